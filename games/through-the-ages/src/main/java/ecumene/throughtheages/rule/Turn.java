package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.RowSpaces;

/** A turn from its start to its end, and then the next player's: the bottom of the stack as long as the match lasts. */
public final class Turn extends Course {

    public static final Turn STEP = new Turn();

    private static final int START = 0;
    private static final int WAR = 1;
    private static final int POLITICS = 2;
    private static final int ACTIONS = 3;
    private static final int DISCARD = 4;
    private static final int PRODUCTION = 5;
    private static final int NEXT = 6;

    private static final class Frame {

        private static final int STAGE = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("stage")};

        static void push(ThroughTheAgesPosition position, int seat) {
            position.steps().push(STEP, seat, START);
        }

        /** What comes next. */
        static int stage(ThroughTheAgesPosition position) {
            return position.steps().note(STAGE);
        }

        static void setStage(ThroughTheAgesPosition position, int stage) {
            position.steps().setNote(STAGE, stage);
        }
    }

    private static final int GENGHIS_KHAN = CivilCard.at(Leaders.GENGHIS_KHAN).amount(0);

    private Turn() {
        super("turn", Frame.TOLD);
    }

    /** The turn of the first player. */
    public static void begin(ThroughTheAgesPosition position) {
        position.setRound(1);
        position.setActiveSeat(position.firstSeat());
        Frame.push(position, position.firstSeat());
    }

    @Override
    public void proceed(ThroughTheAgesPosition position, EventLog log) {
        int seat = position.activeSeat();
        int stage = Frame.stage(position);
        Frame.setStage(position, stage + 1);
        switch (stage) {
            case START -> start(position, seat, log);
            case WAR -> WarResolution.resolve(position, seat, log);
            case POLITICS -> politics(position, seat, log);
            case ACTIONS -> actions(position, seat);
            case DISCARD -> DiscardCards.excess(position, seat);
            case PRODUCTION -> end(position, seat, log);
            case NEXT -> next(position, seat, log);
            default -> throw new IllegalStateException("stage " + stage);
        }
    }

    /** In the first round there is no start of a turn and no politics. */
    private static void start(ThroughTheAgesPosition position, int seat, EventLog log) {
        position.clearTurn();
        log.all(new ThroughTheAgesEvent.TurnBegan(seat, position.round()));
        if (position.round() == 1) {
            Frame.setStage(position, ACTIONS);
        } else {
            CardRow.replenish(position, log);
        }
    }

    private static void politics(ThroughTheAgesPosition position, int seat, EventLog log) {
        TacticCards.share(position, seat, log);
        Civilization civ = position.civ(seat);
        if (civ.forgoesPolitics) {
            civ.forgoesPolitics = false;
        } else {
            position.steps().push(Politics.STEP, seat);
        }
    }

    /** Who has resigned acts no more. Action cards taken from now on wait for the next turn. */
    private static void actions(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        if (civ.resigned) {
            Frame.setStage(position, NEXT);
        } else {
            civ.handOld = civ.handSize;
            position.steps().push(Actions.STEP, seat);
        }
    }

    private static void end(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        Production.turn(position, seat, log);
        genghisKhan(position, seat, log);
        Draw.atTheEnd(position, seat, log);
        position.clearTurn();
        civ.civilActions = civ.civilTotal;
        civ.militaryActions = civ.militaryTotal;
        civ.handOld = 0;
    }

    /** Culture for one of the two strongest, also in an uprising; ties count in favour. */
    private static void genghisKhan(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        if (civ.leader != Leaders.GENGHIS_KHAN) {
            return;
        }
        int stronger = 0;
        for (int other = 0; other < position.seats(); other++) {
            stronger += position.isIn(other) && position.civ(other).strength > civ.strength ? 1 : 0;
        }
        if (stronger < (position.players() == 2 ? 1 : 2)) {
            civ.addCulture(GENGHIS_KHAN, Source.CARDS);
            log.all(new ThroughTheAgesEvent.AbilityUsed(seat, CivilCard.at(civ.leader)));
            log.all(new ThroughTheAgesEvent.CultureChanged(seat, GENGHIS_KHAN));
        }
    }

    private static void next(ThroughTheAgesPosition position, int seat, EventLog log) {
        int next = position.next(seat);
        if (place(position, next) <= place(position, seat)) {
            if (position.round() == position.lastRound()) {
                Scoring.end(position, log);
                return;
            }
            position.setRound(position.round() + 1);
        }
        position.setActiveSeat(next);
        position.steps().setSeat(next);
        Frame.setStage(position, START);
    }

    /** From how many spaces of the row the cards go before the next turn: from none in the first round, or if none follows. */
    public static int sweptBeforeTheNext(ThroughTheAgesPosition position) {
        if (position.isFinished()) {
            return 0;
        }
        int seat = position.activeSeat();
        boolean nextRound = place(position, position.next(seat)) <= place(position, seat);
        boolean swept = nextRound ? position.round() != position.lastRound() : position.round() > 1;
        return swept ? RowSpaces.swept(position.players()) : 0;
    }

    /** How many places after the first player a seat comes. */
    private static int place(ThroughTheAgesPosition position, int seat) {
        return (seat - position.firstSeat() + position.seats()) % position.seats();
    }
}
