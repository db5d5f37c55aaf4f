package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Source;
import ecumene.innersea.Stat;
import ecumene.innersea.Terms;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Scenario;
import ecumene.innersea.component.Scenario.Story;
import java.util.ArrayList;
import java.util.List;

/** What holds in one scenario only, each rule by its name; and what depends on the level of the system. */
final class ScenarioRules {

    private static final AreaSet ITALIAN_GOLD = areas("rome", "samnium", "apulia", "etruria");
    private static final AreaSet NILE = areas("nile-delta", "egypt", "kush");
    private static final AreaSet CLIENTS = areas("canaan", "phoenicia", "cyrene", "cyprus");
    private static final AreaSet GREEK_GOLD = areas("mycenae", "laconia", "attica", "thessaly");
    private static final AreaSet MACEDONIAN_GOLD = areas("macedonia", "thessaly", "attica", "mycenae");
    private static final AreaSet PERSIAN_GOLD =
            areas("lydia", "phrygia", "cappadocia", "silicia", "phoenicia", "palmyra", "nile-delta", "egypt");
    private static final AreaSet SICILY = areas("sicilia", "syracuse");
    private static final AreaSet WESTERN_CITIES =
            areas("rome", "carthage", "massilia", "tarraco", "novo-carthago", "syracuse", "samnium", "etruria");
    private static final AreaSet EASTERN_CITIES =
            areas("thrace", "attica", "ionia", "troy", "phoenicia", "nile-delta", "minos", "cyprus");

    private static final Civilization CARTHAGE = Civilization.of("carthage");
    private static final Civilization EGYPT = Civilization.of("egypt");
    private static final Civilization GAUL = Civilization.of("gaul");
    private static final Civilization GREEKS = Civilization.of("greeks");
    private static final Civilization HITTITES = Civilization.of("hittites");
    private static final Civilization MACEDONIANS = Civilization.of("macedonians");

    private static final FateCard ARMORED_INFANTRY = FateCard.of("armored-infantry");
    private static final FateCard ACADEMY = FateCard.of("academy-of-science");
    private static final FateCard STRATEGOS = FateCard.of("strategos");
    private static final FateCard TRIREMES = FateCard.of("triremes");
    private static final FateCard ELEPHANTS = FateCard.of("war-elephants");
    private static final FateCard SIEGE_ENGINES = FateCard.of("siege-engines");

    private static final int SICILIAN_POINTS = 3;
    private static final int LAST_TURN = 4;

    /** Disks that the Barbarians of the fall of Rome bring each turn, to so many areas. */
    private static final int WAVE = 4;

    private static final int WAVE_AREAS = 3;

    private ScenarioRules() {}

    private static AreaSet areas(String... ids) {
        AreaSet found = AreaSet.EMPTY;
        for (String id : ids) {
            found = found.with(Area.of(id).index());
        }
        return found;
    }

    private static Story story(InnerSeaPosition position) {
        return position.terms().scenario().story();
    }

    /** Whether a power plays a side of the scenario: the civilization it chose at first, also after Aeneas. */
    private static boolean is(InnerSeaPosition position, int power, Civilization civilization) {
        return side(position, power).equals(civilization);
    }

    private static Civilization side(InnerSeaPosition position, int power) {
        return Civilization.at(position.get(Stat.SIDE, power));
    }

    // ---------------------------------------------------------------- setting up

    /** Where the sides are cast, the person plays the first civilization of the list. */
    static boolean mayBeChosen(InnerSeaPosition position, int power, Civilization civilization) {
        boolean cast = switch (story(position)) {
            case GOD_KINGS, GREEKS_PERSIANS, ALEXANDER -> true;
            default -> false;
        };
        boolean first = position.terms()
                .scenario()
                .civilizations(position.powers())
                .getFirst()
                .equals(civilization);
        return !cast || first != position.terms().isSystem(power);
    }

    /** Barbarians on the map, and cards that lie before somebody for the whole match. */
    static void setUp(InnerSeaPosition position, EventLog log) {
        for (Scenario.Stack stack : position.terms()
                .scenario()
                .start(Civilization.BARBARIANS, position.powers())
                .disks()) {
            Deeds.place(position, InnerSeaPosition.BARBARIANS, stack.area(), stack.count(), true, log);
        }
        for (int power = 0; power < position.powers(); power++) {
            if (is(position, power, GREEKS) || is(position, power, MACEDONIANS)) {
                give(position, power, ARMORED_INFANTRY, 0);
            }
            if (is(position, power, GREEKS)) {
                give(position, power, ACADEMY, 1);
            }
        }
    }

