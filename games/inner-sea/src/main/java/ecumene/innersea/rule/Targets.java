package ecumene.innersea.rule;

import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaPosition.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Names;
import ecumene.innersea.component.Clause.Verb;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import java.util.List;

/**
 * Playing a Fate Card: what the player of a card names before anything happens. A named thing is a number: the sentence of
 * the card, and an area with a faction, a power, a Wonder or a count.
 */
final class Targets {

    private static final int NO_FACTION = 15;
    private static final int TRAITOR = FateCard.of("traitor").index();

    /** One look at what can be named next. */
    private final InnerSeaPosition position;

    private final Board board;
    private final int power;
    private final int script;
    private final int clauseIndex;
    private final Clause clause;
    private final int base;

    /** The victim as far as it is known or assumed. */
    private final int victim;

    Targets(InnerSeaPosition position, int power, int script, int clauseIndex, int base) {
        this(position, power, script, clauseIndex, base, victim(position, script, base));
    }

    private Targets(InnerSeaPosition position, int power, int script, int clauseIndex, int base, int victim) {
        this.position = position;
        this.board = position.board();
        this.power = power;
        this.script = script;
        this.clauseIndex = clauseIndex;
        this.clause = Script.clauses(script).get(clauseIndex);
        this.base = base;
        this.victim = victim;
    }

    // ---------------------------------------------------------------- the numbers

    static int clauseOf(int target) {
        return target >>> 16;
    }

    static int area(int target) {
        return (target & 0xFFFF) >> 4;
    }

    /** The faction of a named stack; 15 where none was named. */
    static int faction(int target) {
        return target & 15;
    }

    /** A power, a Wonder or a count. */
    static int value(int target) {
        return target & 0xFFFF;
    }

    /** The civilization that a card was aimed at; -1 if none was. */
    static int victim(InnerSeaPosition position, int script, int base) {
        for (int i = base; i < position.targetCount(); i++) {
            Clause clause = Script.clauses(script).get(clauseOf(position.target(i)));
            if (clause.names() == Names.CIVILIZATION) {
                return value(position.target(i));
            }
        }
        return InnerSeaPosition.NONE;
    }

    int named() {
        int count = 0;
        for (int i = base; i < position.targetCount(); i++) {
            count += clauseOf(position.target(i)) == clauseIndex ? 1 : 0;
        }
        return count;
    }

    /** How many things can be named for the sentence at most. */
    private int most() {
        if (clause.verb() == Verb.SETTLE) {
            return new Targets(position, power, script, clauseIndex - 1, base).named();
        }
        return clause.most();
    }

    /** Whether the player may stop naming things for this sentence. */
    boolean mayStop() {
        int least = clause.verb() == Verb.SETTLE ? most() : clause.least();
        return named() >= least;
    }

    /** Whether something is still to be named: the number is not reached and there is something that fits. */
    boolean isOpen() {
        return clause.names() != Names.NOTHING && named() < most() && anyFits();
    }

    private boolean anyFits() {
        return switch (clause.names()) {
            case AREAS -> !areas().isEmpty();
            case STACKS -> anyStack();
            case CIVILIZATION -> anyCivilization();
            case WONDER -> anyWonder();
            case NUMBER -> true;
            case NOTHING -> false;
        };
    }

