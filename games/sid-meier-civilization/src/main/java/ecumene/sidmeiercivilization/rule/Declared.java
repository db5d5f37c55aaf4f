package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Wonder;

/**
 * A city action that was declared and that nobody has cancelled. Trade is paid now: what is cancelled costs nothing but the
 * action.
 */
public final class Declared extends Automatic {

    public static final Declared STEP = new Declared();

    static final int PRODUCE = 0;
    static final int ARTS = 1;
    static final int HARVEST = 2;
    /** A building for nothing; it counts as producing. */
    static final int FREE = 3;

    static final int ARTS_ITEM = -2;
    private static final int HARVEST_ITEM = -3;

    /** What was declared. */
    private static final class Frame {

        private static final int CITY = 0;
        private static final int KIND = 1;
        private static final int WHAT = 2;
        private static final int TRADE = 3;

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int city, int kind, int what, int trade) {
            position.steps().push(STEP, city / CITIES, city, kind, what, trade);
        }

        static int city(SidMeierCivilizationPosition position) {
            return position.steps().note(CITY);
        }

        static int kind(SidMeierCivilizationPosition position) {
            return position.steps().note(KIND);
        }

        /** The item or resource. */
        static int what(SidMeierCivilizationPosition position) {
            return position.steps().note(WHAT);
        }

        /** What rushing costs. */
        static int trade(SidMeierCivilizationPosition position) {
            return position.steps().note(TRADE);
        }
    }

    private Declared() {
        super("declared");
    }

    static void declare(SidMeierCivilizationPosition position, int city, int kind, int what, int trade, EventLog log) {
        int seat = city / CITIES;
        position.actions[city]--;
        position.actionsTaken[city] |= (byte) (1 << (kind == FREE ? PRODUCE : kind));
        log.all(new SidMeierCivilizationEvent.ActionDeclared(
                seat,
                Square.at(position.citySquare[city]),
                Empire.cityNumber(position, city),
                kind == ARTS ? "arts" : kind == HARVEST ? "harvest" : "produce"));
        Frame.push(position, city, kind, what, trade);
        Respond.Frame.pushAction(position, seat, kind == HARVEST ? HARVEST_ITEM : what);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int city = Frame.city(position);
        int kind = Frame.kind(position);
        int what = Frame.what(position);
        int trade = Frame.trade(position);
        position.steps().pop();
        Square centre = Square.at(position.citySquare[city]);
        switch (kind) {
            case ARTS -> {
                int culture = Empire.art(position, city);
                position.culture[seat] += culture;
                log.all(new SidMeierCivilizationEvent.CultureGained(seat, culture));
            }
            case HARVEST -> {
                harvest(position, seat, what, log);
                if (Empire.wonderWorks(position, seat, Wonder.ANGKOR_WAT)
                        && !position.hasUsed(seat, Once.DOUBLE_HARVEST)) {
                    SecondHarvest.Frame.push(position, seat, city);
                }
            }
            default -> {
                Item item = Item.at(what);
                int left = kind == FREE
                        ? 0
                        : Math.max(
                                0,
                                Empire.production(position, city)
                                        + bought(position, seat, trade)
                                        - Production.cost(position, seat, item));
                if (kind == PRODUCE
                        && Empire.knows(position, seat, Technology.ENGINEERING)
                        && !position.hasUsed(seat, Once.SPLIT)) {
                    SecondItem.Frame.push(position, seat, city, left);
                }
                log.all(new SidMeierCivilizationEvent.ItemProduced(seat, centre, item, trade));
                make(position, city, item, trade, log);
            }
        }
    }

    private static int bought(SidMeierCivilizationPosition position, int seat, int trade) {
        boolean america = Empire.is(position, seat, ecumene.sidmeiercivilization.component.Civilization.AMERICANS);
        return trade / Empire.RUSH * (america ? 2 : 1);
    }

    static void harvest(SidMeierCivilizationPosition position, int seat, int resource, EventLog log) {
        position.market[resource]--;
        position.tokens[seat * Resource.IN_MARKET + resource]++;
        log.all(new SidMeierCivilizationEvent.ResourceTaken(seat, Resource.at(resource)));
    }

    /** Pays and makes an item: what needs a place asks for it. */
    static void make(SidMeierCivilizationPosition position, int city, Item item, int trade, EventLog log) {
        int seat = city / CITIES;
        position.trade[seat] -= trade;
        Arm arm = item.arm();
        if (arm != null) {
            Draws.recruit(position, seat, arm, true, log);
        } else if (item.building() == Building.CITY_WALLS) {
            position.walls[city] = 1;
        } else {
            PlaceItem.Frame.push(position, city, item, true);
        }
    }
}
