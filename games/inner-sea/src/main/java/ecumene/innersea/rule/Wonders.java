package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Building a Wonder: five resources, at least two of them disks from the map, then disks from the supply on the card and the
 * block in a controlled land area without another. What could not be finished cannot be begun.
 */
public final class Wonders extends Asking {

    public static final Wonders STEP = new Wonders();

    /** What a Wonder costs, and how much of it in disks. */
    public static final Cost USUAL = new Cost(5, 2);

    /** The same with the help of an architect. */
    static final Cost CHEAP = new Cost(3, 1);

    public record Cost(int resources, int disks) {}

    /** The Wonder and what is still to pay; also of the frame of its {@link Block}. */
    public static final class Frame {

        private static final int WONDER = 0;
        private static final int LEFT = 1;
        private static final int DISKS = 2;

        private Frame() {}

        private static void push(InnerSeaPosition position, int power, int wonder, int resources, int disks) {
            position.steps().push(STEP, power, wonder, resources, disks);
        }

        private static void pushBlock(InnerSeaPosition position, int power, int wonder) {
            position.steps().push(Block.STEP, power, wonder);
        }

        public static int wonder(InnerSeaPosition position) {
            return position.steps().note(WONDER);
        }

        /** How much is still to pay. */
        private static int left(InnerSeaPosition position) {
            return position.steps().note(LEFT);
        }

        /** How many of it must be disks. */
        private static int disks(InnerSeaPosition position) {
            return position.steps().note(DISKS);
        }

        /** How many of it may be talents and cards. */
        private static int others(InnerSeaPosition position) {
            return left(position) - disks(position);
        }

        private static void pay(InnerSeaPosition position, int count) {
            position.steps().setNote(LEFT, left(position) - count);
        }

        private static void payDisks(InnerSeaPosition position, int count) {
            pay(position, count);
            position.steps().setNote(DISKS, Math.max(0, disks(position) - count));
        }
    }

    private Wonders() {
        super("wonder-cost");
    }

