package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.Wonders;

/** The Production Phase, which an uprising skips, and the parts of it that events carry out. */
final class Production {

    /** Culture that each missing food costs. */
    private static final int FAMINE = 4;

    /** Mines and labs from the best on: what a token on them is worth, then the mine before the lab. */
    private static final int[] BEST_FIRST = {7, 6, 11, 5, 10, 4, 9};

    private Production() {}

    /** Whether more workers are discontent than are unused. */
    static boolean isUprising(Civilization civ) {
        return civ.discontent() > civ.idle;
    }

    static void turn(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        if (isUprising(civ)) {
            log.all(new ThroughTheAgesEvent.Uprising(seat));
            return;
        }
        int science = civ.scienceRating;
        int culture = civ.cultureRating;
        civ.addScience(science);
        civ.addCulture(culture, Source.PRODUCTION);
        produce(position, seat, science, culture, log);
    }

    /** Economic Progress: everything but science and culture. */
    static void economy(ThroughTheAgesPosition position, int seat, EventLog log) {
        produce(position, seat, 0, 0, log);
    }

    private static void produce(ThroughTheAgesPosition position, int seat, int science, int culture, EventLog log) {
        Civilization civ = position.civ(seat);
        int corruption = corruption(position, seat);
        int food = produceFood(position, seat);
        int consumption = Banks.consumption(civ.yellowBank);
        int eaten = Goods.spendFood(position, seat, consumption);
        int resources = produceResources(position, seat);
        log.all(new ThroughTheAgesEvent.Produced(seat, science, culture, food, resources, corruption, consumption));
        if (eaten < consumption) {
            int lost = -civ.addCulture(-FAMINE * (consumption - eaten), Source.PRODUCTION);
            log.all(new ThroughTheAgesEvent.Famine(seat, consumption - eaten, lost));
        }
    }

    /** Resources are lost, and food for what is missing. */
    private static int corruption(ThroughTheAgesPosition position, int seat) {
        int corruption = Banks.corruption(position.civ(seat).blueBank);
        int paid = Goods.spendResources(position, seat, corruption);
        return paid + Goods.spendFood(position, seat, corruption - paid);
    }

    // ---------------------------------------------------------------- food and resources

    static void food(ThroughTheAgesPosition position, int seat, EventLog log) {
        int food = produceFood(position, seat);
        if (food != 0) {
            log.all(new ThroughTheAgesEvent.FoodChanged(seat, food));
        }
    }

    static void resources(ThroughTheAgesPosition position, int seat, EventLog log) {
        int resources = produceResources(position, seat);
        if (resources != 0) {
            log.all(new ThroughTheAgesEvent.ResourcesChanged(seat, resources));
        }
    }

    private static int produceFood(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int food = 0;
        for (int card = CivilCard.FIRST_MINE - 1; card >= 0; card--) {
            food += produceOn(civ, card, civ.workers[card]);
        }
        return food + Goods.addFood(civ, Diplomacy.extraFood(position, seat));
    }

    private static int produceResources(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int bestMine = civ.hasWonder(Wonders.RAILROAD) ? civ.best(CivilType.MINE) : Civilization.NONE;
        int resources = 0;
        for (int card : BEST_FIRST) {
            if (card < CivilCard.FIRST_LAB) {
                resources += produceOn(civ, card, civ.workers[card] + (card == bestMine ? 1 : 0));
            } else if (civ.leader == Leaders.GATES) {
                resources += produceOn(civ, card, civ.workers[card]);
            }
        }
        int extra = Diplomacy.extraResources(position, seat);
        return resources + (extra < 0 ? -Goods.takeResources(civ, -extra) : Goods.addResources(civ, extra));
    }

    /** A blue token for each worker, as far as the bank has any. */
    private static int produceOn(Civilization civ, int card, int workers) {
        int tokens = Math.min(workers, civ.blueBank);
        civ.blue[card] += (byte) tokens;
        civ.blueBank -= tokens;
        return tokens * CivilCard.token(card);
    }
}
