package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Play a Tactic, Copy a Tactic, and Make a Tactic Available at the start of the next turn. */
final class TacticCards {

    private static final int PLAYING = 1;
    private static final int COPYING = 2;

    // Moves that are made once and shared.
    private static final ThroughTheAgesMove[] PLAY = each(ThroughTheAgesMove.PlayTactic::new);
    private static final ThroughTheAgesMove[] COPY = each(ThroughTheAgesMove.CopyTactic::new);

    private TacticCards() {}

    private static ThroughTheAgesMove[] each(Function<MilitaryCard, ThroughTheAgesMove> move) {
        return MilitaryCard.ALL
                .subList(MilitaryCard.FIRST_TACTIC, MilitaryCard.FIRST_TACTIC + MilitaryCard.TACTICS)
                .stream()
                .map(move)
                .toArray(ThroughTheAgesMove[]::new);
    }

    static void list(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        int actions = ActionTokens.military(position, seat);
        if (actions < PLAYING || position.isUsed(Once.TACTIC)) {
            return;
        }
        for (int i = 0; i < civ.militarySize; i++) {
            int card = civ.military[i];
            if (MilitaryCard.at(card).type() == MilitaryType.TACTIC && (i == 0 || civ.military[i - 1] != card)) {
                moves.add(PLAY[card - MilitaryCard.FIRST_TACTIC]);
            }
        }
        if (actions >= COPYING) {
            for (int i = 0; i < MilitaryCard.TACTICS; i++) {
                int card = MilitaryCard.FIRST_TACTIC + i;
                if (position.military().isShared(card)) {
                    moves.add(COPY[i]);
                }
            }
        }
    }

    static ThroughTheAgesRefusal whyNotPlay(ThroughTheAgesPosition position, int seat, MilitaryCard card) {
        if (card.type() != MilitaryType.TACTIC || !position.civ(seat).holds(card.index())) {
            return ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
        }
        return position.isUsed(Once.TACTIC)
                ? ThroughTheAgesRefusal.ONE_TACTIC_PER_TURN
                : ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS;
    }

    static ThroughTheAgesRefusal whyNotCopy(ThroughTheAgesPosition position, int seat, MilitaryCard card) {
        if (card.type() != MilitaryType.TACTIC || !position.military().isShared(card.index())) {
            return ThroughTheAgesRefusal.TACTIC_NOT_SHARED;
        }
        return position.isUsed(Once.TACTIC)
                ? ThroughTheAgesRefusal.ONE_TACTIC_PER_TURN
                : ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS;
    }

    static void play(ThroughTheAgesPosition position, int seat, MilitaryCard card, EventLog log) {
        Civilization civ = position.civ(seat);
        ActionTokens.spendMilitary(position, seat, PLAYING);
        civ.takeMilitary(card.index());
        civ.tactic = card.index();
        civ.exclusive = true;
        position.use(Once.TACTIC);
        position.reveal();
        Ratings.update(position, seat);
        log.all(new ThroughTheAgesEvent.TacticPlayed(seat, card));
    }

    static void copy(ThroughTheAgesPosition position, int seat, MilitaryCard card, EventLog log) {
        Civilization civ = position.civ(seat);
        ActionTokens.spendMilitary(position, seat, COPYING);
        civ.tactic = card.index();
        position.use(Once.TACTIC);
        Ratings.update(position, seat);
        log.all(new ThroughTheAgesEvent.TacticCopied(seat, card));
    }

    /** The tactic one has already, which changes nothing, or one that the own units serve worse. */
    static @Nullable Loss loss(ThroughTheAgesPosition position, int seat, MilitaryCard tactic) {
        if (position.civ(seat).tactic == tactic.index()) {
            return new Loss("same-tactic", Map.of());
        }
        ThroughTheAgesPosition after = position.copy();
        after.civ(seat).tactic = tactic.index();
        Ratings.refresh(after, seat);
        int weaker = position.civ(seat).strength - after.civ(seat).strength;
        return weaker > 0 ? new Loss("weaker", Map.of("strength", weaker)) : null;
    }

    /** At the start of a turn the own tactic is laid where everybody can copy it; it stays the current one. */
    static void share(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        if (civ.exclusive) {
            civ.exclusive = false;
            position.military().share(civ.tactic);
            log.all(new ThroughTheAgesEvent.TacticShared(seat, MilitaryCard.at(civ.tactic)));
        }
    }
}
