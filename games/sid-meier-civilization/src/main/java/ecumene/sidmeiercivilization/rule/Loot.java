package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.COIN_CARDS;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilization;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.CoinHolder;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Losses and Loot. As printed: for figures one of trade, culture or a resource; for a city one of a technology, a card or up
 * to two resources. With the option of the later update one or two points of loot are spent.
 */
public final class Loot extends Question {

    public static final Loot STEP = new Loot();

    private static final int MOST = 3;
    private static final int ANY_LEVEL = 4;

    /** What the question remembers. */
    private static final class Frame {

        private static final int LOSER = 0;
        private static final int CITY = 1;
        private static final int LEFT = 2;
        private static final int BEGUN = 3;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("loser"), Note.flag("city"), Note.number("left"), Note.flag("begun")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int winner, int loser, boolean city) {
            position.steps().push(STEP, winner, loser, city ? 1 : 0, city ? 2 : 1, 0);
        }

        static int loser(SidMeierCivilizationPosition position) {
            return position.steps().note(LOSER);
        }

        /** Whether a city fell. */
        static boolean isForCity(SidMeierCivilizationPosition position) {
            return position.steps().note(CITY) == 1;
        }

        /** Points or resources left. */
        static int left(SidMeierCivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        /** Whether resources are being taken. */
        static boolean hasBegun(SidMeierCivilizationPosition position) {
            return position.steps().note(BEGUN) == 1;
        }

        static void setLeft(SidMeierCivilizationPosition position, int left) {
            position.steps().setNote(LEFT, left);
            position.steps().setNote(BEGUN, 1);
        }
    }

    private Loot() {
        super("loot", Frame.TOLD);
    }

    static void begin(SidMeierCivilizationPosition position, int winner, int loser, boolean city) {
        Frame.push(position, winner, loser, city);
    }

    private static boolean isUpdated(SidMeierCivilizationPosition position) {
        return position.setup().choice(SidMeierCivilization.LOOT).equals(SidMeierCivilization.UPDATED);
    }

