package ecumene.innersea;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.GameInfo;
import ecumene.engine.Measure;
import ecumene.engine.Option;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Setup;
import ecumene.innersea.bot.InnerSeaEvaluation;
import ecumene.innersea.component.Scenario;
import ecumene.innersea.rule.Acquisition;
import ecumene.innersea.rule.AdjustmentPhase;
import ecumene.innersea.rule.Aeneas;
import ecumene.innersea.rule.AfterOrder;
import ecumene.innersea.rule.Barbarians;
import ecumene.innersea.rule.CardChoice;
import ecumene.innersea.rule.CardOrder;
import ecumene.innersea.rule.CardPhase;
import ecumene.innersea.rule.ChangeChoice;
import ecumene.innersea.rule.ChooseCivilization;
import ecumene.innersea.rule.Competition;
import ecumene.innersea.rule.CompetitionCards;
import ecumene.innersea.rule.CompetitionPhase;
import ecumene.innersea.rule.Deployment;
import ecumene.innersea.rule.DiscardDown;
import ecumene.innersea.rule.Draw;
import ecumene.innersea.rule.DrawStep;
import ecumene.innersea.rule.EndOfEpoch;
import ecumene.innersea.rule.Games;
import ecumene.innersea.rule.GrowthPhase;
import ecumene.innersea.rule.Losses;
import ecumene.innersea.rule.Persuasion;
import ecumene.innersea.rule.PlayCard;
import ecumene.innersea.rule.Ransom;
import ecumene.innersea.rule.Resettlement;
import ecumene.innersea.rule.Response;
import ecumene.innersea.rule.Retirement;
import ecumene.innersea.rule.Scoring;
import ecumene.innersea.rule.ScoringUses;
import ecumene.innersea.rule.TurnOrder;
import ecumene.innersea.rule.Wonders;
import java.util.ArrayList;
import java.util.List;

/**
 * Ancient Civilizations of the Inner Sea by Christopher Vorder Bruegge and Mark McLaughlin, for one to six seats: up to four
 * Epochs of two to four turns around the Mediterranean.
 *
 * <p>The way of a match: {@link ChooseCivilization} sets up. Each turn {@link GrowthPhase} asks every civilization for {@link
 * Retirement}, {@link Acquisition}, {@link Resettlement} and {@link Deployment}; {@link CardPhase} goes round until all have
 * passed, each card being a {@link PlayCard} that others answer in a {@link Response}; {@link CompetitionPhase} walks through
 * the contested areas, each a {@link Competition}; {@link AdjustmentPhase} counts, orders and deals. {@link EndOfEpoch} closes an
 * Epoch. Wherever disks must go, {@link Losses} asks what goes instead.
 */
public final class InnerSea extends Game<InnerSeaPosition, InnerSeaMove> {

    public InnerSea() {
        super(
                new GameInfo(
                        "inner-sea",
                        1,
                        InnerSeaPosition.POWERS,
                        11,
                        List.of(
                                scenarios(),
                                Option.choice(Terms.EPOCHS, Terms.USUAL, "1", "2", "3", "4"),
                                Option.choice(Terms.EACH, "1", "2", "3")
                                        .onlyFor("2", 1, 3)
                                        .onlyFor("3", 1, 2),
                                Option.choice(Terms.SYSTEM, "0", "1", "2", "3", "4")
                                        .onlyFor("1", 1, 5)
                                        .onlyFor("2", 1, 4)
                                        .onlyFor("3", 1, 3)
                                        .onlyFor("4", 1, 2),
                                Option.choice(Terms.LEVEL, "normal", "easy", "hard", "expert"),
                                Option.flag(Terms.LAST_EVENT, false),
                                Option.flag(Terms.HORDES, false).onlyFor("true", 1, InnerSeaPosition.POWERS - 1))),
                InnerSeaMove.class,
                List.of(
                        ChooseCivilization.STEP,
                        GrowthPhase.STEP,
                        Persuasion.STEP,
                        Retirement.STEP,
                        Acquisition.STEP,
                        Resettlement.STEP,
                        Deployment.STEP,
                        CardPhase.STEP,
                        CardPhase.CardAction.STEP,
                        PlayCard.STEP,
                        Response.STEP,
                        Losses.STEP,
                        Ransom.STEP,
                        Barbarians.STEP,
                        Draw.STEP,
                        DiscardDown.STEP,
                        CardChoice.STEP,
                        Games.STEP,
                        Games.GamesDisk.STEP,
                        Wonders.STEP,
                        Wonders.Block.STEP,
                        CompetitionPhase.STEP,
                        CompetitionPhase.StartCompetitions.STEP,
                        Competition.STEP,
                        CompetitionCards.STEP,
                        CardOrder.STEP,
                        AdjustmentPhase.STEP,
                        ScoringUses.STEP,
                        TurnOrder.STEP,
                        AfterOrder.STEP,
                        Aeneas.STEP,
                        DrawStep.STEP,
                        EndOfEpoch.STEP,
                        ChangeChoice.STEP));
    }

