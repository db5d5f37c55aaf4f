package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The winner of the bids puts a force together: at least one unit, and as strong as the bid. It is shown when it sails.
 */
public final class ColonizationForce extends Question {

    public static final ColonizationForce STEP = new ColonizationForce();

    public static final class Frame {

        private static final int TERRITORY = 0;
        private static final int BID = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.military(), Note.number("bid")};

        private Frame() {}

        static void push(ThroughTheAgesPosition position, int seat, MilitaryCard territory, int bid) {
            position.steps().push(STEP, seat, territory.index(), bid);
        }

        public static MilitaryCard territory(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(TERRITORY));
        }

        public static int bid(ThroughTheAgesPosition position) {
            return position.steps().note(BID);
        }
    }

    private static final ThroughTheAgesMove SAIL = new ThroughTheAgesMove.Sail();

    private ColonizationForce() {
        super("colonization-force", Frame.TOLD);
    }

    private static int sentUnits(ThroughTheAgesPosition position) {
        int count = 0;
        for (int card = CivilCard.FIRST_UNIT; card < CivilCard.WORKPLACES; card++) {
            count += position.sent(card);
        }
        return count;
    }

    private static int strength(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int strength = Colonization.strength(civ, position::sent) + Colonization.modifier(civ);
        for (int i = 0; i < civ.militarySize; i++) {
            if ((position.chosenBonus() >>> i & 1) != 0) {
                strength += MilitaryCard.at(civ.military[i]).colonization();
            }
        }
        return strength + Long.bitCount(position.chosenOther());
    }

    private static boolean canSail(ThroughTheAgesPosition position, int seat) {
        return sentUnits(position) > 0 && strength(position, seat) >= Frame.bid(position);
    }

    /** Why Cook does not take a card along for 1. A bonus card can go so too, as long as the bid stays in reach. */
    private static @Nullable ThroughTheAgesRefusal whyNoOther(ThroughTheAgesPosition position, int seat, int place) {
        Civilization civ = position.civ(seat);
        if (civ.leader != Leaders.COOK) {
            return ThroughTheAgesRefusal.ABILITY_NOT_YOURS;
        }
        int others = Long.bitCount(position.chosenOther()) + 1;
        if (others > Colonization.cook(civ, others)) {
            return ThroughTheAgesRefusal.COOK_TAKES_NO_MORE;
        }
        return mostWith(position, seat, place, others) < Frame.bid(position)
                ? ThroughTheAgesRefusal.FORCE_CANNOT_REACH_THE_BID
                : null;
    }

    /** The biggest force that can still be formed when a card goes for 1, with so many of those in all. */
    private static int mostWith(ThroughTheAgesPosition position, int seat, int place, int others) {
        Civilization civ = position.civ(seat);
        int bonus = 0;
        int free = 0;
        for (int i = 0; i < civ.militarySize; i++) {
            int value = MilitaryCard.at(civ.military[i]).colonization();
            if (i != place && (position.chosenOther() >>> i & 1) == 0) {
                bonus += value;
                free += value == 0 ? 1 : 0;
            }
        }
        return Colonization.mostWithoutCards(civ) + bonus + Colonization.cook(civ, others + free);
    }

    /** Everything together suffices for the bid, so whatever is added there is a way to sail. */
    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        if (canSail(position, seat)) {
            moves.add(SAIL);
        }
        for (int card = CivilCard.FIRST_UNIT; card < CivilCard.WORKPLACES; card++) {
            if (civ.workers[card] > position.sent(card)) {
                moves.add(new ThroughTheAgesMove.SendUnit(CivilCard.at(card)));
            }
        }
        int last = NONE;
        for (int i = 0; i < civ.militarySize; i++) {
            if (!position.isChosen(i) && civ.military[i] != last) {
                last = civ.military[i];
                MilitaryCard card = MilitaryCard.at(last);
                if (card.type() == MilitaryType.BONUS) {
                    moves.add(new ThroughTheAgesMove.AddBonus(card));
                }
                if (whyNoOther(position, seat, i) == null) {
                    moves.add(new ThroughTheAgesMove.AddCard(card));
                }
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return switch (move) {
            case ThroughTheAgesMove.Sail ignored ->
                sentUnits(position) == 0
                        ? ThroughTheAgesRefusal.FORCE_NEEDS_A_UNIT
                        : ThroughTheAgesRefusal.FORCE_IS_BELOW_THE_BID;
            case ThroughTheAgesMove.SendUnit ignored -> ThroughTheAgesRefusal.NO_UNIT_TO_SEND;
            case ThroughTheAgesMove.AddBonus bonus ->
                Defence.place(position, seat, bonus.card()) == NONE
                        ? ThroughTheAgesRefusal.CARD_NOT_IN_HAND
                        : ThroughTheAgesRefusal.NOT_A_BONUS_CARD;
            case ThroughTheAgesMove.AddCard card -> {
                int place = Defence.place(position, seat, card.card());
                ThroughTheAgesRefusal refusal =
                        place == NONE ? ThroughTheAgesRefusal.CARD_NOT_IN_HAND : whyNoOther(position, seat, place);
                yield refusal != null ? refusal : ThroughTheAgesRefusal.FORM_A_FORCE_NOW;
            }
            default -> ThroughTheAgesRefusal.FORM_A_FORCE_NOW;
        };
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        switch (move) {
            case ThroughTheAgesMove.SendUnit unit -> position.send(unit.unit().index());
            case ThroughTheAgesMove.AddBonus bonus -> position.chooseBonus(Defence.place(position, seat, bonus.card()));
            case ThroughTheAgesMove.AddCard card -> position.chooseOther(Defence.place(position, seat, card.card()));
            default -> sail(position, seat, log);
        }
    }

    /** Units and cards are gone, and the territory is a colony. */
    private static void sail(ThroughTheAgesPosition position, int seat, EventLog log) {
        MilitaryCard territory = Frame.territory(position);
        int strength = strength(position, seat);
        int others = Long.bitCount(position.chosenOther());
        position.steps().pop();
        List<MilitaryCard> cards = leave(position, seat, log);
        log.all(new ThroughTheAgesEvent.ForceSent(seat, cards, others, strength));
        position.military().bringBack(territory.index());
        Colonies.win(position, seat, territory, log);
    }

    /** Units and cards are gone; gives the cards. */
    private static List<MilitaryCard> leave(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        for (int card = CivilCard.FIRST_UNIT; card < CivilCard.WORKPLACES; card++) {
            int count = position.sent(card);
            if (count > 0) {
                civ.workers[card] -= (byte) count;
                civ.yellowBank += count;
                log.all(new ThroughTheAgesEvent.UnitsSent(seat, CivilCard.at(card), count));
            }
        }
        return Defence.discardChosen(position, seat);
    }

    /** How things stand at home without what was chosen so far, which has not sailed yet. */
    public static ThroughTheAgesPosition atHome(ThroughTheAgesPosition position) {
        ThroughTheAgesPosition home = position.copy();
        int seat = home.steps().seat();
        leave(home, seat, EventLog.SILENT);
        Ratings.update(home, seat);
        return home;
    }

    /** Whether a unit is chosen, without which no force sails. */
    public static boolean isManned(ThroughTheAgesPosition position) {
        return sentUnits(position) > 0;
    }

    /** What the force still lacks to reach the bid. */
    public static int missing(ThroughTheAgesPosition position) {
        return Math.max(
                0, Frame.bid(position) - strength(position, position.steps().seat()));
    }

    /** Nobody sees the force before it sails. */
    @Override
    public int audience(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.Sail ? Seats.EVERYONE : Seats.only(seat);
    }

    /** By itself only what everybody can see to be the only way: a single unit and no cards. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        return civ.militarySize == 0 && civ.units() == 1 ? super.forced(position, seat) : null;
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        List<ThroughTheAgesMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return some(
                "ColonizationForce",
                Rulebook.COLONIZATION,
                Map.of(
                        "territory",
                        Frame.territory(position).id(),
                        "bid",
                        Frame.bid(position),
                        "strength",
                        strength(position, seat),
                        "units",
                        sentUnits(position)));
    }
}
