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
        int meant = switch (card.effect()) {
            case BARBARIANS -> {
                int leading = Ranking.order(position, seat, Ranking.culture(position))[0];
                yield Ranking.twoWeakest(position, seat) & (1 << leading);
            }
            case FORAY, COLD_WAR -> Ranking.twoStrongest(position, seat);
            case RAIDERS, CRIME_WAVE -> Ranking.twoWeakest(position, seat);
            case IMMIGRATION -> Ranking.allHighest(position, other -> position.civ(other).happiness);
            case REIGN_OF_TERROR, INDEPENDENCE_DECLARATION -> 1 << weakest;
            case BORDER_CONFLICT, CRUSADES, UNCERTAIN_BORDERS, POLITICS_OF_STRENGTH, REFUGEES ->
                (1 << weakest) | (1 << strongest);
            case INTERNATIONAL_AGREEMENT -> 1 << strongest;
            case NATIONAL_PRIDE -> 1 << Ranking.order(position, seat, Ranking.culture(position))[0];
            case CIVIL_UNREST -> {
                int worst = Ranking.allHighest(
                        position, other -> position.civ(other).discontent());
                singled = worst;
                yield position.civ(Seats.first(worst)).discontent() > 0 ? all : 0;
            }
            case TERRORISM -> {
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
        switch (card.effect()) {
            case DEVELOPMENT_OF_AGRICULTURE -> Goods.gainFood(position, seat, card.amount(0), log);
            case DEVELOPMENT_OF_CIVILIZATION -> Development.Frame.push(position, seat, card);
            case DEVELOPMENT_OF_CRAFTS -> Goods.gainResources(position, seat, card.amount(0), log);
            case DEVELOPMENT_OF_MARKETS -> Division.markets(position, seat, card.amount(0));
            case DEVELOPMENT_OF_POLITICS -> Draw.cards(position, seat, card.amount(0), log);
            case DEVELOPMENT_OF_RELIGION -> FreeBuilding.offer(position, seat, CivilCard.RELIGION);
            case DEVELOPMENT_OF_WARFARE -> FreeBuilding.offer(position, seat, CivilCard.WARRIORS);
            case DEVELOPMENT_OF_SCIENCE -> science(position, seat, card.amount(0), log);
            case DEVELOPMENT_OF_SETTLEMENT -> Tokens.gainPopulation(position, seat, card.amount(0), log);
            case DEVELOPMENT_OF_TRADE_ROUTES -> {
                science(position, seat, card.amount(0), log);
                Goods.gainFood(position, seat, card.amount(1), log);
                Goods.gainResources(position, seat, card.amount(2), log);
            }
            case BARBARIANS, PESTILENCE, REIGN_OF_TERROR -> Tokens.losePopulation(position, seat, card.amount(0), log);
            case BORDER_CONFLICT -> {
                if (singled) {
                    Goods.gainResources(position, seat, card.amount(0), log);
                } else {
                    EventLoss.building(position, seat);
                }
            }
            case CRUSADES -> culture(position, seat, singled ? card.amount(0) : -card.amount(1), log);
            case CULTURAL_INFLUENCE -> culture(position, seat, civ.cultureRating, log);
            case FORAY -> Division.foray(position, seat, card.amount(0));
            case GOOD_HARVEST -> Production.food(position, seat, log);
            case IMMIGRATION -> Tokens.gainPopulation(position, seat, card.amount(0), log);
            case NEW_DEPOSITS -> Production.resources(position, seat, log);
            case RAIDERS -> Division.raiders(position, seat, card.amount(0));
            case RATS -> Goods.loseFood(position, seat, civ.food(), log);
            case REBELLION -> loseActions(position, seat, card.amount(0) * civ.discontent(), log);
            case SCIENTIFIC_BREAKTHROUGH -> science(position, seat, civ.scienceRating, log);
            case UNCERTAIN_BORDERS -> {
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
        switch (card.effect()) {
            case CIVIL_UNREST -> {
                culture(position, seat, -card.amount(0) * civ.discontent(), log);
                Tokens.changeBlue(position, seat, singled ? -card.amount(1) : 0, log);
            }
            case COLD_WAR -> science(position, seat, card.amount(0), log);
            case CRIME_WAVE -> {
                culture(position, seat, -card.amount(0), log);
                Tokens.changeBlue(position, seat, -card.amount(1), log);
            }
            case ECONOMIC_PROGRESS -> Production.economy(position, seat, log);
            case EMIGRATION ->
                Tokens.losePopulation(position, seat, (civ.discontent() + card.amount(0) - 1) / card.amount(0), log);
            case ICONOCLASM -> {
                if (civ.leader != NONE && CivilCard.at(civ.leader).level() != position.age()) {
                    LeaderChange.remove(position, seat, log);
                }
            }
            case INDEPENDENCE_DECLARATION -> EventLoss.colony(position, seat);
            case INTERNATIONAL_AGREEMENT -> Agreement.begin(position, seat, card);
            case NATIONAL_PRIDE -> culture(position, seat, card.amount(0), log);
            case POLITICS_OF_STRENGTH -> politicsOfStrength(position, seat, card, singled, log);
            case POPULARIZATION_OF_SCIENCE -> culture(position, seat, civ.scienceRating, log);
            case PROSPERITY -> Goods.gainFood(position, seat, card.amount(0) * civ.happiness, log);
            case RAVAGES_OF_TIME -> EventLoss.wonder(position, seat);
            case REFUGEES -> {
                culture(position, seat, singled ? card.amount(0) : -card.amount(0), log);
                if (singled) {
                    Tokens.gainPopulation(position, seat, card.amount(1), log);
                } else {
                    Tokens.losePopulation(position, seat, card.amount(1), log);
                }
            }
            case TERRORISM -> Razing.terrorism(position, Seats.first(other), seat);
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
