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
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.Wonders;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Colonization: bids clockwise, each higher than the last, by whoever has not passed. */
public final class Colonization extends Question {

    public static final Colonization STEP = new Colonization();

    public static final class Frame {

        private static final int TERRITORY = 0;
        private static final int BID = 1;
        private static final int BIDDER = 2;
        private static final int PASSED = 3;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.military(), Note.number("bid"), Note.perhaps("bidder"), Note.seats("passed")};

        private Frame() {}

        static void push(ThroughTheAgesPosition position, int seat, MilitaryCard territory) {
            position.steps().push(STEP, seat, territory.index(), 0, NONE, Seats.NOBODY);
        }

        public static MilitaryCard territory(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(TERRITORY));
        }

        /** The highest bid, 0 before the first one. */
        public static int bid(ThroughTheAgesPosition position) {
            return position.steps().note(BID);
        }

        public static int bidder(ThroughTheAgesPosition position) {
            return position.steps().note(BIDDER);
        }

        static void setBid(ThroughTheAgesPosition position, int bidder, int bid) {
            position.steps().setNote(BID, bid);
            position.steps().setNote(BIDDER, bidder);
        }

        /** The seats that have passed. */
        static int passed(ThroughTheAgesPosition position) {
            return position.steps().note(PASSED);
        }

        static void pass(ThroughTheAgesPosition position, int seat) {
            position.steps().setNote(PASSED, passed(position) | Seats.only(seat));
        }
    }

    private static final int COOK_CARDS = CivilCard.at(Leaders.COOK).amount(0);
    private static final ThroughTheAgesMove PASS = new ThroughTheAgesMove.PassBid();

    private Colonization() {
        super("colonization", Frame.TOLD);
    }

    static void begin(ThroughTheAgesPosition position, int seat, MilitaryCard territory) {
        Frame.push(position, seat, territory);
    }

    // ---------------------------------------------------------------- forces

    /** What a civilization adds to every force it sends. */
    static int modifier(Civilization civ) {
        int modifier =
                civ.hasWonder(Wonders.COLOSSUS) ? CivilCard.at(Wonders.COLOSSUS).colonization() : 0;
        int special = civ.special(CivilType.COLONIZATION);
        return special == NONE ? modifier : modifier + CivilCard.at(special).colonization();
    }

    /** The strength of units that sail, with the armies among them. */
    static int strength(Civilization civ, Armies.Units units) {
        int strength = Armies.strength(civ, units);
        for (int card = CivilCard.FIRST_UNIT; card < CivilCard.WORKPLACES; card++) {
            strength += units.of(card) * CivilCard.at(card).strength();
        }
        return strength;
    }

    /** With every unit, without cards. */
    static int mostWithoutCards(Civilization civ) {
        return strength(civ, card -> civ.workers[card]) + modifier(civ);
    }

    /** What Cook makes of so many cards that are not used for their value. */
    public static int cook(Civilization civ, int cards) {
        return civ.leader == Leaders.COOK ? Math.min(COOK_CARDS, cards) : 0;
    }

    /** The biggest force of a seat. */
    static int most(Civilization civ) {
        int bonus = 0;
        int others = 0;
        for (int i = 0; i < civ.militarySize; i++) {
            int value = MilitaryCard.at(civ.military[i]).colonization();
            bonus += value;
            others += value == 0 ? 1 : 0;
        }
        return mostWithoutCards(civ) + bonus + cook(civ, others);
    }

    /** The biggest force that a seat might have, as far as the backs of its cards tell. */
    private static int mostThinkable(Civilization civ) {
        int bonus = 0;
        for (int i = 0; i < civ.militarySize; i++) {
            int level = MilitaryCard.at(civ.military[i]).level();
            bonus += level == 0
                    ? 0
                    : MilitaryCard.at(MilitaryCard.FIRST_BONUS + level - 1).colonization();
        }
        return mostWithoutCards(civ) + Math.max(bonus, cook(civ, civ.militarySize));
    }

    // ---------------------------------------------------------------- what bids tell

    /** Who has made the highest bid and must be able to keep it. */
    public static int bidder(ThroughTheAgesPosition position) {
        if (position.steps().isTop(STEP)) {
            return Frame.bidder(position);
        }
        return position.steps().isTop(ColonizationForce.STEP) ? position.steps().seat() : NONE;
    }

    /** How much the cards of the highest bidder must add at least. */
    public static int bonusNeeded(ThroughTheAgesPosition position, int bidder) {
        int bid = position.steps().isTop(STEP) ? Frame.bid(position) : ColonizationForce.Frame.bid(position);
        return bid - mostWithoutCards(position.civ(bidder));
    }

    // ---------------------------------------------------------------- bidding

    @Override
    public int awaiting(ThroughTheAgesPosition position) {
        int left = Ranking.everyone(position) & ~Frame.passed(position);
        int bidder = Frame.bidder(position);
        boolean over = left == 0 || (bidder != NONE && left == Seats.only(bidder));
        return over ? Seats.NOBODY : Seats.only(position.steps().seat());
    }

    @Override
    public void proceed(ThroughTheAgesPosition position, EventLog log) {
        MilitaryCard territory = Frame.territory(position);
        int bid = Frame.bid(position);
        int bidder = Frame.bidder(position);
        position.steps().pop();
        if (bidder == NONE) {
            log.all(new ThroughTheAgesEvent.TerritoryUnclaimed(territory));
        } else {
            ColonizationForce.Frame.push(position, bidder, territory, bid);
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(PASS);
        Civilization civ = position.civ(seat);
        if (civ.units() > 0) {
            int most = most(civ);
            for (int bid = Frame.bid(position) + 1; bid <= most; bid++) {
                moves.add(new ThroughTheAgesMove.Bid(bid));
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        if (move instanceof ThroughTheAgesMove.Bid bid) {
            return bid.strength() <= Frame.bid(position)
                    ? ThroughTheAgesRefusal.BID_MORE
                    : ThroughTheAgesRefusal.FORCE_CANNOT_REACH_THE_BID;
        }
        return ThroughTheAgesRefusal.BID_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        if (move instanceof ThroughTheAgesMove.Bid bid) {
            Frame.setBid(position, seat, bid.strength());
            log.all(new ThroughTheAgesEvent.BidMade(seat, bid.strength()));
        } else {
            Frame.pass(position, seat);
            log.all(new ThroughTheAgesEvent.BidPassed(seat));
        }
        int left = Ranking.everyone(position) & ~Frame.passed(position);
        int next = seat;
        do {
            next = position.next(next);
        } while (left != 0 && !Seats.contains(left, next));
        position.steps().setSeat(next);
    }

    /** Whoever could have the cards for a bid is asked. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        return civ.units() == 0 || mostThinkable(civ) <= Frame.bid(position) ? PASS : null;
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return PASS;
    }

    @Override
    public @Nullable ThroughTheAgesMove standing(ThroughTheAgesPosition position, int seat) {
        return PASS;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.NUMBER,
                "Colonization",
                Rulebook.COLONIZATION,
                Map.of("territory", Frame.territory(position).id(), "bid", Frame.bid(position)));
    }
}
