package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Phase;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.FateCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The Card Phase: in Turn Order, again and again, until everybody has passed. */
public final class CardPhase extends Automatic {

    public static final CardPhase STEP = new CardPhase();

    /** Whose action comes next. */
    private static final class Frame {

        private static final int PLACE = 0;

        static void push(InnerSeaPosition position) {
            position.steps().push(STEP, position.inOrder(0), 0);
        }

        static int place(InnerSeaPosition position) {
            return position.steps().note(PLACE);
        }

        static void setPlace(InnerSeaPosition position, int place) {
            position.steps().setNote(PLACE, place % position.powers());
        }
    }

    private CardPhase() {
        super("card-phase");
    }

    static void begin(InnerSeaPosition position, EventLog log) {
        position.clear(Stat.PASSED);
        Turns.enter(position, Phase.CARDS, log);
        Frame.push(position);
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int place = Frame.place(position);
        for (int i = 0; i < position.powers(); i++) {
            int power = position.inOrder((place + i) % position.powers());
            if (!position.is(Stat.PASSED, power)) {
                Frame.setPlace(position, place + i + 1);
                position.steps().push(CardAction.STEP, power);
                if (position.terms().isSystem(power)) {
                    log.all(new InnerSeaEvent.SystemTurnBegan(position.civilization(power)));
                }
                return;
            }
        }
        position.steps().pop();
        CompetitionPhase.begin(position, log);
    }

    /** One action: a card, a Wonder, or passing for the rest of the phase. */
    public static final class CardAction extends Asking {

        public static final CardAction STEP = new CardAction();

        private static final InnerSeaMove PASS = new InnerSeaMove.Pass();

        private CardAction() {
            super("card-action");
        }

        @Override
        void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
            for (int card = position.cards().nextInHand(power, -1);
                    card >= 0;
                    card = position.cards().nextInHand(power, card)) {
                if (whyNot(position, power, FateCard.at(card)) == null) {
                    moves.add(CardMoves.play(card));
                }
            }
            if (!position.is(Stat.WONDER_BUILT, power)) {
                Wonders.listBuilds(position, power, moves);
            }
            if (mayUseAlphabet(position, power)) {
                for (int card = position.cards().nextInHand(power, -1);
                        card >= 0;
                        card = position.cards().nextInHand(power, card)) {
                    moves.add(new InnerSeaMove.UseAlphabet(FateCard.at(card)));
                }
            }
            moves.add(PASS);
        }

        static @Nullable InnerSeaRefusal whyNot(InnerSeaPosition position, int power, FateCard card) {
            if (!position.cards().inHand(power, card.index())) {
                return InnerSeaRefusal.CARD_NOT_IN_HAND;
            }
            return switch (card.kind()) {
                case COMPETITION -> InnerSeaRefusal.ONLY_IN_COMPETITIONS;
                case NEGATE, EVENT -> InnerSeaRefusal.ONLY_AS_AN_ANSWER;
                // Resolved as far as it can be: what is impossible is left out, were it everything.
                case INVESTMENT, PLAIN -> null;
            };
        }

        private static boolean mayUseAlphabet(InnerSeaPosition position, int power) {
            return position.civilization(power).hasAlphabet()
                    && ScenarioRules.hasAbilities(position, power)
                    && !position.is(Stat.ALPHABET_USED, power)
                    && position.cards().handSize(power) > 0;
        }

        @Override
        void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
            switch (move) {
                case InnerSeaMove.PlayCard play -> {
                    position.steps().pop();
                    PlayCard.fromHand(position, power, play.card().index(), log);
                }
                case InnerSeaMove.BuildWonder build -> {
                    position.steps().pop();
                    position.set(Stat.WONDER_BUILT, power, 1);
                    Wonders.begin(position, power, build.wonder().index(), Wonders.USUAL, log);
                }
                case InnerSeaMove.UseAlphabet use -> {
                    // Part of the action, not the action itself: the question stays.
                    position.set(Stat.ALPHABET_USED, power, 1);
                    Deeds.discard(position, power, use.card().index(), log);
                    CardChoice.sift(position, power, 2);
                }
                default -> {
                    position.steps().pop();
                    position.set(Stat.PASSED, power, 1);
                    log.all(new InnerSeaEvent.Passed(
                            position.civilization(power), position.cards().handSize(power)));
                }
            }
        }

        @Override
        InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
            return switch (move) {
                case InnerSeaMove.PlayCard play -> {
                    InnerSeaRefusal found = whyNot(position, power, play.card());
                    yield found == null ? InnerSeaRefusal.TAKE_YOUR_ACTION_NOW : found;
                }
                case InnerSeaMove.BuildWonder build -> {
                    int wonder = build.wonder().index();
                    if (position.monuments().owner(wonder) != InnerSeaPosition.NONE) {
                        yield InnerSeaRefusal.WONDER_IS_BUILT;
                    }
                    if (position.is(Stat.WONDER_BUILT, power)) {
                        yield InnerSeaRefusal.ONE_WONDER_PER_TURN;
                    }
                    // What could be paid, but only with the last disk of the last place, fails for want of a place.
                    yield Wonders.sites(position, power).isEmpty()
                                    || Wonders.isAffordable(position, power, wonder, Wonders.USUAL, 0)
                            ? InnerSeaRefusal.NO_PLACE_FOR_A_WONDER
                            : InnerSeaRefusal.WONDER_TOO_DEAR;
                }
                case InnerSeaMove.UseAlphabet use ->
                    mayUseAlphabet(position, power)
                            ? InnerSeaRefusal.NO_SUCH_CARD_TO_EXCHANGE
                            : InnerSeaRefusal.NO_SUCH_CHOICE;
                default -> InnerSeaRefusal.TAKE_YOUR_ACTION_NOW;
            };
        }

        @Override
        InnerSeaMove absent(InnerSeaPosition position, int power) {
            return PASS;
        }

        @Override
        InnerSeaMove system(InnerSeaPosition position, int power) {
            List<InnerSeaMove> moves = new ArrayList<>();
            list(position, power, moves);
            if (position.cards().handSize(power) > 0) {
                // What it does, and that it does nothing, tells something of a hand nobody sees.
                position.reveal();
            }
            return SystemCards.action(position, power, moves);
        }

        /** Who passes plays nothing more in this phase. */
        @Override
        public @Nullable Loss loss(InnerSeaPosition position, int seat, InnerSeaMove move) {
            if (!(move instanceof InnerSeaMove.Pass)) {
                return null;
            }
            int power = power(position);
            int playable = 0;
            for (int card = position.cards().nextInHand(power, -1);
                    card >= 0;
                    card = position.cards().nextInHand(power, card)) {
                playable += whyNot(position, power, FateCard.at(card)) == null ? 1 : 0;
            }
            return playable == 0 ? null : new Loss("cards-unplayed", Map.of("count", playable));
        }

        /** With cards in hand always asked: whether they can be played is nobody else's business. */
        @Override
        public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
            int power = power(position);
            return position.cards().handSize(power) > 0 ? null : super.forced(position, seat);
        }

        @Override
        Prompt question(InnerSeaPosition position, int power) {
            return new Prompt(
                    Prompt.Shape.CHOOSE_ONE,
                    "CardAction",
                    Rulebook.CARDS,
                    Map.of(
                            "civilization",
                            position.civilization(power),
                            "cards",
                            position.cards().handSize(power) > 0,
                            "wonder",
                            !position.is(Stat.WONDER_BUILT, power) && Wonders.canBuildAny(position, power)));
        }
    }
}
