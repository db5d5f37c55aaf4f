package ecumene.innersea.rule;

import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Pending;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Verb;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;

/** Playing a Fate Card: the areas that fit a sentence of a card, by the words of the sentence and by what was named before. */
final class TargetAreas {

    private final InnerSeaPosition position;
    private final Board board;
    private final int power;
    private final int script;
    private final int clauseIndex;
    private final Clause clause;
    private final int base;

    TargetAreas(InnerSeaPosition position, int power, int script, int clauseIndex, int base) {
        this.position = position;
        this.board = position.board();
        this.power = power;
        this.script = script;
        this.clauseIndex = clauseIndex;
        this.clause = Script.clause(script, clauseIndex);
        this.base = base;
    }

    /** The areas that fit, and for stacks those in which one may be. */
    AreaSet areas(int named) {
        return leadingFarthest(byRoom(byWords(), named));
    }

    /** Why an area is not among them: it has no room, it is no end of a pair or chain, or the words do not fit it. */
    InnerSeaRefusal whyNot(int area) {
        AreaSet fitting = byWords();
        AreaSet roomy = byRoom(fitting, 0);
        if (roomy.contains(area) && !leadingFarthest(roomy).contains(area)) {
            return InnerSeaRefusal.LEAVES_A_PAIR_INCOMPLETE;
        }
        return clause.verb() == Verb.BARBARIANS && fitting.contains(area) && !roomy.contains(area)
                ? InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS
                : InnerSeaRefusal.DOES_NOT_FIT_THE_CARD;
    }

    private AreaSet byWords() {
        return byLinks(byCompetition(byPresence(clause.printed(position.terms().playedMap()))));
    }

    /** Those of some areas in which the sentence can do something, or from which the card leads on. */
    private AreaSet byRoom(AreaSet areas, int named) {
        return switch (clause.verb()) {
            case PLACE, SETTLE, CONVERT, BARBARIANS -> withRoom(areas);
            case INVASION, SEA_PEOPLES -> invaded(areas);
            case SPREAD -> roomy(areas, blessed());
            case SHRINES -> shrines(areas);
            case LIFT -> withDisksToLift(areas);
            case MARK -> withPrey(areas);
            case RETREAT -> board.disks(power, position.arena()) > named ? areas : AreaSet.EMPTY;
            default -> areas;
        };
    }

    // ---------------------------------------------------------------- pairs and chains

    /**
     * Whether a sentence must be aimed beside what the one before it was aimed at. Spreading is no second half of a pair: it
     * takes all the land around, and around a small island there is none.
     */
    private boolean isLinked(int index) {
        if (index >= Script.size(script)) {
            return false;
        }
        Clause next = Script.clause(script, index);
        return next.has(Word.ADJACENT) && next.least() > 0 && next.verb() != Verb.SPREAD;
    }

