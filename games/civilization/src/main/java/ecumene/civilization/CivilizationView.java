package ecumene.civilization;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.BuyCards;
import ecumene.civilization.rule.KeepShips;
import ecumene.civilization.rule.Phase;
import ecumene.civilization.rule.Purchases;
import ecumene.civilization.rule.ReturnCards;
import ecumene.civilization.rule.Scoring;
import ecumene.civilization.rule.Trade;
import ecumene.civilization.rule.Voyage;
import ecumene.engine.Measure;
import ecumene.engine.Seats;
import ecumene.engine.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may know: everything but the trade cards of the others, the cards of their offers, what they are putting
 * together, and the order of the stacks.
 *
 * @param seat whose view this is; null for a spectator
 * @param uses what of the game is in play
 * @param goal the space of the table that ends the match: in a shorter game the one behind its column
 * @param tableOrder the seats by their rows of the table
 * @param order the seats as they choose or move in this phase; empty where they go by the table
 * @param areas every area where there is something
 * @param supply how many civilization cards of each kind are left
 * @param calamities those that lie open
 * @param basket what the seat itself has chosen to buy; the others see it when it is paid
 * @param hand the own trade cards; at the end {@link SeatView#hand} shows all of them
 * @param sets the same by kind, with what they are worth
 * @param worth what they are worth together, without those that are being put into an offer
 * @param ranks by what the seats are ordered in the end, by the texts {@code ranking.…}: the second one where the first is equal
 * @param laid the own cards that lie face down, paid or given back
 */
public record CivilizationView(
        @Nullable Integer seat,
        String variant,
        Uses uses,
        String board,
        String phase,
        int round,
        int goal,
        List<Integer> tableOrder,
        List<Integer> order,
        List<AreaView> areas,
        List<SeatView> seats,
        List<StackView> stacks,
        List<SupplyView> supply,
        List<OpenCalamity> calamities,
        @Nullable VoyageView voyage,
        List<CivilizationCard> basket,
        List<TradeCard> hand,
        List<SetView> sets,
        int worth,
        List<TradeCard> laid,
        List<OfferView> offers,
        @Nullable DraftView draft,
        List<String> ranks)
        implements View {

    /**
     * What a variant has.
     *
     * @param cities cities, and a table whose spaces ask for something
     * @param cards trade, the treasury and civilization cards
     * @param points spaces of the table that ask for points
     */
    public record Uses(boolean cities, boolean cards, boolean points) {}

    public record SetView(TradeCard card, int count, int value) {}

    public record TokensView(int seat, int count) {}

    /**
     * What is in an area. {@code marked}: tokens that can still move, that belong to a faction, or that growth has brought when it is
     * short; {@code flagged}: a city of a faction or in revolt, a conflict that is settled, a place where a ship was dropped.
     */
    public record AreaView(
            Area area, @Nullable Integer city, boolean newCity, List<TokensView> tokens, int marked, boolean flagged) {}

    /**
     * A ship by its number, from 1 on: numbers stay when another ship is taken off. {@code paid}: its upkeep, while its owner is asked
     * about it.
     */
    public record ShipView(int ship, Shore shore, boolean paid) {}

    /**
     * What everybody knows of a seat. {@code census}: the tokens that were counted in the latest census, which decide who
     * moves first. {@code points}: what it has without its hand. {@code toLose}: points of a calamity. {@code trading}: has not
     * said to be done. {@code dealing}: at the market, {@code trading}, {@code listens} or {@code out}. {@code nearEnd}: its next
     * space ends the match. {@code ranks}: what it has of each of the ranks. {@code hand} only at the end.
     */
    public record SeatView(
            int seat,
            @Nullable Nation nation,
            int space,
            @Nullable Epoch epoch,
            int tokens,
            int census,
            int stock,
            int treasury,
            int cities,
            int cityStock,
            List<ShipView> ships,
            List<CivilizationCard> cards,
            int points,
            int handSize,
            int owed,
            int toLose,
            boolean trading,
            @Nullable String dealing,
            boolean nearEnd,
            List<Integer> ranks,
            @Nullable List<TradeCard> hand) {}

    public record StackView(int stack, int size, boolean redOnTop) {}

    public record SupplyView(CivilizationCard card, int left) {}

    public record OpenCalamity(
            TradeCard card, int seat, @Nullable Integer from) {}

    public record VoyageView(int seat, int ship, int left, int aboard, Shore shore) {}

    /** An offer or answer on the wall; {@code turnedDown}: whose answers to it were turned down; {@code notInterested}:
     * who is done without an answer to it; {@code thinking}: whose word about it is awaited; {@code cards} for its owner alone. */
    public record OfferView(
            int offer,
            int seat,
            int count,
            int value,
            TradeCard named,
            @Nullable TradeCard claim,
            @Nullable TradeCard wish,
            @Nullable Integer to,
            int answers,
            List<Integer> turnedDown,
            List<Integer> notInterested,
            List<Integer> thinking,
            @Nullable List<TradeCard> cards) {}

    /** What the seat itself is putting together. {@code stage}: 1 while it does. {@code postsLeft}: how much it can still hang up. */
    public record DraftView(
            int stage,
            int answers,
            List<TradeCard> cards,
            int value,
            @Nullable TradeCard claim,
            @Nullable TradeCard wish,
            int postsLeft) {}

    static CivilizationView of(CivilizationPosition position, int seat, String phase) {
        boolean sits = seat < position.seats();
        boolean laying = isLaying(position, seat);
        return new CivilizationView(
                sits ? seat : null,
                position.variant().id(),
                new Uses(
                        position.variant() != Variant.NOMADS,
                        !position.variant().isSimple(),
                        position.variant() == Variant.COMPLETE),
                position.board().toString(),
                phase,
                position.round(),
                position.goal(),
                tableOrder(position),
                isOrdered(phase) ? order(position) : List.of(),
                areas(position),
                seats(position, phase),
                stacks(position),
                supply(position),
                calamities(position),
                voyage(position),
                laying ? cards(position.basket()) : List.of(),
                sits ? hand(position, seat) : List.of(),
                sits ? sets(position, seat) : List.of(),
                sits ? worth(position, seat) : 0,
                laying ? laid(position) : List.of(),
                position.isTrading() ? offers(position, seat) : List.of(),
                position.isTrading() && sits ? draft(position, seat) : null,
                Scoring.ranks(position).stream().map(Measure::name).toList());
    }

    /** Whether the seats go by another order than that of the table. */
    private static boolean isOrdered(String phase) {
        return phase.equals(Civilization.CHOOSING)
                || phase.equals(Phase.CENSUS.id())
                || phase.equals(Phase.MOVEMENT.id());
    }

    private static boolean isLaying(CivilizationPosition position, int seat) {
        return !position.isFinished()
                && position.steps().seat() == seat
                && (position.steps().isTop(BuyCards.STEP) || position.steps().isTop(ReturnCards.STEP));
    }

    private static @Nullable Integer orNull(int index) {
        return index == CivilizationPosition.NONE ? null : index;
    }

    private static @Nullable TradeCard cardOrNull(int index) {
        return index == CivilizationPosition.NONE ? null : TradeCard.at(index);
    }

    private static List<Integer> tableOrder(CivilizationPosition position) {
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < position.seats(); place++) {
            order.add(position.inTableOrder(place));
        }
        return List.copyOf(order);
    }

    private static List<Integer> order(CivilizationPosition position) {
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < position.seats(); place++) {
            order.add(position.inOrder(place));
        }
        return List.copyOf(order);
    }

    private static List<AreaView> areas(CivilizationPosition position) {
        Pieces pieces = position.pieces();
        List<AreaView> areas = new ArrayList<>();
        for (int area : position.board().areas()) {
            boolean flagged = position.inRevolt().contains(area)
                    || position.dropped().contains(area)
                    || position.settled().contains(area)
                    || position.faceDownCities().contains(area);
            if (pieces.tokens(area) == 0 && !pieces.hasCity(area) && !flagged) {
                continue;
            }
            List<TokensView> tokens = new ArrayList<>();
            for (int seat = 0; seat < position.seats(); seat++) {
                if (pieces.tokens(seat, area) > 0) {
                    tokens.add(new TokensView(seat, pieces.tokens(seat, area)));
                }
            }
            areas.add(new AreaView(
                    Area.at(area),
                    orNull(pieces.cityOwner(area)),
                    pieces.hasCity(area) && position.newCities().contains(area),
                    List.copyOf(tokens),
                    position.decidedGrowth(area) + position.unmoved(area) + position.faceDown(area),
                    flagged));
        }
        return List.copyOf(areas);
    }

    private static List<SeatView> seats(CivilizationPosition position, String phase) {
        Pieces pieces = position.pieces();
        List<Measure> ranks = Scoring.ranks(position);
        int traders = position.isTrading() ? Trade.trading(position) : 0;
        List<SeatView> seats = new ArrayList<>();
        for (int index = 0; index < position.seats(); index++) {
            int seat = index;
            List<ShipView> ships = new ArrayList<>();
            for (int ship = 0; ship < Pieces.SHIPS; ship++) {
                if (pieces.ship(seat, ship) >= 0) {
                    ships.add(new ShipView(
                            ship + 1, Shore.at(pieces.ship(seat, ship)), KeepShips.isPaid(position, seat, ship)));
                }
            }
            boolean chosen = position.hasNation(seat);
            boolean sailing = Voyage.aboard(position) > 0 && position.steps().seat() == seat;
            seats.add(new SeatView(
                    seat,
                    chosen ? position.nation(seat) : null,
                    position.space(seat),
                    chosen ? position.nation(seat).epoch(position.space(seat)) : null,
                    pieces.onBoard(seat),
                    position.census(seat),
                    pieces.stock(seat) - (sailing ? Voyage.aboard(position) : 0),
                    pieces.treasury(seat),
                    pieces.cities(seat),
                    pieces.cityStock(seat),
                    List.copyOf(ships),
                    cards(position.cards(seat)),
                    CivilizationCard.value(position.cards(seat)) + pieces.treasury(seat),
                    Scoring.handSize(position, seat),
                    position.owed(seat),
                    phase.equals(Phase.CALAMITIES.id()) ? position.owed(seat) : 0,
                    Seats.contains(traders, seat),
                    position.isTrading() ? dealing(position, seat, traders) : null,
                    position.variant() != Variant.NOMADS && position.space(seat) == position.goal() - 1,
                    ranks.stream().map(rank -> rank.values().get(seat)).toList(),
                    position.isFinished() ? hand(position, seat) : null));
        }
        return List.copyOf(seats);
    }

    private static String dealing(CivilizationPosition position, int seat, int traders) {
        if (Seats.contains(traders, seat)) {
            return "trading";
        }
        return position.trade().handSize(seat) < Trade.FEWEST ? "out" : "listens";
    }

    private static List<CivilizationCard> cards(int set) {
        return CivilizationCard.ALL.stream().filter(card -> card.isIn(set)).toList();
    }

    private static List<StackView> stacks(CivilizationPosition position) {
        List<StackView> stacks = new ArrayList<>();
        for (int stack = 1; stack <= TradeCard.STACKS; stack++) {
            stacks.add(new StackView(
                    stack, position.trade().stackSize(stack), position.trade().isRedOnTop(stack)));
        }
        return List.copyOf(stacks);
    }

    private static List<SupplyView> supply(CivilizationPosition position) {
        return position.variant().isSimple()
                ? List.of()
                : CivilizationCard.ALL.stream()
                        .map(card -> new SupplyView(card, Purchases.supply(position, card.index())))
                        .toList();
    }

    private static List<OpenCalamity> calamities(CivilizationPosition position) {
        List<OpenCalamity> open = new ArrayList<>();
        for (int stack = 2; stack <= TradeCard.STACKS; stack++) {
            if (position.trade().openBefore(stack) != CivilizationPosition.NONE) {
                open.add(new OpenCalamity(
                        TradeCard.at(TradeCard.calamity(stack)),
                        position.trade().openBefore(stack),
                        orNull(position.trade().passedBy(stack))));
            }
        }
        return List.copyOf(open);
    }

    private static @Nullable VoyageView voyage(CivilizationPosition position) {
        return position.steps().isTop(Voyage.STEP)
                ? new VoyageView(
                        position.steps().seat(),
                        Voyage.Frame.ship(position) + 1,
                        Voyage.Frame.left(position),
                        Voyage.Frame.aboard(position),
                        Shore.at(Voyage.Frame.shore(position)))
                : null;
    }

    private static void add(List<TradeCard> cards, int card, int count) {
        for (int i = 0; i < count; i++) {
            cards.add(TradeCard.at(card));
        }
    }

    private static List<TradeCard> hand(CivilizationPosition position, int seat) {
        List<TradeCard> cards = new ArrayList<>();
        for (int card = 0; card < TradeCard.KINDS; card++) {
            add(cards, card, position.trade().inHand(seat, card));
        }
        return List.copyOf(cards);
    }

    private static List<SetView> sets(CivilizationPosition position, int seat) {
        List<SetView> sets = new ArrayList<>();
        for (TradeCard card : TradeCard.ALL.subList(0, TradeCard.KINDS)) {
            int count = position.trade().inHand(seat, card.index());
            if (count > 0) {
                sets.add(new SetView(card, count, card.isCommodity() ? TradeCard.value(card.index(), count) : 0));
            }
        }
        return List.copyOf(sets);
    }

    /** What the trade cards of a seat are worth without those that it is putting into an offer. */
    static int worth(CivilizationPosition position, int seat) {
        int worth = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            int drafted = position.isTrading() ? position.market().drafted(seat, card) : 0;
            worth += TradeCard.value(card, position.trade().inHand(seat, card) - drafted);
        }
        return worth;
    }

    private static List<TradeCard> laid(CivilizationPosition position) {
        List<TradeCard> cards = new ArrayList<>();
        for (int card = 0; card < TradeCard.KINDS; card++) {
            add(cards, card, position.trade().laid(card));
        }
        return List.copyOf(cards);
    }

    private static List<OfferView> offers(CivilizationPosition position, int seat) {
        Market market = position.market();
        List<OfferView> offers = new ArrayList<>();
        for (int place = 0; place < market.places(); place++) {
            List<TradeCard> cards = new ArrayList<>();
            for (int card = 0; card < TradeCard.KINDS; card++) {
                add(cards, card, market.card(place, card));
            }
            offers.add(new OfferView(
                    market.number(place),
                    market.owner(place),
                    market.count(place),
                    market.value(place),
                    TradeCard.at(market.named(place)),
                    cardOrNull(market.claim(place)),
                    cardOrNull(market.wish(place)),
                    orNull(market.to(place)),
                    market.answers(place),
                    Seats.list(market.turnedDown(place)),
                    Seats.list(Trade.notInterested(position, place)),
                    Seats.list(Trade.thinking(position, place)),
                    market.owner(place) == seat ? List.copyOf(cards) : null));
        }
        return List.copyOf(offers);
    }

    private static DraftView draft(CivilizationPosition position, int seat) {
        Market market = position.market();
        List<TradeCard> cards = new ArrayList<>();
        for (int card = 0; card < TradeCard.KINDS; card++) {
            add(cards, card, market.drafted(seat, card));
        }
        return new DraftView(
                market.stage(seat),
                market.answering(seat),
                List.copyOf(cards),
                market.draftValue(seat),
                cardOrNull(market.draftClaim(seat)),
                cardOrNull(market.draftWish(seat)),
                market.postsLeft(seat));
    }
}
