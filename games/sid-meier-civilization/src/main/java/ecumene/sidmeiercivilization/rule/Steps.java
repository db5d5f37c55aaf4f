package ecumene.sidmeiercivilization.rule;

import ecumene.engine.Step;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import java.util.List;

/** Every step of the game. */
public final class Steps {

    public static final List<Step<SidMeierCivilizationPosition, SidMeierCivilizationMove>> ALL = List.of(
            Aim.STEP,
            Approach.STEP,
            Barbarians.STEP,
            Battle.STEP,
            Cancelling.STEP,
            ChooseCivilization.STEP,
            CityAction.STEP,
            CityManagement.STEP,
            Consent.STEP,
            Declared.STEP,
            DiscardEvents.STEP,
            Effect.STEP,
            FreeTechnology.STEP,
            GardenFigure.STEP,
            Gift.STEP,
            GiveCoin.STEP,
            HandOver.STEP,
            Healing.STEP,
            Interrupt.ON_THE_WAY,
            Interrupt.STEP,
            Loot.STEP,
            March.STEP,
            MarketResource.STEP,
            Movement.STEP,
            Negotiation.STEP,
            NewPerson.STEP,
            Outcome.STEP,
            Pay.STEP,
            PlaceCapital.STEP,
            PlaceItem.STEP,
            PlayUnit.STEP,
            PlayerSetup.STEP,
            Razing.STEP,
            ReclaimUnit.STEP,
            Research.STEP,
            Respond.STEP,
            Rounds.STEP,
            SecondHarvest.STEP,
            SecondItem.STEP,
            StartOfTurn.STEP,
            StartingFigures.STEP,
            StepAside.STEP,
            Wounds.STEP);

    private Steps() {}
}
