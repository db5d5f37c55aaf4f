package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesForesight.Forecast;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.rule.Catalogue.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Action Phase: any actions in any order, as long as there are civil and military actions for them. */
public final class Actions extends Question {

    public static final Actions STEP = new Actions();

    private static final ThroughTheAgesMove END = new ThroughTheAgesMove.EndActions();
    private static final ThroughTheAgesMove[] STAGES = {
        new ThroughTheAgesMove.BuildStages(1),
        new ThroughTheAgesMove.BuildStages(2),
        new ThroughTheAgesMove.BuildStages(3),
        new ThroughTheAgesMove.BuildStages(4)
    };

    private Actions() {
        super("actions");
    }

    /** Whether the active seat is in its action phase, whatever it is asked in it. */
    static boolean isActing(ThroughTheAgesPosition position) {
        return IntStream.range(0, position.steps().size())
                .anyMatch(depth -> STEP.equals(position.steps().below(depth)));
    }

    private static boolean isFirstRound(ThroughTheAgesPosition position) {
        return position.round() == 1;
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        moves.add(END);
        int civil = ActionTokens.civil(position, seat);
        TakeCards.list(position, seat, civil, moves);
        if (isFirstRound(position)) {
            return;
        }
        if (civil > 0) {
            listCivil(position, seat, moves);
        }
        boolean revolts = Technologies.canRevolt(position, seat);
        if (civil > 0 || revolts) {
            listHand(position, seat, civil, revolts, moves);
        }
        ActionCards.list(position, seat, moves);
        if (ActionTokens.military(position, seat) > 0) {
            int funds = Catalogue.funds(position, seat, Scope.UNITS, 0);
            Catalogue.listBuilds(civ, Scope.UNITS, funds, moves);
            Catalogue.listUpgrades(civ, Scope.UNITS, funds, moves);
            listDestroy(civ, Scope.UNITS, moves);
            TacticCards.list(position, seat, moves);
        }
        Abilities.list(position, seat, moves);
    }

    private static void listCivil(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        if (Building.whyNoPopulation(position, seat, 0) == null) {
            moves.add(Catalogue.INCREASE_POPULATION);
        }
        int funds = Catalogue.funds(position, seat, Scope.BUILDINGS, 0);
        Catalogue.listBuilds(civ, Scope.BUILDINGS, funds, moves);
        Catalogue.listUpgrades(civ, Scope.BUILDINGS, funds, moves);
        listDestroy(civ, Scope.BUILDINGS, moves);
        if (civ.unfinished != NONE) {
            int most = Building.stagesAtOnce(civ);
            for (int count = 1; count <= most; count++) {
                if (Building.whyNoStages(position, seat, count, most, 0) == null) {
                    moves.add(STAGES[count - 1]);
                }
            }
        }
    }

    private static void listDestroy(Civilization civ, Scope scope, List<ThroughTheAgesMove> moves) {
        for (long rest = scope.of(civ); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (civ.workers[card] > 0) {
                moves.add(Catalogue.destroy(card));
            }
        }
    }

    /** Leaders and technologies. */
    private static void listHand(
            ThroughTheAgesPosition position, int seat, int civil, boolean revolts, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        int partner = Diplomacy.sciencePartner(position, seat);
        for (int i = 0; i < civ.handSize; i++) {
            CivilCard card = CivilCard.at(civ.hand[i]);
            if (card.type() == CivilType.LEADER) {
                if (civil > 0) {
                    moves.add(Catalogue.playLeader(card.index()));
                }
            } else if (card.isTechnology()) {
                if (civil > 0 && Technologies.whyNotFromHand(position, seat, partner, card, false, 0) == null) {
                    moves.add(Catalogue.develop(card.index()));
                }
                if (revolts
                        && card.type() == CivilType.GOVERNMENT
                        && Technologies.whyNotFromHand(position, seat, partner, card, true, 0) == null) {
                    moves.add(Catalogue.revolt(card.index()));
                }
            }
        }
    }

