package ecumene.tempus;

import ecumene.engine.Foresight;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import ecumene.tempus.rule.Fight;
import ecumene.tempus.rule.Progress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat can reckon up.
 *
 * @param cards what each different card of its hand would add
 * @param fight the fight that is being decided, as far as the seat can see
 * @param progress its points for the next era with the cards it has laid for it; absent when no era is to come
 */
public record TempusForesight(
        List<Worth> cards,
        @Nullable Strengths fight,
        @Nullable Integer progress) implements Foresight {

    /** {@code fight}: in the running fight, 0 if the seat takes no part. {@code progress}: for the next era. */
    public record Worth(IdeaCard card, int fight, int progress) {}

    /** The pieces of both sides with the cards that this seat has laid itself; what the other side has laid is only counted. */
    public record Strengths(int attack, int defence, int cardsOfAttack, int cardsOfDefence) {}

    static TempusForesight of(TempusPosition position, int seat) {
        if (seat >= position.seats() || position.isFinished() || position.turn() == 0) {
            return new TempusForesight(List.of(), null, null);
        }
        Era next = Progress.newEra(position);
        boolean fights = position.fightTo() != TempusPosition.NONE;
        return new TempusForesight(
                worths(position, seat, next),
                fights ? strengths(position, seat) : null,
                progress(position, seat, next));
    }

    private static List<Worth> worths(TempusPosition position, int seat, Era next) {
        List<Worth> worths = new ArrayList<>();
        for (IdeaCard card : IdeaCard.ALL) {
            if (position.cards().inHand(seat, card.index()) > 0) {
                worths.add(
                        new Worth(card, Fight.pointsNow(position, seat, card), Progress.points(card, next.terrain())));
            }
        }
        return List.copyOf(worths);
    }

    private static Strengths strengths(TempusPosition position, int seat) {
        int attacker = position.board().owner(position.fightFrom());
        int defender = position.board().owner(position.fightTo());
        int to = position.fightTo();
        return new Strengths(
                position.board().tokens(position.fightFrom()) + laid(position, seat, attacker),
                position.board().tokens(to) + position.board().city(to) + laid(position, seat, defender),
                position.cards().laidCount(attacker),
                defender == TempusPosition.NONE || defender == attacker
                        ? 0
                        : position.cards().laidCount(defender));
    }

    /** What the cards of a side add, if they are the viewer's own. */
    private static int laid(TempusPosition position, int viewer, int side) {
        return viewer == side ? sum(position, side, card -> Fight.pointsNow(position, side, card)) : 0;
    }

    private static int progress(TempusPosition position, int seat, Era next) {
        Terrain terrain = next.terrain();
        boolean fights = position.fightTo() != TempusPosition.NONE;
        return position.board().cities(seat)
                + Progress.tokensOn(position, seat, terrain)
                + (fights ? 0 : sum(position, seat, card -> Progress.points(card, terrain)));
    }

    private interface Points {
        int of(IdeaCard card);
    }

    private static int sum(TempusPosition position, int seat, Points points) {
        int sum = 0;
        for (IdeaCard card : IdeaCard.ALL) {
            sum += position.cards().laid(seat, card.index()) * points.of(card);
        }
        return sum;
    }
}
