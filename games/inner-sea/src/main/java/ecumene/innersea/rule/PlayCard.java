package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
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
 * Playing a Fate Card, or using a Wonder or an Investment: its player names everything it is aimed at, the others may answer,
 * then it takes effect sentence by sentence. The frames on each other are the cards that answer each other.
 *
 * <p>Notes: the script, the stage, the sentence, where its targets begin, how many have been asked for an answer, and the
 * occasion.
 */
public final class PlayCard extends Asking {

    public static final PlayCard STEP = new PlayCard();

    /** An area without a faction, made once. */
    static final InnerSeaMove[] TARGETS =
            Area.ALL.stream().map(area -> new InnerSeaMove.Target(area, null)).toArray(InnerSeaMove[]::new);

    public static final int SCRIPT = 0;
    private static final int STAGE = 1;
    public static final int CLAUSE = 2;
    public static final int BASE = 3;
    private static final int ASKED = 4;
    public static final int OCCASION = 5;

    // Stages.
    private static final int NAMING = 0;
    private static final int ASKING = 1;
    private static final int ANSWERS = 2;
    private static final int EFFECT = 3;

    // Occasions.
    /** From the hand, as an action or as an answer. */
    public static final int ACTION = 0;
    /** Turned over in a competition: it may be answered, but takes effect later. */
    public static final int SHOWN = 1;
    /** A Competition card takes effect. */
    public static final int RESOLVED = 2;

    public static final int WONDER = 3;
    public static final int INVESTMENT = 4;
    public static final int EVENT = 5;

    private PlayCard() {
        super("play-card");
    }

    private static void begin(InnerSeaPosition position, int power, int script, int stage, int occasion) {
        position.steps().push(STEP, power, script, stage, 0, position.pending().targetCount(), 0, occasion);
    }

    /** A card leaves the hand. */
    static void fromHand(InnerSeaPosition position, int power, int card, EventLog log) {
        position.cards().takeFromHand(power, card);
        log.all(new InnerSeaEvent.CardPlayed(position.civilization(power), FateCard.at(card)));
        begin(position, power, card, NAMING, ACTION);
    }

    /** A card turned over in a competition can be answered now. */
    static void show(InnerSeaPosition position, int power, int card, EventLog log) {
        log.all(new InnerSeaEvent.CardPlayed(position.civilization(power), FateCard.at(card)));
        begin(position, power, card, ANSWERS, SHOWN);
    }

    /** A card laid in the competition takes effect. */
    static void resolve(InnerSeaPosition position, int power, int card) {
        position.cards().takeLaid(power, card);
        begin(position, power, card, NAMING, RESOLVED);
    }

    static void event(InnerSeaPosition position, int card, EventLog log) {
        log.all(new InnerSeaEvent.EventHappened(FateCard.at(card)));
        begin(position, Effects.steering(position), card, NAMING, EVENT);
    }

    static void useWonder(InnerSeaPosition position, int power, int wonder, EventLog log) {
        position.monuments().addDisks(wonder, -1);
        position.board().takeFromSupply(power, -1);
        position.monuments().setUsed(wonder);
        log.all(new InnerSeaEvent.WonderUsed(
                position.civilization(power),
                Wonder.at(wonder),
                position.monuments().disks(wonder)));
        begin(position, power, Script.ofWonder(wonder), NAMING, WONDER);
    }

    static void useInvestment(InnerSeaPosition position, int power, int card, int way, EventLog log) {
        if (ScenarioRules.isPermanent(position, power, card)) {
            log.all(new InnerSeaEvent.InvestmentUsed(
                    position.civilization(power),
                    FateCard.at(card),
                    position.cards().disksOn(card)));
        } else {
            takeDiskOff(position, power, card, log);
        }
        position.cards().setUsed(card);
        begin(position, power, Script.ofUse(card, way), NAMING, INVESTMENT);
    }

