package ecumene.throughtheages;

import ecumene.throughtheages.ThroughTheAgesComponents.Sign;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.stream.Stream;

/** The signs on the cards, by the names of the texts {@code sign.…}; what has no number is not printed. */
final class PrintedSigns {

    private PrintedSigns() {}

    /** What the card gives, or each worker on it. */
    static List<Sign> gives(CivilCard card) {
        if (card.type() == CivilType.ACTION) {
            return promised(card);
        }
        return signs(
                new Sign("food", card.type() == CivilType.FARM ? card.token() : 0),
                new Sign("resources", card.type() == CivilType.MINE ? card.token() : 0),
                new Sign("culture", card.culture()),
                new Sign("science", card.science()),
                new Sign("strength", card.strength()),
                new Sign(card.happiness() < 0 ? "unhappy" : "happy", Math.abs(card.happiness())),
                new Sign("civilAction", card.civilActions()),
                new Sign("militaryAction", card.militaryActions()),
                new Sign("limit", card.urbanLimit()),
                new Sign("colonization", card.colonization()),
                new Sign("token", card.blueTokens()));
    }

    /** The numbers of an action card: what is gained or, below zero, what something costs less. */
    private static List<Sign> promised(CivilCard card) {
        return switch (card.effect()) {
            case CULTURAL_HERITAGE -> signs(new Sign("science", card.amount(0)), new Sign("culture", card.amount(1)));
            case ENGINEERING_GENIUS, RICH_LAND, URBAN_GROWTH, EFFICIENT_UPGRADE ->
                signs(new Sign("resources", -card.amount(0)));
            case FRUGALITY -> signs(new Sign("worker", 1), new Sign("food", card.amount(0)));
            case PATRIOTISM -> signs(new Sign("militaryAction", 1), new Sign("resources", card.amount(0)));
            case STOCKPILE -> signs(new Sign("food", card.amount(0)), new Sign("resources", card.amount(1)));
            case BREAKTHROUGH, REVOLUTIONARY_IDEA -> signs(new Sign("science", card.amount(0)));
            case RESERVES -> signs(new Sign("food", card.amount(0)), new Sign("resources", card.amount(0)));
            default -> List.of();
        };
    }

    /** What a colony gives as long as it is held; of a tactic the units of an army, of a bonus card its values. */
    static List<Sign> gives(MilitaryCard card) {
        return switch (card.type()) {
            case TACTIC ->
                signs(
                        new Sign("infantry", card.infantry()),
                        new Sign("cavalry", card.cavalry()),
                        new Sign("artillery", card.artillery()));
            case BONUS -> signs(new Sign("defence", card.defence()), new Sign("colonization", card.colonization()));
            case TERRITORY ->
                signs(
                        new Sign("worker", card.yellow()),
                        new Sign("token", card.blue()),
                        new Sign("strength", card.strength()),
                        new Sign("happy", card.happiness()));
            case EVENT, AGGRESSION, WAR, PACT -> List.of();
        };
    }

    /** What a territory gives once. */
    static List<Sign> atOnce(MilitaryCard card) {
        return signs(
                new Sign("food", card.food()),
                new Sign("resources", card.resources()),
                new Sign("science", card.science()),
                new Sign("culture", card.culture()),
                new Sign("worker", card.population()),
                new Sign("draw", card.cards()));
    }

    private static List<Sign> signs(Sign... signs) {
        return Stream.of(signs).filter(sign -> sign.value() != 0).toList();
    }
}