    private boolean anyStack() {
        AreaSet areas = areas();
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                if (fitsStack(area, faction)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean anyCivilization() {
        for (int other = 0; other < position.powers(); other++) {
            if (fitsCivilization(other)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyWonder() {
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (fitsWonder(wonder)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card can be played: what it must be aimed at exists. */
    static boolean canPlay(InnerSeaPosition position, int power, int script) {
        List<Clause> clauses = Script.clauses(script);
        for (int i = 0; i < clauses.size(); i++) {
            Clause clause = clauses.get(i);
            if (clause.names() != Names.NOTHING && clause.least() > 0 && clause.verb() != Verb.RESTORE) {
                return new Targets(position, power, script, i, position.targetCount()).isOpen();
            }
        }
        return true;
    }

    // ---------------------------------------------------------------- listing

    void list(List<InnerSeaMove> moves) {
        switch (clause.names()) {
            case AREAS -> {
                AreaSet areas = areas();
                for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                    moves.add(PlayCard.TARGETS[area]);
                }
            }
            case STACKS -> {
                AreaSet areas = areas();
                for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                    for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                        if (fitsStack(area, faction)) {
                            moves.add(new InnerSeaMove.Target(Area.at(area), position.civilization(faction)));
                        }
                    }
                }
            }
            case CIVILIZATION -> {
                for (int other = 0; other < position.powers(); other++) {
                    if (fitsCivilization(other)) {
                        moves.add(new InnerSeaMove.TargetCivilization(position.civilization(other)));
                    }
                }
            }
            case WONDER -> {
                for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
                    if (fitsWonder(wonder)) {
                        moves.add(new InnerSeaMove.TargetWonder(Wonder.at(wonder)));
                    }
                }
            }
            case NUMBER -> {
                for (int count = 0; count <= Math.min(clause.amount(), position.talents(power)); count++) {
                    moves.add(new InnerSeaMove.Amount(count));
                }
            }
            case NOTHING -> {}
        }
        if (mayStop() && clause.names() != Names.NUMBER) {
            moves.add(Asking.DONE);
        }
    }

    /** Names what a listed move says. */
    void name(InnerSeaMove move) {
        int value = switch (move) {
            case InnerSeaMove.Target target -> {
                Civilization faction = target.faction();
                int named = faction == null ? NO_FACTION : position.faction(faction);
                yield target.area().index() << 4 | named;
            }
            case InnerSeaMove.TargetCivilization target -> position.faction(target.civilization());
            case InnerSeaMove.TargetWonder target -> target.wonder().index();
            case InnerSeaMove.Amount amount -> amount.count();
            default -> throw new IllegalArgumentException("names nothing: " + move);
        };
        position.addTarget(clauseIndex << 16 | value);
    }

    // ---------------------------------------------------------------- areas

    /** The areas that fit, and for stacks those in which one may be. */
    AreaSet areas() {
        AreaSet areas = clause.printed().and(position.terms().map());
        areas = byPresence(areas);
        areas = byCompetition(areas);
        areas = byLinks(areas);
        return switch (clause.verb()) {
            case PLACE, SETTLE, CONVERT -> withRoom(areas);
            case LIFT -> withDisksToLift(areas);
            case BARBARIANS -> withRoomForBarbarians(areas);
            case BLAST, WAVE -> withSomebody(areas);
            case MARK -> withPrey(areas);
            case RETREAT -> board.disks(power, position.arena()) > named() ? areas : AreaSet.EMPTY;
            default -> areas;
        };
    }

    private AreaSet byPresence(AreaSet from) {
        AreaSet areas = from;
        AreaSet own = board.occupied(power);
        if (clause.has(Word.MINE) || clause.verb() == Verb.LIFT) {
            areas = areas.and(own);
            if (clause.has(Word.CITY)) {
                areas = areas.and(board.cities(power));
            }
        }
        if (clause.has(Word.BY_MINE)) {
            areas = areas.and(own.neighbours());
        }
        if (clause.has(Word.MINE_OR_BY)) {
            areas = areas.and(own.or(own.neighbours()));
        }
        if (clause.has(Word.MINE_OR_BY_MY_LAND)) {
            areas = areas.and(own.or(own.and(Area.LAND).neighbours()));
        }
        if (clause.has(Word.BY_MY_SEA)) {
            areas = areas.and(own.and(Area.SEA).neighbours());
        }
        if (clause.has(Word.BY_MY_CONTROLLED_LAND)) {
            areas = areas.and(board.controlled(power).and(Area.LAND).neighbours());
        }
        if (clause.has(Word.CONTROLLED)) {
            areas = areas.and(board.controlled(power));
        }
        if (clause.has(Word.BY_CONTROLLED)) {
            areas = areas.and(board.controlled(power).neighbours());
        }
        if (clause.has(Word.EMPTY)) {
            areas = areas.minus(board.anybody());
        }
        if (clause.has(Word.NO_OPPOSING)) {
            areas = areas.minus(board.others(power));
        }
        if (clause.has(Word.BARBARIC)) {
            areas = areas.and(board.occupied(InnerSeaPosition.BARBARIANS));
        }
        if (clause.has(Word.WITH_RIVAL)) {
            areas = areas.and(rivals());
        }
        if (clause.verb() == Verb.SETTLE) {
            areas = areas.and(own.neighbours());
        }
        return areas;
    }

    private AreaSet rivals() {
        AreaSet found = AreaSet.EMPTY;
        for (int other = 0; other < position.powers(); other++) {
            if (other != power) {
                found = found.or(board.occupied(other));
            }
        }
        return found;
    }

    private AreaSet byCompetition(AreaSet from) {
        AreaSet areas = from;
        if (clause.has(Word.HERE)) {
            areas = areas.and(AreaSet.of(position.arena()));
        }
        if (clause.has(Word.BESIDE)) {
            areas = areas.and(Area.neighbours(position.arena()));
        }
        if (clause.has(Word.JOINED)) {
            areas = areas.and(board.contested()).and(board.occupied(power));
        }
        if (clause.has(Word.ELSEWHERE)) {
            areas = areas.without(position.arena());
        }
        return areas;
    }

    private AreaSet byLinks(AreaSet from) {
        AreaSet areas = from;
        int before = InnerSeaPosition.NONE;
        AreaSet all = AreaSet.EMPTY;
        AreaSet here = AreaSet.EMPTY;
        for (int i = base; i < position.targetCount(); i++) {
            int target = position.target(i);
            Names names = Script.clauses(script).get(clauseOf(target)).names();
            if (names != Names.AREAS && names != Names.STACKS) {
                continue;
            }
            all = all.with(area(target));
            if (clauseOf(target) == clauseIndex) {
                here = here.with(area(target));
            } else {
                before = area(target);
            }
        }
        if (clause.has(Word.ADJACENT)) {
            areas = before == InnerSeaPosition.NONE ? AreaSet.EMPTY : areas.and(Area.neighbours(before));
        }
        if (clause.has(Word.SAME)) {
            areas = before == InnerSeaPosition.NONE ? AreaSet.EMPTY : areas.and(AreaSet.of(before));
        }
        if (clause.has(Word.SPREADING)) {
            areas = areas.and(all.neighbours());
        }
        if (clause.has(Word.CONNECTED) && !here.isEmpty()) {
            areas = areas.and(here.neighbours());
        }
        if (clause.has(Word.DISTINCT)) {
            areas = areas.minus(here);
        }
        return clause.has(Word.DISTINCT_ALL) ? areas.minus(all) : areas;
    }

    /** Disks that earlier names will already bring to an area; to all areas with -1. */
    private int planned(int area) {
        int sum = 0;
        for (int i = base; i < position.targetCount(); i++) {
            int target = position.target(i);
            Clause other = Script.clauses(script).get(clauseOf(target));
            boolean brings = other.verb() == Verb.PLACE || other.verb() == Verb.SETTLE || other.verb() == Verb.CONVERT;
            if (brings && (area == InnerSeaPosition.NONE || area(target) == area)) {
                sum += Math.max(1, other.amount());
            }
        }
        return sum;
    }

    private AreaSet withRoom(AreaSet areas) {
        boolean lifted = clause.verb() == Verb.SETTLE;
        if (!lifted && board.supply(power) <= planned(InnerSeaPosition.NONE)) {
            return AreaSet.EMPTY;
        }
        AreaSet found = AreaSet.EMPTY;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            int coming = planned(area);
            boolean room = position.room(power, area, clause.has(Word.OPEN)) > coming;
            if (clause.verb() == Verb.CONVERT) {
                room &= board.disks(InnerSeaPosition.BARBARIANS, area) > coming;
            }
            if (room) {
                found = found.with(area);
            }
        }
        return found;
    }

    private AreaSet withDisksToLift(AreaSet areas) {
        AreaSet found = AreaSet.EMPTY;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            int lifted = 0;
            for (int i = base; i < position.targetCount(); i++) {
                lifted += area(position.target(i)) == area ? 1 : 0;
            }
            if (board.disks(power, area) > lifted) {
                found = found.with(area);
            }
        }
        return found;
    }

    private AreaSet withRoomForBarbarians(AreaSet areas) {
        AreaSet found = AreaSet.EMPTY;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (position.room(InnerSeaPosition.BARBARIANS, area) > 0 && !position.isWalled(area)) {
                found = found.with(area);
            }
        }
        return found;
    }