    /** A pair or a chain is named completely where that is possible: of all that fits, what leads on farthest. */
    private AreaSet leadingFarthest(AreaSet areas) {
        if (!isLinked(clauseIndex + 1)) {
            return areas;
        }
        AreaSet named = AreaSet.EMPTY;
        for (int i = base; i < position.pending().targetCount(); i++) {
            int area = position.pending().area(i);
            named = area == InnerSeaPosition.NONE ? named : named.with(area);
        }
        AreaSet found = AreaSet.EMPTY;
        int farthest = 0;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            int links = links(area, clauseIndex + 1, named.with(area));
            if (links > farthest) {
                farthest = links;
                found = AreaSet.EMPTY;
            }
            found = links == farthest ? found.with(area) : found;
        }
        return found;
    }

    /** How many of the sentences that must follow find an area, one beside the other. */
    private int links(int area, int next, AreaSet path) {
        if (!isLinked(next)) {
            return 0;
        }
        AreaSet around = beside(area, Script.clause(script, next));
        around = Script.clause(script, next).has(Word.DISTINCT_ALL) ? around.minus(path) : around;
        int most = 0;
        for (int near = around.first(); near >= 0; near = around.after(near)) {
            most = Math.max(most, 1 + links(near, next + 1, path.with(near)));
        }
        return most;
    }

    /** The areas beside one that fit a later sentence by its words. */
    private AreaSet beside(int area, Clause next) {
        AreaSet around = next.printed(position.terms().playedMap()).and(Area.neighbours(area));
        around = next.has(Word.MINE) ? around.and(board.occupied(power)) : around;
        return next.has(Word.EMPTY) ? around.minus(board.anybody()) : around;
    }

    // ---------------------------------------------------------------- one disk for each of many areas

    /** The faction that was named with the area before. */
    private int blessed() {
        for (int i = base; i < position.pending().targetCount(); i++) {
            if (position.pending().clause(i) == clauseIndex - 1) {
                return position.pending().value(i);
            }
        }
        return power;
    }

    private AreaSet roomy(AreaSet areas, int faction) {
        return areas.where(area -> Stacking.room(position, faction, area) > 0);
    }

    /** Where a pilgrimage goes after the home area: to the own Wonders, as far as there is room. */
    private AreaSet shrines(AreaSet areas) {
        AreaSet found = roomy(areas.and(shrines(position, power)), power);
        int home = position.home(power);
        boolean filled = board.disks(power, home) > 0 && Stacking.room(position, power, home) == 1;
        return filled ? found.without(home) : found;
    }

    /** The areas of the own Wonders that stand and are occupied. */
    static AreaSet shrines(InnerSeaPosition position, int power) {
        AreaSet found = AreaSet.EMPTY;
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (position.monuments().owner(wonder) == power && position.isActive(wonder)) {
                found = found.with(position.monuments().area(wonder));
            }
        }
        return found;
    }

    /** The disks that the sentence before leaves in the supply for a sentence that places one in each of many areas. */
    static int leftForMany(InnerSeaPosition position, int power, int script, int clauseIndex, int base) {
        TargetAreas areas = new TargetAreas(position, power, script, clauseIndex, base);
        boolean spread = areas.clause.verb() == Verb.SPREAD;
        int faction = spread ? areas.blessed() : power;
        int first = spread ? areas.centre() : position.home(power);
        boolean takes = first != InnerSeaPosition.NONE
                && areas.board.disks(faction, first) > 0
                && Stacking.room(position, faction, first) > 0;
        return areas.board.supply(faction) - (takes && areas.board.supply(faction) > 0 ? 1 : 0);
    }

    /** The area that was named for the sentence before; -1 if none was. */
    private int centre() {
        for (int i = base; i < position.pending().targetCount(); i++) {
            if (position.pending().clause(i) == clauseIndex - 1) {
                return position.pending().area(i);
            }
        }
        return InnerSeaPosition.NONE;
    }

    // ---------------------------------------------------------------- the words of a sentence

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
        Pending pending = position.pending();
        for (int i = base; i < pending.targetCount(); i++) {
            int area = pending.area(i);
            if (area == InnerSeaPosition.NONE) {
                continue;
            }
            all = all.with(area);
            if (pending.clause(i) == clauseIndex) {
                here = here.with(area);
            } else {
                before = area;
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
        Pending pending = position.pending();
        int sum = 0;
        for (int i = base; i < pending.targetCount(); i++) {
            Clause other = Script.clause(script, pending.clause(i));
            if (area == InnerSeaPosition.NONE || pending.area(i) == area) {
                sum += switch (other.verb()) {
                    case PLACE, BARBARIANS -> Math.min(room(other, pending.area(i)), other.amount());
                    case SETTLE, CONVERT -> 1;
                    default -> 0;
                };
            }
        }
        return sum;
    }

    /** How many disks of the faction that a sentence brings an area takes. */
    private int room(Clause bringing, int area) {
        return bringing.verb() == Verb.BARBARIANS
                ? Barbarians.room(position, area, false)
                : Stacking.room(position, power, area, bringing.has(Word.OPEN));
    }

    /** Where invaders find room, in the area or in the land around. */
    private AreaSet invaded(AreaSet areas) {
        boolean overLand = clause.verb() == Verb.INVASION;
        AreaSet roomy = Barbarians.roomy(position, position.terms().map(), overLand);
        return areas.and(roomy.or(roomy.and(Area.LAND).neighbours()));
    }

    /** Areas that a disk can be placed in, and those without room from which the rest of the card leads on. */
    private AreaSet withRoom(AreaSet areas) {
        if (clause.verb() == Verb.PLACE && board.supply(power) <= planned(InnerSeaPosition.NONE)) {
            return AreaSet.EMPTY;
        }
        return areas.where(this::takesDisk);
    }

    private boolean takesDisk(int area) {
        int coming = planned(area);
        return switch (clause.verb()) {
            // A Barbarian is replaced even if there is no disk or no room to replace it.
            case CONVERT ->
                board.disks(InnerSeaPosition.BARBARIANS, area) > coming && !Walls.stop(position, clause, area);
            case SETTLE -> Stacking.room(position, power, area) + lifted(area) > coming;
            default ->
                room(clause, area) > coming
                        || leadsOn(area, clauseIndex + 1)
                        // The other end of a pair or chain that gets a disk.
                        || (isLinked(clauseIndex) && planned(InnerSeaPosition.NONE) > 0);
        };
    }

    /** Whether a later sentence can bring a disk next to an area, or make somebody there pay. */
    private boolean leadsOn(int area, int later) {
        if (later >= Script.size(script)) {
            return false;
        }
        Clause next = Script.clause(script, later);
        if (next.verb() == Verb.TOLL) {
            return !Dealings.payingToll(position, power, AreaSet.of(area)).isEmpty();
        }
        if (next.verb() != clause.verb() || !next.has(Word.ADJACENT)) {
            return false;
        }
        AreaSet around = beside(area, next);
        for (int near = around.first(); near >= 0; near = around.after(near)) {
            if (room(next, near) > 0 || leadsOn(near, later + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Disks that will have left an area. */
    private int lifted(int area) {
        Pending pending = position.pending();
        int lifted = 0;
        for (int i = base; i < pending.targetCount(); i++) {
            boolean lifts = Script.clause(script, pending.clause(i)).verb() == Verb.LIFT;
            lifted += lifts && pending.area(i) == area ? 1 : 0;
        }
        return lifted;
    }

    private AreaSet withDisksToLift(AreaSet areas) {
        return areas.where(area -> board.disks(power, area) > lifted(area));
    }

    /** Areas around which the next sentence finds something to remove. */
    private AreaSet withPrey(AreaSet areas) {
        Clause next = Script.clause(script, clauseIndex + 1);
        AreaSet prey = next.has(Word.OPPOSING) ? board.others(power) : board.anybody();
        return areas.and(prey.and(next.printed(position.terms().playedMap())).neighbours());
    }
}
