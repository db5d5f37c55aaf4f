package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Names;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Playing a Fate Card, or using a Wonder or an Investment: its player names everything it is aimed at, the others may answer,
 * then it takes effect sentence by sentence. The frames on each other are the cards that answer each other.
 */
public final class PlayCard extends Asking {

    public static final PlayCard STEP = new PlayCard();

    /** An area without a faction, made once. */
    static final InnerSeaMove[] TARGETS =
            Area.ALL.stream().map(area -> new InnerSeaMove.Target(area, null)).toArray(InnerSeaMove[]::new);

    private enum Stage {
        NAMING,
        ASKING,
        ANSWERS,
        EFFECT
    }

    /** How a card came to be played. */
    public enum Occasion {
        /** From the hand, as an action or as an answer. */
        ACTION,
        /** From the hand, for what the card does in another step. */
        OTHER_USE,
        /** Turned over in a competition: it is aimed, like all the others, before the first of them is answered. */
        AIMED,
        /** Turned over in a competition and aimed: it may be answered, but takes effect later. */
        SHOWN,
        /** A Competition card takes effect. */
        RESOLVED,
        /** A Competition card does what it does right before the losses; that is asked only now. */
        CONCLUDED,
        WONDER,
        INVESTMENT,
        EVENT
    }

    /** What a card under way has to remember. */
    public static final class Frame {

        private static final int SCRIPT = 0;
        private static final int STAGE = 1;
        private static final int CLAUSE = 2;
        private static final int BASE = 3;
        private static final int ASKED = 4;
        private static final int OCCASION = 5;
        private static final List<Stage> STAGES = List.of(Stage.values());
        private static final List<Occasion> OCCASIONS = List.of(Occasion.values());

        private Frame() {}

        private static void push(InnerSeaPosition position, int power, int script, Stage stage, Occasion occasion) {
            push(position, power, script, stage, occasion, position.pending().targetCount());
        }

        private static void push(
                InnerSeaPosition position, int power, int script, Stage stage, Occasion occasion, int base) {
            position.steps().push(STEP, power, script, STAGES.indexOf(stage), 0, base, 0, OCCASIONS.indexOf(occasion));
        }

        /** What is carried out, under the top of the stack by a depth. */
        public static int script(InnerSeaPosition position, int depth) {
            return position.steps().note(depth, SCRIPT);
        }

        static int script(InnerSeaPosition position) {
            return position.steps().note(SCRIPT);
        }

        /** Where the things named for it begin. */
        public static int base(InnerSeaPosition position, int depth) {
            return position.steps().note(depth, BASE);
        }

        static int base(InnerSeaPosition position) {
            return position.steps().note(BASE);
        }

        public static Occasion occasion(InnerSeaPosition position, int depth) {
            return OCCASIONS.get(position.steps().note(depth, OCCASION));
        }

        private static Occasion occasion(InnerSeaPosition position) {
            return occasion(position, 0);
        }

        private static Stage stage(InnerSeaPosition position) {
            return STAGES.get(position.steps().note(STAGE));
        }

        private static void setStage(InnerSeaPosition position, Stage stage) {
            position.steps().setNote(STAGE, STAGES.indexOf(stage));
        }

        /** The sentence that is being named for or carried out. */
        private static int clause(InnerSeaPosition position) {
            return position.steps().note(CLAUSE);
        }

        private static void setClause(InnerSeaPosition position, int clause) {
            position.steps().setNote(CLAUSE, clause);
        }

        /** How many opponents have been asked for an answer. */
        private static int asked(InnerSeaPosition position) {
            return position.steps().note(ASKED);
        }

        private static void setAsked(InnerSeaPosition position, int count) {
            position.steps().setNote(ASKED, count);
        }
    }

    private PlayCard() {
        super("play-card");
    }

    /** A card leaves the hand. */
    static void fromHand(InnerSeaPosition position, int power, int card, EventLog log) {
        position.cards().takeFromHand(power, card);
        log.all(new InnerSeaEvent.CardPlayed(position.civilization(power), FateCard.at(card)));
        Frame.push(position, power, card, Stage.NAMING, Occasion.ACTION);
    }

