package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.Board;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusEvent.Standing;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import java.util.ArrayList;
import java.util.List;

/** Progress, and the End of the Era. */
public final class Progress extends Automatic {

    public static final Progress STEP = new Progress();

    /** In place of the number of seats served, while the points are not yet counted. */
    public static final int NOT_COUNTED = -1;

    /**
     * What this step must remember: whether those behind have caught up, how many seats have laid their cards, and how many
     * have been given free ones.
     */
    private static final class Frame {

        private static final int LAID = 0;
        private static final int SERVED = 1;
        private static final int CAUGHT_UP = 2;

        static void push(TempusPosition position) {
            position.steps().push(STEP, position.firstSeat());
            setServed(position, NOT_COUNTED);
        }

        static boolean haveCaughtUp(TempusPosition position) {
            return position.steps().note(CAUGHT_UP) > 0;
        }

        static void setCaughtUp(TempusPosition position) {
            position.steps().setNote(CAUGHT_UP, 1);
        }

        static int laid(TempusPosition position) {
            return position.steps().note(LAID);
        }

        static void setLaid(TempusPosition position, int seats) {
            position.steps().setNote(LAID, seats);
        }

        static int served(TempusPosition position) {
            return position.steps().note(SERVED);
        }

        static void setServed(TempusPosition position, int seats) {
            position.steps().setNote(SERVED, seats);
        }
    }

    private Progress() {
        super("progress");
    }

    /** How many seats have laid their cards, while this step is on top. */
    public static int laid(TempusPosition position) {
        return Frame.laid(position);
    }

    /** How many seats have been looked at for free cards, or {@link #NOT_COUNTED}, while this step is on top. */
    public static int served(TempusPosition position) {
        return Frame.served(position);
    }

    static void begin(TempusPosition position) {
        Frame.push(position);
    }

    /** Those behind catch up with the leaders. */
    private static void catchUp(TempusPosition position, EventLog log) {
        Era leading = position.leadingEra();
        Era era = newEra(position);
        // Where nobody has cards to lay, everything up to the next era follows at once: the story needs the heading.
        log.all(new TempusEvent.PhaseBegan("progress"));
        log.all(new TempusEvent.ProgressBegan(era, era.terrain()));
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inOrder(place);
            if (position.era(seat) != leading) {
                position.setEra(seat, leading);
                log.all(new TempusEvent.CaughtUp(seat, leading));
            }
        }
    }

    /** The era that is progressed to, while the points are not yet counted. */
    public static Era newEra(TempusPosition position) {
        return Era.at(position.leadingEra().index() + 1);
    }

    /** Whether the points are counted: what follows until the next round is the end of the era. */
    public static boolean isCounted(TempusPosition position) {
        return position.round() == 0;
    }

    /** The era whose points count now: until the next round begins, those just counted are those of the era just reached. */
    static Era eraAtStake(TempusPosition position) {
        Era leading = position.leadingEra();
        return isCounted(position) && leading != Era.START ? leading : newEra(position);
    }

    @Override
    public void proceed(TempusPosition position, EventLog log) {
        int laid = Frame.laid(position);
        int served = Frame.served(position);
        if (!Frame.haveCaughtUp(position)) {
            Frame.setCaughtUp(position);
            catchUp(position, log);
        } else if (laid < position.seats()) {
            Frame.setLaid(position, laid + 1);
            position.steps().push(ProgressCards.STEP, position.inOrder(laid));
        } else if (served == NOT_COUNTED) {
            Frame.setServed(position, 0);
            count(position, log);
        } else if (served < position.seats()) {
            Frame.setServed(position, served + 1);
            serve(position, position.inOrder(served), log);
        } else {
            position.steps().pop();
            endTurn(position, log);
        }
    }

    /** The cards are turned over; whoever has most points goes on to the new era, alone or tied. */
    private static void count(TempusPosition position, EventLog log) {
        Era era = newEra(position);
        List<Standing> standings = new ArrayList<>();
        int best = 0;
        for (int place = 0; place < position.seats(); place++) {
            Standing standing = standing(position, position.inOrder(place), era.terrain());
            standings.add(standing);
            best = Math.max(best, standing.total());
        }
        position.reveal();
        position.setRound(0);
        log.all(new TempusEvent.ProgressCounted(era, era.terrain(), best, List.copyOf(standings)));
        for (Standing standing : standings) {
            log.all(new TempusEvent.ProgressMade(standing.seat(), standing.total(), standing.cards()));
        }
        for (Standing standing : standings) {
            position.cards().discardLaid(standing.seat());
            if (standing.total() == best) {
                position.setEra(standing.seat(), era);
                log.all(new TempusEvent.EraReached(standing.seat(), era, best));
            }
        }
    }

    private static Standing standing(TempusPosition position, int seat, Terrain terrain) {
        int tokens = tokensOn(position, seat, terrain);
        int cities = position.board().cities(seat);
        int backgrounds = 0;
        int education = 0;
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            int count = position.cards().laid(seat, card);
            if (count > 0) {
                backgrounds += IdeaCard.at(card).background() == terrain ? count : 0;
                education += IdeaCard.at(card).idea() == Idea.EDUCATION ? count : 0;
            }
        }
        return new Standing(
                seat,
                tokens,
                cities,
                backgrounds,
                education,
                tokens + cities + backgrounds + education,
                Fight.laidCards(position, seat));
    }

    /** What a card adds to the progress into an era of this terrain. */
    public static int points(IdeaCard card, Terrain terrain) {
        return (card.background() == terrain ? 1 : 0) + (card.idea() == Idea.EDUCATION ? 1 : 0);
    }

    /** How many tokens of a seat stand on a terrain. */
    public static int tokensOn(TempusPosition position, int seat, Terrain terrain) {
        Board board = position.board();
        int tokens = 0;
        for (int hex : board.ownedBy(seat).hexes()) {
            if (position.island().terrain(hex) == terrain) {
                tokens += board.tokens(hex);
            }
        }
        return tokens;
    }

    /** Some eras give cards to those who are the first to enter. */
    private static void serve(TempusPosition position, int seat, EventLog log) {
        Era era = position.leadingEra();
        if (era.freeCards() > 0 && position.era(seat) == era) {
            Ideas.draw(position, seat, era.freeCards(), log);
        }
    }

    /** End of the Era: Government cards go, the next seat is the first; after Flight the game is over. */
    private static void endTurn(TempusPosition position, EventLog log) {
        position.cards().discardInFront();
        for (int seat = 0; seat < position.seats(); seat++) {
            position.setDelayed(seat, false);
        }
        log.all(new TempusEvent.TurnEnded(position.turn()));
        if (position.leadingEra() == Era.FLIGHT) {
            log.all(new TempusEvent.GameEnded(Scoring.scores(position)));
            return;
        }
        position.setFirstSeat(position.inOrder(1));
        Rounds.beginTurn(position, log);
    }
}
