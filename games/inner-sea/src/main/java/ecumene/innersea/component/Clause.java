package ecumene.innersea.component;

import ecumene.engine.data.BadDataException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/**
 * One sentence of a card as data: what is done, how often, with how many disks, and where. The column {@code effect} of the
 * card list is a row of such sentences, so that a card can be corrected in one place:
 *
 * <pre>{@code remove 1 x1-3 land opposing connected distinct; place 1 there}</pre>
 *
 * means: name one to three land areas with opposing disks, each next to another of them, and remove one disk from each; then
 * place one of your own in each of them.
 */
public final class Clause {

    /** What has to be named before it is done. */
    public enum Names {
        NOTHING,
        AREAS,
        /** An area and a faction in it. */
        STACKS,
        CIVILIZATION,
        WONDER,
        NUMBER,
        /** A place of the Turn Order. */
        PLACE
    }

    /** What is done. The effect of each stands in the class of the rules named after this one. */
    public enum Verb {
        REMOVE(Names.STACKS),
        WILDFIRE(Names.STACKS),
        AMBUSH(Names.STACKS),
        STAMPEDE(Names.STACKS),
        BLESS(Names.STACKS),
        MARK(Names.AREAS),
        BLAST(Names.AREAS),
        WAVE(Names.AREAS),
        PLACE(Names.AREAS),
        ALLIES(Names.AREAS),
        SPREAD(Names.AREAS),
        SHRINES(Names.AREAS),
        BARBARIANS(Names.AREAS),
        CONVERT(Names.AREAS),
        LIFT(Names.AREAS),
        SETTLE(Names.AREAS),
        RETREAT(Names.AREAS),
        INVASION(Names.AREAS),
        SEA_PEOPLES(Names.AREAS),
        VICTIM(Names.CIVILIZATION),
        TRADING_VICTIM(Names.CIVILIZATION),
        RICH_VICTIM(Names.CIVILIZATION),
        LEADER(Names.CIVILIZATION),
        SWAP(Names.CIVILIZATION),
        SANDS(Names.WONDER),
        RESTORE(Names.WONDER),
        ARCHITECT(Names.WONDER),
        HIRE(Names.NUMBER),
        TAKE_PLACE(Names.PLACE),
        BURY(Names.NOTHING),
        TALENTS(Names.NOTHING),
        POINTS(Names.NOTHING),
        READY(Names.NOTHING),
        DRAW(Names.NOTHING),
        SIFT(Names.NOTHING),
        ORACLE(Names.NOTHING),
        CENSUS(Names.NOTHING),
        CARAVAN(Names.NOTHING),
        TREASURY(Names.NOTHING),
        TRADE_TALENTS(Names.NOTHING),
        ECHO(Names.NOTHING),
        TOLL(Names.NOTHING),
        CIRCUSES(Names.NOTHING),
        PENANCE(Names.NOTHING),
        LEVY(Names.NOTHING),
        TRIBUTE(Names.NOTHING),
        CORRUPTION(Names.NOTHING),
        CONSOLE(Names.NOTHING),
        YIELD(Names.NOTHING),
        LOSE(Names.NOTHING),
        EMBARGO(Names.NOTHING),
        SPY(Names.NOTHING),
        GAMES(Names.NOTHING),
        PILGRIMAGE(Names.NOTHING),
        VOLLEY(Names.NOTHING),
        BURN_OWN(Names.NOTHING),
        MARCH(Names.NOTHING),
        SHIELD(Names.NOTHING),
        CAPRICE(Names.NOTHING),
        ATLANTIS(Names.NOTHING),
        BREATH(Names.NOTHING);

        private final Names names;

        Verb(Names names) {
            this.names = names;
        }
    }

    /** Where, whose, and how the named things hang together. */
    public enum Word {
        // areas by what is printed
        LAND,
        SEA,
        SHALLOW,
        DEEP,
        NOT_DEEP,
        ISLAND,
        NORTH,
        EAST,
        SOUTH,
        EDGE,
        NOT_HOME,
        // areas by what stands there
        EMPTY,
        MINE,
        BY_MINE,
        MINE_OR_BY,
        MINE_OR_BY_MY_LAND,
        BY_MY_SEA,
        BY_MY_CONTROLLED_LAND,
        CONTROLLED,
        BY_CONTROLLED,
        WITH_RIVAL,
        NO_OPPOSING,
        BARBARIC,
        CITY,
        SETTLEMENT,
        TWO,
        SINGLE,
        MOST,
        SACRED,
        // competitions
        HERE,
        BESIDE,
        JOINED,
        ELSEWHERE,
        // factions
        ANY,
        OPPOSING,
        CIVILIZATION,
        RIVAL,
        VICTIM,
        // links between the named things
        THERE,
        ADJACENT,
        CONNECTED,
        SPREADING,
        SAME,
        DISTINCT,
        DISTINCT_ALL,
        TWICE,
        /** The same stack may be named again while what is left of it fits. */
        AGAIN,
        /** An area without anything to strike may be named as well. */
        EVEN_EMPTY,
        /** At the same time as the sentence before: those who lose disks by both decide together. */
        ALSO,
        /** Of a Competition card: right before step 4, when everything else has taken effect. */
        BEFORE_LOSSES,
        /** Opens the deep seas in every Epoch. */
        OPEN,
        /** The walls of Troy do not help against it. */
        PAST_WALLS,
        /** Only if the own disks stand in such an area. */
        IF
    }

