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
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A city action that was declared and that nobody has cancelled. Trade is paid now: what is cancelled costs nothing but the
 * action.
 */
public final class Declared extends Automatic {

    public static final Declared STEP = new Declared();

    /** What a city can do. */
    enum Kind {
        PRODUCE,
        ARTS,
        HARVEST,
        /** A building for nothing; it counts as producing. */
        FREE;

        static final List<Kind> ALL = List.of(values());

        @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
        int index() {
            return ordinal();
        }

        /** Its bit among the actions that a city has taken. */
        int bit() {
            return 1 << (this == FREE ? PRODUCE : this).index();
        }

        /** As the texts name it. */
        String id() {
            return switch (this) {
                case PRODUCE, FREE -> "produce";
                case ARTS -> "arts";
                case HARVEST -> "harvest";
            };
        }
    }

    /** Stand in for an item where nothing is made. */
    private static final int ARTS_ITEM = -2;

    private static final int HARVEST_ITEM = -3;

    /** What a city action makes, or what it does instead, as the texts name it. */
    static Object made(int item) {
        return switch (item) {
            case ARTS_ITEM -> Kind.ARTS.id();
            case HARVEST_ITEM -> Kind.HARVEST.id();
            default -> Item.at(item);
        };
    }

    /** What was declared. */
    private static final class Frame {

        private static final int CITY = 0;
        private static final int KIND = 1;
        private static final int WHAT = 2;
        private static final int TRADE = 3;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.city("city"), Note.one("kind", Kind.ALL), Note.as("what", Frame::told), Note.number("trade")
        };

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int city, Kind kind, int what, int trade) {
            position.steps().push(STEP, city / CITIES, city, kind.index(), what, trade);
        }

        static int city(SidMeierCivilizationPosition position) {
            return position.steps().note(CITY);
        }

        static Kind kind(SidMeierCivilizationPosition position) {
            return kind(position, 0);
        }

        private static Kind kind(SidMeierCivilizationPosition position, int depth) {
            return Kind.ALL.get(position.steps().note(depth, KIND));
        }

        private static @Nullable Object told(SidMeierCivilizationPosition position, int depth, int what) {
            return switch (kind(position, depth)) {
                case PRODUCE, FREE -> Item.at(what).id();
                case HARVEST -> Resource.at(what).id();
                case ARTS -> null;
            };
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
        super("declared", Frame.TOLD);
    }

    static void produce(SidMeierCivilizationPosition position, int city, Item item, int trade, EventLog log) {
        declare(position, city, Kind.PRODUCE, item.index(), trade, log);
    }

    static void produceFree(SidMeierCivilizationPosition position, int city, Item item, EventLog log) {
        declare(position, city, Kind.FREE, item.index(), 0, log);
    }

    static void devoteToArts(SidMeierCivilizationPosition position, int city, EventLog log) {
        declare(position, city, Kind.ARTS, ARTS_ITEM, 0, log);
    }

    static void harvestIn(SidMeierCivilizationPosition position, int city, Resource resource, EventLog log) {
        declare(position, city, Kind.HARVEST, resource.index(), 0, log);
    }

    private static void declare(
            SidMeierCivilizationPosition position, int city, Kind kind, int what, int trade, EventLog log) {
        int seat = city / CITIES;
        position.actions[city]--;
        position.actionsTaken[city] |= (byte) kind.bit();
        log.all(new SidMeierCivilizationEvent.ActionDeclared(
                seat, Square.at(position.citySquare[city]), Empire.cityNumber(position, city), kind.id()));
        Frame.push(position, city, kind, what, trade);
        Respond.Frame.pushAction(position, seat, kind == Kind.HARVEST ? HARVEST_ITEM : what);
    }

    @Override
    void beCancelled(SidMeierCivilizationPosition position) {
        position.reveal();
        super.beCancelled(position);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int city = Frame.city(position);
        Kind kind = Frame.kind(position);
        int what = Frame.what(position);
        int trade = Frame.trade(position);
        position.steps().pop();
        Square centre = Square.at(position.citySquare[city]);
        switch (kind) {
            case ARTS -> {
                int culture = Empire.art(position, city);
                position.culture[seat] += culture;
                log.all(new SidMeierCivilizationEvent.CultureGained(seat, culture, kind.id()));
            }
            case HARVEST -> {
                harvest(position, seat, what, log);
                if (Empire.wonderWorks(position, seat, Wonder.ANGKOR_WAT)
                        && !position.hasUsed(seat, Once.DOUBLE_HARVEST)) {
                    SecondHarvest.Frame.push(position, seat, city);
                }
            }
            case PRODUCE, FREE -> {
                Item item = Item.at(what);
                int left = kind == Kind.FREE
                        ? 0
                        : Math.max(
                                0,
                                Empire.production(position, city)
                                        + bought(position, seat, trade)
                                        - Production.cost(position, seat, item));
                if (kind == Kind.PRODUCE
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
        log.all(new SidMeierCivilizationEvent.ResourceTaken(seat, Resource.at(resource), true));
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
