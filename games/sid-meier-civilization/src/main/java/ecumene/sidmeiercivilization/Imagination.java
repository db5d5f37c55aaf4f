package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.Randomness;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.sidmeiercivilization.rule.Aim;
import ecumene.sidmeiercivilization.rule.HandOver;
import ecumene.sidmeiercivilization.rule.Research;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Deals everything anew that a seat cannot see: face-down tiles, strengths of units, battle hands, culture events, what huts
 * and villages hide, secret answers. What is gathered lies in the order of its kinds before it is shuffled.
 */
final class Imagination {

    private final SidMeierCivilizationPosition position;
    private final int viewer;
    private final Randomness random;

    Imagination(SidMeierCivilizationPosition position, int viewer, Randomness random) {
        this.position = position;
        this.viewer = viewer;
        this.random = random;
    }

    void deal() {
        tiles();
        int attack = takeBack(0);
        int defence = takeBack(1);
        for (Arm arm : Arm.ALL) {
            units(arm);
        }
        drawHand(0, attack);
        drawHand(1, defence);
        for (Era era : Era.ALL) {
            events(era);
        }
        markers(0, Marker.HUTS, Marker.HUTS);
        markers(Marker.HUTS, Marker.HELD - Marker.HUTS, Marker.COUNT - Marker.HUTS);
        research();
        offers();
    }

    // ---------------------------------------------------------------- tiles

    private void tiles() {
        int homes = position.layout.homes();
        byte[] unseen = new byte[position.neutral.length];
        int size = 0;
        for (int i = 0; i < position.neutral.length; i++) {
            if (isUnseen(homes + i)) {
                unseen[size++] = position.neutral[i];
            }
        }
        if (size == 0) {
            return;
        }
        Arrays.sort(unseen, 0, size);
        random.shuffle(unseen, size);
        position.ownMap();
        for (int i = 0; i < position.neutral.length; i++) {
            if (isUnseen(homes + i)) {
                position.neutral[i] = unseen[--size];
            }
        }
    }

    private boolean isUnseen(int slot) {
        return slot >= position.turned.length || position.turned[slot] == NONE;
    }

    // ---------------------------------------------------------------- units

    private boolean inBattle() {
        return position.attacker != NONE;
    }

    private int sideSeat(int side) {
        return side == 0 ? position.attacker : position.defender;
    }

    private boolean isOwn(int side) {
        return side == 0 || !position.barbarians;
    }

    /** Whether the viewer sees the hand of a side: the own one, or with the Oracle that of the opponent. */
    static boolean sees(SidMeierCivilizationPosition position, int viewer, int side) {
        int seat = side == 0 ? position.attacker : position.defender;
        int other = side == 0 ? position.defender : position.attacker;
        boolean oracle = other == viewer
                && (side == 1 || !position.barbarians)
                && Empire.wonderWorks(position, viewer, Wonder.ORACLE);
        return seat == viewer || oracle;
    }

