package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Somebody has declared an event, an ability or a city action: the others may cancel it, in turn order. Below this frame lies
 * what was declared; it happens when all have let it pass. A cancelling effect is declared in the same way, so it can be
 * answered itself.
 */
public final class Respond extends Question {

    public static final Respond STEP = new Respond();

    /** What somebody has declared. */
    private enum Kind {
        EVENT,
        ABILITY,
        ACTION;

        static final List<Kind> ALL = List.of(values());

        @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
        int index() {
            return ordinal();
        }
    }

    /** What the question remembers. */
    static final class Frame {

        private static final int KIND = 0;
        private static final int WHAT = 1;
        private static final int VICTIM = 2;
        private static final int PASSED = 3;
        private static final int OTHER_VICTIM = 4;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.one("kind", Kind.ALL),
            Note.as("what", Frame::told),
            Note.perhaps("victim"),
            Note.seats("passed"),
            Note.perhaps("otherVictim")
        };

        private Frame() {}

        static void pushEvent(SidMeierCivilizationPosition position, int seat, EventCard card, int victim, int other) {
            position.steps().push(STEP, seat, Kind.EVENT.index(), card.index(), victim, Seats.NOBODY, other);
        }

        static void pushAbility(SidMeierCivilizationPosition position, int seat, Ability ability, int victim) {
            position.steps().push(STEP, seat, Kind.ABILITY.index(), ability.index(), victim, Seats.NOBODY, NONE);
        }

        /** A city action: what it makes, or what {@link Declared} says instead. */
        static void pushAction(SidMeierCivilizationPosition position, int seat, int what) {
            position.steps().push(STEP, seat, Kind.ACTION.index(), what, NONE, Seats.NOBODY, NONE);
        }

        private static Kind kind(SidMeierCivilizationPosition position) {
            return Kind.ALL.get(position.steps().note(KIND));
        }

        /** What it is about, as the texts name it. */
        private static Object source(SidMeierCivilizationPosition position, int depth) {
            int what = position.steps().note(depth, WHAT);
            return switch (Kind.ALL.get(position.steps().note(depth, KIND))) {
                case EVENT -> EventCard.at(what);
                case ABILITY -> Ability.at(what);
                case ACTION -> Declared.made(what);
            };
        }

        private static Object told(SidMeierCivilizationPosition position, int depth, int what) {
            return String.valueOf(source(position, depth));
        }

        static boolean isTarget(SidMeierCivilizationPosition position, int seat) {
            return position.steps().note(VICTIM) == seat || position.steps().note(OTHER_VICTIM) == seat;
        }

        /** Seats that have let it pass. */
        static int passed(SidMeierCivilizationPosition position) {
            return position.steps().note(PASSED);
        }

