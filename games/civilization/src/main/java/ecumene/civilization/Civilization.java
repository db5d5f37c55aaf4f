package ecumene.civilization;

import ecumene.civilization.bot.CivilizationEvaluation;
import ecumene.civilization.rule.AnnexUnits;
import ecumene.civilization.rule.AttackCity;
import ecumene.civilization.rule.BuildCities;
import ecumene.civilization.rule.BuildShips;
import ecumene.civilization.rule.BuyCards;
import ecumene.civilization.rule.BuyGold;
import ecumene.civilization.rule.Calamities;
import ecumene.civilization.rule.ChooseNation;
import ecumene.civilization.rule.CityBuilding;
import ecumene.civilization.rule.CivilWar;
import ecumene.civilization.rule.Conflict;
import ecumene.civilization.rule.Floods;
import ecumene.civilization.rule.Grow;
import ecumene.civilization.rule.Growth;
import ecumene.civilization.rule.KeepFaction;
import ecumene.civilization.rule.KeepShips;
import ecumene.civilization.rule.LoseUnits;
import ecumene.civilization.rule.LossCalamity;
import ecumene.civilization.rule.Movement;
import ecumene.civilization.rule.NameCandidate;
import ecumene.civilization.rule.OrderLosses;
import ecumene.civilization.rule.OrderOfConflicts;
import ecumene.civilization.rule.OrderReductions;
import ecumene.civilization.rule.PickRevolts;
import ecumene.civilization.rule.PickUnits;
import ecumene.civilization.rule.Plunder;
import ecumene.civilization.rule.Purchases;
import ecumene.civilization.rule.ReduceCities;
import ecumene.civilization.rule.ReturnCards;
import ecumene.civilization.rule.Revolts;
import ecumene.civilization.rule.Rounds;
import ecumene.civilization.rule.Scoring;
import ecumene.civilization.rule.Ships;
import ecumene.civilization.rule.ShowGrain;
import ecumene.civilization.rule.Support;
import ecumene.civilization.rule.TakeCity;
import ecumene.civilization.rule.TaxRate;
import ecumene.civilization.rule.Taxes;
import ecumene.civilization.rule.Trade;
import ecumene.civilization.rule.TradeCards;
import ecumene.civilization.rule.Travel;
import ecumene.civilization.rule.Volcanoes;
import ecumene.civilization.rule.Voyage;
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
import java.util.List;

/**
 * Civilization by Francis Tresham, for two to eight seats: from a single token to the Iron Age.
 *
 * <p>The way of a match: {@link ChooseNation}, then {@link Rounds} goes through the phases of each round. Every phase is a
 * step that asks nobody itself and puts its questions on top: {@link Taxes} and {@link Revolts}, {@link Growth}, {@link
 * Ships}, {@link Movement} with {@link Travel} and {@link Voyage}, {@link Conflict}, {@link CityBuilding}, {@link Support},
 * {@link TradeCards}, {@link Trade} (the open market, where all are asked at once), {@link Purchases}, {@link Calamities}.
 */
public final class Civilization extends Game<CivilizationPosition, CivilizationMove> {

    /** The phase before the first round. */
    static final String CHOOSING = "nations";

    /** Which game of the rulebook is played. */
    public static final String VARIANT = "variant";

    /** Which of two boards, where the rulebook shows two for a number of players. */
    public static final String BOARD = "board";

    /** How many spaces earlier Peasants and Citizens ends (32.4.2). */
    public static final String SHORTENED = "shortened";

    /** After how many rounds the match ends at the latest; 0 for no limit. */
    public static final String ROUND_LIMIT = "round-limit";

    /** Everybody who holds trade cards is asked after the purchases which ones to keep (18). */
    public static final String ASK_WHAT_TO_KEEP = "ask-what-to-keep";

    static final String FIRST = "first";
    static final String SECOND = "second";

