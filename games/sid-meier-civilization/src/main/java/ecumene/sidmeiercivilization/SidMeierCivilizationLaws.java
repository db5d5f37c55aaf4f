package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.sidmeiercivilization.rule.NewPerson;
import java.util.ArrayList;
import java.util.List;

/** What is true in every position: every piece somewhere, every card once. */
final class SidMeierCivilizationLaws {

    private final SidMeierCivilizationPosition position;
    private final List<String> broken = new ArrayList<>();

    SidMeierCivilizationLaws(SidMeierCivilizationPosition position) {
        this.position = position;
    }

    List<String> broken() {
        new SidMeierCivilizationBounds(position, this::check).check();
        nothingIsNegative();
        if (broken.isEmpty()) {
            everyTileOnce();
            unitCards();
            eventCards();
            tokensAndMarkers();
            persons();
            buildingsAndWonders();
            for (int seat = 0; seat < position.seats(); seat++) {
                if (position.civilization[seat] != NONE) {
                    figures(seat);
                }
            }
            cities();
        }
        return broken;
    }

    private void check(boolean holds, String law) {
        if (!holds && !broken.contains(law)) {
            broken.add(law);
        }
    }

    private void nothingIsNegative() {
        byte[][] counts = {
            position.forces,
            position.deck,
            position.below,
            position.eventDeck,
            position.eventDiscard,
            position.hand,
            position.markerPool,
            position.markers,
            position.spentMarkers,
            position.market,
            position.tokens,
            position.personPool,
            position.reserve,
            position.buildings,
            position.unbuiltArmies,
            position.unbuiltScouts,
            position.coinTokens,
            position.sheetCoins,
            position.battleHand,
            position.killed,
            position.actions,
            position.offers.give,
            position.offers.ask
        };
        for (byte[] numbers : counts) {
            for (byte number : numbers) {
                check(number >= 0, "no count is negative");
            }
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            check(position.trade[seat] >= 0 && position.trade[seat] <= Empire.MOST_TRADE, "trade is between 0 and 27");
            check(position.culture[seat] >= 0, "culture is not negative");
        }
    }

    private void everyTileOnce() {
        long seen = 0;
        for (byte tile : position.neutral) {
            seen |= 1L << tile;
        }
        check(seen == (1L << MapTile.COUNT) - (1L << MapTile.HOMES), "every neutral tile is there once");
    }

    private void unitCards() {
        for (UnitCard unit : UnitCard.ALL) {
            int i = unit.index();
            int count = position.deck[i] + position.below[i];
            for (int seat = 0; seat < position.seats(); seat++) {
                count += position.forces[seat * UnitCard.COUNT + i];
            }
            for (int side = 0; side < 2; side++) {
                count += position.battleHand[side * UnitCard.COUNT + i] + position.killed[side * UnitCard.COUNT + i];
                for (int front = 2 * side; front < position.frontsSize; front += 4) {
                    count += position.fronts[front] == i ? 1 : 0;
                }
            }
            check(count == unit.cards(), "every unit card is somewhere: " + unit);
        }
    }

    private void eventCards() {
        for (EventCard card : EventCard.ALL) {
            int count = position.eventDeck[card.index()] + position.eventDiscard[card.index()];
            for (int seat = 0; seat < position.seats(); seat++) {
                count += position.inHand(seat, card);
            }
            check(count == card.cards(), "every culture event is somewhere: " + card);
        }
    }

    private void tokensAndMarkers() {
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            int count = position.market[i];
            for (int seat = 0; seat < position.seats(); seat++) {
                count += position.tokens[seat * Resource.IN_MARKET + i];
            }
            check(count == position.seats(), "every resource token is somewhere");
        }
        int huts = 0;
        int villages = 0;
        for (Marker marker : Marker.ALL) {
            int count = position.markerPool[marker.index()];
            for (int seat = 0; marker.index() < Marker.HELD && seat < position.seats(); seat++) {
                count += position.markers[seat * Marker.HELD + marker.index()];
            }
            if (marker.index() < Marker.HELD) {
                count += position.spentMarkers[marker.index()];
                check(count == marker.markers(), "every hut and village is somewhere: " + marker);
            }
            huts += marker.isHut() ? position.markerPool[marker.index()] : 0;
            villages += marker.isHut() ? 0 : position.markerPool[marker.index()];
        }
        for (byte thing : position.onMap) {
            huts -= thing == Board.HUT ? 1 : 0;
            villages -= thing == Board.VILLAGE ? 1 : 0;
        }
        check(huts >= 0 && villages >= 0, "there is a marker for every hut and village on the map");
    }

    private void persons() {
        int[] count = new int[Person.COUNT];
        for (int square : position.layout.squares()) {
            int person = Board.person(position, square);
            if (person != NONE) {
                count[person]++;
                check(Board.cityAround(position, square) != NONE, "great persons stand in outskirts");
            }
        }
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (NewPerson.STEP.equals(position.steps().below(depth))) {
                count[NewPerson.Frame.person(position, depth)]++;
            }
        }
        for (Person person : Person.ALL) {
            int all = count[person.index()] + position.personPool[person.index()];
            for (int seat = 0; seat < position.seats(); seat++) {
                all += position.reserve[seat * Person.COUNT + person.index()];
            }
            check(all <= person.markers(), "no more great persons than there are: " + person);
        }
    }

    private void buildingsAndWonders() {
        int[] count = new int[Building.COUNT];
        for (int square : position.layout.squares()) {
            int building = Board.building(position, square);
            if (building != NONE) {
                count[Building.at(building).pool().index()]++;
                check(Board.cityAround(position, square) != NONE, "buildings stand in outskirts");
            }
            int wonder = Board.wonder(position, square);
            check(wonder == NONE || position.wonderSquare[wonder] == square, "every wonder knows its square");
        }
        for (Building building : Building.ALL) {
            if (building.pool() == building) {
                check(
                        count[building.index()] + position.buildings[building.index()] == building.markers(),
                        "every building marker is somewhere: " + building);
            }
        }
        for (Wonder wonder : Wonder.ALL) {
            int square = position.wonderSquare[wonder.index()];
            check(
                    square == NONE || Board.wonder(position, square) == wonder.index(),
                    "every wonder stands on its square");
        }
    }

    private void figures(int seat) {
        int armies = position.unbuiltArmies[seat];
        int scouts = position.unbuiltScouts[seat];
        for (int square : position.layout.squares()) {
            if (Board.owner(position, square) == seat) {
                armies += Board.armies(position, square);
                scouts += Board.scouts(position, square);
            }
        }
        if (position.attacker == seat) {
            armies += position.battleArmies;
            scouts += position.battleScouts;
        }
        check(armies == Empire.civilization(position, seat).armies(), "every army is somewhere");
        check(scouts == Empire.civilization(position, seat).scouts(), "every scout is somewhere");
    }

    private void cities() {
        for (int city = 0; city < position.citySquare.length; city++) {
            int square = position.citySquare[city];
            if (square != NONE) {
                check(square >= 0 && Board.city(position, square) == city, "every city stands on its square");
            } else {
                check(position.walls[city] == 0, "no walls without a city");
            }
        }
        for (int square : position.layout.squares()) {
            int city = Board.city(position, square);
            check(
                    city == NONE || (city < position.seats() * CITIES && position.citySquare[city] == square),
                    "every centre belongs to a city");
            check(
                    city == NONE
                            || position.isFinished()
                            || Board.owner(position, square) == NONE
                            || Board.owner(position, square) == Board.seatOf(city),
                    "nobody stands in a foreign city");
        }
    }
}