    /** A card leaves the hand for what it does in this step. */
    static void otherUse(InnerSeaPosition position, int power, int card, EventLog log) {
        position.cards().takeFromHand(power, card);
        log.all(new InnerSeaEvent.CardPlayed(position.civilization(power), FateCard.at(card)));
        Frame.push(position, power, Script.ofUse(card, 0), Stage.NAMING, Occasion.OTHER_USE);
    }

    /** A card turned over in a competition is aimed. */
    static void aim(InnerSeaPosition position, int power, int card) {
        Frame.push(position, power, card, Stage.NAMING, Occasion.AIMED);
    }

    /** All cards turned over in the competition are aimed: this one can be answered. */
    static void show(InnerSeaPosition position, int power, int card) {
        int base = position.pending().targetCount();
        position.pending().recallAims(card);
        Frame.push(position, power, card, Stage.ANSWERS, Occasion.SHOWN, base);
    }

    /** A card laid in the competition takes effect where it was aimed at. */
    static void resolve(InnerSeaPosition position, int power, int card) {
        position.cards().takeLaid(power, card);
        int base = position.pending().targetCount();
        position.pending().recallAims(card);
        Frame.push(position, power, card, Stage.EFFECT, Occasion.RESOLVED, base);
    }

    /** A Competition card that has taken effect comes to what it does right before the losses. */
    static void conclude(InnerSeaPosition position, int power, int card) {
        position.cards().takeLaid(power, card);
        Frame.push(position, power, card, Stage.NAMING, Occasion.CONCLUDED);
    }

    static void event(InnerSeaPosition position, int card, EventLog log) {
        log.all(new InnerSeaEvent.EventHappened(FateCard.at(card)));
        Frame.push(position, Effects.steering(position), card, Stage.NAMING, Occasion.EVENT);
    }

