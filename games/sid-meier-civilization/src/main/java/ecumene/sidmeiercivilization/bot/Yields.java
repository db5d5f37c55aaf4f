package ecumene.sidmeiercivilization.bot;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.Arrays;

/** What a seat may count on, turn after turn: the numbers its four races run on. */
final class Yields {

    /** Scouts move about: their squares count a little less. */
    private static final double SCOUT = 0.7;

    /** What a city to come is expected to bring. */
    private static final double NEW_TRADE = 3;

    private static final double NEW_PRODUCTION = 4;
    private static final double NEW_ART = 1.5;

    double trade;
    double production;
    /** Culture if all cities are devoted to the arts. */
    double art;

    int cities;
    int coins;
    /** The bonus in battle. */
    int combat;
    /** Squares of the outskirts with nothing on them, by terrain. */
    final int[] bare = new int[Terrain.COUNT];
    /** Cities without a limited building. */
    int unlimited;

    void read(SidMeierCivilizationPosition position, int seat) {
        trade = Empire.government(position, seat).trade();
        production = 0;
        art = 0;
        cities = 0;
        combat = 0;
        unlimited = 0;
        Arrays.fill(bare, 0);
        coins = Empire.coins(position, seat);
        int icons = 0;
        int most = 0;
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            int centre = position.citySquare[city];
            if (centre == NONE) {
                continue;
            }
            cities++;
            int ofCity = 0;
            boolean limited = false;
            for (int square : Square.around(centre)) {
                if (!Board.isEnemy(position, square, seat)) {
                    ofCity += Board.icons(position, square);
                    if (position.onMap[square] == Board.EMPTY) {
                        bare[Board.terrain(position, square).index()]++;
                    } else {
                        combat += combat(position, square);
                        int building = Board.building(position, square);
                        limited |= building != NONE && Building.at(building).limited();
                    }
                }
            }
            unlimited += limited ? 0 : 1;
            icons += ofCity;
            most = Math.max(most, Icons.production(ofCity));
        }
        trade += Icons.trade(icons);
        production = Icons.production(icons)
                + most
                + cities * Empire.government(position, seat).production();
        if ((position.technologies[seat] & Technology.MILITARY_SCIENCE.bit()) != 0) {
            production += cities * (coins / 3);
        }
        art = cities + Icons.culture(icons);
        trade += works(position, seat, Wonder.COLOSSUS) ? 3 : 0;
        art += works(position, seat, Wonder.STONEHENGE) ? 1 : 0;
        art += works(position, seat, Wonder.LOUVRE) ? 3 : 0;
    }

    private static int combat(SidMeierCivilizationPosition position, int square) {
        int building = Board.building(position, square);
        int person = Board.person(position, square);
        return building != NONE
                ? Building.at(building).combat()
                : person != NONE ? Person.at(person).combat() : 0;
    }

    private static boolean works(SidMeierCivilizationPosition position, int seat, Wonder wonder) {
        return position.wonderSquare[wonder.index()] != NONE && Empire.wonderWorks(position, seat, wonder);
    }

    /** Icons that are on their way, or leave. */
    void add(int icons, double part) {
        trade += part * Icons.trade(icons);
        production += part * Icons.production(icons);
        art += part * Icons.culture(icons);
        coins += part == 1 ? Icons.coins(icons) : 0;
    }

    /** A scout gathers, or is going to be a city. */
    void addScout(int icons, double city) {
        if (city > 0) {
            trade += city * NEW_TRADE;
            production += city * NEW_PRODUCTION;
            art += city * NEW_ART;
        } else {
            add(icons, SCOUT);
        }
    }
}
