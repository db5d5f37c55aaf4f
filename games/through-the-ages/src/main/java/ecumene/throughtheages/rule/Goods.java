package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.Pacts;
import java.util.Comparator;

/**
 * Food and Resources: blue tokens on farms and mines (and on labs, by Bill Gates), gained, paid and changed.
 *
 * <p>How a sum is paid is no choice: the smallest tokens go first and one token is changed for smaller ones if need be. That
 * leaves the fewest tokens on the cards and the biggest ones among them, which is never worse than any other way to pay.
 */
public final class Goods {

    private static final int NONE = Civilization.NONE;

    /** The cards that hold food, then those that hold resources, each by the worth of a token. */
    private static final int[] FOOD = stores(CivilCard.AGRICULTURE, CivilCard.FIRST_MINE);

    private static final int[] RESOURCES = stores(CivilCard.FIRST_MINE, CivilCard.STORES);

    private static int[] stores(int from, int end) {
        return CivilCard.ALL.subList(from, end).stream()
                .filter(card -> card.token() > 0)
                .sorted(Comparator.comparingInt(CivilCard::token))
                .mapToInt(CivilCard::index)
                .toArray();
    }

    private Goods() {}

    // ---------------------------------------------------------------- what there is

    /** What a seat can pay, with what it has been lent for this turn and what an open trade route brings. */
    static int resourcesFor(ThroughTheAgesPosition position, int seat, boolean unit) {
        return resourcesFor(position, seat, unit, 0);
    }

    /** The same while so much food is spoken for. */
    static int resourcesFor(ThroughTheAgesPosition position, int seat, boolean unit, int keptFood) {
        return position.civ(seat).resources()
                + tradedResources(position, seat, keptFood)
                + (unit ? lentForUnits(position, seat) : 0);
    }

    static int foodFor(ThroughTheAgesPosition position, int seat) {
        return foodFor(position, seat, 0);
    }

    /** The same while so many resources are spoken for. */
    static int foodFor(ThroughTheAgesPosition position, int seat, int keptResources) {
        return position.civ(seat).food() + tradedFood(position, seat, keptResources);
    }

    /** Temporary resources for units, Homer's among them. */
    static int lentForUnits(ThroughTheAgesPosition position, int seat) {
        return seat == position.activeSeat() ? position.unitResources() + homer(position, seat) : 0;
    }

    /** The resource that Homer lends for units in each turn. */
    private static int homer(ThroughTheAgesPosition position, int seat) {
        return position.civ(seat).leader == Leaders.HOMER && !position.isUsed(Once.HOMER) ? 1 : 0;
    }

    // ---------------------------------------------------------------- the trade route

    /** A route is open from when its party says so until something is paid by it. */
    private static boolean isRouteOpen(ThroughTheAgesPosition position, int seat, boolean sideA) {
        if (seat != position.activeSeat()
                || !position.isUsed(Once.TRADE_ROUTE)
                || position.isUsed(Once.TRADE_ROUTE_PAID)) {
            return false;
        }
        int owner = Diplomacy.ownerOf(position, Pacts.TRADE_ROUTES, seat);
        return owner != NONE && Diplomacy.isSideA(position, owner, seat) == sideA;
    }

    /** The food that side A can pay as a resource: one, if it has more than it needs otherwise. */
    public static int tradedResources(ThroughTheAgesPosition position, int seat, int keptFood) {
        return isRouteOpen(position, seat, true) && position.civ(seat).food() > keptFood ? 1 : 0;
    }

    /** The resource that side B can pay as food. */
    public static int tradedFood(ThroughTheAgesPosition position, int seat, int keptResources) {
        return isRouteOpen(position, seat, false) && position.civ(seat).resources() > keptResources ? 1 : 0;
    }

    // ---------------------------------------------------------------- paying

    /** Pays resources; what is lent is spent first, for units what is lent for units. */
    static void payResources(ThroughTheAgesPosition position, int seat, int cost, boolean unit) {
        int rest = cost;
        if (seat == position.activeSeat()) {
            if (unit) {
                if (rest > 0 && homer(position, seat) > 0) {
                    position.use(Once.HOMER);
                    rest--;
                }
                int lent = Math.min(rest, position.unitResources());
                position.setUnitResources(position.unitResources() - lent);
                rest -= lent;
            }
        }
        if (rest > 0 && tradedResources(position, seat, 0) > 0) {
            position.use(Once.TRADE_ROUTE_PAID);
            pay(position.civ(seat), FOOD, 1);
            rest--;
        }
        pay(position.civ(seat), RESOURCES, rest);
    }

