package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Pending;
import ecumene.innersea.Source;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import java.util.function.IntConsumer;

/**
 * Resolving effects: what each sentence of a card does, as far as it is possible. A sentence that asks somebody pushes its
 * question; the next sentence comes when it is answered. What has to do with hands, talents and points is in {@link Dealings}.
 */
final class Effects {

    private static final int BARBARIANS = InnerSeaPosition.BARBARIANS;

    private final InnerSeaPosition position;
    private final Board board;
    private final Pending pending;
    private final int power;
    private final int script;
    private final int index;
    private final Clause clause;
    private final int base;
    private final EventLog log;

    private Effects(InnerSeaPosition position, int power, int script, int index, int base, EventLog log) {
        this.position = position;
        this.board = position.board();
        this.pending = position.pending();
        this.power = power;
        this.script = script;
        this.index = index;
        this.clause = Script.clause(script, index);
        this.base = base;
        this.log = log;
    }

    static void run(InnerSeaPosition position, int power, int script, int index, int base, EventLog log) {
        new Effects(position, power, script, index, base, log).run();
    }

    /** Who steers an invasion: the civilization with fewest points, the latest in Turn Order among equals. */
    static int steering(InnerSeaPosition position) {
        int found = position.inOrder(0);
        for (int place = 1; place < position.powers(); place++) {
            int power = position.inOrder(place);
            if (position.points(power) <= position.points(found)) {
                found = power;
            }
        }
        return found;
    }

    private void run() {
        switch (clause.verb()) {
            case REMOVE -> remove();
            case WILDFIRE -> wildfire();
            case AMBUSH -> ambush();
            case BLAST -> blast();
            case WAVE -> wave();
            case ECHO -> echo();
            case VOLLEY -> volley();
            case BURN_OWN -> {
                Losses.oweOwn(position, power, position.arena(), 1, log);
                beginLosses();
            }
            case LOSE -> {
                if (victim() != InnerSeaPosition.NONE) {
                    Losses.oweSomewhere(position, victim(), Pending.Where.ANYWHERE, clause.amount());
                    Losses.begin(position, script);
                }
            }
            case STAMPEDE -> stampede();
            case BURY -> bury();
            case BLESS -> bless();
            case PLACE -> place();
            case LIFT -> eachTarget(target -> Deeds.withdraw(position, power, pending.area(target), 1, log));
            case SETTLE -> eachTarget(target -> Deeds.place(position, power, pending.area(target), 1, false, log));
            case CONVERT -> convert();
            case SPREAD -> spread();
            case PILGRIMAGE -> pilgrimage();
            case SHRINES -> toEach(power, TargetAreas.shrines(position, power));
            case ALLIES -> allies();
            case HIRE -> hire();
            case RETREAT -> retreat();
            case MARCH -> position.setMarching(power);
            case SHIELD -> position.setShielded(power);
            case BARBARIANS -> barbarians();
            case INVASION -> invasion();
            case SEA_PEOPLES -> seaPeoples();
            case ATLANTIS -> atlantis();
            case MARK, VICTIM, TRADING_VICTIM, RICH_VICTIM, LEADER -> {}
            default -> new Dealings(position, power, script, index, base, log).run();
        }
    }

    // ---------------------------------------------------------------- what was named

    private void eachTarget(IntConsumer deed) {
        eachTargetOf(index, deed);
    }

    /** What the sentence before this one was aimed at. */
    private void eachTargetThere(IntConsumer deed) {
        eachTargetOf(index - 1, deed);
    }

    private void eachTargetOf(int sentence, IntConsumer deed) {
        int count = pending.targetCount();
        for (int target = base; target < count; target++) {
            if (pending.clause(target) == sentence) {
                deed.accept(target);
            }
        }
    }

    private int victim() {
        return Targets.victim(position, script, base);
    }

    /** The area named last before this sentence; -1 if there is none. */
    private int marked() {
        int found = InnerSeaPosition.NONE;
        for (int target = base; target < pending.targetCount(); target++) {
            if (pending.clause(target) < index) {
                found = pending.area(target);
            }
        }
        return found;
    }

    /** Whether the walls of Troy, or a shield wall in a competition, keep the disks of a faction from this sentence. */
    private boolean isSafe(int faction, int area) {
        return Walls.stop(position, clause, area)
                || (area == position.arena() && faction != power && position.isShielded(faction));
    }

    // ---------------------------------------------------------------- disks go

    private void owe(int faction, int area, int disks) {
        if (!isSafe(faction, area)) {
            Losses.owe(position, faction, area, disks, log);
        } else if (!Walls.stop(position, clause, area)) {
            // A shield wall stands before the own disks only.
            Losses.owe(position, faction, area, Math.min(disks, board.allies(faction, area)), log);
        }
    }

