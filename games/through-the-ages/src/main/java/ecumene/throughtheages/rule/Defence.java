package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The defence against an aggression: bonus cards for their value and other cards face down for 1 each, together no more than
 * the military actions of the defender. Nothing is shown, and nothing lost, unless it is enough. Notes: the attacker, the
 * aggression, its strength.
 */
public final class Defence extends Question {

    public static final Defence STEP = new Defence();

    private static final ThroughTheAgesMove GIVE_IN = new ThroughTheAgesMove.GiveIn();
    private static final ThroughTheAgesMove REPEL = new ThroughTheAgesMove.Repel();

    private Defence() {
        super("defence");
    }

    private static int attack(ThroughTheAgesPosition position) {
        return position.steps().note(2);
    }

    private static int chosen(ThroughTheAgesPosition position) {
        return Long.bitCount(position.chosenBonus() | position.chosenOther());
    }

    /** The strength with the cards chosen so far. */
    private static int strength(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int strength = civ.strength + Long.bitCount(position.chosenOther());
        for (int i = 0; i < civ.militarySize; i++) {
            if ((position.chosenBonus() >>> i & 1) != 0) {
                strength += MilitaryCard.at(civ.military[i]).defence();
            }
        }
        return strength;
    }

    /** What can still be added with so many cards; the hand is sorted, so the best bonus cards come last. */
    private static int mostOfTheRest(ThroughTheAgesPosition position, int seat, int cards, int without) {
        Civilization civ = position.civ(seat);
        int most = 0;
        int left = cards;
        for (int i = civ.militarySize - 1; i >= 0 && left > 0; i--) {
            if (i != without && !position.isChosen(i)) {
                most += Math.max(1, MilitaryCard.at(civ.military[i]).defence());
                left--;
            }
        }
        return most;
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(GIVE_IN);
        int missing = attack(position) - strength(position, seat);
        if (missing <= 0) {
            moves.add(REPEL);
            return;
        }
        Civilization civ = position.civ(seat);
        int left = civ.militaryTotal - chosen(position) - 1;
        int last = NONE;
        for (int i = 0; i < civ.militarySize && left >= 0; i++) {
            if (!position.isChosen(i) && civ.military[i] != last) {
                last = civ.military[i];
                MilitaryCard card = MilitaryCard.at(last);
                int rest = mostOfTheRest(position, seat, left, i);
                if (card.defence() > 0 && card.defence() + rest >= missing) {
                    moves.add(new ThroughTheAgesMove.AddBonus(card));
                }
                if (1 + rest >= missing) {
                    moves.add(new ThroughTheAgesMove.AddCard(card));
                }
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return switch (move) {
            case ThroughTheAgesMove.AddBonus bonus -> whyNot(position, seat, bonus.card(), true);
            case ThroughTheAgesMove.AddCard card -> whyNot(position, seat, card.card(), false);
            case ThroughTheAgesMove.Repel ignored -> ThroughTheAgesRefusal.DEFENCE_IS_TOO_WEAK;
            default -> ThroughTheAgesRefusal.DEFEND_NOW;
        };
    }

    private static ThroughTheAgesRefusal whyNot(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, boolean bonus) {
        if (place(position, seat, card) == NONE) {
            return ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
        }
        if (bonus && card.type() != MilitaryType.BONUS) {
            return ThroughTheAgesRefusal.NOT_A_BONUS_CARD;
        }
        return ThroughTheAgesRefusal.DEFENCE_IS_TOO_WEAK;
    }

    /** The first such card that is not chosen yet. */
    static int place(ThroughTheAgesPosition position, int seat, MilitaryCard card) {
        Civilization civ = position.civ(seat);
        for (int i = 0; i < civ.militarySize; i++) {
            if (civ.military[i] == card.index() && !position.isChosen(i)) {
                return i;
            }
        }
        return NONE;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        switch (move) {
            case ThroughTheAgesMove.AddBonus bonus -> position.chooseBonus(place(position, seat, bonus.card()));
            case ThroughTheAgesMove.AddCard card -> position.chooseOther(place(position, seat, card.card()));
            default -> decide(position, seat, move instanceof ThroughTheAgesMove.Repel, log);
        }
    }

    private static void decide(ThroughTheAgesPosition position, int seat, boolean repelled, EventLog log) {
        int attacker = position.steps().note(0);
        MilitaryCard aggression = MilitaryCard.at(position.steps().note(1));
        position.steps().pop();
        if (repelled) {
            int others = Long.bitCount(position.chosenOther());
            List<MilitaryCard> cards = discardChosen(position, seat);
            log.all(new ThroughTheAgesEvent.AggressionRepelled(seat, aggression, cards, others));
        } else {
            position.clearChosen();
            Aggression.succeed(position, attacker, seat, aggression, log);
        }
    }

    /** The chosen cards leave the hand; gives back those that are shown. */
    static List<MilitaryCard> discardChosen(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        List<MilitaryCard> shown = new ArrayList<>();
        for (int i = civ.militarySize - 1; i >= 0; i--) {
            int card = civ.military[i];
            if ((position.chosenBonus() >>> i & 1) != 0) {
                shown.add(MilitaryCard.at(card));
                civ.removeMilitaryAt(i);
                position.military().discardShown(card, position.age());
            } else if ((position.chosenOther() >>> i & 1) != 0) {
                civ.removeMilitaryAt(i);
                position.military().discardHidden(card, position.age());
            }
        }
        position.clearChosen();
        position.reveal();
        return List.copyOf(shown);
    }

    /** Cards are added face down. */
    @Override
    public int audience(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.AddBonus || move instanceof ThroughTheAgesMove.AddCard
                ? Seats.only(seat)
                : Seats.EVERYONE;
    }

    /** Whoever could have the cards for it, as far as the backs tell, is asked. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int[] levels = new int[4];
        for (int i = 0; i < civ.militarySize; i++) {
            levels[MilitaryCard.at(civ.military[i]).level()]++;
        }
        int most = civ.strength;
        int left = civ.militaryTotal;
        for (int level = 3; level >= 0; level--) {
            int count = Math.min(left, levels[level]);
            most += count
                    * (level == 0
                            ? 1
                            : MilitaryCard.at(MilitaryCard.FIRST_BONUS + level - 1)
                                    .defence());
            left -= count;
        }
        return most < attack(position) ? GIVE_IN : null;
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return GIVE_IN;
    }

    @Override
    public @Nullable Loss loss(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.GiveIn && strength(position, seat) >= attack(position)
                ? new Loss("repelled-already", Map.of())
                : null;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return some(
                "Defence",
                Rulebook.AGGRESSION,
                Map.of(
                        "seat",
                        position.steps().note(0),
                        "card",
                        MilitaryCard.at(position.steps().note(1)).id(),
                        "attack",
                        attack(position),
                        "strength",
                        strength(position, seat)));
    }
}
