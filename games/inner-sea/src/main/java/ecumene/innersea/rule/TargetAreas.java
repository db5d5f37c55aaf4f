package ecumene.innersea.rule;

import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Names;
import ecumene.innersea.component.Clause.Verb;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.Script;

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
        this.clause = Script.clauses(script).get(clauseIndex);
        this.base = base;
    }

    /** The areas that fit, and for stacks those in which one may be. */
    AreaSet areas(int named) {
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
            case RETREAT -> board.disks(power, position.arena()) > named ? areas : AreaSet.EMPTY;
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
        for (int i = base; i < position.pending().targetCount(); i++) {
            int target = position.pending().target(i);
            Names names = Script.clauses(script).get(Targets.clauseOf(target)).names();
            if (names != Names.AREAS && names != Names.STACKS) {
                continue;
            }
            all = all.with(Targets.area(target));
            if (Targets.clauseOf(target) == clauseIndex) {
                here = here.with(Targets.area(target));
            } else {
                before = Targets.area(target);
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
        for (int i = base; i < position.pending().targetCount(); i++) {
            int target = position.pending().target(i);
            Clause other = Script.clauses(script).get(Targets.clauseOf(target));
            boolean brings = other.verb() == Verb.PLACE || other.verb() == Verb.SETTLE || other.verb() == Verb.CONVERT;
            if (brings && (area == InnerSeaPosition.NONE || Targets.area(target) == area)) {
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
            for (int i = base; i < position.pending().targetCount(); i++) {
                lifted += Targets.area(position.pending().target(i)) == area ? 1 : 0;
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
        AreaSet found = position.pending().targetCount() == base ? areas.and(board.anybody()) : areas;
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
}