        static void pass(SidMeierCivilizationPosition position, int seat) {
            position.steps().setNote(PASSED, passed(position) | Seats.only(seat));
        }
    }

    private Respond() {
        super("respond", Frame.TOLD);
    }

    /** The next in turn order who, for all that can be seen, might cancel it. */
    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        int next = next(position);
        return next == NONE ? Seats.NOBODY : Seats.only(next);
    }

    private static int next(SidMeierCivilizationPosition position) {
        int declarer = position.steps().seat();
        int passed = Frame.passed(position);
        for (int seat = position.nextSeat(declarer); seat != declarer; seat = position.nextSeat(seat)) {
            if (!Seats.contains(passed, seat) && mightCancel(position, seat)) {
                return seat;
            }
        }
        return NONE;
    }

    private static boolean mightCancel(SidMeierCivilizationPosition position, int seat) {
        Kind kind = Frame.kind(position);
        if (kind == Kind.ACTION) {
            return Abilities.mightUse(position, seat, Ability.WRITING);
        }
        boolean modern = position.handSize(seat, Era.MODERN.index()) > 0;
        if (kind == Kind.ABILITY) {
            return modern || Abilities.mightUse(position, seat, Ability.MASS_MEDIA);
        }
        if (Empire.knows(position, position.steps().seat(), Technology.MASS_MEDIA)) {
            return false;
        }
        return modern
                || position.handSize(seat, Era.MEDIEVAL.index()) > 0
                || (Frame.isTarget(position, seat) && position.handSize(seat, Era.ANCIENT.index()) > 0)
                || Abilities.mightUse(position, seat, Ability.CIVIL_SERVICE);
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (EventCard card : EventCard.ALL) {
            if (reason(position, seat, card) == null) {
                moves.add(new SidMeierCivilizationMove.CancelByCard(card));
            }
        }
        Ability ability = canceller(position);
        if (reason(position, seat, ability) == null) {
            for (Payment payment : Payment.paying(ability.resource())) {
                if (Payments.held(position, seat, payment) > 0) {
                    moves.add(new SidMeierCivilizationMove.CancelByAbility(ability, payment));
                }
            }
        }
        moves.add(new SidMeierCivilizationMove.LetPass());
    }

    /** Null if a card in hand cancels this. */
    private static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, EventCard card) {
        if (position.inHand(seat, card) == 0) {
            return SidMeierCivilizationRefusal.CARD_NOT_IN_HAND;
        }
        return cancels(position, seat, card) ? null : SidMeierCivilizationRefusal.CARD_CANCELS_SOMETHING_ELSE;
    }

    /** Null if an ability cancels this, leaving its price aside. */
    private static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, Ability ability) {
        if (ability != canceller(position)) {
            return SidMeierCivilizationRefusal.ABILITY_CANCELS_SOMETHING_ELSE;
        }
        if (!Empire.knows(position, seat, ability.technology())) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_NOT_KNOWN;
        }
        return position.hasUsed(seat, ability.bit()) ? SidMeierCivilizationRefusal.ONCE_A_TURN : null;
    }

    /** The ability that cancels this kind of thing. */
    private static Ability canceller(SidMeierCivilizationPosition position) {
        return switch (Frame.kind(position)) {
            case EVENT -> Ability.CIVIL_SERVICE;
            case ABILITY -> Ability.MASS_MEDIA;
            case ACTION -> Ability.WRITING;
        };
    }

    private static boolean cancels(SidMeierCivilizationPosition position, int seat, EventCard card) {
        Kind kind = Frame.kind(position);
        return switch (card) {
            case BREAD_AND_CIRCUSES -> kind == Kind.EVENT && Frame.isTarget(position, seat);
            case JOUSTING_TOURNEY -> kind == Kind.EVENT;
            case PRIMETIME_TV -> kind != Kind.ACTION;
            default -> false;
        };
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.CancelByCard cancel -> {
                SidMeierCivilizationRefusal reason = reason(position, seat, cancel.card());
                yield reason == null ? SidMeierCivilizationRefusal.CANCEL_OR_LET_PASS_NOW : reason;
            }
            case SidMeierCivilizationMove.CancelByAbility cancel -> {
                SidMeierCivilizationRefusal reason = reason(position, seat, cancel.ability());
                yield reason == null ? SidMeierCivilizationRefusal.CANNOT_PAY_RESOURCES : reason;
            }
            default ->
                Frame.kind(position) == Kind.EVENT
                        ? SidMeierCivilizationRefusal.CANCEL_OR_LET_PASS_NOW
                        : SidMeierCivilizationRefusal.STOP_IT_OR_LET_PASS_NOW;
        };
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int declarer = position.steps().seat();
        switch (move) {
            case SidMeierCivilizationMove.CancelByCard cancel -> {
                position.reveal();
                Events.discard(position, seat, cancel.card());
                log.all(new SidMeierCivilizationEvent.EventPlayed(seat, cancel.card()));
                position.steps().push(Cancelling.STEP, seat);
                Frame.pushEvent(position, seat, cancel.card(), declarer, NONE);
            }
            case SidMeierCivilizationMove.CancelByAbility cancel -> {
                position.use(seat, cancel.ability().bit());
                log.all(new SidMeierCivilizationEvent.AbilityUsed(seat, cancel.ability()));
                position.steps().push(Cancelling.STEP, seat);
                Frame.pushAbility(position, seat, cancel.ability(), declarer);
                if (Payments.isGift(cancel.payment())) {
                    Gift.begin(position, seat, cancel.payment(), cancel.ability(), true, log);
                } else {
                    Payments.spend(position, seat, cancel.payment(), log);
                }
            }
            default -> Frame.pass(position, seat);
        }
    }

    /** Who might cancel is asked, whether they can or not. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.LetPass();
    }

    /** What it is about, as the texts name it. */
    static Object source(SidMeierCivilizationPosition position) {
        return Frame.source(position, 0);
    }

    @Override
    public SidMeierCivilizationMove standing(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.LetPass();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                Frame.kind(position) == Kind.ACTION ? "RespondToAction" : "Respond",
                Frame.kind(position) == Kind.EVENT ? Rulebook.EVENTS : Rulebook.RESOURCES,
                Map.of("player", position.steps().seat(), "source", source(position)));
    }
}
