package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Pending;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Negate Cards: an opponent may answer the card that lies on top, also after having passed. Everybody with a card in hand is
 * asked, in Turn Order after its player, unless everybody can see that no card fits.
 */
public final class Response extends Asking {

    public static final Response STEP = new Response();

    private static final InnerSeaMove LET_PASS = new InnerSeaMove.LetPass();
    private static final List<FateCard> NEGATE_CARDS = FateCard.ALL.stream()
            .filter(card -> card.kind() == FateCard.Kind.NEGATE)
            .toList();

    /** What each Negate card answers, by card: the words on it, read once. */
    private static final @Nullable Answer[] ANSWERS = new Answer[FateCard.COUNT];

    static {
        for (FateCard card : NEGATE_CARDS) {
            ANSWERS[card.index()] = new Answer(card);
        }
    }

    /** What a Negate card answers. */
    private static final class Answer {

        private final boolean wonders;

        /** By card: whether it is answered whatever the situation. */
        private final boolean[] always = new boolean[FateCard.COUNT];

        /** Whether it answers Competition cards where its player takes part. */
        private final boolean joined;

        /** Whether it answers cards that harm its player. */
        private final boolean harms;

        /** Whether it answers cards of players with more points. */
        private final boolean richer;

        Answer(FateCard negate) {
            wonders = negate.answers(FateCard.Answers.WONDER);
            joined = negate.answers(FateCard.Answers.COMPETITION_JOINED);
            harms = negate.answers(FateCard.Answers.HARMS);
            richer = negate.answers(FateCard.Answers.RICHER);
            for (FateCard card : FateCard.ALL) {
                always[card.index()] = negate.answers(card);
            }
        }

        boolean fits(InnerSeaPosition position, int depth, int power, FateCard card) {
            return always[card.index()]
                    || (joined && card.kind() == FateCard.Kind.COMPETITION && competes(position, power))
                    || (richer && position.points(position.steps().seat(depth)) > position.points(power))
                    || (harms && Response.harms(position, depth, power));
        }

        private static boolean competes(InnerSeaPosition position, int power) {
            return position.arena() != InnerSeaPosition.NONE && position.board().disks(power, position.arena()) > 0;
        }
    }

    private Response() {
        super("response");
    }

    /**
     * Whether a power is asked about the card that another one plays, for all that is public. All civilizations oppose each
     * other, also two of the same player.
     */
    static boolean isAsked(InnerSeaPosition position, int power) {
        return position.cards().handSize(power) > 0 && mightAnswer(position, power);
    }

    /** Whether a card that answers what is on top may be in somebody's hand, for all that is public. */
    private static boolean mightAnswer(InnerSeaPosition position, int power) {
        for (FateCard card : NEGATE_CARDS) {
            if (position.mayBeHeld(card) && fits(position, 0, power, card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a Negate card answers the card of the frame under the top by a depth. */
    static boolean fits(InnerSeaPosition position, int depth, int power, FateCard answer) {
        Answer words = ANSWERS[answer.index()];
        if (words == null) {
            return false;
        }
        int script = PlayCard.Frame.script(position, depth);
        return Script.isWonder(script)
                ? words.wonders
                : words.fits(position, depth, power, FateCard.at(Script.card(script)));
    }

    /** Whether a card would remove disks of a power from the map, by what has been named. */
    static boolean harms(InnerSeaPosition position, int depth, int power) {
        int script = PlayCard.Frame.script(position, depth);
        int base = PlayCard.Frame.base(position, depth);
        int player = position.steps().seat(depth);
        Board board = position.board();
        Pending pending = position.pending();
        for (int i = base; i < pending.targetCount(); i++) {
            Clause clause = Script.clause(script, pending.clause(i));
            int area = pending.area(i);
            boolean hit = switch (clause.verb()) {
                case REMOVE, WILDFIRE, AMBUSH, STAMPEDE -> pending.value(i) == power;
                case BLAST -> board.disks(power, area) > 0 && !position.isWalled(area);
                case WAVE -> Area.islandOf(area).meets(board.occupied(power));
                default -> false;
            };
            if (hit) {
                return true;
            }
        }
        int victim = Targets.victim(position, script, base);
        for (int i = 0; i < Script.size(script); i++) {
            boolean hit = switch (Script.clause(script, i).verb()) {
                case LOSE ->
                    victim == power
                            && !Walls.open(position, board.occupied(power)).isEmpty();
                case VOLLEY ->
                    player != power && board.disks(power, position.arena()) > 0 && !position.isWalled(position.arena());
                default -> false;
            };
            if (hit) {
                return true;
            }
        }
        return false;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        for (int card = position.cards().nextInHand(power, -1);
                card >= 0;
                card = position.cards().nextInHand(power, card)) {
            if (fits(position, 1, power, FateCard.at(card))) {
                moves.add(CardMoves.negate(card));
            }
        }
        moves.add(LET_PASS);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        position.steps().pop();
        if (move instanceof InnerSeaMove.Negate negate) {
            position.reveal();
            PlayCard.fromHand(position, power, negate.card().index(), log);
        } else {
            log.all(new InnerSeaEvent.LetItPass(position.civilization(power)));
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (move instanceof InnerSeaMove.Negate negate) {
            if (!position.cards().inHand(power, negate.card().index())) {
                return InnerSeaRefusal.CARD_NOT_IN_HAND;
            }
            return InnerSeaRefusal.DOES_NOT_ANSWER_THIS;
        }
        return InnerSeaRefusal.ANSWER_THE_CARD_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return LET_PASS;
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        if (SystemCards.wantsToAnswer(position, power)) {
            // Also that it has no answer tells something of a hand nobody sees.
            position.reveal();
        }
        FateCard answer = SystemCards.answer(position, power);
        return answer == null ? LET_PASS : CardMoves.negate(answer.index());
    }

    @Override
    public InnerSeaMove standing(InnerSeaPosition position, int seat) {
        return LET_PASS;
    }

    /** Always asked: whether the hand holds an answer is nobody else's business. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return null;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int script = PlayCard.Frame.script(position, 1);
        Object card = Script.isWonder(script) ? Wonder.at(Script.wonder(script)) : FateCard.at(Script.card(script));
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "Response",
                Rulebook.NEGATE,
                Map.of(
                        "card",
                        card,
                        "player",
                        position.civilization(position.steps().seat(1))));
    }
}