    /** The first area that a disaster strikes holds disks; it does not strike behind walls. */
    private AreaSet withSomebody(AreaSet areas) {
        AreaSet found = position.targetCount() == base ? areas.and(board.anybody()) : areas;
        for (int area = found.first(); area >= 0; area = found.after(area)) {
            if (position.isWalled(area)) {
                found = found.without(area);
            }
        }
        return found;
    }

    /** Areas around which the next sentence finds something to remove. */
    private AreaSet withPrey(AreaSet areas) {
        Clause next = Script.clauses(script).get(clauseIndex + 1);
        AreaSet prey = (next.has(Word.OPPOSING) ? board.others(power) : board.anybody()).and(next.printed());
        return areas.and(prey.and(position.terms().map()).neighbours());
    }

    // ---------------------------------------------------------------- stacks, civilizations, Wonders

    private boolean fitsStack(int area, int faction) {
        int disks = board.disks(faction, area);
        if (disks == 0 || !fitsFaction(faction) || !fitsSize(area, faction, disks)) {
            return false;
        }
        if (clause.verb() == Verb.BLESS) {
            return true;
        }
        if (position.isWalled(area) && script != TRAITOR) {
            return false;
        }
        if (clause.has(Word.HERE) && position.isShielded(faction) && faction != power) {
            return false;
        }
        return timesNamed(area, faction) < (clause.has(Word.TWICE) ? Math.min(2, disks) : 1);
    }

