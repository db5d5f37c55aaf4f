package ecumene.sidmeiercivilization;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.GameInfo;
import ecumene.engine.Measure;
import ecumene.engine.Option;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.sidmeiercivilization.bot.SidMeierCivilizationEvaluation;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.rule.PlayerSetup;
import ecumene.sidmeiercivilization.rule.Steps;
import java.util.ArrayList;
import java.util.List;

/**
 * Sid Meier's Civilization: the board game, of 2010, for two to four seats: four ways to win, and the first who gets there
 * does.
 *
 * <p>The way of a match: {@link PlayerSetup} sets everything up. Then turn after turn {@link
 * ecumene.sidmeiercivilization.rule.Rounds} goes through the five phases: {@link
 * ecumene.sidmeiercivilization.rule.StartOfTurn}, {@link ecumene.sidmeiercivilization.rule.Negotiation}, {@link
 * ecumene.sidmeiercivilization.rule.CityManagement}, {@link ecumene.sidmeiercivilization.rule.Movement} and {@link
 * ecumene.sidmeiercivilization.rule.Research}. Events and abilities are aimed ({@link ecumene.sidmeiercivilization.rule.Aim}),
 * paid, answered ({@link ecumene.sidmeiercivilization.rule.Respond}) and then happen ({@link
 * ecumene.sidmeiercivilization.rule.Effect}).
 */
public final class SidMeierCivilization extends Game<SidMeierCivilizationPosition, SidMeierCivilizationMove> {

    public static final String CIVILIZATIONS = "civilizations";
    public static final String CHOSEN = "chosen";
    public static final String LEARNING = "learning";
    public static final String LOOT = "loot";
    public static final String UPDATED = "updated";
    public static final String RANKS = "ranks";
    public static final String ONE_BY_ONE = "one-by-one";
    public static final String ROUND_LIMIT = "round-limit";

    private static final int MOST_ROUNDS = 100;

    private final SidMeierCivilizationEvaluation evaluation = new SidMeierCivilizationEvaluation(this);

    public SidMeierCivilization() {
        super(
                new GameInfo(
                        "sid-meier-civilization",
                        2,
                        4,
                        10,
                        List.of(
                                Option.choice(CIVILIZATIONS, "random", CHOSEN),
                                Option.flag(LEARNING, false),
                                Option.choice(LOOT, "printed", UPDATED),
                                Option.choice(RANKS, ONE_BY_ONE, "direct"),
                                Option.number(ROUND_LIMIT, 0, MOST_ROUNDS, 0))),
                SidMeierCivilizationMove.class,
                Steps.ALL);
    }

    @Override
    protected SidMeierCivilizationPosition blank(Setup setup, long seed) {
        return new SidMeierCivilizationPosition(setup, seed);
    }

    @Override
    protected void setUp(SidMeierCivilizationPosition position, EventLog log) {
        PlayerSetup.begin(position, log);
    }

    @Override
    protected void loaded(SidMeierCivilizationPosition position) {
        Board.recount(position);
        SidMeierCivilizationBounds.checkSteps(position);
    }

    @Override
    public SidMeierCivilizationView view(SidMeierCivilizationPosition position, int seat) {
        return SidMeierCivilizationView.of(position, seat, phase(position));
    }

    @Override
    public SidMeierCivilizationPosition imagine(SidMeierCivilizationPosition position, int seat, Randomness random) {
        SidMeierCivilizationPosition imagined = position.copy();
        new Imagination(imagined, seat, random).deal();
        imagined.random().reseed(random.nextLong());
        return imagined;
    }

    @Override
    public Result result(SidMeierCivilizationPosition position) {
        return Standing.result(position);
    }

    @Override
    public String phase(SidMeierCivilizationPosition position) {
        if (position.isFinished()) {
            return "over";
        }
        return position.round == 0 ? "setup" : Phase.at(position.phase).id();
    }

    @Override
    public int round(SidMeierCivilizationPosition position) {
        return position.round;
    }

    @Override
    public List<Measure> points(SidMeierCivilizationPosition position) {
        return Standing.points(position);
    }

    @Override
    public List<Measure> measures(SidMeierCivilizationPosition position) {
        return Standing.measures(position);
    }

    @Override
    public SidMeierCivilizationComponents components() {
        return SidMeierCivilizationComponents.ALL;
    }

    @Override
    public List<Measure> indicators(SidMeierCivilizationPosition position, int seat) {
        List<Measure> indicators = new ArrayList<>(super.indicators(position, seat));
        indicators.addAll(Standing.abilities(position));
        return indicators;
    }

    @Override
    public SidMeierCivilizationForesight foresight(SidMeierCivilizationPosition position, int seat) {
        return SidMeierCivilizationForesight.of(position, seat);
    }

    @Override
    public Evaluation<SidMeierCivilizationPosition> evaluation() {
        return evaluation;
    }

    @Override
    public List<String> brokenLaws(SidMeierCivilizationPosition position) {
        List<String> broken = new SidMeierCivilizationLaws(position).broken();
        boolean stuck = broken.isEmpty() && !position.isFinished() && awaiting(position) == Seats.NOBODY;
        return stuck ? List.of("somebody is asked until the match is over") : broken;
    }
}