    static void payFood(ThroughTheAgesPosition position, int seat, int cost, int keptResources) {
        int rest = cost;
        if (rest > 0 && tradedFood(position, seat, keptResources) > 0) {
            position.use(Once.TRADE_ROUTE_PAID);
            pay(position.civ(seat), RESOURCES, 1);
            rest--;
        }
        pay(position.civ(seat), FOOD, rest);
    }

    private static void pay(Civilization civ, int[] cards, int cost) {
        int rest = cost;
        for (int card : cards) {
            int worth = CivilCard.token(card);
            int count = Math.min(civ.blue[card], rest / worth);
            civ.blue[card] -= (byte) count;
            civ.blueBank += count;
            rest -= count * worth;
        }
        if (rest > 0) {
            change(civ, cards, rest);
        }
    }

    /**
     * Every token left is worth more than the rest: one is given for smaller ones. Seldom there are not enough tokens for
     * the change; then too much is paid, as little as can be, and the bank is empty.
     */
    private static void change(Civilization civ, int[] cards, int rest) {
        int best = NONE;
        int bestChange = 0;
        int leastLoss = Integer.MAX_VALUE;
        for (int card : cards) {
            if (civ.blue[card] > 0) {
                int due = CivilCard.token(card) - rest;
                int loss = due - gainable(civ, cards, due, civ.blueBank + 1);
                if (loss < leastLoss) {
                    best = card;
                    bestChange = due;
                    leastLoss = loss;
                }
            }
        }
        civ.blue[best]--;
        civ.blueBank++;
        gain(civ, cards, bestChange);
    }

    private static int gainable(Civilization civ, int[] cards, int amount, int tokens) {
        int rest = amount;
        int left = tokens;
        for (int i = cards.length - 1; i >= 0 && left > 0; i--) {
            if (holds(civ, cards[i])) {
                int worth = CivilCard.token(cards[i]);
                int count = Math.min(left, rest / worth);
                rest -= count * worth;
                left -= count;
            }
        }
        return amount - rest;
    }

    // ---------------------------------------------------------------- gaining and losing

    /** Whether new tokens can be put on a card: labs store only for Bill Gates. */
    private static boolean holds(Civilization civ, int card) {
        return civ.knows(card) && (card < CivilCard.FIRST_LAB || civ.leader == Leaders.GATES);
    }

    /** Gains an amount with as few tokens as can be, or as much of it as the bank allows. */
    private static int gain(Civilization civ, int[] cards, int amount) {
        int rest = amount;
        for (int i = cards.length - 1; i >= 0; i--) {
            if (holds(civ, cards[i])) {
                int worth = CivilCard.token(cards[i]);
                int count = Math.min(civ.blueBank, rest / worth);
                civ.blue[cards[i]] += (byte) count;
                civ.blueBank -= count;
                rest -= count * worth;
            }
        }
        return amount - rest;
    }

    static int gainFood(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        int gained = gain(position.civ(seat), FOOD, amount);
        if (gained > 0) {
            log.all(new ThroughTheAgesEvent.FoodChanged(seat, gained));
        }
        return gained;
    }

    static int gainResources(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        int gained = gain(position.civ(seat), RESOURCES, amount);
        if (gained > 0) {
            log.all(new ThroughTheAgesEvent.ResourcesChanged(seat, gained));
        }
        return gained;
    }

    /** Losing is paying, but nobody loses more than there is. */
    static int loseFood(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        int lost = Math.min(amount, position.civ(seat).food());
        pay(position.civ(seat), FOOD, lost);
        if (lost > 0) {
            log.all(new ThroughTheAgesEvent.FoodChanged(seat, -lost));
        }
        return lost;
    }

    static int loseResources(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        int lost = takeResources(position.civ(seat), amount);
        if (lost > 0) {
            log.all(new ThroughTheAgesEvent.ResourcesChanged(seat, -lost));
        }
        return lost;
    }

    /** Consumption and corruption, by a trade route too; without telling, since the production tells all at once. */
    static int spendFood(ThroughTheAgesPosition position, int seat, int amount) {
        int lost = Math.min(amount, foodFor(position, seat));
        payFood(position, seat, lost, 0);
        return lost;
    }

    static int spendResources(ThroughTheAgesPosition position, int seat, int amount) {
        int lost = Math.min(amount, resourcesFor(position, seat, false));
        payResources(position, seat, lost, false);
        return lost;
    }

    /** Loses resources without telling, as many as there are. */
    static int takeResources(Civilization civ, int amount) {
        int lost = Math.min(amount, civ.resources());
        pay(civ, RESOURCES, lost);
        return lost;
    }

    /** Gains one unit beyond what the cards produce, by a pact. */
    static int addResources(Civilization civ, int amount) {
        return gain(civ, RESOURCES, amount);
    }

    static int addFood(Civilization civ, int amount) {
        return gain(civ, FOOD, amount);
    }
}
