package ecumene.innersea.rule;

import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.component.FateCard;
import java.util.function.Function;

/** Moves that name a fate card, each made once and shared. */
final class CardMoves {

    private static final InnerSeaMove[] PLAY = table(InnerSeaMove.PlayCard::new);
    private static final InnerSeaMove[] NEGATE = table(InnerSeaMove.Negate::new);
    private static final InnerSeaMove[] LAY = table(InnerSeaMove.LayCard::new);
    private static final InnerSeaMove[] PAY = table(InnerSeaMove.PayCard::new);
    private static final InnerSeaMove[] DISCARD = table(InnerSeaMove.Discard::new);

    private CardMoves() {}

    private static InnerSeaMove[] table(Function<FateCard, InnerSeaMove> make) {
        return FateCard.ALL.stream().map(make).toArray(InnerSeaMove[]::new);
    }

    static InnerSeaMove play(int card) {
        return PLAY[card];
    }

    static InnerSeaMove negate(int card) {
        return NEGATE[card];
    }

    static InnerSeaMove lay(int card) {
        return LAY[card];
    }

    static InnerSeaMove pay(int card) {
        return PAY[card];
    }

    static InnerSeaMove discard(int card) {
        return DISCARD[card];
    }
}