    private static void give(InnerSeaPosition position, int power, FateCard card, int disks) {
        if (!position.cards().takeFromDeck(card.index())) {
            // It was dealt to somebody, who draws another one.
            for (int holder = 0; holder < position.powers(); holder++) {
                if (position.cards().inHand(holder, card.index())) {
                    position.cards().takeFromHand(holder, card.index());
                    replace(position, holder);
                }
            }
        }
        position.board().takeFromSupply(power, disks);
        position.cards().putOnTable(power, card.index(), disks);
    }

    /** A card from the deck that is no Event. */
    private static void replace(InnerSeaPosition position, int holder) {
        for (FateCard card : FateCard.ALL) {
            if (!card.isEvent() && position.cards().takeFromDeck(card.index())) {
                position.cards().addToHand(holder, card.index());
                return;
            }
        }
    }

    // ---------------------------------------------------------------- abilities

    /** In their first turn against the Greeks the Persians have no abilities. */
    static boolean hasAbilities(InnerSeaPosition position, int power) {
        return !(story(position) == Story.GREEKS_PERSIANS
                && position.turn() == 1
                && position.terms().isSystem(power));
    }

    /** By the level of the system, and by what the Hittites have become. */
    static int extraDisks(InnerSeaPosition position, int power) {
        if (!position.terms().isSystem(power)) {
            return 0;
        }
        int level = switch (position.terms().level()) {
            case EASY -> -1;
            case NORMAL -> 0;
            case HARD -> 2;
            case EXPERT -> 3;
        };
        return level + extraHelp(position, power);
    }

    static int extraHelp(InnerSeaPosition position, int power) {
        return is(position, power, HITTITES) ? position.epoch() - 1 : 0;
    }

    static int extraCards(InnerSeaPosition position, int power) {
        boolean expert = position.terms().level() == Terms.Level.EXPERT;
        return expert && position.terms().isSystem(power) ? 1 : 0;
    }

    /** Whether a card on the table serves for the whole match. */
    static boolean isPermanent(InnerSeaPosition position, int power, int card) {
        return card == ACADEMY.index() && is(position, power, GREEKS);
    }

    static void beforeCompetitions(InnerSeaPosition position, int power) {
        if (position.cards().isOnTable(power, ARMORED_INFANTRY.index())) {
            position.setMarching(power);
        }
    }

    // ---------------------------------------------------------------- growth

    /** Hannibal wins over one Barbarian disk beside his own. */
    static void beforeGrowth(InnerSeaPosition position, int power) {
        if (story(position) == Story.HANNIBAL
                && is(position, power, CARTHAGE)
                && !Persuasion.areas(position, power).isEmpty()) {
            position.steps().push(Persuasion.STEP, power);
        }
    }

    /** The fall of Rome: a card says from which edge the Barbarians come; over land they make for one City after the other. */
    static void growthOfTheBarbarians(InnerSeaPosition position, EventLog log) {
        if (!story(position).isFall()) {
            return;
        }
        int drawn = Deeds.drawCard(position, log);
        if (drawn == InnerSeaPosition.NONE) {
            return;
        }
        FateCard card = FateCard.at(drawn);
        log.all(new InnerSeaEvent.CardRevealed(card));
        AreaSet land = Area.LAND.and(position.terms().map());
        AreaSet cities = position.board().cities(0);
        AreaSet reached = AreaSet.EMPTY;
        AreaSet next = edge(position, card.number() % 3).and(land);
        for (int i = 0; i < WAVE_AREAS && !next.isEmpty(); i++) {
            int area = nearest(next, SystemWar.distances(cities.minus(reached), land));
            Barbarians.come(position, 0, area, WAVE);
            reached = reached.with(area);
            next = Area.neighbours(area).and(land).minus(reached);
        }
        if (card.isEvent()) {
            PlayCard.event(position, drawn, log);
        } else {
            position.cards().discard(drawn);
        }
    }

