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
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.List;
import java.util.Map;

/**
 * Building a Wonder: five resources, at least two of them disks from the map, then disks from the supply on the card and the
 * block in a controlled land area without another. What could not be finished cannot be begun. Notes: the Wonder, what is
 * still to pay, how many of it must be disks.
 */
public final class Wonders extends Asking {

    public static final Wonders STEP = new Wonders();

    /** What a Wonder costs, and how much of it in disks. */
    static final Cost USUAL = new Cost(5, 2);

    /** The same with the help of an architect. */
    static final Cost CHEAP = new Cost(3, 1);

    record Cost(int resources, int disks) {}

    public static final int WONDER = 0;
    private static final int LEFT = 1;
    private static final int DISKS = 2;

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
        if (position.monuments().owner(wonder) != InnerSeaPosition.NONE
                || sites(position, power).isEmpty()) {
            return false;
        }
        return isAffordable(position, power, wonder, cost);
    }

    static boolean isAffordable(InnerSeaPosition position, int power, int wonder, Cost cost) {
        // One disk stays where the block will stand.
        int disks = position.board().disksOnMap(power) - 1;
        int needed = disksNeeded(position, power, wonder, cost);
        int others = position.talents(power) + position.cards().handSize(power);
        return needed <= cost.resources && disks >= needed && disks + others >= cost.resources;
    }

    static void begin(InnerSeaPosition position, int power, int wonder, Cost cost) {
        position.steps().push(STEP, power, wonder, cost.resources, disksNeeded(position, power, wonder, cost));
    }

    private static boolean mayGo(InnerSeaPosition position, int power, int area) {
        AreaSet sites = sites(position, power);
        return position.board().disks(power, area) > 1 || !sites.contains(area) || sites.size() > 1;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        AreaSet areas = position.board().occupied(power);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (mayGo(position, power, area)) {
                moves.add(new InnerSeaMove.RemoveDisk(Area.at(area)));
            }
        }
        if (position.steps().note(LEFT) > position.steps().note(DISKS)) {
            if (position.talents(power) > 0) {
                moves.add(new InnerSeaMove.PayTalent());
            }
            for (int card = position.cards().nextInHand(power, -1);
                    card >= 0;
                    card = position.cards().nextInHand(power, card)) {
                moves.add(new InnerSeaMove.PayCard(FateCard.at(card)));
            }
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        switch (move) {
            case InnerSeaMove.RemoveDisk remove -> {
                Deeds.withdraw(position, power, remove.area().index(), log);
                position.steps().setNote(DISKS, Math.max(0, position.steps().note(DISKS) - 1));
            }
            case InnerSeaMove.PayTalent pay -> Deeds.loseTalents(position, power, 1, log);
            case InnerSeaMove.PayCard pay ->
                Deeds.discard(position, power, pay.card().index(), log);
            default -> throw new IllegalArgumentException("no payment: " + move);
        }
        int left = position.steps().note(LEFT) - 1;
        position.steps().setNote(LEFT, left);
        if (left == 0) {
            int wonder = position.steps().note(WONDER);
            position.steps().pop();
            position.steps().push(Block.STEP, power, wonder);
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        boolean disks = position.steps().note(LEFT) <= position.steps().note(DISKS);
        return switch (move) {
            case InnerSeaMove.RemoveDisk remove ->
                position.board().disks(power, remove.area().index()) == 0
                        ? InnerSeaRefusal.NO_DISK_OF_YOURS
                        : InnerSeaRefusal.KEEP_A_PLACE_FOR_IT;
            case InnerSeaMove.PayTalent pay ->
                disks ? InnerSeaRefusal.DISKS_MUST_BE_PAID : InnerSeaRefusal.NO_TALENT_LEFT;
            case InnerSeaMove.PayCard pay ->
                disks ? InnerSeaRefusal.DISKS_MUST_BE_PAID : InnerSeaRefusal.CARD_NOT_IN_HAND;
            default -> InnerSeaRefusal.PAY_FOR_THE_WONDER_NOW;
        };
    }

    /** Talents first, then Camps. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        boolean disksOnly = position.steps().note(LEFT) <= position.steps().note(DISKS);
        if (!disksOnly && position.talents(power) > 0) {
            return new InnerSeaMove.PayTalent();
        }
        if (!disksOnly && position.cards().handSize(power) > 0) {
            return new InnerSeaMove.PayCard(FateCard.at(SystemCards.worst(position, power)));
        }
        AreaSet areas = position.board().occupied(power);
        int best = InnerSeaPosition.NONE;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            if (mayGo(position, power, area)
                    && (best == InnerSeaPosition.NONE
                            || position.board().disks(power, area)
                                    < position.board().disks(power, best))) {
                best = area;
            }
        }
        return new InnerSeaMove.RemoveDisk(Area.at(best));
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.PAY,
                "PayWonder",
                Rulebook.WONDERS,
                Map.of(
                        "wonder",
                        Wonder.at(position.steps().note(WONDER)),
                        "count",
                        position.steps().note(LEFT),
                        "disks",
                        position.steps().note(DISKS)));
    }

    /** The block of a Wonder that is paid for. Note 0: the Wonder. */
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
            int wonder = position.steps().note(WONDER);
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
                    Map.of("wonder", Wonder.at(position.steps().note(WONDER))));
        }
    }
}