    /** The strengths of one arm: the deck, the forces of the others and the hands that are not seen. */
    private void units(Arm arm) {
        int first = arm.index() * UnitCard.STRENGTHS;
        byte[] pool = new byte[64];
        int size = 0;
        for (int unit = first; unit < first + UnitCard.STRENGTHS; unit++) {
            int count = position.deck[unit];
            for (int seat = 0; seat < position.seats(); seat++) {
                count += seat == viewer ? 0 : position.forces[seat * UnitCard.COUNT + unit];
            }
            for (int side = 0; inBattle() && side < 2; side++) {
                count += sees(position, viewer, side) ? 0 : position.battleHand[side * UnitCard.COUNT + unit];
            }
            while (count-- > 0) {
                pool[size++] = (byte) unit;
            }
        }
        random.shuffle(pool, size);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer) {
                size = redeal(position.forces, seat * UnitCard.COUNT, first, pool, size);
            }
        }
        for (int side = 0; inBattle() && side < 2; side++) {
            if (!sees(position, viewer, side)) {
                size = redeal(position.battleHand, side * UnitCard.COUNT, first, pool, size);
            }
        }
        Arrays.fill(position.deck, first, first + UnitCard.STRENGTHS, (byte) 0);
        while (size > 0) {
            position.deck[pool[--size]]++;
        }
    }

    private static int redeal(byte[] counts, int offset, int first, byte[] pool, int size) {
        int held = 0;
        for (int unit = first; unit < first + UnitCard.STRENGTHS; unit++) {
            held += counts[offset + unit];
            counts[offset + unit] = 0;
        }
        int left = size;
        for (int i = 0; i < held; i++) {
            counts[offset + pool[--left]]++;
        }
        return left;
    }

    /**
     * Which of its units somebody drew is hidden too: hands go back to the forces before strengths are dealt, and are drawn
     * again. What barbarians drew is one of each arm, for all to see.
     */
    private boolean isHidden(int side) {
        return inBattle() && isOwn(side) && !sees(position, viewer, side);
    }

    private int takeBack(int side) {
        if (!isHidden(side)) {
            return 0;
        }
        int size = position.battleHandSize(side);
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            position.forces[sideSeat(side) * UnitCard.COUNT + unit] +=
                    position.battleHand[side * UnitCard.COUNT + unit];
            position.battleHand[side * UnitCard.COUNT + unit] = 0;
        }
        return size;
    }

    private void drawHand(int side, int size) {
        int first = isHidden(side) ? sideSeat(side) * UnitCard.COUNT : 0;
        for (int i = 0; i < size; i++) {
            int all = 0;
            for (int unit = first; unit < first + UnitCard.COUNT; unit++) {
                all += position.forces[unit];
            }
            int left = random.below(all);
            int at = first;
            while (left >= position.forces[at]) {
                left -= position.forces[at];
                at++;
            }
            position.forces[at]--;
            position.battleHand[side * UnitCard.COUNT + at - first]++;
        }
    }

    // ---------------------------------------------------------------- events and markers

    private void events(Era era) {
        byte[] pool = new byte[64];
        int size = 0;
        int shown = shown(era);
        if (shown != NONE) {
            position.hand[shown]--;
        }
        for (EventCard card : EventCard.ALL) {
            if (card.era() == era) {
                int count = position.eventDeck[card.index()];
                for (int seat = 0; seat < position.seats(); seat++) {
                    count += seat == viewer ? 0 : position.inHand(seat, card);
                }
                while (count-- > 0) {
                    pool[size++] = (byte) card.index();
                }
            }
        }
        random.shuffle(pool, size);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer) {
                int held = position.handSize(seat, era.index());
                for (EventCard card : EventCard.ALL) {
                    if (card.era() == era) {
                        position.hand[seat * EventCard.COUNT + card.index()] = 0;
                    }
                }
                for (int i = 0; i < held; i++) {
                    position.hand[seat * EventCard.COUNT + pool[--size]]++;
                }
            }
        }
        for (EventCard card : EventCard.ALL) {
            if (card.era() == era) {
                position.eventDeck[card.index()] = 0;
            }
        }
        while (size > 0) {
            position.eventDeck[pool[--size]]++;
        }
        if (shown != NONE) {
            position.hand[shown]++;
        }
    }

    /** Where a card is held that its player has already shown, or NONE: it is not dealt anew. */
    private int shown(Era era) {
        Aim.Shown shown = Aim.shown(position);
        return shown != null && shown.seat() != viewer && shown.card().era() == era
                ? shown.seat() * EventCard.COUNT + shown.card().index()
                : NONE;
    }

    /** Huts or villages: kinds that can be held, then what lies in the stock only. */
    private void markers(int first, int held, int all) {
        byte[] pool = new byte[64];
        int size = 0;
        for (int marker = first; marker < first + held; marker++) {
            int count = position.markerPool[marker];
            for (int seat = 0; seat < position.seats(); seat++) {
                count += seat == viewer ? 0 : position.markers[seat * Marker.HELD + marker];
            }
            while (count-- > 0) {
                pool[size++] = (byte) marker;
            }
        }
        random.shuffle(pool, size);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer) {
                int count = 0;
                for (int marker = first; marker < first + held; marker++) {
                    count += position.markers[seat * Marker.HELD + marker];
                    position.markers[seat * Marker.HELD + marker] = 0;
                }
                for (int i = 0; i < count; i++) {
                    position.markers[seat * Marker.HELD + pool[--size]]++;
                }
            }
        }
        Arrays.fill(position.markerPool, first, first + Math.min(held, all), (byte) 0);
        while (size > 0) {
            position.markerPool[pool[--size]]++;
        }
    }

    // ---------------------------------------------------------------- answers

    /** Whether somebody researches at all is as open as what: else all worlds would agree that everybody does. */
    private void research() {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer && position.chosen[seat] != NONE) {
                List<SidMeierCivilizationMove> answers = new ArrayList<>();
                Research.list(position, seat, answers);
                boolean none = random.below(2) == 0;
                SidMeierCivilizationMove answer = none ? answers.getLast() : answers.get(random.below(answers.size()));
                position.chosen[seat] = (byte)
                        (answer instanceof SidMeierCivilizationMove.Research research
                                ? research.technology().index()
                                : SidMeierCivilizationPosition.NO_RESEARCH);
            }
        }
    }

    private void offers() {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat == viewer || position.offers.partner[seat] == NONE) {
                continue;
            }
            if (position.offers.sent[seat] == 0) {
                // An offer in the making is imagined as not begun.
                position.offers.empty(seat);
            } else {
                choose(position.offers.ownThings().give, seat);
            }
        }
        if (!position.isFinished()
                && position.steps().isTop(HandOver.STEP)
                && position.steps().seat() != viewer) {
            cover(position.offers.ownThings().ask, HandOver.Frame.proposer(position));
        }
    }

    /** Face-down things are offered by their backs: others of the same backs, by chance. */
    private void choose(byte[] offer, int seat) {
        cover(offer, seat);
        int first = seat * Thing.COUNT;
        for (int back = Thing.HUT; back < Thing.COUNT; back++) {
            while (offer[first + back] > 0) {
                offer[first + back]--;
                byte[] possible = new byte[64];
                int size = 0;
                for (int thing = Thing.FIRST_MARKER; thing < Thing.HUT; thing++) {
                    for (int i = offer[first + thing]; Thing.back(thing) == back && i < held(seat, thing); i++) {
                        possible[size++] = (byte) thing;
                    }
                }
                offer[first + possible[random.below(size)]]++;
            }
        }
    }

    private int held(int seat, int thing) {
        return thing < Thing.FIRST_CARD
                ? position.markers[seat * Marker.HELD + thing - Thing.FIRST_MARKER]
                : position.hand[seat * EventCard.COUNT + thing - Thing.FIRST_CARD];
    }

    private static void cover(byte[] offer, int seat) {
        int first = seat * Thing.COUNT;
        for (int thing = Thing.FIRST_MARKER; thing < Thing.HUT; thing++) {
            offer[first + Thing.back(thing)] += offer[first + thing];
            offer[first + thing] = 0;
        }
    }
}
