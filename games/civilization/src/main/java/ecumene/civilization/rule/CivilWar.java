package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;
import ecumene.engine.Seats;

/**
 * Civil war: the nation splits into two factions, the victim keeps one, and others take over the other as far as their
 * pieces go (22.2.6). The frame's seat is the victim. The faction of
 * the position is the first one, later the lost one.
 */
public final class CivilWar extends Automatic {

    public static final CivilWar STEP = new CivilWar();

    private static final int FACTION = 35;
    private static final int FACTION_WITH_DEMOCRACY = 45;

    /** What the victim picks, and what the candidate picks with Philosophy. */
    private static final int PART = 15;

    private CivilWar() {
        super("civil-war");
    }

    private enum Stage {
        OWN_PICK,
        CANDIDATES_PICK,
        CHOICE,
        TAKE_OVER;

        private static final Stage[] ALL = values();
    }

    /**
     * The candidate, the stage, the tokens and cities that the victim had in stock before the war (what comes back by it does
     * not count), and the seats that have taken over what they could.
     */
    private static final class Frame {

        private static final int CANDIDATE = 0;
        private static final int STAGE = 1;
        private static final int TOKENS_BEFORE = 2;
        private static final int CITIES_BEFORE = 3;
        private static final int TRIED = 4;

        @SuppressWarnings("EnumOrdinal") // the order of the stages is the order of the war
        static void push(CivilizationPosition position, int victim, int candidate, Stage stage) {
            position.steps()
                    .push(
                            STEP,
                            victim,
                            candidate,
                            stage.ordinal(),
                            position.pieces().stock(victim),
                            position.pieces().cityStock(victim),
                            Seats.NOBODY);
        }

        static int candidate(CivilizationPosition position) {
            return position.steps().note(CANDIDATE);
        }

        static void setCandidate(CivilizationPosition position, int candidate) {
            position.steps().setNote(CANDIDATE, candidate);
        }

        /** Says which stage it is, and that the next one follows. */
        static Stage nextStage(CivilizationPosition position) {
            int stage = position.steps().note(STAGE);
            if (stage + 1 < Stage.ALL.length) {
                position.steps().setNote(STAGE, stage + 1);
            }
            return Stage.ALL[stage];
        }

        /** The tokens that a seat can put in the place of lost ones. */
        static int tokens(CivilizationPosition position, int seat) {
            return seat == position.steps().seat()
                    ? position.steps().note(TOKENS_BEFORE)
                    : position.pieces().stock(seat);
        }

        static int cities(CivilizationPosition position, int seat) {
            return seat == position.steps().seat()
                    ? position.steps().note(CITIES_BEFORE)
                    : position.pieces().cityStock(seat);
        }

        static int tried(CivilizationPosition position) {
            return position.steps().note(TRIED);
        }

        static void markTried(CivilizationPosition position, int seat) {
            position.steps().setNote(TRIED, tried(position) | Seats.only(seat));
        }
    }

    private static boolean isPhilosophy(CivilizationPosition position, int victim) {
        return position.has(victim, CivilizationCard.PHILOSOPHY);
    }

    /** The points of the first faction when Philosophy does not change it. */
    private static int faction(CivilizationPosition position, int victim) {
        return position.has(victim, CivilizationCard.DEMOCRACY) && !isPhilosophy(position, victim)
                ? FACTION_WITH_DEMOCRACY
                : FACTION;
    }

    /** A nation that is no bigger than the first faction does not split. */
    static boolean strike(CivilizationPosition position, int victim) {
        if (position.pieces().points(victim) <= faction(position, victim)) {
            return false;
        }
        position.turnFaceUp();
        if (isPhilosophy(position, victim)) {
            // The victim can be the richest and so the own candidate (22.2.6.4).
            Frame.push(position, victim, CivilizationPosition.NONE, Stage.CANDIDATES_PICK);
            Frame.setCandidate(position, richest(position));
        } else {
            Frame.push(position, victim, CivilizationPosition.NONE, Stage.OWN_PICK);
            position.steps().push(NameCandidate.STEP, victim);
        }
        return true;
    }

    static void setCandidate(CivilizationPosition position, int candidate) {
        Frame.setCandidate(position, candidate);
    }

