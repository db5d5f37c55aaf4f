package ecumene.civilization;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.BuyCards;
import ecumene.civilization.rule.Forecast;
import ecumene.civilization.rule.KeepShips;
import ecumene.civilization.rule.Purchases;
import ecumene.civilization.rule.ReturnCards;
import ecumene.engine.Foresight;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a seat can reckon up; a spectator only what everybody can.
 *
 * @param hand what the own trade cards are worth as sets
 * @param kept what would be left of that if what is being put together were given away
 * @param handLimit how many trade cards are kept at the end of the round
 * @param prices what each civilization card costs this seat now
 * @param payment how the rest of what this seat has chosen to buy costs it least; absent while nothing is to be paid
 * @param deals the offers of others on the wall
 * @param growth what the next growth brings to own areas
 * @param surplus own tokens that will go back to stock
 * @param hostile areas of others where not one more own token can live without a fight
 * @param conflicts fights that will take place, and how they end if nobody brings anything more
 * @param upkeep the own ships in question, where the treasury can pay for all of them
 * @param voyages where own ships can go
 * @param seats what comes to each seat
 * @param order the seats as the census would order them now
 */
public record CivilizationForesight(
        int hand,
        int kept,
        int handLimit,
        List<Price> prices,
        @Nullable Payment payment,
        List<Deal> deals,
        List<Tokens> growth,
        List<Tokens> surplus,
        List<Area> hostile,
        List<Contest> conflicts,
        List<Integer> upkeep,
        List<Voyage> voyages,
        List<Outlook> seats,
        List<Integer> order)
        implements Foresight {

    /**
     * A civilization card.
     *
     * @param price with the credits of own cards
     * @param credits those credits, card by card
     * @param missing what the seat lacks for it, beside what it has chosen to buy already
     * @param state {@code open}, {@code owned}, {@code chosen}, {@code none-left}, {@code law-first} or {@code eleven-held}
     */
    public record Price(
            CivilizationCard card, int price, List<CivilizationComponents.Credit> credits, int missing, String state) {}

    /**
     * A payment.
     *
     * @param cards the trade cards that are spent
     * @param treasury what the treasury adds
     */
    public record Payment(List<Spent> cards, int treasury) {}

    public record Spent(TradeCard card, int count) {}

    /**
     * An offer of somebody else.
     *
     * @param ways in how many ways it may be made up, as far as they were counted
     * @param readings some of them, the most harmless first
     * @param least what the own hand would be worth after the deal at least; absent while it is open what would be given
     */
    public record Deal(
            int offer,
            int ways,
            List<Reading> readings,
            @Nullable Integer least,
            @Nullable Integer most) {}

    public record Reading(List<TradeCard> cards, int calamities) {}

    public record Tokens(Area area, int count) {}

    /**
     * A fight.
     *
     * @param forces who has how many tokens there, and how many will be left
     * @param needed how many it takes to attack the city; absent where there is none
     * @param surrenders whether it will be attacked and its owner has too few tokens in stock to defend it
     */
    public record Contest(
            Area area, List<Force> forces, @Nullable Integer needed, boolean surrenders) {}

    public record Force(int seat, int before, int after) {}

    public record Voyage(int ship, List<Area> areas) {}

    /**
     * What comes to a seat.
     *
     * @param tax tokens that the next taxes take
     * @param revolts cities that cannot pay them
     * @param unsupported cities that will be reduced for want of tokens
     * @param next the space its marker goes to; absent if it has arrived
     * @param needs what that space asks for
     */
    public record Outlook(
            int seat,
            int tax,
            int revolts,
            int unsupported,
            @Nullable Integer next,
            boolean falls,
            List<Need> needs) {}

    /** {@code kind}: cities, groups, cards or points. {@code hidden}: a hand that this seat cannot see comes on top. */
    public record Need(String kind, int has, int needed, boolean met, boolean hidden) {}

    private static final int SHOWN = 4;

    static CivilizationForesight of(CivilizationPosition position, int seat) {
        boolean playing = !position.isFinished() && position.round() > 0;
        boolean sits = playing && seat < position.seats();
        boolean rich = sits && !position.variant().isSimple();
        return new CivilizationForesight(
                rich ? position.trade().handValue(seat) : 0,
                rich ? CivilizationView.worth(position, seat) : 0,
                ReturnCards.handLimit(position),
                rich ? prices(position, seat) : List.of(),
                rich ? payment(position, seat) : null,
                rich && position.isTrading() ? deals(position, seat) : List.of(),
                sits ? tokens(position, seat, Forecast::growth) : List.of(),
                sits ? tokens(position, seat, Forecast::surplus) : List.of(),
                sits ? hostile(position, seat) : List.of(),
                playing ? conflicts(position) : List.of(),
                sits ? KeepShips.payable(position, seat) : List.of(),
                sits ? voyages(position, seat) : List.of(),
                playing ? outlooks(position, seat) : List.of(),
                playing ? Forecast.census(position) : List.of());
    }

    // ---------------------------------------------------------------- trade

    private static List<Price> prices(CivilizationPosition position, int seat) {
        boolean buys = position.steps().isTop(BuyCards.STEP) && position.steps().seat() == seat;
        int basket = buys ? position.basket() : 0;
        int money = buys
                ? BuyCards.means(position, seat) - BuyCards.price(position, seat)
                : position.trade().handValue(seat) + position.pieces().treasury(seat);
        List<Price> prices = new ArrayList<>();
        for (CivilizationCard card : CivilizationCard.ALL) {
            int price = CivilizationCard.price(position.cards(seat), card.index());
            prices.add(new Price(
                    card,
                    price,
                    credits(position, seat, card),
                    Math.max(0, price - money),
                    Purchases.state(position, seat, card, basket)
                            .name()
                            .toLowerCase(Locale.ROOT)
                            .replace('_', '-')));
        }
        return List.copyOf(prices);
    }

    private static List<CivilizationComponents.Credit> credits(
            CivilizationPosition position, int seat, CivilizationCard card) {
        return CivilizationCard.ALL.stream()
                .filter(giver -> giver.isIn(position.cards(seat)) && giver != card && giver.credit(card) > 0)
                .map(giver -> new CivilizationComponents.Credit(giver, giver.credit(card)))
                .toList();
    }

    private static @Nullable Payment payment(CivilizationPosition position, int seat) {
        boolean buys = position.steps().isTop(BuyCards.STEP) && position.steps().seat() == seat;
        if (!buys || position.trade().laidValue() >= BuyCards.price(position, seat)) {
            return null;
        }
        return CheapestPayment.of(position, seat, BuyCards.price(position, seat));
    }

    private static List<Deal> deals(CivilizationPosition position, int seat) {
        Market market = position.market();
        List<Deal> deals = new ArrayList<>();
        for (int place = 0; place < market.places(); place++) {
            if (market.owner(place) != seat) {
                deals.add(deal(position, seat, place));
            }
        }
        return List.copyOf(deals);
    }

    private static Deal deal(CivilizationPosition position, int seat, int place) {
        List<OfferReadings.Way> ways = OfferReadings.of(position, seat, place);
        int[] rest = rest(position, seat, place);
        Integer least = null;
        Integer most = null;
        if (rest.length > 0 && !ways.isEmpty()) {
            least = ways.stream().mapToInt(way -> way.valueWith(rest)).min().orElseThrow();
            most = ways.stream().mapToInt(way -> way.valueWith(rest)).max().orElseThrow();
        }
        return new Deal(
                position.market().number(place),
                ways.size(),
                ways.stream().limit(SHOWN).map(CivilizationForesight::reading).toList(),
                least,
                most);
    }

    private static Reading reading(OfferReadings.Way way) {
        List<TradeCard> cards = new ArrayList<>();
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            for (int copy = 0; copy < way.cards(card); copy++) {
                cards.add(TradeCard.at(card));
            }
        }
        return new Reading(List.copyOf(cards), way.calamities());
    }

    /** What stays in the hand of a seat if the deal with an offer comes about; empty while that is open. */
    private static int[] rest(CivilizationPosition position, int seat, int place) {
        Market market = position.market();
        int given = given(market, seat, place);
        boolean drafting = market.answering(seat) == market.number(place) && market.draftCount(seat) > 0;
        if (given < 0 && !drafting) {
            return new int[0];
        }
        int[] rest = new int[TradeCard.COMMODITIES];
        for (int card = 0; card < rest.length; card++) {
            rest[card] = position.trade().inHand(seat, card)
                    - (drafting ? market.drafted(seat, card) : market.card(given, card));
        }
        return rest;
    }

    /** The place of what a seat would give for an offer: its offer that this one answers, or its answer to it. */
    private static int given(Market market, int seat, int place) {
        for (int own = 0; own < market.places(); own++) {
            if (market.owner(own) == seat
                    && (market.answers(place) == market.number(own) || market.answers(own) == market.number(place))) {
                return own;
            }
        }
        return CivilizationPosition.NONE;
    }

    // ---------------------------------------------------------------- the map

    private interface Counting {
        int of(CivilizationPosition position, int seat, int area);
    }

    private static List<Tokens> tokens(CivilizationPosition position, int seat, Counting counting) {
        List<Tokens> counted = new ArrayList<>();
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            int count = counting.of(position, seat, area);
            if (count > 0) {
                counted.add(new Tokens(Area.at(area), count));
            }
        }
        return List.copyOf(counted);
    }

    private static List<Area> hostile(CivilizationPosition position, int seat) {
        List<Area> areas = new ArrayList<>();
        Pieces pieces = position.pieces();
        for (int area : position.board().areas()) {
            boolean foreign =
                    pieces.foreign(seat, area) > 0 || (pieces.hasCity(area) && pieces.cityOwner(area) != seat);
            if (foreign && Forecast.peacefulRoom(position, seat, area) == 0) {
                areas.add(Area.at(area));
            }
        }
        return List.copyOf(areas);
    }

    private static List<Contest> conflicts(CivilizationPosition position) {
        List<Contest> contests = new ArrayList<>();
        for (int area : position.board().areas()) {
            if (Forecast.isContested(position, area)) {
                int[] after = Forecast.battle(position, area);
                List<Force> forces = new ArrayList<>();
                for (int seat = 0; seat < position.seats(); seat++) {
                    int before = position.pieces().tokens(seat, area);
                    if (before > 0) {
                        forces.add(new Force(seat, before, after[seat]));
                    }
                }
                boolean city = position.pieces().hasCity(area);
                contests.add(new Contest(
                        Area.at(area),
                        List.copyOf(forces),
                        city ? Forecast.attackers(position, area) : null,
                        city && Forecast.surrenders(position, area)));
            }
        }
        return List.copyOf(contests);
    }

    private static List<Voyage> voyages(CivilizationPosition position, int seat) {
        List<Voyage> voyages = new ArrayList<>();
        for (int ship = 0; ship < Pieces.SHIPS; ship++) {
            if (position.pieces().ship(seat, ship) >= 0) {
                voyages.add(new Voyage(ship + 1, Forecast.reach(position, seat, ship)));
            }
        }
        return List.copyOf(voyages);
    }

    // ---------------------------------------------------------------- the seats

    private static List<Outlook> outlooks(CivilizationPosition position, int viewer) {
        List<Outlook> outlooks = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean arrived = position.space(seat) >= position.goal();
            outlooks.add(new Outlook(
                    seat,
                    Forecast.tax(position, seat),
                    Forecast.revolts(position, seat),
                    Forecast.unsupported(position, seat),
                    arrived ? null : position.space(seat) + 1,
                    Forecast.falls(position, seat),
                    arrived ? List.of() : needs(position, seat, viewer)));
        }
        return List.copyOf(outlooks);
    }

    private static List<Need> needs(CivilizationPosition position, int seat, int viewer) {
        List<Need> needs = new ArrayList<>();
        for (Forecast.Need need : Forecast.Need.values()) {
            int needed = Forecast.needed(position, seat, need);
            if (needed > 0) {
                boolean points = need == Forecast.Need.POINTS;
                boolean own = seat == viewer;
                int has = Forecast.had(position, seat, need)
                        + (points && own ? position.trade().handValue(seat) : 0);
                needs.add(new Need(
                        need.name().toLowerCase(Locale.ROOT),
                        has,
                        needed,
                        has >= needed,
                        points && !own && position.trade().handSize(seat) > 0));
            }
        }
        return List.copyOf(needs);
    }
}