    private static AreaSet edge(InnerSeaPosition position, int which) {
        AreaSet others = Area.EAST.or(Area.SOUTH);
        return switch (which) {
            case 0 -> Area.NORTH;
            case 1 -> others;
            default -> {
                AreaSet cities = position.board().cities(0);
                yield cities.and(Area.NORTH.or(Area.NORTH.neighbours())).size()
                                >= cities.and(others.or(others.neighbours())).size()
                        ? Area.NORTH
                        : others;
            }
        };
    }

    /** The area of a set that is nearest to what the distances were measured to. */
    private static int nearest(AreaSet areas, int[] distance) {
        int best = areas.first();
        for (int area = best; area >= 0; area = areas.after(area)) {
            if (distance[area] < distance[best]) {
                best = area;
            }
        }
        return best;
    }

    // ---------------------------------------------------------------- the draw

    /** Client states pay the god-kings. */
    static void tribute(InnerSeaPosition position, int power, EventLog log) {
        if (story(position) == Story.GOD_KINGS && is(position, power, EGYPT)) {
            int clients = CLIENTS.and(position.board().occupied(power)).size();
            Deeds.gainTalents(position, power, clients, log);
        }
    }

    /** The cards that a scenario lets a power fetch in its Draw Steps. */
    static List<FateCard> ownCards(InnerSeaPosition position, int power) {
        return switch (story(position)) {
            case HANNIBAL -> is(position, power, CARTHAGE) ? List.of(STRATEGOS, ELEPHANTS) : List.of();
            case GREEKS_PERSIANS -> is(position, power, GREEKS) ? List.of(STRATEGOS, TRIREMES) : List.of();
            case ALEXANDER -> is(position, power, MACEDONIANS) ? List.of(STRATEGOS, SIEGE_ENGINES) : List.of();
            default -> List.of();
        };
    }

    /**
     * Those of them that may be fetched now: Hannibal takes one a turn, from the discards; the others take each of theirs once,
     * from wherever it is. {@code fetched}: those already fetched in this step, as a bit set.
     */
    static List<FateCard> fetchable(InnerSeaPosition position, int power, int fetched) {
        List<FateCard> own = ownCards(position, power);
        boolean fromDiscards = story(position) == Story.HANNIBAL;
        List<FateCard> cards = new ArrayList<>();
        for (int place = 0; place < own.size(); place++) {
            int card = own.get(place).index();
            boolean open = fromDiscards
                    ? fetched == 0 && position.cards().isDiscarded(card)
                    : (fetched >> place & 1) == 0 && !position.cards().inHand(power, card);
            if (open) {
                cards.add(own.get(place));
            }
        }
        return cards;
    }

    static void fetch(InnerSeaPosition position, int power, FateCard card, EventLog log) {
        int index = card.index();
        position.cards().takeFromDiscards(index);
        position.cards().takeFromAside(index);
        position.cards().takeFromDeck(index);
        for (int other = 0; other < position.powers(); other++) {
            position.cards().takeFromHand(other, index);
        }
        position.cards().addToHand(power, index);
        position.reveal();
        log.all(new InnerSeaEvent.CardFetched(position.civilization(power), card));
    }

    // ---------------------------------------------------------------- winning

    /** Whether a scenario is decided at the end of this turn; then the match is over. */
    static boolean endsMatch(InnerSeaPosition position, EventLog log) {
        int decision = decision(position);
        if (decision == 0) {
            return false;
        }
        position.decide(decision);
        if (position.turn() >= LAST_TURN && EndOfEpoch.isLast(position)) {
            // With its fourth turn the Epoch is over as well, and counts.
            EndOfEpoch.close(position, log);
        }
        finalPoints(position, log);
        log.all(new InnerSeaEvent.GameEnded(position.epoch()));
        position.steps().clear();
        return true;
    }

