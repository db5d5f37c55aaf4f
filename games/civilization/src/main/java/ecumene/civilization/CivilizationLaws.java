package ecumene.civilization;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Purchases;
import ecumene.civilization.rule.Voyage;
import ecumene.engine.Step;
import ecumene.engine.StepStack;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What is true in every position that can come about, for tests and for loading. */
final class CivilizationLaws {

    /** Every way questions can stand on each other, from the bottom. */
    private static final Set<String> STACKS = Set.of(
            "",
            "/choose-nation",
            "/rounds/taxes/tax-rate",
            "/rounds/revolts/pick-revolts",
            "/rounds/revolts/take-city",
            "/rounds/growth/grow",
            "/rounds/ships/keep-ships",
            "/rounds/ships/build-ships",
            "/rounds/movement/travel",
            "/rounds/movement/travel/voyage",
            "/rounds/conflict/attack-city",
            "/rounds/conflict/order-of-conflicts",
            "/rounds/city-building/build-cities",
            "/rounds/support/reduce-cities",
            "/rounds/trade-cards/buy-gold",
            "/rounds/trade",
            "/rounds/purchases/buy-cards",
            "/rounds/purchases/return-cards",
            "/rounds/calamities/volcanoes",
            "/rounds/calamities/reduce-cities",
            "/rounds/calamities/order-reductions",
            "/rounds/calamities/order-reductions/reduce-cities",
            "/rounds/calamities/floods",
            "/rounds/calamities/loss-calamity/show-grain",
            "/rounds/calamities/loss-calamity/order-losses",
            "/rounds/calamities/loss-calamity/lose-units",
            "/rounds/calamities/civil-war/name-candidate",
            "/rounds/calamities/civil-war/pick-units",
            "/rounds/calamities/civil-war/keep-faction",
            "/rounds/calamities/civil-war/annex-units",
            "/rounds/calamities/plunder");

    private final CivilizationPosition position;
    private final int seats;
    private final List<String> broken = new ArrayList<>();

    CivilizationLaws(CivilizationPosition position) {
        this.position = position;
        this.seats = position.seats();
    }

    List<String> broken() {
        steps();
        nations();
        pieces();
        ships();
        tradeCards();
        civilizationCards();
        market();
        return broken;
    }

    private void law(boolean kept, String sentence) {
        if (!kept) {
            broken.add(sentence);
        }
    }

    private static boolean within(int value, int least, int most) {
        return value >= least && value <= most;
    }

    private void steps() {
        StepStack steps = position.copy().steps();
        StringBuilder stack = new StringBuilder();
        for (; !steps.isEmpty(); steps.pop()) {
            Step<?, ?> step = steps.top();
            stack.insert(0, "/" + step.name());
            law(within(steps.seat(), 0, seats - 1), step + " is about seat " + steps.seat());
        }
        law(STACKS.contains(stack.toString()), "questions on each other: " + stack);
        law(position.basket() == 0 || stack.toString().endsWith("/buy-cards"), "a basket outside of a purchase");
        law(position.isTrading() == stack.toString().equals("/rounds/trade"), "a market outside of trade");
    }

    private void nations() {
        boolean choosing = position.round() == 0;
        int taken = 0;
        for (int seat = 0; seat < seats; seat++) {
            law(choosing || position.hasNation(seat), "seat " + seat + " has no nation");
            law(within(position.space(seat), 0, Nation.FINAL_SPACE), "seat " + seat + " has left the table");
            if (position.hasNation(seat)) {
                Nation nation = position.nation(seat);
                law((taken & (1 << nation.index())) == 0, nation + " is played twice");
                law(position.board().nations().contains(nation), nation + " is not in play");
                taken |= 1 << nation.index();
            }
            law(within(position.inOrder(seat), 0, seats - 1), "the order names nobody");
        }
    }