    /** Asks about the losses, unless the next sentence takes disks at the same time. */
    private void beginLosses() {
        int next = index + 1;
        if (next == Script.size(script) || !Script.clause(script, next).has(Word.ALSO)) {
            Losses.begin(position, script);
        }
    }

    private void remove() {
        eachTarget(target -> {
            if (pending.value(target) != InnerSeaPosition.NONE) {
                owe(pending.value(target), pending.area(target), clause.amount());
            }
        });
        beginLosses();
    }

    /** A stack of four loses two disks, a smaller one loses one. */
    private void wildfire() {
        eachTarget(target -> {
            int disks = board.disks(pending.value(target), pending.area(target));
            owe(pending.value(target), pending.area(target), disks > 3 ? 2 : 1);
        });
        Losses.begin(position, script);
    }

    /** Whoever has more disks than the player loses two. */
    private void ambush() {
        eachTarget(target -> {
            int faction = pending.value(target);
            boolean more = board.strength(faction, position.arena()) > board.strength(power, position.arena());
            owe(faction, position.arena(), more ? 2 : 1);
        });
        Losses.begin(position, script);
    }

    private void blast() {
        eachTarget(target -> everybodyLoses(pending.area(target), clause.amount()));
        beginLosses();
    }

    private void everybodyLoses(int area, int disks) {
        for (int faction = 0; faction <= BARBARIANS; faction++) {
            owe(faction, area, disks);
        }
    }

    private void wave() {
        eachTarget(target -> {
            AreaSet island =
                    Area.islandOf(pending.area(target)).and(position.terms().map());
            for (int area = island.first(); area >= 0; area = island.after(area)) {
                everybodyLoses(area, clause.amount());
            }
        });
        beginLosses();
    }

    /** The same colour loses a disk in each land area around. */
    private void echo() {
        eachTargetThere(target -> {
            AreaSet around = Area.neighbours(pending.area(target))
                    .and(Area.LAND)
                    .and(position.terms().map());
            for (int area = around.first(); area >= 0; area = around.after(area)) {
                owe(pending.value(target), area, clause.amount());
            }
        });
        beginLosses();
    }

    /** Every opposing faction of the competition loses disks; a shield wall and the walls of Troy hold. */
    private void volley() {
        for (int faction = 0; faction <= BARBARIANS; faction++) {
            if (faction != power) {
                owe(faction, position.arena(), clause.amount());
            }
        }
        Losses.begin(position, script);
    }

    /** A card decides: with an odd number the named faction suffers, with an even one the own. An Event comes first. */
    private void stampede() {
        int drawn = Deeds.drawCard(position, log);
        if (drawn == InnerSeaPosition.NONE) {
            return;
        }
        FateCard card = FateCard.at(drawn);
        log.all(new InnerSeaEvent.CardRevealed(card));
        if (card.number() % 2 == 1) {
            eachTarget(target -> owe(pending.value(target), position.arena(), 1));
        } else {
            owe(power, position.arena(), 1);
        }
        Losses.begin(position, script);
        if (card.isEvent()) {
            PlayCard.event(position, drawn, log);
        } else {
            position.cards().discard(drawn);
        }
    }

    private void bury() {
        int area = marked();
        int wonder = area == InnerSeaPosition.NONE
                ? InnerSeaPosition.NONE
                : position.monuments().in(area);
        if (wonder != InnerSeaPosition.NONE && !position.monuments().isBuried(wonder) && !position.isWalled(area)) {
            Deeds.bury(position, wonder, log);
        }
    }

    // ---------------------------------------------------------------- disks come

    private void bless() {
        eachTarget(target -> Deeds.place(position, pending.value(target), pending.area(target), 1, false, log));
    }

    /** The blessed civilization comes to all the land around. */
    private void spread() {
        eachTargetThere(target -> toEach(
                pending.value(target), Area.neighbours(pending.area(target)).and(Area.LAND)));
    }

    /** A disk in each of some areas: first where the player said, if there were not enough for all of them. */
    private void toEach(int faction, AreaSet areas) {
        AreaSet first = AreaSet.EMPTY;
        for (int target = base; target < pending.targetCount(); target++) {
            first = pending.clause(target) == index ? first.with(pending.area(target)) : first;
        }
        placeIn(faction, first);
        placeIn(faction, areas.minus(first));
    }

