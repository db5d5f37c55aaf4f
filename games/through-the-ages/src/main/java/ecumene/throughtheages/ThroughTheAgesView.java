package ecumene.throughtheages;

import ecumene.engine.View;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.RowSpaces;
import ecumene.throughtheages.rule.Goods;
import ecumene.throughtheages.rule.Question;
import ecumene.throughtheages.rule.TakeCards;
import ecumene.throughtheages.rule.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may know: everything but the order of the decks, the military cards of the others (their backs show the ages),
 * their civil cards if the table hides them, and the events that others prepared.
 *
 * @param seat whose view this is; null for a spectator
 * @param lastRound the round that ends the match; null while it is not known
 * @param row the card row from the left, with what each card costs this seat; null where a space is empty
 * @param swept from how many spaces on the left the cards go before the next turn
 * @param currentEvents how many current events of each age there are, from A to III
 * @param preparedEvents the events that this seat has prepared and that are still to come
 * @param nextEvent the next event, if this seat has looked at it
 * @param shownDiscards discards of this age that everybody has seen, and what left the game for good
 * @param pending the questions that are open, the one being asked first
 * @param hand the own military cards
 * @param force what this seat is putting together for a defence or a colony
 */
public record ThroughTheAgesView(
        @Nullable Integer seat,
        String phase,
        int round,
        @Nullable Integer lastRound,
        Age age,
        int firstSeat,
        int activeSeat,
        List<@Nullable RowCard> row,
        int swept,
        int civilDeck,
        int militaryDeck,
        int discards,
        List<Integer> currentEvents,
        List<Integer> futureEvents,
        List<MilitaryCard> preparedEvents,
        @Nullable MilitaryCard nextEvent,
        List<MilitaryCard> outOfTheGame,
        List<MilitaryCard> shownDiscards,
        List<MilitaryCard> sharedTactics,
        List<SeatView> seats,
        TurnView turn,
        List<Pending> pending,
        List<MilitaryCard> hand,
        @Nullable Force force)
        implements View {

    /** A card of the row and its price in civil actions; null for a spectator, and for a leader one may never take. */
    public record RowCard(CivilCard card, @Nullable Integer price) {}

    /** Workers on a technology and blue tokens on it. */
    public record Workplace(CivilCard technology, int workers, int blueTokens, int cost) {}

    /**
     * A war or a pact.
     *
     * @param with the other side
     * @param role attacker or defender in a war; of a pact the own side, A or B, or "both" where it has no sides
     */
    public record Treaty(MilitaryCard card, int with, String role) {}

    /** {@code under}: a leader who lies under it. */
    public record Wonder(
            CivilCard card, boolean ruin, @Nullable CivilCard under) {}

    /**
     * Where a bank that empties means something else.
     *
     * @param tokens how many have to leave it
     * @param consumption from there on; null if it stays what it is, and so on to {@code corruption}
     */
    public record Threshold(
            int tokens,
            @Nullable Integer consumption,
            @Nullable Integer happyFaces,
            @Nullable Integer corruption) {}

    public record Unfinished(CivilCard card, int stages) {}

    /**
     * What everybody knows of a seat.
     *
     * @param yellowNext the next threshold of the yellow bank; null where there is none
     * @param civilActions the actions that can be spent, lent ones among them
     * @param treaties the wars and pacts that bind this seat, whoever has them in front of them
     * @param hand the civil cards in hand; none if they are hidden from whoever looks
     * @param waiting the places in that hand of cards that cannot be played in this turn: they have been taken in it
     * @param civilHand civil cards of each age, from A to III
     * @param leaderAges of which ages this seat has taken a leader
     * @param militaryHand cards of each age, from A to III
     */
    public record SeatView(
            int seat,
            boolean resigned,
            int culture,
            int science,
            int cultureRating,
            int scienceRating,
            int strength,
            int happiness,
            int discontent,
            int food,
            int resources,
            int yellowBank,
            int blueBank,
            @Nullable Threshold yellowNext,
            @Nullable Threshold blueNext,
            int idleWorkers,
            int happyFacesNeeded,
            int populationCost,
            int consumption,
            int corruption,
            int civilActions,
            int civilTotal,
            int militaryActions,
            int militaryTotal,
            int urbanLimit,
            CivilCard government,
            @Nullable CivilCard leader,
            List<Workplace> workplaces,
            List<CivilCard> specialTechnologies,
            List<Wonder> wonders,
            @Nullable Unfinished unfinished,
            List<MilitaryCard> colonies,
            @Nullable MilitaryCard tactic,
            boolean tacticExclusive,
            List<Treaty> treaties,
            List<CivilCard> hand,
            List<Integer> waiting,
            List<Integer> civilHand,
            int handLimit,
            List<Age> leaderAges,
            List<Integer> militaryHand,
            int militaryLimit,
            boolean caesarUsed,
            boolean forgoesPolitics) {}

    /**
     * What is lent to the active seat for this turn and not spent yet, and what it has used up.
     *
     * @param spareResources food that an open trade route pays as a resource
     * @param spareFood resources that it pays as food
     * @param lastPlayed the civil card that was last played from a hand in this turn
     * @param attacked the seat against which an aggression was last played in this turn
     */
    public record TurnView(
            int unitResources,
            int unitScience,
            int spareResources,
            int spareFood,
            int extraCivil,
            int extraMilitary,
            @Nullable CivilCard lastPlayed,
            @Nullable Integer attacked,
            List<String> used) {}

    /**
     * An open question.
     *
     * @param seat who is asked, or with whom it begins
     * @param card the card that it is about
     * @param notes what else the step remembers, by name: numbers, seats and lists of seats, words, yes and no
     */
    public record Pending(
            String question, int seat, @Nullable String card, Map<String, Object> notes) {}

    /** Cards chosen for their value, cards chosen for 1 each, and units. */
    public record Force(List<MilitaryCard> bonus, List<MilitaryCard> others, List<CivilCard> units) {}

    static ThroughTheAgesView of(ThroughTheAgesPosition position, int seat, String phase) {
        boolean sits = seat < position.seats();
        MilitaryCards military = position.military();
        return new ThroughTheAgesView(
                sits ? seat : null,
                phase,
                position.round(),
                position.lastRound() == 0 ? null : position.lastRound(),
                Age.at(position.age()),
                position.firstSeat(),
                position.activeSeat(),
                row(position, seat),
                Turn.sweptBeforeTheNext(position),
                position.civilDeck().size(),
                military.deck().size(),
                military.discardCount(),
                ages(military.currentEvents()),
                ages(military.futureEvents()),
                sits ? prepared(military, seat) : List.of(),
                sits && military.knowsTop(seat)
                        ? MilitaryCard.at(military.currentEvents()
                                .get(military.currentEvents().size() - 1))
                        : null,
                outOfTheGame(military),
                shownDiscards(military),
                sharedTactics(military),
                SeatViews.of(position, seat),
                turn(position),
                pending(position),
                sits ? militaryHand(position.civ(seat)) : List.of(),
                sits && ThroughTheAges.composing(position) == seat ? force(position, seat) : null);
    }

    private static List<@Nullable RowCard> row(ThroughTheAgesPosition position, int seat) {
        List<@Nullable RowCard> row = new ArrayList<>();
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            int card = position.row(space);
            if (card == Civilization.NONE) {
                row.add(null);
            } else {
                boolean forSale = seat < position.seats() && !TakeCards.hasHadLeader(position.civ(seat), card);
                Integer price = forSale ? TakeCards.price(position, seat, space) : null;
                row.add(new RowCard(CivilCard.at(card), price));
            }
        }
        return row;
    }

    private static List<Integer> ages(CardPile pile) {
        int[] counts = new int[4];
        for (int i = 0; i < pile.size(); i++) {
            counts[MilitaryCard.at(pile.get(i)).level()]++;
        }
        return List.of(counts[0], counts[1], counts[2], counts[3]);
    }

    private static List<MilitaryCard> prepared(MilitaryCards military, int seat) {
        List<MilitaryCard> cards = new ArrayList<>();
        for (MilitaryCard card : MilitaryCard.ALL) {
            if (isOwn(military.currentEvents(), military.currentOwners(), card, seat)
                    || isOwn(military.futureEvents(), military.futureOwners(), card, seat)) {
                cards.add(card);
            }
        }
        return List.copyOf(cards);
    }

    private static boolean isOwn(CardPile events, CardPile owners, MilitaryCard card, int seat) {
        int place = events.find(card.index());
        return place >= 0 && owners.get(place) == seat;
    }

    private static List<MilitaryCard> outOfTheGame(MilitaryCards military) {
        List<MilitaryCard> cards = new ArrayList<>();
        for (MilitaryCard card : MilitaryCard.ALL) {
            for (int i = 0; i < military.gone(card.index()); i++) {
                cards.add(card);
            }
        }
        return List.copyOf(cards);
    }

    private static List<MilitaryCard> shownDiscards(MilitaryCards military) {
        List<MilitaryCard> cards = new ArrayList<>();
        for (int i = 0; i < military.discards().size(); i++) {
            if (military.discards().get(i) < 0) {
                cards.add(MilitaryCard.at(~military.discards().get(i)));
            }
        }
        return List.copyOf(cards);
    }

    private static List<MilitaryCard> sharedTactics(MilitaryCards military) {
        List<MilitaryCard> cards = new ArrayList<>();
        for (int i = 0; i < MilitaryCard.TACTICS; i++) {
            if (military.isShared(MilitaryCard.FIRST_TACTIC + i)) {
                cards.add(MilitaryCard.at(MilitaryCard.FIRST_TACTIC + i));
            }
        }
        return List.copyOf(cards);
    }

    private static TurnView turn(ThroughTheAgesPosition position) {
        List<String> used = new ArrayList<>();
        for (Once once : Once.values()) {
            if (position.isUsed(once)) {
                used.add(once.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            }
        }
        return new TurnView(
                position.unitResources(),
                position.unitScience(),
                Goods.tradedResources(position, position.activeSeat(), 0),
                Goods.tradedFood(position, position.activeSeat(), 0),
                position.extraCivil(position.activeSeat()),
                position.extraMilitary(position.activeSeat()),
                position.lastPlayed() == Civilization.NONE ? null : CivilCard.at(position.lastPlayed()),
                position.attacked() == Civilization.NONE ? null : position.attacked(),
                List.copyOf(used));
    }

    private static List<Pending> pending(ThroughTheAgesPosition position) {
        List<Pending> pending = new ArrayList<>();
        for (int depth = 0; depth < position.steps().size() - 1; depth++) {
            if (position.steps().below(depth) instanceof Question question) {
                pending.add(new Pending(
                        question.name(),
                        position.steps().seat(depth),
                        question.card(position, depth),
                        question.notes(position, depth)));
            }
        }
        return List.copyOf(pending);
    }

    private static List<MilitaryCard> militaryHand(Civilization civ) {
        List<MilitaryCard> cards = new ArrayList<>();
        for (int i = 0; i < civ.militarySize; i++) {
            cards.add(MilitaryCard.at(civ.military[i]));
        }
        return List.copyOf(cards);
    }

    private static Force force(ThroughTheAgesPosition position, int seat) {
        List<MilitaryCard> bonus = new ArrayList<>();
        List<MilitaryCard> others = new ArrayList<>();
        Civilization civ = position.civ(seat);
        for (int i = 0; i < civ.militarySize; i++) {
            if ((position.chosenBonus() >>> i & 1) != 0) {
                bonus.add(MilitaryCard.at(civ.military[i]));
            } else if ((position.chosenOther() >>> i & 1) != 0) {
                others.add(MilitaryCard.at(civ.military[i]));
            }
        }
        List<CivilCard> units = new ArrayList<>();
        for (int card = CivilCard.FIRST_UNIT; card < CivilCard.WORKPLACES; card++) {
            for (int i = 0; i < position.sent(card); i++) {
                units.add(CivilCard.at(card));
            }
        }
        return new Force(List.copyOf(bonus), List.copyOf(others), List.copyOf(units));
    }
}