    private int timesNamed(int area, int faction) {
        int times = 0;
        for (int i = base; i < position.targetCount(); i++) {
            int target = position.target(i);
            Names names = Script.clauses(script).get(clauseOf(target)).names();
            times += names == Names.STACKS && area(target) == area && faction(target) == faction ? 1 : 0;
        }
        return times;
    }

    private boolean fitsFaction(int faction) {
        boolean civilization = faction < InnerSeaPosition.BARBARIANS;
        if (clause.has(Word.OPPOSING)) {
            return faction != power;
        }
        if (clause.has(Word.CIVILIZATION)) {
            return civilization;
        }
        if (clause.has(Word.RIVAL)) {
            return civilization && faction != power;
        }
        if (clause.has(Word.VICTIM)) {
            return faction == victim;
        }
        return true;
    }

    private boolean fitsSize(int area, int faction, int disks) {
        if (clause.has(Word.CITY)) {
            return disks >= 3 && faction < InnerSeaPosition.BARBARIANS;
        }
        if (clause.has(Word.SETTLEMENT)) {
            return disks == 2;
        }
        if (clause.has(Word.TWO)) {
            return disks >= 2;
        }
        if (clause.has(Word.SINGLE)) {
            return disks == 1;
        }
        if (clause.has(Word.MOST)) {
            return board.isUnsurpassed(faction, area);
        }
        if (clause.has(Word.SACRED)) {
            int wonder = position.wonderIn(area);
            boolean own = wonder != InnerSeaPosition.NONE
                    && position.wonderOwner(wonder) == faction
                    && !position.isBuried(wonder);
            return own || (Area.isLand(area) && disks >= 3);
        }
        return true;
    }

    private boolean fitsCivilization(int other) {
        if (position.get(Stat.CIVILIZATION, other) == InnerSeaPosition.NONE) {
            return false;
        }
        return switch (clause.verb()) {
            case LEADER -> board.cityCount(other) > 0 && board.cityCount(other) == mostCities();
            case RICH_VICTIM -> other != power && position.talents(other) > 0;
            case TRADING_VICTIM -> Deeds.trades(position, power, other);
            case VICTIM -> other != power && canSuffer(other);
            default -> other != power;
        };
    }

    private int mostCities() {
        int most = 0;
        for (int other = 0; other < position.powers(); other++) {
            most = Math.max(most, board.cityCount(other));
        }
        return most;
    }

    /** Whether the next sentence finds something at a victim; one that takes disks of a certain kind needs them. */
    private boolean canSuffer(int assumed) {
        List<Clause> clauses = Script.clauses(script);
        Clause next = clauses.get(clauseIndex + 1);
        if (next.verb() != Verb.REMOVE || next.has(Word.SACRED)) {
            return true;
        }
        return new Targets(position, power, script, clauseIndex + 1, base, assumed).isOpen();
    }

    private boolean fitsWonder(int wonder) {
        int owner = position.wonderOwner(wonder);
        return switch (clause.verb()) {
            case SANDS ->
                owner != InnerSeaPosition.NONE
                        && owner != power
                        && !position.isBuried(wonder)
                        && !position.isWalled(position.wonderArea(wonder));
            case RESTORE -> owner == power && position.isBuried(wonder);
            default ->
                owner == power
                        ? !position.isBuried(wonder) && board.supply(power) > 0
                        : owner == InnerSeaPosition.NONE && Wonders.canBuild(position, power, wonder, Wonders.CHEAP);
        };
    }
}