    /** Controlled land areas without a Wonder. */
    static AreaSet sites(InnerSeaPosition position, int power) {
        AreaSet areas = position.board().controlled(power).and(Area.LAND);
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (position.monuments().owner(wonder) != InnerSeaPosition.NONE) {
                areas = areas.without(position.monuments().area(wonder));
            }
        }
        return areas;
    }

    /** How many disks must be paid: more than the least if the supply could not fill the card otherwise. */
    private static int disksNeeded(InnerSeaPosition position, int power, int wonder, Cost cost) {
        return Math.max(cost.disks, Wonder.at(wonder).disks() - position.board().supply(power));
    }

    static boolean canBuild(InnerSeaPosition position, int power, int wonder, Cost cost) {
        return !sites(position, power).isEmpty() && canBuildOnSite(position, power, wonder, cost);
    }

    /** The same where there is a place for it. */
    private static boolean canBuildOnSite(InnerSeaPosition position, int power, int wonder, Cost cost) {
        // One disk stays where the block will stand.
        return position.monuments().owner(wonder) == InnerSeaPosition.NONE
                && isAffordable(position, power, wonder, cost, 1);
    }

    /** Whether a Wonder can be built as an action. */
    static boolean canBuildAny(InnerSeaPosition position, int power) {
        List<InnerSeaMove> builds = new ArrayList<>();
        listBuilds(position, power, builds);
        return !builds.isEmpty();
    }

    /** The Wonders that can be built as an action. */
    static void listBuilds(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (sites(position, power).isEmpty()) {
            return;
        }
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (canBuildOnSite(position, power, wonder, USUAL)) {
                moves.add(new InnerSeaMove.BuildWonder(Wonder.at(wonder)));
            }
        }
    }

    /** Whether a Wonder can be paid for if so many disks stay on the map. */
    static boolean isAffordable(InnerSeaPosition position, int power, int wonder, Cost cost, int staying) {
        int disks = position.board().disksOnMap(power) - staying;
        int needed = disksNeeded(position, power, wonder, cost);
        int others = position.talents(power) + position.cards().handSize(power);
        return needed <= cost.resources && disks >= needed && disks + others >= cost.resources;
    }

    static void begin(InnerSeaPosition position, int power, int wonder, Cost cost, EventLog log) {
        log.all(new InnerSeaEvent.WonderBegun(position.civilization(power), Wonder.at(wonder)));
        Frame.push(position, power, wonder, cost.resources, disksNeeded(position, power, wonder, cost));
    }

    /** How many disks of an area can be paid: one stays in the only place for the Wonder. */
    private static int most(InnerSeaPosition position, int power, AreaSet sites, int area) {
        boolean last = sites.contains(area) && sites.size() == 1;
        return Math.min(Frame.left(position), position.board().disks(power, area) - (last ? 1 : 0));
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet areas = position.board().occupied(power);
        AreaSet sites = sites(position, power);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            CountedMoves.removals(moves, area, most(position, power, sites, area));
        }
        if (Frame.others(position) > 0) {
            CountedMoves.talents(moves, Math.min(Frame.others(position), position.talents(power)));
            for (int card = position.cards().nextInHand(power, -1);
                    card >= 0;
                    card = position.cards().nextInHand(power, card)) {
                moves.add(CardMoves.pay(card));
            }
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        switch (move) {
            case InnerSeaMove.RemoveDisks remove -> {
                Deeds.withdraw(position, power, remove.area().index(), remove.count(), log);
                Frame.payDisks(position, remove.count());
            }
            case InnerSeaMove.PayTalents pay -> {
                Deeds.loseTalents(position, power, pay.count(), log);
                Frame.pay(position, pay.count());
            }
            case InnerSeaMove.PayCard pay -> {
                Deeds.discard(position, power, pay.card().index(), log);
                Frame.pay(position, 1);
            }
            default -> throw new IllegalArgumentException("no payment: " + move);
        }
        if (Frame.left(position) == 0) {
            int wonder = Frame.wonder(position);
            position.steps().pop();
            Frame.pushBlock(position, power, wonder);
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.RemoveDisks remove
            when remove.count() > 0 -> {
                int there = position.board().disks(power, remove.area().index());
                if (remove.count() > there) {
                    yield InnerSeaRefusal.NO_SUCH_DISKS_FOR_THE_WONDER;
                }
                yield remove.count() > Frame.left(position)
                        ? InnerSeaRefusal.NOT_SO_MUCH_TO_PAY
                        : InnerSeaRefusal.KEEP_A_PLACE_FOR_IT;
            }
            case InnerSeaMove.PayTalents pay when pay.count() > 0 -> whyNotPay(position, pay.count());
            case InnerSeaMove.PayCard pay ->
                Frame.others(position) <= 0
                        ? InnerSeaRefusal.DISKS_MUST_BE_PAID
                        : InnerSeaRefusal.NO_SUCH_CARD_FOR_THE_WONDER;
            default -> InnerSeaRefusal.PAY_FOR_THE_WONDER_NOW;
        };
    }

    private static InnerSeaRefusal whyNotPay(InnerSeaPosition position, int talents) {
        int others = Frame.others(position);
        if (others <= 0) {
            return InnerSeaRefusal.DISKS_MUST_BE_PAID;
        }
        if (talents <= others) {
            return InnerSeaRefusal.TOO_FEW_TALENTS_FOR_THE_WONDER;
        }
        return Frame.disks(position) > 0 ? InnerSeaRefusal.SOME_DISKS_MUST_BE_PAID : InnerSeaRefusal.NOT_SO_MUCH_TO_PAY;
    }

    /** Talents first, then Camps. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        boolean disksOnly = Frame.others(position) <= 0;
        if (!disksOnly && position.talents(power) > 0) {
            return CountedMoves.talents(1);
        }
        if (!disksOnly && position.cards().handSize(power) > 0) {
            return CardMoves.pay(SystemCards.worst(position, power));
        }
        AreaSet areas = position.board().occupied(power);
        AreaSet sites = sites(position, power);
        int best = InnerSeaPosition.NONE;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (most(position, power, sites, area) > 0
                    && (best == InnerSeaPosition.NONE
                            || position.board().disks(power, area)
                                    < position.board().disks(power, best))) {
                best = area;
            }
        }
        return CountedMoves.removal(best, 1);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.PAY,
                "PayWonder",
                Rulebook.WONDERS,
                Map.of(
                        "wonder",
                        Wonder.at(Frame.wonder(position)),
                        "count",
                        Frame.left(position),
                        "disks",
                        Frame.disks(position)));
    }

    /** The block of a Wonder that is paid for. */
    public static final class Block extends Asking {

        public static final Block STEP = new Block();

        private Block() {
            super("wonder-block");
        }

        @Override
        void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
            AreaSet sites = sites(position, power);
            for (int area = sites.first(); area >= 0; area = sites.after(area)) {
                moves.add(PlayCard.TARGETS[area]);
            }
        }

        @Override
        void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
            int wonder = Frame.wonder(position);
            Area area = ((InnerSeaMove.Target) move).area();
            position.steps().pop();
            position.monuments().build(wonder, power, area.index());
            Deeds.feed(position, wonder, Wonder.at(wonder).disks());
            log.all(new InnerSeaEvent.WonderBuilt(position.civilization(power), Wonder.at(wonder), area));
        }

        @Override
        InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
            return move instanceof InnerSeaMove.Target
                    ? InnerSeaRefusal.NO_PLACE_FOR_A_WONDER
                    : InnerSeaRefusal.PUT_THE_BLOCK_NOW;
        }

        /** Where most disks stand. */
        @Override
        InnerSeaMove absent(InnerSeaPosition position, int power) {
            AreaSet sites = sites(position, power);
            int best = sites.first();
            for (int area = best; area >= 0; area = sites.after(area)) {
                if (position.board().disks(power, area) > position.board().disks(power, best)) {
                    best = area;
                }
            }
            return PlayCard.TARGETS[best];
        }

        @Override
        Prompt question(InnerSeaPosition position, int power) {
            return new Prompt(
                    Prompt.Shape.PLACE,
                    "PutBlock",
                    Rulebook.WONDERS,
                    Map.of("wonder", Wonder.at(Frame.wonder(position))));
        }
    }
}
