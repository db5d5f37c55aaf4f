package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilization;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.List;

/**
 * General Setup and Player Setup: everything on the table, then the first choices of each seat.
 */
public final class PlayerSetup extends Automatic {

    public static final PlayerSetup STEP = new PlayerSetup();

    private static final int GERMAN_INFANTRY = 2;

    /** What the set-up remembers. */
    private static final class Frame {

        private static final int SERVED = 0;
        private static final int STAGE = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("served"), Note.number("stage")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position) {
            position.steps().push(STEP, position.firstSeat, 0, 0);
        }

        /** How many seats are set up. */
        static int served(SidMeierCivilizationPosition position) {
            return position.steps().note(SERVED);
        }

        /** How far the present seat is. */
        static int stage(SidMeierCivilizationPosition position) {
            return position.steps().note(STAGE);
        }

        static void setStage(SidMeierCivilizationPosition position, int stage) {
            position.steps().setNote(STAGE, stage);
        }

        static void nextSeat(SidMeierCivilizationPosition position) {
            position.steps().setNote(SERVED, served(position) + 1);
            position.steps().setNote(STAGE, 0);
        }
    }

    private PlayerSetup() {
        super("player-setup", Frame.TOLD);
    }

    /** In the learning game there is neither Egypt nor Rome. */
    static boolean inPlay(SidMeierCivilizationPosition position, Civilization civilization) {
        return !position.setup().flag(SidMeierCivilization.LEARNING)
                || (civilization != Civilization.EGYPTIANS && civilization != Civilization.ROMANS);
    }

    /** General Setup. */
    public static void begin(SidMeierCivilizationPosition position, EventLog log) {
        Randomness random = position.random();
        position.ownMap();
        position.firstSeat = random.below(position.seats());
        log.all(new SidMeierCivilizationEvent.FirstPlayerChosen(position.firstSeat));
        for (int i = 0; i < position.neutral.length; i++) {
            position.neutral[i] = (byte) (MapTile.HOMES + i);
        }
        random.shuffle(position.neutral, position.neutral.length);
        for (UnitCard unit : UnitCard.ALL) {
            position.deck[unit.index()] = (byte) unit.cards();
        }
        for (EventCard card : EventCard.ALL) {
            position.eventDeck[card.index()] = (byte) card.cards();
        }
        for (Marker marker : Marker.ALL) {
            position.markerPool[marker.index()] = (byte) marker.markers();
        }
        for (Person person : Person.ALL) {
            position.personPool[person.index()] = (byte) person.markers();
        }
        for (Building building : Building.ALL) {
            position.buildings[building.index()] = (byte) (building.pool() == building ? building.markers() : 0);
        }
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            position.market[i] = (byte) position.seats();
        }
        Frame.push(position);
        if (position.setup().choice(SidMeierCivilization.CIVILIZATIONS).equals(SidMeierCivilization.CHOSEN)) {
            for (int i = position.seats() - 1; i >= 0; i--) {
                position.steps().push(ChooseCivilization.STEP, (position.firstSeat + i) % position.seats());
            }
        } else {
            List<Civilization> left = new ArrayList<>();
            Civilization.ALL.stream()
                    .filter(civilization -> inPlay(position, civilization))
                    .forEach(left::add);
            for (int seat = 0; seat < position.seats(); seat++) {
                take(position, seat, left.remove(random.below(left.size())), log);
            }
        }
    }

    static void take(SidMeierCivilizationPosition position, int seat, Civilization civilization, EventLog log) {
        position.civilization[seat] = (byte) civilization.index();
        position.ownMap();
        position.turned[seat] = (byte) position.layout.quarters(seat);
        position.unbuiltArmies[seat] = (byte) civilization.armies();
        position.unbuiltScouts[seat] = (byte) civilization.scouts();
        log.all(new SidMeierCivilizationEvent.CivilizationTaken(seat, civilization));
    }

    /** Before the first seat: wonders, with the gift to Egypt, and the first units of all. */
    private static void deal(SidMeierCivilizationPosition position, EventLog log) {
        boolean learning = position.setup().flag(SidMeierCivilization.LEARNING);
        int egypt = NONE;
        for (int seat = 0; seat < position.seats(); seat++) {
            egypt = Empire.is(position, seat, Civilization.EGYPTIANS) ? seat : egypt;
            for (Arm arm : new Arm[] {Arm.ARTILLERY, Arm.INFANTRY, Arm.MOUNTED}) {
                Draws.recruit(position, seat, arm, false, log);
            }
            for (int i = 0; Empire.is(position, seat, Civilization.GERMANS) && i < GERMAN_INFANTRY; i++) {
                Draws.recruit(position, seat, Arm.INFANTRY, false, log);
            }
        }
        position.ownMap();
        for (Wonder wonder : Wonder.ALL) {
            boolean shown = wonder.era() == Era.ANCIENT && !learning;
            position.wonderState[wonder.index()] = (byte)
                    (learning
                            ? SidMeierCivilizationPosition.GONE
                            : shown ? SidMeierCivilizationPosition.IN_MARKET : SidMeierCivilizationPosition.IN_DECK);
        }
        if (egypt != NONE) {
            byte[] ancient = new byte[Wonder.COUNT];
            for (Wonder wonder : Wonder.ALL) {
                ancient[wonder.index()] = (byte) (wonder.era() == Era.ANCIENT ? 1 : 0);
            }
            int gift = Draws.take(position, ancient, 0, Wonder.COUNT);
            // Out of the market, not yet on the map: Egypt places it as soon as it has a capital.
            position.wonderState[gift] = SidMeierCivilizationPosition.BUILT;
            log.all(new SidMeierCivilizationEvent.WonderGiven(egypt, Wonder.at(gift)));
            Draws.wonder(position, log);
        }
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int served = Frame.served(position);
        int stage = Frame.stage(position);
        if (served == 0 && stage == 0) {
            deal(position, log);
        }
        if (served == position.seats()) {
            position.steps().pop();
            Rounds.begin(position);
            return;
        }
        int seat = (position.firstSeat + served) % position.seats();
        Frame.setStage(position, stage + 1);
        switch (stage) {
            case 0 -> position.steps().push(PlaceCapital.STEP, seat);
            case 1 -> bonus(position, seat);
            case 2 ->
                StartingFigures.Frame.push(position, seat, Empire.is(position, seat, Civilization.RUSSIANS) ? 2 : 1, 1);
            default -> {
                Frame.nextSeat(position);
                found(position, seat, log);
            }
        }
    }

    private static void bonus(SidMeierCivilizationPosition position, int seat) {
        if (Empire.is(position, seat, Civilization.CHINESE)) {
            position.walls[seat * CITIES] = 1;
        }
        if (Empire.is(position, seat, Civilization.EGYPTIANS)) {
            for (Wonder wonder : Wonder.ALL) {
                if (position.wonderState[wonder.index()] == SidMeierCivilizationPosition.BUILT) {
                    PlaceItem.Frame.push(position, seat * CITIES, Item.of(wonder), false);
                }
            }
        }
    }

    /** Technology, government and trade; last the great person of America. */
    private static void found(SidMeierCivilizationPosition position, int seat, EventLog log) {
        Civilization civilization = Empire.civilization(position, seat);
        Technology technology = civilization.technology();
        Learning.learn(position, seat, technology, log);
        position.unlockedNow[seat] = 0;
        position.government[seat] = (byte) civilization.government().index();
        Empire.addTrade(position, seat, Empire.income(position, seat));
        if (civilization == Civilization.AMERICANS) {
            int person = Draws.person(position);
            log.all(new SidMeierCivilizationEvent.PersonDrawn(seat, Person.at(person)));
            NewPerson.Frame.push(position, seat, person, true);
        }
    }
}
