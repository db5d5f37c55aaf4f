package ecumene.tempus;

import ecumene.engine.View;
import ecumene.tempus.TempusEvent.Score;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Geography;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Island;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import ecumene.tempus.rule.Fight;
import ecumene.tempus.rule.LayTile;
import ecumene.tempus.rule.Progress;
import ecumene.tempus.rule.Scoring;
import ecumene.tempus.rule.TurnTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may know: everything but the cards of the others, the deck and the tiles not yet drawn.
 *
 * @param seat whose view this is; null for a spectator
 * @param nextEra the era that the next progress phase leads to; null when there is none
 * @param tile the map tile being laid
 * @param acting the seat whose turn it is, and what is left of it
 * @param hand the own cards
 * @param laid the own cards on the table, face down
 */
public record TempusView(
        @Nullable Integer seat,
        String phase,
        int turn,
        int round,
        int firstSeat,
        @Nullable Era nextEra,
        List<Island.LaidTile> tiles,
        int tilesLeft,
        @Nullable TileInHand tile,
        List<LandHex> land,
        List<List<Hex>> lakes,
        List<SeatView> seats,
        @Nullable Acting acting,
        @Nullable FightView fight,
        int deck,
        List<IdeaCard> discards,
        List<IdeaCard> hand,
        List<IdeaCard> laid)
        implements View {

    /** The drawn tile, its owner for the moment, and the hex already chosen for it. */
    public record TileInHand(
            MapTile tile, int seat, @Nullable Hex hex) {}

    /**
     * A land hex. {@code fresh}: how many tokens came here by the running action. {@code sanitation}: for whom Sanitation
     * raises the stacking limit.
     */
    public record LandHex(
            Hex hex,
            Terrain terrain,
            @Nullable Integer owner,
            int tokens,
            int city,
            int fresh,
            List<Raise> sanitation) {}

    /** By how many tokens Sanitation raises the stacking limit of a hex for a seat. */
    public record Raise(int seat, int tokens) {}

    /**
     * What everybody knows of a seat. {@code sheltered}: nobody may attack or convert it, since its tokens hold so few
     * hexes; false while the island is settled. {@code progress}: its points for the next era without cards. {@code score}:
     * its victory points if the game ended now.
     */
    public record SeatView(
            int seat,
            Era era,
            int supply,
            List<Integer> cityCounters,
            int actionTokens,
            boolean delayed,
            boolean sheltered,
            int handSize,
            int laid,
            List<IdeaCard> inFront,
            int progress,
            Score score) {}

    /**
     * The turn of a seat: actions it may still begin, the running one, how much that one still allows, and whether an
     * action has been taken in this turn.
     */
    public record Acting(int seat, int actionsLeft, String running, int allowance, boolean acted) {}

    public record FightView(
            int attacker,
            @Nullable Integer defender,
            Hex from,
            Hex to,
            @Nullable Terrain terrain) {}

    static TempusView of(TempusPosition position, int seat) {
        Phase phase = Phase.of(position);
        boolean sits = seat < position.seats();
        boolean over = position.isFinished();
        return new TempusView(
                sits ? seat : null,
                phase.id(),
                position.turn(),
                position.round(),
                position.firstSeat(),
                over ? null : Progress.newEra(position),
                position.island().tiles(),
                LayTile.tilesFor(position.seats()) - position.island().tiles().size(),
                phase == Phase.TILES ? tileInHand(position) : null,
                land(position),
                position.island().geography().lakeHexes(),
                seats(position),
                phase == Phase.ACTIONS ? acting(position) : null,
                position.fightTo() == TempusPosition.NONE ? null : fight(position),
                position.cards().deckSize(),
                discards(position),
                sits ? hand(position, seat) : List.of(),
                sits ? laid(position, seat) : List.of());
    }

    private static TileInHand tileInHand(TempusPosition position) {
        Hex hex = position.steps().isTop(TurnTile.STEP) ? TurnTile.hex(position) : null;
        return new TileInHand(position.drawnTile(), position.steps().seat(), hex);
    }

    private static List<LandHex> land(TempusPosition position) {
        Geography geography = position.island().geography();
        List<LandHex> land = new ArrayList<>(geography.size());
        for (int number = 0; number < geography.size(); number++) {
            int hex = geography.hex(number);
            land.add(new LandHex(
                    Hex.at(hex),
                    position.island().terrain(hex),
                    orNull(position.board().owner(hex)),
                    position.board().tokens(hex),
                    position.board().city(hex),
                    position.fresh(hex),
                    sanitation(position, hex)));
        }
        return List.copyOf(land);
    }

    private static List<Raise> sanitation(TempusPosition position, int hex) {
        List<Raise> raises = new ArrayList<>(0);
        for (int seat = 0; seat < position.seats(); seat++) {
            int tokens = position.board().raised(seat, hex);
            if (tokens > 0) {
                raises.add(new Raise(seat, tokens));
            }
        }
        return List.copyOf(raises);
    }

    private static @Nullable Integer orNull(int index) {
        return index == TempusPosition.NONE ? null : index;
    }

    private static List<SeatView> seats(TempusPosition position) {
        List<Score> scores = Scoring.scores(position);
        List<SeatView> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            List<Integer> counters = new ArrayList<>();
            for (int value = Board.SMALLEST_CITY; value <= Board.BIGGEST_CITY; value++) {
                counters.add(position.board().counters(seat, value));
            }
            seats.add(new SeatView(
                    seat,
                    position.era(seat),
                    position.board().supply(seat),
                    List.copyOf(counters),
                    position.actionTokens(seat),
                    position.hasDelayed(seat),
                    position.turn() > 0 && !position.isFinished() && Fight.isProtected(position, seat),
                    position.cards().handSize(seat),
                    position.cards().laidCount(seat),
                    inFront(position, seat),
                    Scoring.progress(position, seat),
                    scores.get(seat)));
        }
        return List.copyOf(seats);
    }

    private static Acting acting(TempusPosition position) {
        // A defender may be asked in between; the turn remains the attacker's.
        int seat = position.fightTo() == TempusPosition.NONE
                ? position.steps().seat()
                : position.board().owner(position.fightFrom());
        return new Acting(
                seat,
                position.actionsLeft(),
                position.running().name().toLowerCase(Locale.ROOT),
                position.allowance(),
                position.hasActed());
    }

    private static FightView fight(TempusPosition position) {
        int attacker = position.board().owner(position.fightFrom());
        int defender = position.board().owner(position.fightTo());
        return new FightView(
                attacker,
                defender == attacker ? null : orNull(defender),
                Hex.at(position.fightFrom()),
                Hex.at(position.fightTo()),
                position.fightTerrain() == TempusPosition.NONE ? null : Terrain.at(position.fightTerrain()));
    }

    private static List<IdeaCard> inFront(TempusPosition position, int seat) {
        List<IdeaCard> cards = new ArrayList<>();
        for (Terrain background : Terrain.ON_CARDS) {
            add(
                    cards,
                    IdeaCard.of(Idea.GOVERNMENT, background),
                    position.cards().inFront(seat, background.index()));
        }
        return List.copyOf(cards);
    }

    private static List<IdeaCard> discards(TempusPosition position) {
        List<IdeaCard> cards = new ArrayList<>();
        for (IdeaCard card : IdeaCard.ALL) {
            add(cards, card, position.cards().discarded(card.index()));
        }
        return List.copyOf(cards);
    }

    private static List<IdeaCard> hand(TempusPosition position, int seat) {
        List<IdeaCard> cards = new ArrayList<>();
        for (IdeaCard card : IdeaCard.ALL) {
            add(cards, card, position.cards().inHand(seat, card.index()));
        }
        return List.copyOf(cards);
    }

    private static List<IdeaCard> laid(TempusPosition position, int seat) {
        List<IdeaCard> cards = new ArrayList<>();
        for (IdeaCard card : IdeaCard.ALL) {
            add(cards, card, position.cards().laid(seat, card.index()));
        }
        return List.copyOf(cards);
    }

    private static void add(List<IdeaCard> cards, IdeaCard card, int count) {
        for (int i = 0; i < count; i++) {
            cards.add(card);
        }
    }
}
