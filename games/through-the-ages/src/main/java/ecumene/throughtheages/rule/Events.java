package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;

/**
 * Resolve an Event. Whom a card means is settled when it is turned up; then it happens to one after the other, clockwise from
 * the one who revealed it, and each is asked what the card leaves to them.
 */
public final class Events extends Course {

    public static final Events STEP = new Events();

    private static final class Frame {

        private static final int CARD = 0;
        private static final int LEFT = 1;
        private static final int SINGLED = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.military(), Note.seats("left"), Note.seats("singled")};

        static void push(ThroughTheAgesPosition position, int seat, MilitaryCard card, int meant, int singled) {
            position.steps().push(STEP, seat, card.index(), meant, singled);
        }

        static MilitaryCard card(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(CARD));
        }

        /** The seats to which it has still to happen. */
        static int left(ThroughTheAgesPosition position) {
            return position.steps().note(LEFT);
        }

        static void setLeft(ThroughTheAgesPosition position, int seats) {
            position.steps().setNote(LEFT, seats);
        }

        /** The strongest, or the seats that a card singles out. */
        static int singled(ThroughTheAgesPosition position) {
            return position.steps().note(SINGLED);
        }
    }

    private Events() {
        super("event", Frame.TOLD);
    }

    // ---------------------------------------------------------------- revealing

    /** The top card of the current events happens. When it was the last one, the future events become the current ones. */
    static void reveal(ThroughTheAgesPosition position, int seat, EventLog log) {
        MilitaryCard card = MilitaryCard.at(position.military().revealEvent());
        position.military().remove(card.index());
        position.reveal();
        log.all(new ThroughTheAgesEvent.EventRevealed(seat, card));
        if (position.military().currentEvents().isEmpty()) {
            int count = position.military().futureEvents().size();
            position.military().futureBecomesCurrent(position.random());
            log.all(new ThroughTheAgesEvent.EventsShuffled(count));
        }
        if (card.type() == MilitaryType.TERRITORY) {
            Colonization.begin(position, seat, card);
        } else if (card.level() == Age.III.level()) {
            Impacts.score(position, seat, card, log);
        } else {
            begin(position, seat, card, log);
        }
    }

    /** Settles whom the card means, and begins with them. Where that is all and nobody has felt anything, it is said. */
    private static void begin(ThroughTheAgesPosition position, int seat, MilitaryCard card, EventLog log) {
        int all = Ranking.everyone(position);
        int strongest = Ranking.strongest(position, seat);
        int weakest = Ranking.weakest(position, seat);
        int singled = 1 << strongest;
        int meant = switch (card.kind()) {
            case "barbarians" -> {
                int leading = Ranking.order(position, seat, Ranking.culture(position))[0];
                yield Ranking.twoWeakest(position, seat) & (1 << leading);
            }
            case "foray", "cold-war" -> Ranking.twoStrongest(position, seat);
            case "raiders", "crime-wave" -> Ranking.twoWeakest(position, seat);
            case "immigration" -> Ranking.allHighest(position, other -> position.civ(other).happiness);
            case "reign-of-terror", "independence-declaration" -> 1 << weakest;
            case "border-conflict", "crusades", "uncertain-borders", "politics-of-strength", "refugees" ->
                (1 << weakest) | (1 << strongest);
            case "international-agreement" -> 1 << strongest;
            case "national-pride" -> 1 << Ranking.order(position, seat, Ranking.culture(position))[0];
            case "civil-unrest" -> {
                int worst = Ranking.allHighest(
                        position, other -> position.civ(other).discontent());
                singled = worst;
                yield position.civ(Seats.first(worst)).discontent() > 0 ? all : 0;
            }
            case "terrorism" -> {
                int[] order = Ranking.order(position, seat, Ranking.culture(position));
                singled = 1 << order[order.length - 1];
                yield all & ~singled;
            }
            default -> all;
        };
        Frame.push(position, seat, card, meant, singled);
        boolean felt = goRound(position, log);
        if (!felt && position.steps().isTop(STEP)) {
            log.all(new ThroughTheAgesEvent.EventInVain(card));
        }
    }

    // ---------------------------------------------------------------- going round

    @Override
    public void proceed(ThroughTheAgesPosition position, EventLog log) {
        goRound(position, log);
        if (position.steps().isTop(STEP)) {
            position.steps().pop();
        }
    }

    /** It happens to one after the other, until somebody is asked. Gives whether anybody has felt anything. */
    private static boolean goRound(ThroughTheAgesPosition position, EventLog log) {
        if (!log.isHeard()) {
            // Nobody is told, so nothing has to be put into one sentence.
            goRoundTelling(position, log);
            return true;
        }
        Gains gains = new Gains(log, position.players());
        goRoundTelling(position, gains);
        gains.tellShares();
        return gains.hasHeard();
    }

    private static void goRoundTelling(ThroughTheAgesPosition position, EventLog log) {
        while (position.steps().isTop(STEP) && Frame.left(position) != 0) {
            int left = Frame.left(position);
            int seat = position.steps().seat();
            while (!Seats.contains(left, seat)) {
                seat = seat + 1 == position.seats() ? 0 : seat + 1;
            }
            Frame.setLeft(position, left & ~Seats.only(seat));
            happen(position, seat, Frame.card(position), Frame.singled(position), log);
        }
    }

    /** What a card does to one civilization. {@code other}: the strongest, or the seats that a card singles out. */
    private static void happen(ThroughTheAgesPosition position, int seat, MilitaryCard card, int other, EventLog log) {
        boolean singled = Seats.contains(other, seat);
        Civilization civ = position.civ(seat);
        switch (card.kind()) {
            case "development-of-agriculture" -> Goods.gainFood(position, seat, card.amount(0), log);
            case "development-of-civilization" -> Development.Frame.push(position, seat, card);
            case "development-of-crafts" -> Goods.gainResources(position, seat, card.amount(0), log);
            case "development-of-markets" -> Division.markets(position, seat, card.amount(0));
            case "development-of-politics" -> Draw.cards(position, seat, card.amount(0), log);
            case "development-of-religion" -> FreeBuilding.offer(position, seat, CivilCard.RELIGION);
            case "development-of-warfare" -> FreeBuilding.offer(position, seat, CivilCard.WARRIORS);
            case "development-of-science" -> science(position, seat, card.amount(0), log);
            case "development-of-settlement" -> Tokens.gainPopulation(position, seat, card.amount(0), log);
            case "development-of-trade-routes" -> {
                science(position, seat, card.amount(0), log);
                Goods.gainFood(position, seat, card.amount(1), log);
                Goods.gainResources(position, seat, card.amount(2), log);
            }
            case "barbarians", "pestilence", "reign-of-terror" ->
                Tokens.losePopulation(position, seat, card.amount(0), log);
            case "border-conflict" -> {
                if (singled) {
                    Goods.gainResources(position, seat, card.amount(0), log);
                } else {
                    EventLoss.building(position, seat);
                }
            }
            case "crusades" -> culture(position, seat, singled ? card.amount(0) : -card.amount(1), log);
            case "cultural-influence" -> culture(position, seat, civ.cultureRating, log);
            case "foray" -> Division.foray(position, seat, card.amount(0));
            case "good-harvest" -> Production.food(position, seat, log);
            case "immigration" -> Tokens.gainPopulation(position, seat, card.amount(0), log);
            case "new-deposits" -> Production.resources(position, seat, log);
            case "raiders" -> Division.raiders(position, seat, card.amount(0));
            case "rats" -> Goods.loseFood(position, seat, civ.food(), log);
            case "rebellion" -> loseActions(position, seat, card.amount(0) * civ.discontent(), log);
            case "scientific-breakthrough" -> science(position, seat, civ.scienceRating, log);
            case "uncertain-borders" -> {
                if (!singled) {
                    Tokens.takeYellow(position, Seats.first(other), seat, card.amount(0), log);
                }
            }
            default -> happenInAgeTwo(position, seat, card, other, log);
        }
    }

    private static void happenInAgeTwo(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, int other, EventLog log) {
        boolean singled = Seats.contains(other, seat);
        Civilization civ = position.civ(seat);
        switch (card.kind()) {
            case "civil-unrest" -> {
                culture(position, seat, -card.amount(0) * civ.discontent(), log);
                Tokens.changeBlue(position, seat, singled ? -card.amount(1) : 0, log);
            }
            case "cold-war" -> science(position, seat, card.amount(0), log);
            case "crime-wave" -> {
                culture(position, seat, -card.amount(0), log);
                Tokens.changeBlue(position, seat, -card.amount(1), log);
            }
            case "economic-progress" -> Production.economy(position, seat, log);
            case "emigration" ->
                Tokens.losePopulation(position, seat, (civ.discontent() + card.amount(0) - 1) / card.amount(0), log);
            case "iconoclasm" -> {
                if (civ.leader != NONE && CivilCard.at(civ.leader).level() != position.age()) {
                    LeaderChange.remove(position, seat, log);
                }
            }
            case "independence-declaration" -> EventLoss.colony(position, seat);
            case "international-agreement" -> Agreement.begin(position, seat, card);
            case "national-pride" -> culture(position, seat, card.amount(0), log);
            case "politics-of-strength" -> politicsOfStrength(position, seat, card, singled, log);
            case "popularization-of-science" -> culture(position, seat, civ.scienceRating, log);
            case "prosperity" -> Goods.gainFood(position, seat, card.amount(0) * civ.happiness, log);
            case "ravages-of-time" -> EventLoss.wonder(position, seat);
            case "refugees" -> {
                culture(position, seat, singled ? card.amount(0) : -card.amount(0), log);
                if (singled) {
                    Tokens.gainPopulation(position, seat, card.amount(1), log);
                } else {
                    Tokens.losePopulation(position, seat, card.amount(1), log);
                }
            }
            case "terrorism" -> Razing.terrorism(position, Seats.first(other), seat);
            default -> throw new IllegalStateException("no event: " + card);
        }
    }

    /** In Age IV nobody draws any more: culture instead. */
    private static void politicsOfStrength(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, boolean strongest, EventLog log) {
        if (position.age() == Age.IV.level()) {
            culture(position, seat, strongest ? card.amount(0) : -card.amount(1), log);
        } else if (strongest) {
            Draw.cards(position, seat, card.amount(0), log);
        } else {
            DiscardCards.some(position, seat, card.amount(1));
        }
    }

    private static void science(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        if (amount != 0) {
            position.civ(seat).addScience(amount);
            log.all(new ThroughTheAgesEvent.ScienceChanged(seat, amount));
        }
    }

    private static void culture(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        int change = position.civ(seat).addCulture(amount, Source.EVENTS);
        if (change != 0) {
            log.all(new ThroughTheAgesEvent.CultureChanged(seat, change));
        }
    }

    private static void loseActions(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        int lost = Math.min(amount, ActionTokens.civil(position, seat));
        ActionTokens.spendCivil(position, seat, lost);
        if (lost > 0) {
            log.all(new ThroughTheAgesEvent.ActionsLost(seat, lost));
        }
    }
}