    private void pieces() {
        Pieces pieces = position.pieces();
        int aboard = Voyage.aboard(position);
        for (int seat = 0; seat < seats; seat++) {
            int sum = 0;
            int cities = 0;
            for (int area = 0; area < Area.FIRST_SEA; area++) {
                int tokens = pieces.tokens(seat, area);
                law(tokens >= 0, "negative tokens in " + Area.at(area));
                law(tokens == 0 || position.board().has(area), "tokens outside of the board: " + Area.at(area));
                sum += tokens;
                cities += pieces.cityOwner(area) == seat ? 1 : 0;
            }
            law(sum == pieces.onBoard(seat), "seat " + seat + " has " + sum + " tokens on the map");
            law(cities == pieces.cities(seat), "seat " + seat + " has " + cities + " cities");
            law(within(cities, 0, Pieces.CITIES), "seat " + seat + " has " + cities + " cities");
            law(pieces.treasury(seat) >= 0, "seat " + seat + " owes money");
            boolean sailing = aboard > 0 && position.steps().seat() == seat;
            law(pieces.stock(seat) >= (sailing ? aboard : 0), "seat " + seat + " has too many tokens");
            int revolts = position.citiesToRevolt(seat);
            int losses = position.pointsToLose(seat);
            law(revolts >= 0 && losses >= 0, "seat " + seat + " owes less than nothing");
            law(revolts == 0 || losses == 0, "seat " + seat + " owes cities and points");
        }
        for (int area = 0; area < Area.FIRST_SEA; area++) {
            law(within(pieces.cityOwner(area), -1, seats - 1), "a city of nobody");
            law(!pieces.hasCity(area) || position.board().has(area), "a city outside of the board: " + Area.at(area));
            law(
                    position.decidedGrowth(area) >= 0 && position.unmoved(area) >= 0 && position.faceDown(area) >= 0,
                    "negative numbers of tokens");
        }
        law(!position.variant().isSimple() || noMoney(), "a treasury without taxes");
    }

    private boolean noMoney() {
        int sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            sum += position.pieces().treasury(seat);
        }
        return sum == 0;
    }

    private void ships() {
        for (int seat = 0; seat < seats; seat++) {
            for (int ship = 0; ship < Pieces.SHIPS; ship++) {
                int shore = position.pieces().ship(seat, ship);
                law(
                        shore == CivilizationPosition.NONE
                                || (within(shore, 0, Shore.COUNT - 1)
                                        && !Shore.at(shore).area().isOpenSea()
                                        && position.board()
                                                .has(Shore.at(shore).area().index())),
                        "a ship of seat " + seat + " has stayed at sea");
            }
        }
    }

    private void tradeCards() {
        TradeDeck trade = position.trade();
        int[] found = new int[TradeCard.COUNT];
        for (int stack = 1; stack <= TradeCard.STACKS; stack++) {
            for (int place = 0; place < trade.stackSize(stack); place++) {
                int card = trade.inStack(stack, place);
                law(TradeCard.stack(card) == stack, TradeCard.at(card) + " in stack " + stack);
                found[card]++;
            }
            if (stack > 1 && trade.openBefore(stack) != CivilizationPosition.NONE) {
                found[TradeCard.calamity(stack)]++;
                law(within(trade.openBefore(stack), 0, seats - 1), "a calamity before nobody");
                law(
                        (trade.passedBy(stack) != CivilizationPosition.NONE) == (stack >= 6),
                        "only black calamities are passed on");
            }
        }
        for (int card = 0; card < TradeCard.KINDS; card++) {
            found[card] += trade.laid(card);
            for (int seat = 0; seat < seats; seat++) {
                law(trade.inHand(seat, card) >= 0, "a hand with negative cards");
                found[card] += trade.inHand(seat, card);
            }
        }
        for (int card = 0; card < TradeCard.COUNT; card++) {
            law(found[card] == TradeCard.copies(card), found[card] + " cards of " + TradeCard.at(card));
        }
    }

    private void civilizationCards() {
        for (int card = 0; card < CivilizationCard.COUNT; card++) {
            law(
                    Purchases.supply(position, card) >= 0 || position.variant().isSimple(),
                    "too many cards of " + CivilizationCard.at(card));
        }
        for (int seat = 0; seat < seats; seat++) {
            law(
                    Integer.bitCount(position.cards(seat)) <= CivilizationCard.MOST,
                    "seat " + seat + " has too many cards");
            law(within(position.cards(seat), 0, (1 << CivilizationCard.COUNT) - 1), "unknown cards");
        }
    }

    private void market() {
        if (!position.isTrading()) {
            return;
        }
        Market market = position.market();
        law(market.isSound(), "drafts make no sense");
        for (int place = 0; place < market.places() && market.isSound(); place++) {
            int count = 0;
            for (int card = 0; card < TradeCard.KINDS; card++) {
                count += market.card(place, card);
                law(
                        market.card(place, card) <= position.trade().inHand(market.owner(place), card),
                        "an offer that is not covered");
            }
            law(count == market.count(place), "an offer of the wrong size");
            law(market.answers(place) == 0 || market.place(market.answers(place)) >= 0, "an answer to nothing");
        }
    }
}
