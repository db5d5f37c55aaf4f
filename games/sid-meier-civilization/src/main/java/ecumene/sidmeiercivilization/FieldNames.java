package ecumene.sidmeiercivilization;

import ecumene.engine.data.Fields;

/** Every field of a position, named once. */
final class FieldNames {

    private FieldNames() {}

    static void fields(SidMeierCivilizationPosition position, Fields fields) {
        position.round = fields.number("round", position.round);
        position.firstSeat = fields.number("firstSeat", position.firstSeat);
        position.phase = fields.number("phase", position.phase);
        position.winner = fields.number("winner", position.winner);
        position.ending = fields.number("ending", position.ending);
        fields.bytes("neutral", position.neutral);
        fields.bytes("turned", position.turned);
        fields.bytes("onMap", position.onMap);
        fields.bytes("disaster", position.disaster);
        fields.bytes("figures", position.figures);
        fields.bytes("moved", position.moved);
        fields.words("frozen", position.frozen);
        seatFields(position, fields);
        cardFields(position, fields);
        battleFields(position, fields);
        fields.bytes("chosen", position.chosen);
        position.offers.fields(fields);
    }

    private static void seatFields(SidMeierCivilizationPosition position, Fields fields) {
        fields.bytes("civilization", position.civilization);
        fields.bytes("government", position.government);
        fields.numbers("anarchySince", position.anarchySince);
        fields.bytes("unlocked", position.unlocked);
        fields.bytes("unlockedNow", position.unlockedNow);
        fields.bytes("returned", position.returned);
        fields.numbers("trade", position.trade);
        fields.numbers("culture", position.culture);
        fields.bytes("level", position.level);
        fields.bytes("sheetCoins", position.sheetCoins);
        fields.words("technologies", position.technologies);
        fields.words("used", position.used);
        fields.bytes("coinTokens", position.coinTokens);
        fields.bytes("unbuiltArmies", position.unbuiltArmies);
        fields.bytes("unbuiltScouts", position.unbuiltScouts);
        fields.numbers("citySquare", position.citySquare);
        fields.bytes("walls", position.walls);
        fields.bytes("actions", position.actions);
        fields.bytes("actionsTaken", position.actionsTaken);
        fields.bytes("bonus", position.bonus);
        fields.numbers("sentSquare", position.sentSquare);
        fields.bytes("sentCity", position.sentCity);
        fields.numbers("newScout", position.newScout);
    }

    private static void cardFields(SidMeierCivilizationPosition position, Fields fields) {
        fields.bytes("forces", position.forces);
        fields.bytes("deck", position.deck);
        fields.bytes("below", position.below);
        fields.bytes("eventDeck", position.eventDeck);
        fields.bytes("eventDiscard", position.eventDiscard);
        fields.bytes("hand", position.hand);
        fields.bytes("markerPool", position.markerPool);
        fields.bytes("markers", position.markers);
        fields.bytes("spentMarkers", position.spentMarkers);
        fields.bytes("market", position.market);
        fields.bytes("tokens", position.tokens);
        fields.bytes("personPool", position.personPool);
        fields.bytes("reserve", position.reserve);
        fields.bytes("buildings", position.buildings);
        fields.bytes("wonderState", position.wonderState);
        fields.numbers("wonderSquare", position.wonderSquare);
        position.obsolete = fields.number("obsolete", position.obsolete);
        position.panamaCoins = fields.number("panamaCoins", position.panamaCoins);
    }

    private static void battleFields(SidMeierCivilizationPosition position, Fields fields) {
        position.attacker = fields.number("attacker", position.attacker);
        position.defender = fields.number("defender", position.defender);
        position.barbarians = fields.flag("barbarians", position.barbarians);
        position.battleSquare = fields.number("battleSquare", position.battleSquare);
        position.battleArmies = fields.number("battleArmies", position.battleArmies);
        position.battleScouts = fields.number("battleScouts", position.battleScouts);
        fields.bytes("battleBonus", position.battleBonus);
        fields.bytes("battleHand", position.battleHand);
        fields.bytes("killed", position.killed);
        position.frontsSize = fields.bytes("fronts", position.fronts, position.frontsSize);
        position.lastFront = fields.number("lastFront", position.lastFront);
        position.lastPlaced = fields.number("lastPlaced", position.lastPlaced);
    }
}