    static void useWonder(InnerSeaPosition position, int power, int wonder, EventLog log) {
        position.monuments().addDisks(wonder, -1);
        position.board().takeFromSupply(power, -1);
        position.monuments().setUsed(wonder);
        log.all(new InnerSeaEvent.WonderUsed(
                position.civilization(power),
                Wonder.at(wonder),
                position.monuments().disks(wonder)));
        Frame.push(position, power, Script.ofWonder(wonder), Stage.NAMING, Occasion.WONDER);
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
        Frame.push(position, power, Script.ofUse(card, way), Stage.NAMING, Occasion.INVESTMENT);
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

    /** The sentence that is being named for. */
    private static Clause clause(InnerSeaPosition position) {
        return Script.clause(Frame.script(position), Frame.clause(position));
    }

    private static Targets targets(InnerSeaPosition position) {
        return new Targets(
                position, power(position), Frame.script(position), Frame.clause(position), Frame.base(position));
    }

    @Override
    boolean asks(InnerSeaPosition position) {
        return Frame.stage(position) == Stage.ASKING;
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        switch (Frame.stage(position)) {
            case NAMING -> goOnNaming(position);
            case ANSWERS -> goOnAnswering(position, log);
            default -> goOnWithEffect(position, log);
        }
    }

    private static void goOnNaming(InnerSeaPosition position) {
        int script = Frame.script(position);
        int clause = Frame.clause(position);
        while (clause < Script.size(script)) {
            Frame.setClause(position, clause);
            if (isNow(position) && targets(position).isOpen()) {
                Frame.setStage(position, Stage.ASKING);
                return;
            }
            clause++;
        }
        Frame.setClause(position, 0);
        switch (Frame.occasion(position)) {
            case ACTION, OTHER_USE, WONDER, SHOWN -> Frame.setStage(position, Stage.ANSWERS);
            case AIMED -> keep(position);
            case RESOLVED, CONCLUDED, INVESTMENT, EVENT -> Frame.setStage(position, Stage.EFFECT);
        }
    }

    /** What a card does right before the losses is a matter of its own; nothing else of it is. */
    private static boolean isNow(InnerSeaPosition position) {
        return clause(position).has(Word.BEFORE_LOSSES) == (Frame.occasion(position) == Occasion.CONCLUDED);
    }

    private static void goOnAnswering(InnerSeaPosition position, EventLog log) {
        if (position.takeNegated()) {
            beNegated(position, log);
            return;
        }
        int first = position.placeOf(power(position)) + 1;
        int powers = position.powers();
        for (int asked = Frame.asked(position); asked < powers - 1; asked++) {
            int other = position.inOrder((first + asked) % powers);
            if (Response.isAsked(position, other)) {
                Frame.setAsked(position, asked + 1);
                position.steps().push(Response.STEP, other);
                return;
            }
        }
        if (Frame.occasion(position) == Occasion.SHOWN) {
            keep(position);
        } else {
            Frame.setStage(position, Stage.EFFECT);
        }
    }

    /** The card lies there until its time comes, with what it is aimed at. */
    private static void keep(InnerSeaPosition position) {
        position.pending().keepAims(Frame.script(position), Frame.base(position));
        position.steps().pop();
    }

    private static void beNegated(InnerSeaPosition position, EventLog log) {
        int script = Frame.script(position);
        boolean answer = false;
        if (Script.isWonder(script)) {
            position.monuments().setSilent(Script.wonder(script));
            log.all(new InnerSeaEvent.WonderBlocked(Wonder.at(Script.wonder(script))));
        } else {
            int card = Script.card(script);
            log.all(new InnerSeaEvent.CardNegated(FateCard.at(card)));
            if (Frame.occasion(position) == Occasion.SHOWN) {
                position.cards().takeLaid(power(position), card);
            }
            position.cards().discard(card);
            answer = FateCard.at(card).kind() == FateCard.Kind.NEGATE;
        }
        position.pending().dropTargets(Frame.base(position));
        position.steps().pop();
        if (answer) {
            // Below lies the card that it answered: all who passed may answer that again.
            Frame.setAsked(position, 0);
        }
    }

    private static void goOnWithEffect(InnerSeaPosition position, EventLog log) {
        int script = Frame.script(position);
        int clause = Frame.clause(position);
        if (clause < Script.size(script)) {
            boolean now = isNow(position);
            Frame.setClause(position, clause + 1);
            if (now) {
                Effects.run(position, power(position), script, clause, Frame.base(position), log);
            }
        } else {
            finish(position, log);
        }
    }

    private static void finish(InnerSeaPosition position, EventLog log) {
        int script = Frame.script(position);
        int power = power(position);
        Occasion occasion = Frame.occasion(position);
        int victim = Targets.victim(position, script, Frame.base(position));
        position.pending().dropTargets(Frame.base(position));
        position.steps().pop();
        if (occasion == Occasion.WONDER || occasion == Occasion.INVESTMENT) {
            return;
        }
        if (occasion == Occasion.RESOLVED
                && Script.clauses(script).stream().anyMatch(clause -> clause.has(Word.BEFORE_LOSSES))) {
            position.cards().layAgain(power, script);
            return;
        }
        FateCard card = FateCard.at(Script.card(script));
        switch (card.legend()) {
            case ASIDE -> position.cards().setAside(card.index());
            case SHUFFLE -> {
                position.cards().putOnDeck(card.index());
                position.cards().shuffle(position.random());
                log.all(new InnerSeaEvent.DeckShuffled(position.cards().deckSize()));
            }
            case TABLE -> invest(position, power, card);
            case VICTIM -> {
                if (victim == InnerSeaPosition.NONE) {
                    position.cards().discard(card.index());
                } else {
                    position.cards().putOnTable(victim, card.index(), 0);
                }
            }
            case DISCARD -> position.cards().discard(card.index());
        }
        if (card.kind() == FateCard.Kind.NEGATE) {
            position.negate();
        }
    }

    /** As many disks as the card asks for, or as there are; without any it is discarded at once. */
    private static void invest(InnerSeaPosition position, int power, FateCard card) {
        int disks = Math.min(card.disks(), position.board().supply(power));
        if (disks == 0) {
            position.cards().discard(card.index());
            return;
        }
        position.board().takeFromSupply(power, disks);
        position.cards().putOnTable(power, card.index(), disks);
        if (!card.isOfUseAtOnce()) {
            position.cards().setUsed(card.index());
        }
    }

    // ---------------------------------------------------------------- the question

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        targets(position).list(moves);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (move instanceof InnerSeaMove.Done) {
            Frame.setClause(position, Frame.clause(position) + 1);
        } else {
            targets(position).name(move);
        }
        Frame.setStage(position, Stage.NAMING);
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.Target target ->
                whyNotThere(position, target.area().index());
            case InnerSeaMove.TargetCivilization target -> InnerSeaRefusal.DOES_NOT_FIT_THE_CARD;
            case InnerSeaMove.TargetWonder target -> InnerSeaRefusal.DOES_NOT_FIT_THE_CARD;
            case InnerSeaMove.Amount amount -> whyNotPay(position, amount.count());
            case InnerSeaMove.TakePlace take ->
                clause(position).names() == Names.PLACE
                        ? InnerSeaRefusal.PLACE_IS_TAKEN
                        : InnerSeaRefusal.NAME_THE_TARGET_NOW;
            case InnerSeaMove.Done done -> InnerSeaRefusal.MORE_TO_NAME;
            default -> InnerSeaRefusal.NAME_THE_TARGET_NOW;
        };
    }

    /** The walls of Troy are the reason only where the card could strike but for them. */
    private static InnerSeaRefusal whyNotThere(InnerSeaPosition position, int area) {
        if (!position.terms().map().contains(area)) {
            return InnerSeaRefusal.OUT_OF_PLAY;
        }
        boolean walls = Walls.stop(position, clause(position), area)
                && clause(position).printed(position.terms().playedMap()).contains(area);
        if (walls) {
            return InnerSeaRefusal.WALLS_OF_TROY;
        }
        return targets(position).whyNotThere(area);
    }

    private static InnerSeaRefusal whyNotPay(InnerSeaPosition position, int talents) {
        Clause clause = clause(position);
        if (clause.names() != Names.NUMBER || talents < 0) {
            return InnerSeaRefusal.NAME_THE_TARGET_NOW;
        }
        return talents > clause.amount()
                ? InnerSeaRefusal.CARD_TAKES_LESS
                : InnerSeaRefusal.TOO_FEW_TALENTS_FOR_THE_CARD;
    }

    /** Always asked: as long as targets are being named the card can be taken back, and a person wants to see them. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return null;
    }

    /** Where others could be struck instead, who strikes what is their own is told so. */
    @Override
    public @Nullable Loss loss(InnerSeaPosition position, int seat, InnerSeaMove move) {
        return targets(position).loss(move);
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
        return SystemCards.target(position, power, Frame.script(position), Frame.clause(position), moves);
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int script = Frame.script(position);
        Clause clause = clause(position);
        Targets targets = targets(position);
        Object source = Script.isWonder(script) ? Wonder.at(Script.wonder(script)) : FateCard.at(Script.card(script));
        String chapter = Script.isWonder(script) ? Rulebook.USING_WONDERS : Rulebook.PLAYING;
        return switch (clause.names()) {
            case CIVILIZATION ->
                new Prompt(Prompt.Shape.CHOOSE_ONE, "TargetCivilization", chapter, Map.of("card", source));
            case WONDER -> new Prompt(Prompt.Shape.CHOOSE_ONE, "TargetWonder", chapter, Map.of("card", source));
            case NUMBER -> new Prompt(Prompt.Shape.NUMBER, "TargetNumber", chapter, Map.of("card", source));
            case PLACE ->
                new Prompt(Prompt.Shape.CHOOSE_ONE, "TargetPlace", Rulebook.TURN_ORDER, Map.of("card", source));
            default ->
                new Prompt(
                        Prompt.Shape.PLACE,
                        "TargetArea",
                        chapter,
                        Map.of(
                                "card",
                                source,
                                "verb",
                                clause.toString(),
                                "disks",
                                Math.max(1, clause.amount()),
                                "left",
                                targets.left(),
                                "most",
                                targets.most(),
                                "named",
                                targets.named(),
                                "later",
                                later(script, Frame.clause(position)),
                                "free",
                                targets.mayStop() ? 1 : 0));
        };
    }

    /** How many areas the sentences that follow and are of the same kind want at least. */
    private static int later(int script, int clause) {
        int sum = 0;
        for (int next = clause + 1; next < Script.size(script); next++) {
            Clause other = Script.clause(script, next);
            if (other.verb() != Script.clause(script, clause).verb()) {
                break;
            }
            sum += other.least();
        }
        return sum;
    }

    /** The areas one of which is struck by a disaster that is being aimed; none where nothing of the kind is asked. */
    public static AreaSet struck(InnerSeaPosition position) {
        boolean aims = position.steps().isTop(STEP)
                && Frame.stage(position) == Stage.ASKING
                && Script.clause(Frame.script(position), Frame.clause(position)).verb() == Clause.Verb.BLAST;
        return aims ? targets(position).areas() : AreaSet.EMPTY;
    }
}
