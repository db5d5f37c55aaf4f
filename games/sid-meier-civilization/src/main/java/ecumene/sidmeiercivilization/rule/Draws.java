package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;

/** Everything that is drawn by chance. A deck that is used up is made of what lies face up below it. */
final class Draws {

    private Draws() {}

    /** One of the things counted in an array from an index on, by chance, taken out; NONE if there is none. */
    static int take(SidMeierCivilizationPosition position, byte[] counts, int from, int size) {
        int total = 0;
        for (int i = from; i < from + size; i++) {
            total += counts[i];
        }
        if (total == 0) {
            return NONE;
        }
        int left = position.random().below(total);
        int at = from;
        while (left >= counts[at]) {
            left -= counts[at];
            at++;
        }
        counts[at]--;
        return at - from;
    }

    static boolean hasUnits(SidMeierCivilizationPosition position, Arm arm) {
        int first = arm.index() * UnitCard.STRENGTHS;
        int count = 0;
        for (int unit = first; unit < first + UnitCard.STRENGTHS; unit++) {
            count += position.deck[unit] + position.below[unit];
        }
        return count > 0;
    }

    /** The index of a unit card of an arm; there must be one. */
    static int unit(SidMeierCivilizationPosition position, Arm arm) {
        int first = arm.index() * UnitCard.STRENGTHS;
        int drawn = take(position, position.deck, first, UnitCard.STRENGTHS);
        if (drawn == NONE) {
            for (int unit = first; unit < first + UnitCard.STRENGTHS; unit++) {
                position.deck[unit] = position.below[unit];
                position.below[unit] = 0;
            }
            drawn = take(position, position.deck, first, UnitCard.STRENGTHS);
        }
        return first + drawn;
    }

    /** A new unit joins the standing forces; only its owner sees how strong it is. */
    static void recruit(SidMeierCivilizationPosition position, int seat, Arm arm, boolean produced, EventLog log) {
        int unit = unit(position, arm);
        position.forces[seat * UnitCard.COUNT + unit]++;
        log.all(new SidMeierCivilizationEvent.UnitRecruited(seat, arm, produced));
        log.only(seat, new SidMeierCivilizationEvent.UnitDrawn(UnitCard.at(unit)));
    }

    static void event(SidMeierCivilizationPosition position, int seat, Era era, EventLog log) {
        int card = fromDeck(position, era);
        if (card == NONE) {
            for (int i = 0; i < EventCard.COUNT; i++) {
                if (EventCard.at(i).era() == era) {
                    position.eventDeck[i] = position.eventDiscard[i];
                    position.eventDiscard[i] = 0;
                }
            }
            card = fromDeck(position, era);
        }
        if (card != NONE) {
            position.hand[seat * EventCard.COUNT + card]++;
            log.all(new SidMeierCivilizationEvent.EventDrawn(seat, era));
            log.only(seat, new SidMeierCivilizationEvent.EventSeen(EventCard.at(card)));
        }
    }

    private static int fromDeck(SidMeierCivilizationPosition position, Era era) {
        int first = EventCard.first(era.index());
        int card = take(position, position.eventDeck, first, EventCard.first(era.index() + 1) - first);
        return card == NONE ? NONE : first + card;
    }

    /** A great person of the stock, or NONE. */
    static int person(SidMeierCivilizationPosition position) {
        return take(position, position.personPool, 0, Person.COUNT);
    }

    /** A random great person joins a seat, which places it or keeps it. */
    static void gainPerson(SidMeierCivilizationPosition position, int seat, EventLog log) {
        int person = person(position);
        if (person != NONE) {
            log.all(new SidMeierCivilizationEvent.PersonDrawn(seat, Person.at(person)));
            NewPerson.Frame.push(position, seat, person, false);
        }
    }

    static Marker marker(SidMeierCivilizationPosition position, boolean hut) {
        int first = hut ? 0 : Marker.HUTS;
        return Marker.at(first + take(position, position.markerPool, first, Marker.COUNT - Marker.HUTS));
    }

    /** The next wonder of the deck joins the market: medieval ones first, then modern ones. */
    static void wonder(SidMeierCivilizationPosition position, EventLog log) {
        for (Era era : new Era[] {Era.MEDIEVAL, Era.MODERN}) {
            byte[] inDeck = new byte[Wonder.COUNT];
            for (Wonder wonder : Wonder.ALL) {
                boolean there = wonder.era() == era
                        && position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_DECK;
                inDeck[wonder.index()] = (byte) (there ? 1 : 0);
            }
            int wonder = take(position, inDeck, 0, Wonder.COUNT);
            if (wonder != NONE) {
                position.ownMap();
                position.wonderState[wonder] = SidMeierCivilizationPosition.IN_MARKET;
                log.all(new SidMeierCivilizationEvent.WonderTurnedUp(Wonder.at(wonder)));
                return;
            }
        }
    }
}