    // ---------------------------------------------------------------- why not

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        if (move instanceof ThroughTheAgesMove.Take take) {
            return TakeCards.why(position, seat, take, ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS);
        }
        ThroughTheAgesRefusal refusal = whyNot(position, seat, move);
        if (refusal == ThroughTheAgesRefusal.ACT_NOW) {
            return refusal;
        }
        if (isFirstRound(position)) {
            return ThroughTheAgesRefusal.ONLY_TAKING_IN_THE_FIRST_ROUND;
        }
        return refusal != null ? refusal : ThroughTheAgesRefusal.ACT_NOW;
    }

    private static @Nullable ThroughTheAgesRefusal whyNot(
            ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        Civilization civ = position.civ(seat);
        ThroughTheAgesRefusal noCivil =
                ActionTokens.civil(position, seat) == 0 ? ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS : null;
        return switch (move) {
            case ThroughTheAgesMove.IncreasePopulation ignored ->
                orElse(Building.whyNoPopulation(position, seat, 0), noCivil);
            case ThroughTheAgesMove.Build build ->
                orElse(
                        Building.whyNotBuild(position, seat, build.technology().index(), 0),
                        noActionFor(position, seat, build.technology()));
            case ThroughTheAgesMove.Upgrade upgrade ->
                orElse(
                        Building.whyNotUpgrade(
                                position,
                                seat,
                                upgrade.from().index(),
                                upgrade.to().index(),
                                0),
                        noActionFor(position, seat, upgrade.from()));
            case ThroughTheAgesMove.Destroy destroy -> {
                int index = destroy.technology().index();
                if (index >= CivilCard.WORKPLACES || civ.workers[index] == 0) {
                    yield destroy.technology().type().isUnit()
                            ? ThroughTheAgesRefusal.NO_UNIT_TO_DISBAND
                            : ThroughTheAgesRefusal.NO_WORKER_THERE;
                }
                yield noActionFor(position, seat, destroy.technology());
            }
            case ThroughTheAgesMove.PlayLeader leader ->
                civ.inHand(leader.leader().index()) ? noCivil : ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
            case ThroughTheAgesMove.BuildStages stages ->
                orElse(Building.whyNoStages(position, seat, stages.count(), Building.stagesAtOnce(civ), 0), noCivil);
            case ThroughTheAgesMove.Develop develop ->
                orElse(Technologies.whyNot(position, seat, develop.technology(), false, 0), noCivil);
            case ThroughTheAgesMove.Revolt revolt ->
                orElse(
                        Technologies.whyNot(position, seat, revolt.government(), true, 0),
                        ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
            case ThroughTheAgesMove.PlayAction action -> ActionCards.why(position, seat, action.card());
            case ThroughTheAgesMove.PlayTactic tactic -> TacticCards.whyNotPlay(position, seat, tactic.tactic());
            case ThroughTheAgesMove.CopyTactic tactic -> TacticCards.whyNotCopy(position, seat, tactic.tactic());
            case ThroughTheAgesMove.SwapAction ignored -> Abilities.whyNoSwap(position, seat);
            case ThroughTheAgesMove.Rally rally -> Abilities.whyNoRally(position, seat, rally.unit());
            case ThroughTheAgesMove.TurnIntoTheater turn ->
                Abilities.whyNoTheater(position, seat, turn.from(), turn.to());
            case ThroughTheAgesMove.WelcomeImmigrant ignored -> Abilities.whyNoImmigrant(position, seat);
            case ThroughTheAgesMove.InspirePeople ignored -> Abilities.whyNoInspiration(position, seat);
            case ThroughTheAgesMove.InspireArmy ignored -> Abilities.whyNoInspiration(position, seat);
            case ThroughTheAgesMove.UseTradeRoute ignored -> Abilities.whyNoTrade(position, seat);
            default -> ThroughTheAgesRefusal.ACT_NOW;
        };
    }

    private static @Nullable ThroughTheAgesRefusal orElse(
            @Nullable ThroughTheAgesRefusal first, @Nullable ThroughTheAgesRefusal second) {
        return first != null ? first : second;
    }

    private static @Nullable ThroughTheAgesRefusal noActionFor(
            ThroughTheAgesPosition position, int seat, CivilCard card) {
        if (card.type().isUnit()) {
            return ActionTokens.military(position, seat) == 0
                    ? ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS
                    : null;
        }
        return ActionTokens.civil(position, seat) == 0 ? ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS : null;
    }

    // ---------------------------------------------------------------- playing

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        switch (move) {
            case ThroughTheAgesMove.EndActions ignored -> end(position, seat, log);
            case ThroughTheAgesMove.Take take -> {
                ActionTokens.spendCivil(position, seat, TakeCards.price(position, seat, take.space() - 1));
                TakeCards.take(position, seat, take.space() - 1, log);
            }
            case ThroughTheAgesMove.IncreasePopulation ignored -> {
                ActionTokens.spendCivil(position, seat, 1);
                Building.increasePopulation(position, seat, 0, log);
            }
            case ThroughTheAgesMove.Build build -> {
                spendFor(position, seat, build.technology());
                Building.build(position, seat, build.technology().index(), 0, log);
            }
            case ThroughTheAgesMove.Upgrade upgrade -> {
                spendFor(position, seat, upgrade.from());
                Building.upgrade(
                        position, seat, upgrade.from().index(), upgrade.to().index(), 0, log);
            }
            case ThroughTheAgesMove.Destroy destroy -> {
                spendFor(position, seat, destroy.technology());
                Building.destroy(position, seat, destroy.technology().index(), log);
            }
            case ThroughTheAgesMove.PlayLeader leader -> {
                ActionTokens.spendCivil(position, seat, 1);
                LeaderChange.play(position, seat, leader.leader(), log);
            }
            case ThroughTheAgesMove.BuildStages stages -> {
                ActionTokens.spendCivil(position, seat, 1);
                Building.buildStages(position, seat, stages.count(), 0, log);
            }
            case ThroughTheAgesMove.Develop develop -> {
                ActionTokens.spendCivil(position, seat, 1);
                Technologies.develop(position, seat, develop.technology(), 0, log);
            }
            case ThroughTheAgesMove.Revolt revolt -> Technologies.revolt(position, seat, revolt.government(), 0, log);
            case ThroughTheAgesMove.PlayAction action -> ActionCards.play(position, seat, action.card(), log);
            case ThroughTheAgesMove.PlayTactic tactic -> TacticCards.play(position, seat, tactic.tactic(), log);
            case ThroughTheAgesMove.CopyTactic tactic -> TacticCards.copy(position, seat, tactic.tactic(), log);
            case ThroughTheAgesMove.SwapAction ignored -> Abilities.swap(position, seat, log);
            case ThroughTheAgesMove.Rally rally -> Abilities.rally(position, seat, rally.unit(), log);
            case ThroughTheAgesMove.TurnIntoTheater turn ->
                Abilities.turnIntoTheater(position, seat, turn.from(), turn.to(), log);
            case ThroughTheAgesMove.WelcomeImmigrant ignored -> Abilities.welcome(position, seat, log);
            case ThroughTheAgesMove.InspirePeople ignored -> Abilities.inspirePeople(position, seat, log);
            case ThroughTheAgesMove.InspireArmy ignored -> Abilities.inspireArmy(position, seat, log);
            case ThroughTheAgesMove.UseTradeRoute ignored -> Abilities.trade(position, seat, log);
            default -> throw new IllegalArgumentException(move + " is no action");
        }
    }

    private static void spendFor(ThroughTheAgesPosition position, int seat, CivilCard card) {
        if (card.type().isUnit()) {
            ActionTokens.spendMilitary(position, seat, 1);
        } else {
            ActionTokens.spendCivil(position, seat, 1);
        }
    }

    /** Churchill always gives one of his gifts: the culture, if nothing was chosen. */
    private static void end(ThroughTheAgesPosition position, int seat, EventLog log) {
        useWhatIsLeft(position, seat, log);
        Civilization civ = position.civ(seat);
        if (civ.militarySize > civ.militaryLimit()) {
            log.all(new ThroughTheAgesEvent.TurnEnded(seat));
        }
        position.steps().pop();
    }

    /** What the end of the phase brings by itself. */
    static void useWhatIsLeft(ThroughTheAgesPosition position, int seat, EventLog log) {
        if (position.civ(seat).leader == Leaders.CHURCHILL
                && !position.isUsed(Once.CHURCHILL)
                && !isFirstRound(position)) {
            Abilities.inspirePeople(position, seat, log);
        }
    }

    /** Always asked: the last action can be taken back until the phase is ended by hand. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        return null;
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return END;
    }

    /** An uprising or a famine that is about to come, actions that nothing is done with, or a tactic that helps nothing. */
    @Override
    public @Nullable Loss loss(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        if (move instanceof ThroughTheAgesMove.CopyTactic copy) {
            return TacticCards.loss(position, seat, copy.tactic());
        }
        if (move instanceof ThroughTheAgesMove.PlayTactic play) {
            return TacticCards.loss(position, seat, play.tactic());
        }
        if (!(move instanceof ThroughTheAgesMove.EndActions)) {
            return null;
        }
        Forecast forecast = EndOfTurn.forecast(position, seat);
        if (!isFirstRound(position)) {
            if (forecast.uprising()) {
                return new Loss("uprising", Map.of());
            }
            if (forecast.famine() > 0) {
                return new Loss("famine", Map.of("culture", forecast.famine()));
            }
        }
        return unused(position, seat, forecast.draw());
    }

    /**
     * The actions with which anything at all could still be done, as many as the player sees. Where each military one will
     * draw a card, none of them is lost.
     */
    private @Nullable Loss unused(ThroughTheAgesPosition position, int seat, int drawing) {
        List<ThroughTheAgesMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        int civil = moves.stream().anyMatch(Actions::usesCivilActions) ? ActionTokens.civil(position, seat) : 0;
        boolean useful =
                moves.stream().anyMatch(move -> usesMilitaryActions(move) && loss(position, seat, move) == null);
        int left = ActionTokens.military(position, seat);
        int military = useful && left > drawing ? left : 0;
        return civil + military == 0 ? null : new Loss("unused-actions", Map.of("civil", civil, "military", military));
    }

    private static boolean usesCivilActions(ThroughTheAgesMove move) {
        return switch (move) {
            case ThroughTheAgesMove.Take ignored -> true;
            case ThroughTheAgesMove.IncreasePopulation ignored -> true;
            case ThroughTheAgesMove.BuildStages ignored -> true;
            case ThroughTheAgesMove.Develop ignored -> true;
            case ThroughTheAgesMove.PlayLeader ignored -> true;
            case ThroughTheAgesMove.PlayAction ignored -> true;
            case ThroughTheAgesMove.TurnIntoTheater ignored -> true;
            case ThroughTheAgesMove.Build build -> !build.technology().type().isUnit();
            case ThroughTheAgesMove.Upgrade upgrade -> !upgrade.from().type().isUnit();
            case ThroughTheAgesMove.Destroy destroy ->
                !destroy.technology().type().isUnit();
            default -> false;
        };
    }

    private static boolean usesMilitaryActions(ThroughTheAgesMove move) {
        return switch (move) {
            case ThroughTheAgesMove.PlayTactic ignored -> true;
            case ThroughTheAgesMove.CopyTactic ignored -> true;
            case ThroughTheAgesMove.SwapAction ignored -> true;
            case ThroughTheAgesMove.Rally ignored -> true;
            case ThroughTheAgesMove.Build build -> build.technology().type().isUnit();
            case ThroughTheAgesMove.Upgrade upgrade -> upgrade.from().type().isUnit();
            case ThroughTheAgesMove.Destroy destroy ->
                destroy.technology().type().isUnit();
            default -> false;
        };
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return one(
                isFirstRound(position) ? "FirstTurn" : "Actions",
                isFirstRound(position) ? Rulebook.FIRST_TURN : Rulebook.ACTIONS,
                Map.of("civil", ActionTokens.civil(position, seat), "military", ActionTokens.military(position, seat)));
    }
}
