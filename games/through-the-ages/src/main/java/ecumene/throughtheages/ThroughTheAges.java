package ecumene.throughtheages;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.GameInfo;
import ecumene.engine.Measure;
import ecumene.engine.Option;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Setup;
import ecumene.engine.Step;
import ecumene.throughtheages.bot.ThroughTheAgesEvaluation;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.rule.ActionCards;
import ecumene.throughtheages.rule.Actions;
import ecumene.throughtheages.rule.Agreement;
import ecumene.throughtheages.rule.Booty;
import ecumene.throughtheages.rule.CardRow;
import ecumene.throughtheages.rule.Colonization;
import ecumene.throughtheages.rule.ColonizationForce;
import ecumene.throughtheages.rule.ColonyGains;
import ecumene.throughtheages.rule.Defence;
import ecumene.throughtheages.rule.Development;
import ecumene.throughtheages.rule.DiscardCards;
import ecumene.throughtheages.rule.Division;
import ecumene.throughtheages.rule.EventLoss;
import ecumene.throughtheages.rule.Events;
import ecumene.throughtheages.rule.FreeBuilding;
import ecumene.throughtheages.rule.GiveBlueTokens;
import ecumene.throughtheages.rule.LeaderChange;
import ecumene.throughtheages.rule.LoseWorkers;
import ecumene.throughtheages.rule.PactAnswer;
import ecumene.throughtheages.rule.Politics;
import ecumene.throughtheages.rule.Ratings;
import ecumene.throughtheages.rule.Razing;
import ecumene.throughtheages.rule.Scoring;
import ecumene.throughtheages.rule.Turn;
import ecumene.throughtheages.rule.WarResolution;
import java.util.List;

/**
 * Through the Ages: A New Story of Civilization by Vlaada Chvátil, for two to four seats, from antiquity to the present.
 *
 * <p>The way of a match: {@link Turn} lies at the bottom and goes through each turn. It asks for {@link Politics} and {@link
 * Actions}, and at the end for {@link DiscardCards}. A political action may reveal one of the {@link Events}, start a {@link
 * Colonization}, or ask the victim of an aggression for its {@link Defence}; the other steps are questions that single cards
 * ask.
 */
public final class ThroughTheAges extends Game<ThroughTheAgesPosition, ThroughTheAgesMove> {

    /** Whether players may leave the match as the rules let them; some tables agree not to. */
    public static final String RESIGNING = "resigning";

    /** Whether civil cards in hand are hidden; the rules leave it to the players. */
    public static final String HIDDEN_HANDS = "hidden-hands";

    private static final int IDLE_WORKERS = 1;
    private static final int TWO_WORKERS = 2;
    private static final int EVENTS_BEYOND_PLAYERS = 2;

    public ThroughTheAges() {
        super(
                new GameInfo(
                        "through-the-ages",
                        2,
                        4,
                        4,
                        List.of(Option.flag(RESIGNING, true), Option.flag(HIDDEN_HANDS, false))),
                ThroughTheAgesMove.class,
                List.of(
                        Turn.STEP,
                        Politics.STEP,
                        PactAnswer.STEP,
                        Defence.STEP,
                        Booty.STEP,
                        Razing.STEP,
                        Division.STEP,
                        WarResolution.STEP,
                        Events.STEP,
                        Development.STEP,
                        FreeBuilding.STEP,
                        EventLoss.STEP,
                        Agreement.STEP,
                        LoseWorkers.STEP,
                        GiveBlueTokens.STEP,
                        Colonization.STEP,
                        ColonizationForce.STEP,
                        ColonyGains.STEP,
                        Actions.STEP,
                        ActionCards.STEP,
                        LeaderChange.STEP,
                        DiscardCards.STEP));
    }

    @Override
    protected ThroughTheAgesPosition blank(Setup setup, long seed) {
        return new ThroughTheAgesPosition(setup, seed);
    }

    @Override
    protected void setUp(ThroughTheAgesPosition position, EventLog log) {
        position.setFirstSeat(position.random().below(position.seats()));
        log.all(new ThroughTheAgesEvent.FirstPlayerChosen(position.firstSeat()));
        for (int seat = 0; seat < position.seats(); seat++) {
            setUp(position.civ(seat));
            Ratings.refresh(position, seat);
        }
        // The first player has one civil action in the first turn, the next one two, and so on; nobody a military one.
        for (int place = 0; place < position.seats(); place++) {
            position.civ((position.firstSeat() + place) % position.seats()).civilActions = place + 1;
        }
        CardRow.setUp(position);
        setUpEvents(position);
        Turn.begin(position);
    }