    /** A disk of an Investment goes back to the supply; without disks the card is discarded. */
    static void takeDiskOff(InnerSeaPosition position, int power, int card, EventLog log) {
        position.cards().takeDiskOff(card);
        position.board().takeFromSupply(power, -1);
        int left = position.cards().disksOn(card);
        log.all(new InnerSeaEvent.InvestmentUsed(position.civilization(power), FateCard.at(card), left));
        if (left == 0) {
            position.cards().takeFromTable(power, card);
            position.cards().discard(card);
        }
    }

    // ---------------------------------------------------------------- the stages

    private static Targets targets(InnerSeaPosition position) {
        return new Targets(
                position,
                power(position),
                position.steps().note(SCRIPT),
                position.steps().note(CLAUSE),
                position.steps().note(BASE));
    }

    @Override
    boolean asks(InnerSeaPosition position) {
        return position.steps().note(STAGE) == ASKING;
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        switch (position.steps().note(STAGE)) {
            case NAMING -> goOnNaming(position);
            case ANSWERS -> goOnAnswering(position, log);
            default -> goOnWithEffect(position, log);
        }
    }

    private static void goOnNaming(InnerSeaPosition position) {
        List<Clause> clauses = Script.clauses(position.steps().note(SCRIPT));
        int clause = position.steps().note(CLAUSE);
        while (clause < clauses.size()) {
            position.steps().setNote(CLAUSE, clause);
            if (targets(position).isOpen()) {
                position.steps().setNote(STAGE, ASKING);
                return;
            }
            clause++;
        }
        position.steps().setNote(CLAUSE, 0);
        int occasion = position.steps().note(OCCASION);
        if (occasion == ACTION || occasion == WONDER) {
            // From here on everybody knows the card and its targets.
            position.reveal();
            position.steps().setNote(STAGE, ANSWERS);
        } else {
            position.steps().setNote(STAGE, EFFECT);
        }
    }

    private static void goOnAnswering(InnerSeaPosition position, EventLog log) {
        if (position.takeNegated()) {
            beNegated(position, log);
            return;
        }
        int player = power(position);
        int first = position.placeOf(player) + 1;
        int powers = position.powers();
        for (int asked = position.steps().note(ASKED); asked < powers - 1; asked++) {
            int other = position.inOrder((first + asked) % powers);
            if (position.cards().handSize(other) > 0 && Response.mightAnswer(position, other)) {
                position.steps().setNote(ASKED, asked + 1);
                position.steps().push(Response.STEP, other);
                return;
            }
        }
        if (position.steps().note(OCCASION) == SHOWN) {
            position.steps().pop();
        } else {
            position.steps().setNote(STAGE, EFFECT);
        }
    }

    /** All who passed may answer again: the answer that was given came to nothing. */
    static void askAgain(InnerSeaPosition position) {
        if (position.steps().isTop(STEP) && position.steps().note(STAGE) == ANSWERS) {
            position.steps().setNote(ASKED, 0);
        }
    }

    private static void beNegated(InnerSeaPosition position, EventLog log) {
        int script = position.steps().note(SCRIPT);
        int power = power(position);
        if (Script.isWonder(script)) {
            log.all(new InnerSeaEvent.WonderBlocked(Wonder.at(Script.wonder(script))));
        } else {
            log.all(new InnerSeaEvent.CardNegated(FateCard.at(script)));
            if (position.steps().note(OCCASION) == SHOWN) {
                position.cards().takeLaid(power, script);
            }
            position.cards().discard(script);
        }
        position.pending().dropTargets(position.steps().note(BASE));
        position.steps().pop();
        askAgain(position);
    }

    private static void goOnWithEffect(InnerSeaPosition position, EventLog log) {
        int script = position.steps().note(SCRIPT);
        int clause = position.steps().note(CLAUSE);
        if (clause < Script.clauses(script).size()) {
            position.steps().setNote(CLAUSE, clause + 1);
            Effects.run(
                    position, power(position), script, clause, position.steps().note(BASE), log);
        } else {
            finish(position, log);
        }
    }

