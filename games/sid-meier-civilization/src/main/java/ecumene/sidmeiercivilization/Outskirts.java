package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.SCOUTS;

import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.CityYields;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Share;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a city yields, taken apart: the sums are {@link Empire}'s. */
final class Outskirts {

    private Outskirts() {}

    static List<CityYields> cities(SidMeierCivilizationPosition position, int seat) {
        List<CityYields> cities = new ArrayList<>();
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                cities.add(yields(position, city));
            }
        }
        return cities;
    }

    private static CityYields yields(SidMeierCivilizationPosition position, int city) {
        int seat = city / CITIES;
        int icons = Empire.icons(position, city);
        return new CityYields(
                seat,
                Square.at(position.citySquare[city]),
                shares(position, city),
                Icons.trade(icons),
                Icons.production(icons),
                Empire.government(position, seat).production(),
                Empire.productionByCoins(position, seat),
                position.bonus[city],
                Empire.art(position, city),
                Resource.ALL.stream()
                        .filter(resource -> Empire.harvests(position, city, resource.index()))
                        .toList());
    }

    private static List<Share> shares(SidMeierCivilizationPosition position, int city) {
        int seat = city / CITIES;
        List<Share> shares = new ArrayList<>();
        for (int square : Square.around(position.citySquare[city])) {
            if (Board.isRevealed(position, square)) {
                shares.add(share(position, square, lost(position, city, square), false));
            }
        }
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            if (Empire.gains(position, i, city)) {
                shares.add(share(position, position.sentSquare[i], null, true));
            }
        }
        return List.copyOf(shares);
    }

    private static @Nullable String lost(SidMeierCivilizationPosition position, int city, int square) {
        if (Empire.hasOutskirts(position, city, square)) {
            return null;
        }
        return Board.isEnemy(position, square, city / CITIES) ? "blockade" : "sent";
    }

    private static Share share(
            SidMeierCivilizationPosition position, int square, @Nullable String lost, boolean byScout) {
        int icons = Board.icons(position, square);
        return new Share(
                Square.at(square),
                Icons.trade(icons),
                Icons.production(icons),
                Icons.culture(icons),
                Icons.coins(icons),
                lost,
                byScout);
    }
}