    private static final long EDGES = bits(EnumSet.of(Word.NORTH, Word.EAST, Word.SOUTH, Word.EDGE));

    private final Verb verb;
    private final int amount;
    private final int second;
    private final int least;
    private final int most;
    private final long words;
    private final AreaSet printed;

    private Clause(String text) {
        List<String> parts = Words.of(text);
        verb = Verb.valueOf(constant(parts.getFirst()));
        int[] numbers = new int[2];
        int given = 0;
        int from = 1;
        int to = 1;
        EnumSet<Word> found = EnumSet.noneOf(Word.class);
        AreaSet named = AreaSet.EMPTY;
        for (String part : parts.subList(1, parts.size())) {
            if (part.matches("\\d+")) {
                numbers[given++] = Integer.parseInt(part);
            } else if (part.matches("x\\d+(-\\d+)?")) {
                List<String> range = Words.of(part.substring(1), "-");
                from = Integer.parseInt(range.getFirst());
                to = Integer.parseInt(range.getLast());
            } else if (isWord(part)) {
                found.add(Word.valueOf(constant(part)));
            } else {
                named = named.with(Area.of(part).index());
            }
        }
        amount = numbers[0];
        second = numbers[1];
        least = from;
        most = to;
        words = bits(found);
        printed = printed(found, named);
    }

    /** The sentences of a text, separated by semicolons. */
    public static List<Clause> parse(String text) {
        List<Clause> clauses = new ArrayList<>();
        for (String sentence : Words.of(text, ";")) {
            try {
                clauses.add(new Clause(sentence));
            } catch (IllegalArgumentException e) {
                throw new BadDataException("not a sentence of a card: " + sentence + ": " + e.getMessage());
            }
        }
        return List.copyOf(clauses);
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static boolean isWord(String part) {
        for (Word word : Word.values()) {
            if (word.name().equals(constant(part))) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("EnumOrdinal") // bits of one run of the program, never saved
    private static long bit(Word word) {
        return 1L << word.ordinal();
    }

    private static long bits(EnumSet<Word> words) {
        long bits = 0;
        for (Word word : words) {
            bits |= bit(word);
        }
        return bits;
    }

    private static AreaSet printed(EnumSet<Word> words, AreaSet named) {
        AreaSet areas = named.isEmpty() ? Area.EVERYWHERE : named;
        for (Word word : words) {
            areas = switch (word) {
                case LAND -> areas.and(Area.LAND);
                case SEA -> areas.and(Area.SEA);
                case SHALLOW -> areas.and(Area.SHALLOW);
                case DEEP -> areas.and(Area.DEEP);
                case NOT_DEEP -> areas.minus(Area.DEEP);
                case ISLAND -> areas.and(Area.ISLANDS);
                case NOT_HOME -> areas.minus(Area.HOMES);
                case CITY, SETTLEMENT -> areas.and(Area.LAND);
                default -> areas;
            };
        }
        return areas;
    }

    public Verb verb() {
        return verb;
    }

    /** What must be named for it, by the player and before anything happens. */
    public Names names() {
        return has(Word.THERE) || (has(Word.HERE) && verb.names == Names.AREAS) ? Names.NOTHING : verb.names;
    }

    /** Disks, talents, cards or points: the first number. */
    public int amount() {
        return amount;
    }

    /** The second number. */
    public int second() {
        return second;
    }

    /** The fewest things to name. */
    public int least() {
        return least;
    }

    /** The most things to name. */
    public int most() {
        return most;
    }

    public boolean has(Word word) {
        return (words & bit(word)) != 0;
    }

    /** The areas that fit by what is printed on the map and by where it ends. */
    public AreaSet printed(PlayedMap map) {
        AreaSet areas = printed.and(map.areas());
        if ((words & EDGES) == 0) {
            return areas;
        }
        areas = has(Word.NORTH) ? areas.and(map.north()) : areas;
        areas = has(Word.EAST) ? areas.and(map.east()) : areas;
        areas = has(Word.SOUTH) ? areas.and(map.south()) : areas;
        return has(Word.EDGE) ? areas.and(map.edge()) : areas;
    }

    @Override
    public String toString() {
        return verb.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