    private static Option scenarios() {
        List<String> others = Scenario.ALL.stream()
                .map(Scenario::id)
                .filter(id -> !id.equals(Scenario.BASIC.id()))
                .toList();
        Option option = Option.choice(Terms.SCENARIO, Scenario.BASIC.id(), others.toArray(String[]::new));
        for (Scenario scenario : Scenario.ALL) {
            option = option.onlyFor(scenario.id(), scenario.leastSeats(), scenario.mostSeats());
        }
        return option;
    }

    @Override
    protected InnerSeaPosition blank(Setup setup, long seed) {
        Terms.check(setup);
        return new InnerSeaPosition(setup, seed);
    }

    @Override
    protected void setUp(InnerSeaPosition position, EventLog log) {
        for (int power = 0; power < position.powers(); power++) {
            position.board().setSupply(power, InnerSeaPosition.DISKS);
        }
        position.board().setSupply(InnerSeaPosition.BARBARIANS, position.terms().barbarians());
        ChooseCivilization.begin(position, log);
    }

    @Override
    protected void loaded(InnerSeaPosition position) {
        position.board().recount();
    }

    @Override
    public InnerSeaView view(InnerSeaPosition position, int seat) {
        return InnerSeaView.of(position, seat, phase(position));
    }

    @Override
    public InnerSeaPosition imagine(InnerSeaPosition position, int seat, Randomness random) {
        InnerSeaPosition imagined = position.copy();
        int chooser = CardChoice.chooser(position);
        boolean siftedKnown =
                chooser != InnerSeaPosition.NONE && position.terms().seatOf(chooser) == seat;
        imagined.cards()
                .redeal(
                        knownHands(position, seat),
                        Competition.isRevealed(position),
                        siftedKnown,
                        (power, card) -> CompetitionCards.fits(position, power, card),
                        random);
        imagined.random().reseed(random.nextLong());
        return imagined;
    }

    /** The powers whose hand a seat sees: its own, and one that it looks into. */
    static int knownHands(InnerSeaPosition position, int seat) {
        int known = position.powersOf(seat);
        int open = CardChoice.openHand(position);
        if (open != InnerSeaPosition.NONE
                && position.terms().seatOf(position.steps().seat()) == seat) {
            known |= 1 << open;
        }
        return known;
    }

    @Override
    public Result result(InnerSeaPosition position) {
        return Scoring.result(position);
    }

    @Override
    public String phase(InnerSeaPosition position) {
        return position.isFinished() ? "over" : position.phase().id();
    }

    @Override
    public int round(InnerSeaPosition position) {
        return position.turn() == 0
                ? 0
                : 4 * (position.epoch() - position.terms().firstEpoch()) + position.turn();
    }

    @Override
    public List<Measure> points(InnerSeaPosition position) {
        return Scoring.points(position);
    }

    @Override
    public List<Measure> measures(InnerSeaPosition position) {
        return Scoring.measures(position);
    }

    @Override
    public InnerSeaComponents components() {
        return InnerSeaComponents.ALL;
    }

    @Override
    public List<Measure> indicators(InnerSeaPosition position, int seat) {
        List<Measure> indicators = new ArrayList<>(super.indicators(position, seat));
        indicators.add(Scoring.ready(position));
        indicators.add(Scoring.growth(position));
        return indicators;
    }

    @Override
    public InnerSeaForesight foresight(InnerSeaPosition position, int seat) {
        return InnerSeaForesight.of(position, seat);
    }

    @Override
    public Evaluation<InnerSeaPosition> evaluation() {
        return InnerSeaEvaluation.INSTANCE;
    }

    @Override
    public List<String> brokenLaws(InnerSeaPosition position) {
        return new InnerSeaLaws(position).broken();
    }
}