    /** The richest in stock beside those already tried; what the victim gets back by the war does not count. */
    private static int richest(CivilizationPosition position) {
        int best = CivilizationPosition.NONE;
        int most = -1;
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            int stock = Frame.tokens(position, seat);
            if (!Seats.contains(Frame.tried(position), seat) && stock > most) {
                best = seat;
                most = stock;
            }
        }
        return best;
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int victim = position.steps().seat();
        switch (Frame.nextStage(position)) {
            case OWN_PICK -> PickUnits.begin(position, victim, victim, PART);
            case CANDIDATES_PICK -> {
                int points = isPhilosophy(position, victim) ? PART : faction(position, victim) - PART;
                PickUnits.begin(position, Frame.candidate(position), victim, points);
            }
            case CHOICE -> position.steps().push(KeepFaction.STEP, victim);
            case TAKE_OVER -> takeOver(position, victim, log);
        }
    }

    // ---------------------------------------------------------------- the lost faction

    /** The first faction was chosen to be kept: the other one is lost. */
    static void markSecondFaction(CivilizationPosition position, int victim) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(victim, 0); area >= 0; area = pieces.nextTokens(victim, area + 1)) {
            position.setFaceDown(area, pieces.tokens(victim, area) - position.faceDown(area));
        }
        for (int area = pieces.nextCity(victim, 0); area >= 0; area = pieces.nextCity(victim, area + 1)) {
            position.faceDownCities().flip(area);
        }
    }

    /** The candidate takes over first, then the richest in stock, and so on; what nobody can replace is removed. */
    private static void takeOver(CivilizationPosition position, int victim, EventLog log) {
        int tokens = factionTokens(position);
        int cities = factionCities(position);
        int taker = Frame.tried(position) == Seats.NOBODY ? Frame.candidate(position) : richest(position);
        if (tokens + cities == 0 || taker == CivilizationPosition.NONE) {
            disband(position, victim, log);
            position.turnFaceUp();
            position.steps().pop();
            return;
        }
        Frame.markTried(position, taker);
        int ownTokens = Frame.tokens(position, taker);
        int ownCities = Frame.cities(position, taker);
        int chosenTokens = ownTokens >= tokens ? 0 : ownTokens;
        int chosenCities = ownCities >= cities ? 0 : ownCities;
        for (int area : position.board().areas()) {
            if (ownTokens >= tokens && position.faceDown(area) > 0) {
                annexTokens(position, victim, taker, area, position.faceDown(area), log);
            }
            if (ownCities >= cities && position.faceDownCities().contains(area)) {
                annexCity(position, victim, taker, area, log);
            }
        }
        if (chosenTokens + chosenCities > 0) {
            AnnexUnits.begin(position, taker, victim, chosenTokens, chosenCities);
        }
    }

    static int factionTokens(CivilizationPosition position) {
        int tokens = 0;
        for (int area : position.board().areas()) {
            tokens += position.faceDown(area);
        }
        return tokens;
    }

    static int factionCities(CivilizationPosition position) {
        int cities = 0;
        for (int area : position.board().areas()) {
            cities += position.faceDownCities().contains(area) ? 1 : 0;
        }
        return cities;
    }

    static void annexTokens(CivilizationPosition position, int victim, int taker, int area, int count, EventLog log) {
        position.setFaceDown(area, position.faceDown(area) - count);
        position.pieces().addTokens(victim, area, -count);
        position.pieces().addTokens(taker, area, count);
        log.all(new CivilizationEvent.Annexed(taker, victim, Area.at(area), count, false));
    }

    static void annexCity(CivilizationPosition position, int victim, int taker, int area, EventLog log) {
        position.faceDownCities().remove(area);
        position.pieces().removeCity(area);
        position.pieces().putCity(taker, area);
        log.all(new CivilizationEvent.Annexed(taker, victim, Area.at(area), 0, true));
    }

    private static void disband(CivilizationPosition position, int victim, EventLog log) {
        for (int area : position.board().areas()) {
            int tokens = position.faceDown(area);
            boolean city = position.faceDownCities().contains(area);
            if (tokens > 0 || city) {
                position.pieces().addTokens(victim, area, -tokens);
                if (city) {
                    position.pieces().removeCity(area);
                }
                log.all(new CivilizationEvent.UnitsDisbanded(victim, Area.at(area), tokens, city));
            }
        }
    }
}