    private static void setUp(Civilization civ) {
        civ.learn(CivilCard.AGRICULTURE);
        civ.learn(CivilCard.BRONZE);
        civ.learn(CivilCard.PHILOSOPHY);
        civ.learn(CivilCard.RELIGION);
        civ.learn(CivilCard.WARRIORS);
        civ.learn(CivilCard.DESPOTISM);
        civ.workers[CivilCard.AGRICULTURE] = TWO_WORKERS;
        civ.workers[CivilCard.BRONZE] = TWO_WORKERS;
        civ.workers[CivilCard.PHILOSOPHY] = 1;
        civ.workers[CivilCard.WARRIORS] = 1;
        civ.idle = IDLE_WORKERS;
        civ.yellowBank = Banks.YELLOW_SQUARES;
        civ.blueBank = Banks.BLUE_SQUARES;
        civ.yellowTokens = civ.yellowBank + civ.idle + civ.employed();
        civ.blueTokens = civ.blueBank;
        civ.civilTotal = CivilCard.at(CivilCard.DESPOTISM).civilActions();
        civ.militaryTotal = CivilCard.at(CivilCard.DESPOTISM).militaryActions();
    }

    /** As many events of Age A as there are players, and two more; the others stay in the box. */
    private static void setUpEvents(ThroughTheAgesPosition position) {
        CardPile pile = new CardPile(16);
        for (MilitaryCard card : MilitaryCard.ALL) {
            if (card.level() == Age.A.level()) {
                pile.add(card.index());
            }
        }
        pile.shuffle(position.random());
        for (int i = 0; i < position.seats() + EVENTS_BEYOND_PLAYERS; i++) {
            position.military().addCurrent(pile.draw(), Civilization.NONE);
        }
    }

    @Override
    protected void loaded(ThroughTheAgesPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            Ratings.refresh(position, seat);
        }
    }

    @Override
    public ThroughTheAgesView view(ThroughTheAgesPosition position, int seat) {
        return ThroughTheAgesView.of(position, seat, phase(position));
    }

    @Override
    public ThroughTheAgesPosition imagine(ThroughTheAgesPosition position, int seat, Randomness random) {
        ThroughTheAgesPosition imagined = position.copy();
        new Imagination(imagined, seat, random).dealAnew();
        return imagined;
    }

    /** The seat that is putting cards or units together in secret. */
    static int composing(ThroughTheAgesPosition position) {
        boolean composing =
                position.steps().isTop(Defence.STEP) || position.steps().isTop(ColonizationForce.STEP);
        return composing ? position.steps().seat() : Civilization.NONE;
    }

    @Override
    public Result result(ThroughTheAgesPosition position) {
        return Scoring.result(position);
    }

    @Override
    public String phase(ThroughTheAgesPosition position) {
        if (position.isFinished()) {
            return "over";
        }
        Step<?, ?> second = position.steps().size() < 2
                ? null
                : position.steps().below(position.steps().size() - 2);
        if (Politics.STEP.equals(second)) {
            return "politics";
        }
        if (Actions.STEP.equals(second)) {
            return "actions";
        }
        if (DiscardCards.STEP.equals(second)) {
            // A phase of its own: what is produced and drawn afterwards is not what a discarded card brings.
            return "discard";
        }
        return WarResolution.STEP.equals(second) ? "war" : "end-of-turn";
    }

    @Override
    public int round(ThroughTheAgesPosition position) {
        return position.round();
    }

    @Override
    public List<Measure> points(ThroughTheAgesPosition position) {
        return Scoring.points(position);
    }

    @Override
    public List<Measure> measures(ThroughTheAgesPosition position) {
        return Scoring.measures(position);
    }

    @Override
    public ThroughTheAgesComponents components() {
        return ThroughTheAgesComponents.ALL;
    }

    @Override
    public List<Measure> indicators(ThroughTheAgesPosition position, int seat) {
        return Scoring.indicators(position);
    }

    @Override
    public ThroughTheAgesForesight foresight(ThroughTheAgesPosition position, int seat) {
        return ThroughTheAgesForesight.of(position, seat);
    }

    @Override
    public Evaluation<ThroughTheAgesPosition> evaluation() {
        return ThroughTheAgesEvaluation.INSTANCE;
    }

    @Override
    public List<String> brokenLaws(ThroughTheAgesPosition position) {
        return new ThroughTheAgesLaws(position).broken();
    }
}