    private void placeIn(int faction, AreaSet areas) {
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            Deeds.place(position, faction, area, 1, false, log);
        }
    }

    private void place() {
        boolean open = clause.has(Word.OPEN);
        if (clause.has(Word.HERE)) {
            Deeds.place(position, power, position.arena(), clause.amount(), open, log);
        } else if (clause.has(Word.THERE)) {
            eachTargetThere(target -> {
                if (!isSafe(pending.value(target), pending.area(target))) {
                    Deeds.place(position, power, pending.area(target), clause.amount(), open, log);
                }
            });
        } else {
            eachTarget(target -> Deeds.place(position, power, pending.area(target), clause.amount(), open, log));
        }
    }

    private void convert() {
        eachTarget(target -> {
            int area = pending.area(target);
            if (board.disks(BARBARIANS, area) > 0 && !isSafe(BARBARIANS, area)) {
                Deeds.loseDisks(position, BARBARIANS, area, 1, log);
                Deeds.place(position, power, area, 1, false, log);
            }
        });
    }

    private void pilgrimage() {
        if (board.disks(power, position.home(power)) > 0) {
            Deeds.place(position, power, position.home(power), 1, false, log);
        }
    }

    // ---------------------------------------------------------------- competitions

    private void allies() {
        if (clause.has(Word.HERE)) {
            help(position.arena(), clause.amount());
            return;
        }
        eachTarget(target -> help(pending.area(target), clause.amount()));
    }

    private void help(int area, int count) {
        if (count > 0 && board.disks(power, area) > 0) {
            Deeds.bringAllies(position, power, area, count, log);
        }
    }

    private void hire() {
        eachTarget(target -> {
            int talents = Math.min(pending.value(target), position.talents(power));
            Deeds.loseTalents(position, power, talents, log);
            help(position.arena(), talents);
        });
    }

    private void retreat() {
        eachTarget(target -> {
            if (board.disks(power, position.arena()) > 0) {
                board.remove(power, position.arena(), 1);
                board.place(power, pending.area(target), 1);
                log.all(new InnerSeaEvent.DiskMoved(
                        position.civilization(power), Area.at(position.arena()), Area.at(pending.area(target))));
            }
        });
        int left = board.allies(power, position.arena());
        if (board.disks(power, position.arena()) == 0 && left > 0) {
            Deeds.loseAllies(position, power, position.arena(), left, log);
        }
    }

    // ---------------------------------------------------------------- Barbarians

    private void barbarians() {
        IntConsumer come = target -> Barbarians.come(position, power, pending.area(target), clause.amount());
        if (clause.has(Word.THERE)) {
            eachTargetThere(come);
        } else {
            eachTarget(come);
        }
    }

    /** From the edges they come up to a number, in the area and in the land around. */
    private void invasion() {
        eachTarget(target -> {
            int centre = pending.area(target);
            AreaSet lands = landsAround(centre);
            for (int area = lands.first(); area >= 0; area = lands.after(area)) {
                Barbarians.invade(position, power, area, clause.amount());
            }
            Barbarians.invade(position, power, centre, clause.amount());
        });
    }

    /** From the sea come so many, as far as there is room. */
    private void seaPeoples() {
        eachTarget(target -> {
            int centre = pending.area(target);
            AreaSet lands = landsAround(centre);
            for (int area = lands.first(); area >= 0; area = lands.after(area)) {
                Barbarians.come(position, power, area, clause.second());
            }
            Barbarians.come(position, power, centre, clause.amount());
        });
    }

    private AreaSet landsAround(int area) {
        return Area.neighbours(area).and(Area.LAND).and(position.terms().map());
    }

    private void atlantis() {
        AreaSet deep = Area.DEEP.and(position.terms().map());
        for (int place = 0; place < position.powers(); place++) {
            int other = position.inOrder(place);
            if (deep.neighbours().meets(board.occupied(other))) {
                Deeds.gainTalents(position, other, clause.amount(), log);
            }
        }
        for (int area = deep.first(); area >= 0; area = deep.after(area)) {
            Barbarians.come(position, power, area, 1);
        }
    }

    /** Points of cards and Wonders; kept here for both halves of the effects. */
    static void score(InnerSeaPosition position, int power, int script, int count, EventLog log) {
        Deeds.score(position, power, count, Source.CARDS, Script.id(script), log);
    }

    /** Whether a power stands in one of the printed areas of a sentence. */
    static boolean standsIn(InnerSeaPosition position, int power, Clause clause) {
        return clause.printed(position.terms().playedMap())
                .meets(position.board().occupied(power));
    }

    /** The embargo card before a power, if there is one, has done its work. */
    static void endEmbargo(InnerSeaPosition position, int power) {
        position.set(Stat.EMBARGOED, power, 0);
        int card = EMBARGO;
        if (position.cards().isOnTable(power, card)) {
            position.cards().takeFromTable(power, card);
            position.cards().discard(card);
        }
    }

    private static final int EMBARGO = FateCard.of("embargo").index();
}