    public Civilization() {
        super(
                new GameInfo(
                        "civilization",
                        2,
                        8,
                        13,
                        List.of(
                                Option.choice(
                                                VARIANT,
                                                Variant.COMPLETE.id(),
                                                Variant.SHORT_5.id(),
                                                Variant.SHORT_8.id(),
                                                Variant.SHORT_13.id(),
                                                Variant.NOMADS.id(),
                                                Variant.PEASANTS.id())
                                        .onlyFor(Variant.NOMADS.id(), 2, 4)
                                        .onlyFor(Variant.PEASANTS.id(), 2, 7),
                                Option.choice(BOARD, FIRST, SECOND).onlyFor(SECOND, 2, 6, 5),
                                Option.number(SHORTENED, 0, 2, 0),
                                Option.number(ROUND_LIMIT, 0, 100, 0),
                                Option.flag(ASK_WHAT_TO_KEEP, false))),
                CivilizationMove.class,
                List.<Step<CivilizationPosition, CivilizationMove>>of(
                        ChooseNation.STEP,
                        Rounds.STEP,
                        Taxes.STEP,
                        TaxRate.STEP,
                        Revolts.STEP,
                        PickRevolts.STEP,
                        TakeCity.STEP,
                        Growth.STEP,
                        Grow.STEP,
                        Ships.STEP,
                        KeepShips.STEP,
                        BuildShips.STEP,
                        Movement.STEP,
                        Travel.STEP,
                        Voyage.STEP,
                        Conflict.STEP,
                        AttackCity.STEP,
                        OrderOfConflicts.STEP,
                        CityBuilding.STEP,
                        BuildCities.STEP,
                        Support.STEP,
                        ReduceCities.STEP,
                        TradeCards.STEP,
                        BuyGold.STEP,
                        Trade.STEP,
                        Purchases.STEP,
                        BuyCards.STEP,
                        ReturnCards.STEP,
                        Calamities.STEP,
                        Volcanoes.STEP,
                        Floods.STEP,
                        LossCalamity.STEP,
                        ShowGrain.STEP,
                        OrderLosses.STEP,
                        LoseUnits.STEP,
                        OrderReductions.STEP,
                        CivilWar.STEP,
                        NameCandidate.STEP,
                        PickUnits.STEP,
                        KeepFaction.STEP,
                        AnnexUnits.STEP,
                        Plunder.STEP));
    }

    @Override
    protected CivilizationPosition blank(Setup setup, long seed) {
        Variant.check(setup);
        return new CivilizationPosition(setup, seed);
    }

    @Override
    protected void setUp(CivilizationPosition position, EventLog log) {
        position.trade().build(position.random());
        ChooseNation.begin(position, log);
    }

    @Override
    protected void loaded(CivilizationPosition position) {
        position.recount();
    }

    @Override
    public CivilizationView view(CivilizationPosition position, int seat) {
        return CivilizationView.of(position, seat, phase(position));
    }

    @Override
    public CivilizationPosition imagine(CivilizationPosition position, int seat, Randomness random) {
        CivilizationPosition imagined = position.copy();
        new Imagining(imagined, seat, random).redeal();
        imagined.random().reseed(random.nextLong());
        return imagined;
    }

    @Override
    public Result result(CivilizationPosition position) {
        return Scoring.result(position);
    }

    @Override
    public String phase(CivilizationPosition position) {
        if (position.isFinished()) {
            return "over";
        }
        return position.round() == 0 ? CHOOSING : Rounds.phase(position).id();
    }

    @Override
    public int round(CivilizationPosition position) {
        return position.round();
    }

    @Override
    public List<Measure> points(CivilizationPosition position) {
        return Scoring.points(position);
    }

    @Override
    public List<Measure> measures(CivilizationPosition position) {
        return Scoring.measures(position);
    }

    @Override
    public CivilizationComponents components() {
        return CivilizationComponents.ALL;
    }

    @Override
    public List<Measure> indicators(CivilizationPosition position, int seat) {
        return Scoring.indicators(position, seat);
    }

    @Override
    public CivilizationForesight foresight(CivilizationPosition position, int seat) {
        return CivilizationForesight.of(position, seat);
    }

    @Override
    public Evaluation<CivilizationPosition> evaluation() {
        return CivilizationEvaluation.INSTANCE;
    }

    @Override
    public List<String> brokenLaws(CivilizationPosition position) {
        return new CivilizationLaws(position).broken();
    }
}