    /** 0 for not yet, 1 more than the winning power, -1 if the system wins. */
    private static int decision(InnerSeaPosition position) {
        boolean last = position.turn() >= LAST_TURN;
        return switch (story(position)) {
            case PUNIC_WARS -> punicWars(position);
            case HANNIBAL -> hannibal(position);
            case GALLIC_WARS -> gallicWars(position);
            case GOD_KINGS -> NILE.meets(position.board().occupied(0)) ? 0 : -1;
            case GREEKS_PERSIANS -> {
                int held = GREEK_GOLD.and(position.board().controlled(0)).size();
                yield held < 2 ? -1 : !last ? 0 : held >= 3 ? 1 : -1;
            }
            case ALEXANDER -> {
                boolean won = MACEDONIAN_GOLD.isWithin(position.board().controlled(0))
                        && !PERSIAN_GOLD.meets(
                                position.board().cities(1).or(position.board().cities(2)));
                yield last ? won ? 1 : -1 : 0;
            }
            case FALL_WEST, FALL_EAST -> {
                int left = lastCities(position);
                yield left < 2 ? -1 : !last ? 0 : left >= 4 ? 1 : -1;
            }
            default -> 0;
        };
    }

    /** How many of the eight Cities of the start are left in the fall of Rome. */
    static int lastCities(InnerSeaPosition position) {
        AreaSet cities = story(position) == Story.FALL_WEST ? WESTERN_CITIES : EASTERN_CITIES;
        return cities.and(position.board().cities(0)).size();
    }

    private static int punicWars(InnerSeaPosition position) {
        for (int power = 0; power < position.powers(); power++) {
            int enemyHome = side(position, 1 - power).home();
            AreaSet held = position.board().controlled(power);
            if (held.contains(enemyHome) && Area.neighbours(enemyHome).and(held).size() >= 2) {
                return power + 1;
            }
        }
        return 0;
    }

    private static int hannibal(InnerSeaPosition position) {
        int carthage = is(position, 0, CARTHAGE) ? 0 : 1;
        AreaSet punic = position.board().controlled(carthage);
        AreaSet roman = position.board().controlled(1 - carthage);
        int rome = Area.of("rome").index();
        if (punic.contains(rome) || ITALIAN_GOLD.and(punic).size() >= 3) {
            return carthage + 1;
        }
        boolean spain = areas("novo-carthago", "saguntum").isWithin(roman);
        return spain || roman.contains(Area.of("carthage").index()) ? 2 - carthage : 0;
    }

    private static int gallicWars(InnerSeaPosition position) {
        int gaul = is(position, 0, GAUL) ? 0 : 1;
        int rome = Area.of("rome").index();
        if (position.epoch() == 3
                && position.board().controlled(gaul).contains(rome)
                && position.board().disks(gaul, rome) >= 2) {
            return gaul + 1;
        }
        boolean conquered = areas("gaul", "massilia").isWithin(position.board().controlled(1 - gaul));
        return position.epoch() == 4 && conquered ? 2 - gaul : 0;
    }

    /** Both areas of Sicily count at the end of the Punic Wars. */
    static void finalPoints(InnerSeaPosition position, EventLog log) {
        if (story(position) == Story.PUNIC_WARS) {
            for (int power = 0; power < position.powers(); power++) {
                if (SICILY.isWithin(position.board().controlled(power))) {
                    Deeds.score(position, power, SICILIAN_POINTS, Source.SCENARIO, log);
                }
            }
        }
    }

    /** Hannibal, undecided: Rome needs more points to win, otherwise it is a draw. */
    static boolean isDrawn(InnerSeaPosition position) {
        if (story(position) != Story.HANNIBAL || position.decided() != 0) {
            return false;
        }
        int carthage = is(position, 0, CARTHAGE) ? 0 : 1;
        return position.points(1 - carthage) <= position.points(carthage);
    }

    /** Second place is a draw against two civilizations of the system. */
    static boolean secondIsADraw(InnerSeaPosition position) {
        return story(position) == Story.TRIO;
    }

    /** In the first turn against Alexander the Persians deploy only where he has come, not where he began. */
    static AreaSet systemMayDeploy(InnerSeaPosition position) {
        if (story(position) != Story.ALEXANDER || position.turn() != 1) {
            return Area.EVERYWHERE;
        }
        AreaSet entered = position.board().occupied(0);
        for (Scenario.Stack stack : position.terms()
                .scenario()
                .start(side(position, 0), position.powers())
                .disks()) {
            entered = entered.without(stack.area());
        }
        return entered;
    }

    /** Whether civilizations of the system fight each other. */
    static boolean systemIsDivided(InnerSeaPosition position) {
        return secondIsADraw(position);
    }
}
