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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The defence against an aggression: bonus cards for their value and other cards face down for 1 each, together no more than
 * the military actions of the defender. Nothing is shown, and nothing lost, unless it is enough.
 */
public final class Defence extends Question {

    public static final Defence STEP = new Defence();

    public static final class Frame {

        private static final int ATTACKER = 0;
        private static final int AGGRESSION = 1;
        private static final int ATTACK = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("attacker"), Note.military(), Note.number("attack")};

        private Frame() {}

        static void push(ThroughTheAgesPosition position, int seat, int attacker, MilitaryCard aggression, int attack) {
            position.steps().push(STEP, seat, attacker, aggression.index(), attack);
        }

        public static int attacker(ThroughTheAgesPosition position) {
            return position.steps().note(ATTACKER);
        }

        public static MilitaryCard aggression(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(AGGRESSION));
        }

        static int attack(ThroughTheAgesPosition position) {
            return position.steps().note(ATTACK);
        }
    }

    private static final ThroughTheAgesMove GIVE_IN = new ThroughTheAgesMove.GiveIn();
    private static final ThroughTheAgesMove REPEL = new ThroughTheAgesMove.Repel();

    private Defence() {
        super("defence", Frame.TOLD);
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

    /** Why a card cannot be added, for its value or face down for 1; more than is needed may be added. */
    private static @Nullable ThroughTheAgesRefusal whyNotAt(
            ThroughTheAgesPosition position, int seat, int place, boolean bonus) {
        Civilization civ = position.civ(seat);
        int left = civ.militaryTotal - chosen(position) - 1;
        if (left < 0) {
            return ThroughTheAgesRefusal.AS_MANY_CARDS_AS_MILITARY_ACTIONS;
        }
        int defence = MilitaryCard.at(civ.military[place]).defence();
        if (bonus && defence == 0) {
            return ThroughTheAgesRefusal.NOT_A_BONUS_CARD;
        }
        int strength = strength(position, seat) + (bonus ? defence : 1);
        return strength + mostOfTheRest(position, seat, left, place) < Frame.attack(position)
                ? ThroughTheAgesRefusal.DEFENCE_IS_TOO_WEAK
                : null;
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(GIVE_IN);
        if (strength(position, seat) >= Frame.attack(position)) {
            moves.add(REPEL);
        }
        Civilization civ = position.civ(seat);
        int last = NONE;
        for (int i = 0; i < civ.militarySize; i++) {
            if (!position.isChosen(i) && civ.military[i] != last) {
                last = civ.military[i];
                MilitaryCard card = MilitaryCard.at(last);
                if (whyNotAt(position, seat, i, true) == null) {
                    moves.add(new ThroughTheAgesMove.AddBonus(card));
                }
                if (whyNotAt(position, seat, i, false) == null) {
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
        int place = place(position, seat, card);
        ThroughTheAgesRefusal refusal =
                place == NONE ? ThroughTheAgesRefusal.CARD_NOT_IN_HAND : whyNotAt(position, seat, place, bonus);
        return refusal != null ? refusal : ThroughTheAgesRefusal.DEFEND_NOW;
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
        int attacker = Frame.attacker(position);
        MilitaryCard aggression = Frame.aggression(position);
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
        return most < Frame.attack(position) ? GIVE_IN : null;
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return GIVE_IN;
    }

    @Override
    public @Nullable Loss loss(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        if (!(move instanceof ThroughTheAgesMove.GiveIn)) {
            return null;
        }
        return strength(position, seat) >= Frame.attack(position)
                ? new Loss("repelled-already", Map.of())
                : Aggression.loss(position, seat, Frame.aggression(position));
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return some(
                "Defence",
                Rulebook.AGGRESSION,
                Map.of(
                        "seat",
                        Frame.attacker(position),
                        "card",
                        Frame.aggression(position).id(),
                        "attack",
                        Frame.attack(position),
                        "strength",
                        strength(position, seat)));
    }
}