    /** Null if a kind of loot can be taken now, leaving aside whether the loser has it. */
    private static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, SidMeierCivilizationMove move) {
        boolean city = Frame.isForCity(position);
        boolean big = move instanceof SidMeierCivilizationMove.ChooseTechnology
                || move instanceof SidMeierCivilizationMove.TakeCard
                || move instanceof SidMeierCivilizationMove.TakeCoin;
        if (isUpdated(position)) {
            return Frame.left(position) >= (big ? 2 : 1) ? null : SidMeierCivilizationRefusal.NOT_ENOUGH_LOOT;
        }
        if (move instanceof SidMeierCivilizationMove.TakeCoin || move instanceof SidMeierCivilizationMove.DestroyCoin) {
            return SidMeierCivilizationRefusal.NO_SUCH_LOOT;
        }
        if (move instanceof SidMeierCivilizationMove.TakeResource) {
            return null;
        }
        boolean begun = Frame.hasBegun(position);
        return big == city && !begun ? null : SidMeierCivilizationRefusal.NO_SUCH_LOOT;
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int loser = Frame.loser(position);
        List<SidMeierCivilizationMove> possible = new ArrayList<>();
        for (int count = Math.min(MOST, position.trade[loser]); count > 0; count--) {
            possible.add(new SidMeierCivilizationMove.TakeTrade(count));
        }
        for (int count = Math.min(MOST, position.culture[loser]); count > 0; count--) {
            possible.add(new SidMeierCivilizationMove.TakeCulture(count));
        }
        for (int thing = Thing.FIRST_TOKEN; thing <= Thing.VILLAGE; thing++) {
            boolean open = thing < Thing.FIRST_MARKER || thing >= Thing.HUT;
            if (open && Deals.has(position, loser, thing) > 0) {
                possible.add(new SidMeierCivilizationMove.TakeResource(Thing.at(thing)));
            }
        }
        FreeTechnology.list(position, seat, position.technologies[loser], ANY_LEVEL, possible);
        for (Era era : Era.ALL) {
            if (position.handSize(loser, era.index()) > 0) {
                possible.add(new SidMeierCivilizationMove.TakeCard(era));
            }
        }
        for (CoinHolder holder : CoinHolder.ALL) {
            if (coins(position, loser, holder) > 0) {
                possible.add(new SidMeierCivilizationMove.DestroyCoin(holder));
                possible.add(new SidMeierCivilizationMove.TakeCoin(holder));
            }
        }
        for (SidMeierCivilizationMove move : possible) {
            if (reason(position, move) == null) {
                moves.add(move);
            }
        }
        moves.add(new SidMeierCivilizationMove.Done());
    }

    /** The coin tokens that lie somewhere. One of any place may be chosen, also where they do not count for a blockade. */
    private static int coins(SidMeierCivilizationPosition position, int seat, CoinHolder holder) {
        return switch (holder) {
            case CODE_OF_LAWS, POTTERY, DEMOCRACY, PRINTING_PRESS ->
                position.coinTokens[seat * COIN_CARDS + Empire.coinHolder(Technology.of(holder.id()))];
            case SHEET -> position.sheetCoins[seat];
            case PANAMA_CANAL ->
                Empire.wonderOwner(position, Wonder.PANAMA_CANAL.index()) == seat ? position.panamaCoins : 0;
        };
    }

    private static void loseCoin(SidMeierCivilizationPosition position, int loser, CoinHolder holder, EventLog log) {
        switch (holder) {
            case SHEET -> position.sheetCoins[loser]--;
            case PANAMA_CANAL -> position.panamaCoins--;
            default -> position.coinTokens[loser * COIN_CARDS + Empire.coinHolder(Technology.of(holder.id()))]--;
        }
        log.all(new SidMeierCivilizationEvent.CoinLost(loser));
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.TakeTrade take -> orTooMuch(reason(position, move), take.count());
            case SidMeierCivilizationMove.TakeCulture take -> orTooMuch(reason(position, move), take.count());
            case SidMeierCivilizationMove.TakeResource ignored -> orNothing(reason(position, move));
            case SidMeierCivilizationMove.TakeCard ignored -> orNothing(reason(position, move));
            case SidMeierCivilizationMove.TakeCoin ignored -> orNothing(reason(position, move));
            case SidMeierCivilizationMove.DestroyCoin ignored -> orNothing(reason(position, move));
            case SidMeierCivilizationMove.ChooseTechnology choice -> {
                SidMeierCivilizationRefusal reason = reason(position, move);
                if (reason == null && !Empire.hasPlace(position, seat, choice.technology())) {
                    reason = Empire.knows(position, seat, choice.technology())
                            ? SidMeierCivilizationRefusal.TECHNOLOGY_KNOWN_ALREADY
                            : SidMeierCivilizationRefusal.NO_PLACE_IN_THE_PYRAMID;
                }
                yield reason == null ? SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT : reason;
            }
            default -> SidMeierCivilizationRefusal.TAKE_LOOT_NOW;
        };
    }

    private static SidMeierCivilizationRefusal orTooMuch(@Nullable SidMeierCivilizationRefusal reason, int count) {
        return reason == null && (count < 1 || count > MOST)
                ? SidMeierCivilizationRefusal.UP_TO_THREE
                : orNothing(reason);
    }

    private static SidMeierCivilizationRefusal orNothing(@Nullable SidMeierCivilizationRefusal reason) {
        return reason == null ? SidMeierCivilizationRefusal.LOSER_HAS_NONE : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int loser = Frame.loser(position);
        boolean big = move instanceof SidMeierCivilizationMove.ChooseTechnology
                || move instanceof SidMeierCivilizationMove.TakeCard
                || move instanceof SidMeierCivilizationMove.TakeCoin;
        int left = Frame.left(position) - (big ? 2 : 1);
        boolean goesOn = left > 0 && (isUpdated(position) || move instanceof SidMeierCivilizationMove.TakeResource);
        if (goesOn) {
            Frame.setLeft(position, left);
        } else {
            position.steps().pop();
        }
        if (move instanceof SidMeierCivilizationMove.Done && goesOn) {
            position.steps().pop();
        }
        take(position, seat, loser, move, log);
    }

    private static void take(
            SidMeierCivilizationPosition position, int seat, int loser, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.TakeTrade take -> {
                Deals.move(position, loser, seat, Thing.TRADE, take.count());
                log.all(new SidMeierCivilizationEvent.LootTaken(seat, loser, Thing.at(Thing.TRADE), take.count()));
            }
            case SidMeierCivilizationMove.TakeCulture take -> {
                Deals.move(position, loser, seat, Thing.CULTURE, take.count());
                log.all(new SidMeierCivilizationEvent.LootTaken(seat, loser, Thing.at(Thing.CULTURE), take.count()));
            }
            case SidMeierCivilizationMove.TakeResource resource ->
                takeResource(position, seat, loser, resource.thing(), log);
            case SidMeierCivilizationMove.TakeCard card -> takeCard(position, seat, loser, card.era(), log);
            case SidMeierCivilizationMove.TakeCoin coin -> {
                loseCoin(position, loser, coin.holder(), log);
                position.sheetCoins[seat]++;
                log.all(new SidMeierCivilizationEvent.CoinGained(seat));
            }
            case SidMeierCivilizationMove.DestroyCoin coin -> loseCoin(position, loser, coin.holder(), log);
            case SidMeierCivilizationMove.ChooseTechnology choice ->
                Learning.learn(position, seat, choice.technology(), log);
            default -> {
                // Nothing is taken.
            }
        }
    }

    private static void takeResource(
            SidMeierCivilizationPosition position, int seat, int loser, Thing thing, EventLog log) {
        log.all(new SidMeierCivilizationEvent.LootTaken(seat, loser, thing, 1));
        if (thing.index() < Thing.FIRST_MARKER) {
            Deals.move(position, loser, seat, thing.index(), 1);
            return;
        }
        boolean hut = thing.index() == Thing.HUT;
        int first = hut ? 0 : Marker.HUTS;
        int size = hut ? Marker.HUTS : Marker.HELD - Marker.HUTS;
        int marker = first + Draws.take(position, position.markers, loser * Marker.HELD + first, size);
        position.markers[seat * Marker.HELD + marker]++;
        log.only(seat, new SidMeierCivilizationEvent.MarkerSeen(Marker.at(marker)));
        log.only(loser, new SidMeierCivilizationEvent.MarkerLost(Marker.at(marker)));
    }

    private static void takeCard(SidMeierCivilizationPosition position, int seat, int loser, Era era, EventLog log) {
        byte[] cards = new byte[EventCard.COUNT];
        for (EventCard card : EventCard.ALL) {
            cards[card.index()] = (byte) (card.era() == era ? position.inHand(loser, card) : 0);
        }
        int card = Draws.take(position, cards, 0, EventCard.COUNT);
        position.hand[loser * EventCard.COUNT + card]--;
        position.hand[seat * EventCard.COUNT + card]++;
        log.all(new SidMeierCivilizationEvent.CardStolen(seat, loser, era));
        log.only(seat, new SidMeierCivilizationEvent.EventSeen(EventCard.at(card)));
        log.only(loser, new SidMeierCivilizationEvent.EventLost(EventCard.at(card)));
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        boolean left = move instanceof SidMeierCivilizationMove.Done && hasMore(position, seat);
        return left ? new Loss("loot", Map.of()) : null;
    }

    /** The first that is there. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "Loot", Rulebook.LOOT, Map.of("loser", Frame.loser(position)));
    }
}
