package ecumene.tempus;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.GameInfo;
import ecumene.engine.Measure;
import ecumene.engine.Option;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Setup;
import ecumene.tempus.bot.TempusEvaluation;
import ecumene.tempus.rule.Advance;
import ecumene.tempus.rule.AttackCards;
import ecumene.tempus.rule.DefenceCards;
import ecumene.tempus.rule.Discard;
import ecumene.tempus.rule.Fight;
import ecumene.tempus.rule.LayTile;
import ecumene.tempus.rule.NameTerrain;
import ecumene.tempus.rule.PlaceTokens;
import ecumene.tempus.rule.Progress;
import ecumene.tempus.rule.ProgressCards;
import ecumene.tempus.rule.Rounds;
import ecumene.tempus.rule.Scoring;
import ecumene.tempus.rule.Turn;
import ecumene.tempus.rule.TurnTile;
import java.util.ArrayList;
import java.util.List;

/**
 * Tempus by Martin Wallace, for three to five seats: ten turns on an island that the players build themselves.
 *
 * <p>The way of a match: {@link LayTile} and {@link TurnTile} build the island, {@link PlaceTokens} settles it. Then, turn
 * after turn, {@link Rounds} asks each seat for its {@link Turn} until the action tokens are spent, and {@link Progress} moves
 * the cubes on. A fight inside a turn asks {@link NameTerrain}, {@link AttackCards}, {@link DefenceCards} and {@link
 * Advance}; a hand that grew too big asks {@link Discard}.
 */
public final class Tempus extends Game<TempusPosition, TempusMove> {

    private static final String ISLAND = "island";
    private static final String BUILT = "built";
    private static final String RANDOM = "random";

    private static final String FIRST_PLAYER = "first-player";

    /** A value of the option above: this and the number of a player, counted from 1. */
    private static final String PLAYER = "player-";

    public Tempus() {
        super(
                new GameInfo("tempus", 3, 5, 5, List.of(Option.choice(ISLAND, BUILT, RANDOM), firstPlayer())),
                TempusMove.class,
                List.of(
                        LayTile.STEP,
                        TurnTile.STEP,
                        PlaceTokens.STEP,
                        Rounds.STEP,
                        Turn.STEP,
                        NameTerrain.STEP,
                        AttackCards.STEP,
                        DefenceCards.STEP,
                        Advance.STEP,
                        Discard.STEP,
                        Progress.STEP,
                        ProgressCards.STEP));
    }

    /** Whoever had the latest bright idea, as the players say, or whom chance chooses. */
    private static Option firstPlayer() {
        return Option.choice(FIRST_PLAYER, RANDOM, PLAYER + 1, PLAYER + 2, PLAYER + 3, PLAYER + 4, PLAYER + 5)
                .onlyFor(PLAYER + 4, 4, 5)
                .onlyFor(PLAYER + 5, 5, 5);
    }

    @Override
    protected TempusPosition blank(Setup setup, long seed) {
        return new TempusPosition(setup, seed);
    }

    @Override
    protected void setUp(TempusPosition position, EventLog log) {
        String first = position.setup().choice(FIRST_PLAYER);
        position.setFirstSeat(
                first.equals(RANDOM)
                        ? position.random().below(position.seats())
                        : Integer.parseInt(first.substring(PLAYER.length())) - 1);
        log.all(new TempusEvent.FirstPlayerChosen(position.firstSeat()));
        position.cards().shuffle(position.random());
        position.shuffleTiles(position.random());
        if (position.setup().choice(ISLAND).equals(RANDOM)) {
            LayTile.layAllAtRandom(position, log);
        } else {
            LayTile.begin(position);
        }
    }

    @Override
    protected void loaded(TempusPosition position) {
        position.board().recount();
        position.cards().recount();
    }

    @Override
    public TempusView view(TempusPosition position, int seat) {
        return TempusView.of(position, seat);
    }

    @Override
    public TempusPosition imagine(TempusPosition position, int seat, Randomness random) {
        TempusPosition imagined = position.copy();
        imagined.cards()
                .redeal(
                        seat,
                        (other, card) -> position.fightTo() == TempusPosition.NONE
                                ? Progress.points(
                                        card, Progress.newEra(position).terrain())
                                : Fight.pointsNow(position, other, card),
                        random);
        imagined.shuffleTiles(random);
        imagined.random().reseed(random.nextLong());
        return imagined;
    }

    @Override
    public Result result(TempusPosition position) {
        return Scoring.result(position);
    }

    @Override
    public String phase(TempusPosition position) {
        return Phase.of(position).id();
    }

    @Override
    public int round(TempusPosition position) {
        return position.turn();
    }

    @Override
    public List<Measure> points(TempusPosition position) {
        return Scoring.points(position);
    }

    @Override
    public List<Measure> measures(TempusPosition position) {
        return Scoring.measures(position);
    }

    @Override
    public TempusComponents components() {
        return TempusComponents.ALL;
    }

    @Override
    public List<Measure> indicators(TempusPosition position, int seat) {
        List<Measure> indicators = new ArrayList<>(super.indicators(position, seat));
        indicators.addAll(Scoring.prospects(position));
        return indicators;
    }

    @Override
    public TempusForesight foresight(TempusPosition position, int seat) {
        return TempusForesight.of(position, seat);
    }

    @Override
    public Evaluation<TempusPosition> evaluation() {
        return TempusEvaluation.INSTANCE;
    }

    @Override
    public List<String> brokenLaws(TempusPosition position) {
        return new TempusLaws(position).broken();
    }
}
