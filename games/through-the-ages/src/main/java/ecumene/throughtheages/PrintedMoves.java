package ecumene.throughtheages;

import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leader;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import ecumene.throughtheages.component.Pact;
import ecumene.throughtheages.component.Wonder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a card is for: the moves that play it, and those that are made by it. */
final class PrintedMoves {

    private static final int ANY_SEAT = 0;

    private PrintedMoves() {}

    static @Nullable ThroughTheAgesMove plays(CivilCard card) {
        return switch (card.type()) {
            case LEADER -> new ThroughTheAgesMove.PlayLeader(card);
            case ACTION -> new ThroughTheAgesMove.PlayAction(card);
            case WONDER -> null;
            default -> new ThroughTheAgesMove.Develop(card);
        };
    }

    static @Nullable ThroughTheAgesMove plays(MilitaryCard card) {
        return switch (card.type()) {
            case EVENT, TERRITORY -> new ThroughTheAgesMove.PrepareEvent(card);
            case AGGRESSION -> new ThroughTheAgesMove.PlayAggression(card, ANY_SEAT);
            case WAR -> new ThroughTheAgesMove.DeclareWar(card, ANY_SEAT);
            case PACT -> new ThroughTheAgesMove.OfferPact(card, ANY_SEAT, card.hasSides() ? "A" : "both");
            case TACTIC -> new ThroughTheAgesMove.PlayTactic(card);
            case BONUS -> null;
        };
    }

    static List<ThroughTheAgesMove> uses(CivilCard card) {
        if (Wonder.at(card.index()) == Wonder.OCEAN_LINER) {
            return List.of(new ThroughTheAgesMove.WelcomeImmigrant());
        }
        return switch (Leader.at(card.index())) {
            case ALEXANDER -> List.of(new ThroughTheAgesMove.RetireAlexander());
            case HAMMURABI -> List.of(new ThroughTheAgesMove.SwapAction());
            case BARBAROSSA -> List.of(new ThroughTheAgesMove.Rally(CivilCard.at(CivilCard.WARRIORS)));
            case JOAN_OF_ARC -> List.of(new ThroughTheAgesMove.LookAtEvent());
            case CHURCHILL -> List.of(new ThroughTheAgesMove.InspirePeople(), new ThroughTheAgesMove.InspireArmy());
            default -> List.of();
        };
    }

    /** A pact can be cancelled; that comes last. */
    static List<ThroughTheAgesMove> uses(MilitaryCard card) {
        if (card.type() != MilitaryType.PACT) {
            return List.of();
        }
        ThroughTheAgesMove cancel = new ThroughTheAgesMove.CancelPact(card);
        return Pact.at(card.index()) == Pact.TRADE_ROUTES
                ? List.of(new ThroughTheAgesMove.UseTradeRoute(), cancel)
                : List.of(cancel);
    }
}