    private static void finish(InnerSeaPosition position, EventLog log) {
        int script = position.steps().note(SCRIPT);
        int power = power(position);
        int victim = Targets.victim(position, script, position.steps().note(BASE));
        position.pending().dropTargets(position.steps().note(BASE));
        position.steps().pop();
        if (!Script.isCard(script)) {
            return;
        }
        FateCard card = FateCard.at(script);
        switch (card.legend()) {
            case ASIDE -> position.cards().setAside(script);
            case SHUFFLE -> {
                position.cards().putOnDeck(script);
                position.cards().shuffle(position.random());
                log.all(new InnerSeaEvent.DeckShuffled(position.cards().deckSize()));
            }
            case TABLE -> invest(position, power, card);
            case VICTIM -> position.cards().putOnTable(victim, script, 0);
            case DISCARD -> position.cards().discard(script);
        }
        if (card.kind() == FateCard.Kind.NEGATE) {
            position.negate();
        }
    }

    private static void invest(InnerSeaPosition position, int power, FateCard card) {
        int disks = Math.min(card.disks(), position.board().supply(power));
        if (disks == 0) {
            position.cards().discard(card.index());
            return;
        }
        position.board().takeFromSupply(power, disks);
        position.cards().putOnTable(power, card.index(), disks);
        // Of use from the next turn on.
        position.cards().setUsed(card.index());
    }

    // ---------------------------------------------------------------- the question

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        targets(position).list(moves);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (move instanceof InnerSeaMove.Done) {
            position.steps().setNote(CLAUSE, position.steps().note(CLAUSE) + 1);
        } else {
            targets(position).name(move);
        }
        position.steps().setNote(STAGE, NAMING);
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.Target target ->
                !position.terms().map().contains(target.area().index())
                        ? InnerSeaRefusal.OUT_OF_PLAY
                        : position.isWalled(target.area().index())
                                ? InnerSeaRefusal.WALLS_OF_TROY
                                : InnerSeaRefusal.DOES_NOT_FIT_THE_CARD;
            case InnerSeaMove.TargetCivilization target -> InnerSeaRefusal.DOES_NOT_FIT_THE_CARD;
            case InnerSeaMove.TargetWonder target -> InnerSeaRefusal.DOES_NOT_FIT_THE_CARD;
            case InnerSeaMove.Amount amount -> InnerSeaRefusal.NO_TALENT_LEFT;
            case InnerSeaMove.Done done -> InnerSeaRefusal.MORE_TO_NAME;
            default -> InnerSeaRefusal.NAME_THE_TARGET_NOW;
        };
    }

    /** Always asked: as long as targets are being named the card can be taken back, and a person wants to see them. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return null;
    }

    /** A card that was begun is aimed as the system would aim it. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return system(position, power);
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new java.util.ArrayList<>();
        list(position, power, moves);
        return SystemCards.target(
                position,
                power,
                Script.clauses(position.steps().note(SCRIPT))
                        .get(position.steps().note(CLAUSE)),
                moves);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int script = position.steps().note(SCRIPT);
        Clause clause = Script.clauses(script).get(position.steps().note(CLAUSE));
        Object source = Script.isCard(script)
                ? FateCard.at(script)
                : Script.isWonder(script) ? Wonder.at(Script.wonder(script)) : FateCard.at(Script.investment(script));
        return switch (clause.names()) {
            case CIVILIZATION ->
                new Prompt(Prompt.Shape.CHOOSE_ONE, "TargetCivilization", Rulebook.PLAYING, Map.of("card", source));
            case WONDER ->
                new Prompt(Prompt.Shape.CHOOSE_ONE, "TargetWonder", Rulebook.PLAYING, Map.of("card", source));
            case NUMBER -> new Prompt(Prompt.Shape.NUMBER, "TargetNumber", Rulebook.PLAYING, Map.of("card", source));
            default ->
                new Prompt(
                        Prompt.Shape.PLACE,
                        "TargetArea",
                        Rulebook.PLAYING,
                        Map.of("card", source, "verb", clause.toString(), "count", Math.max(1, clause.amount())));
        };
    }
}
