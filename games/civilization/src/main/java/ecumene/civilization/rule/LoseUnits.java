package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Everybody who owes points of units loses some of their own choice, all at once: what one loses does not touch the others
 * (22.2.12). Note 0: the calamity, note 1: the plain of a flood.
 */
public final class LoseUnits extends Question {

    public static final LoseUnits STEP = new LoseUnits();

    private static final int NUMBER = 0;
    private static final int PLAIN = 1;

    private LoseUnits() {
        super("lose-units");
    }

    static void begin(CivilizationPosition position, int number, int plain) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.owed(seat) > 0) {
                position.setOwed(seat, new Losses(position, seat, number, plain).rounded(position.owed(seat)));
            }
        }
        position.steps().push(STEP, 0, number, plain);
    }

    private static Losses losses(CivilizationPosition position, int seat) {
        return new Losses(
                position, seat, position.steps().note(NUMBER), position.steps().note(PLAIN));
    }

    @Override
    public int awaiting(CivilizationPosition position) {
        int owing = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            owing |= position.owed(seat) > 0 ? Seats.only(seat) : 0;
        }
        return owing;
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        Losses losses = losses(position, seat);
        if (losses.mayLoseToken(position.owed(seat))) {
            for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
                if (losses.tokensToLose(area) > 0) {
                    moves.add(AreaMoves.LOSE_TOKEN[area]);
                }
            }
        }
        if (losses.mayLoseCity(position.owed(seat))) {
            for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
                if (losses.isOpenCity(area)) {
                    moves.add(AreaMoves.LOSE_CITY[area]);
                }
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        Losses losses = losses(position, seat);
        return switch (move) {
            case CivilizationMove.LoseToken lose -> {
                int area = lose.area().index();
                if (lose.area().isOpenSea() || position.pieces().tokens(seat, area) == 0) {
                    yield CivilizationRefusal.NO_UNIT_OF_YOURS;
                }
                if (!losses.isOnPlain(area)) {
                    yield CivilizationRefusal.NOT_ON_THE_PLAIN;
                }
                yield losses.tokensToLose(area) == 0
                        ? CivilizationRefusal.LAST_OF_THE_AREA
                        : CivilizationRefusal.LOSSES_ARE_EXACT;
            }
            case CivilizationMove.LoseCity lose -> {
                int area = lose.area().index();
                if (lose.area().isOpenSea() || position.pieces().cityOwner(area) != seat) {
                    yield CivilizationRefusal.NO_UNIT_OF_YOURS;
                }
                if (!losses.isOnPlain(area)) {
                    yield CivilizationRefusal.NOT_ON_THE_PLAIN;
                }
                if (!losses.isOpenCity(area)) {
                    yield CivilizationRefusal.SITE_IS_SAFE;
                }
                yield losses.lacksTokenForCity()
                        ? CivilizationRefusal.NO_TOKEN_FOR_THE_CITY
                        : CivilizationRefusal.LOSSES_ARE_EXACT;
            }
            default -> CivilizationRefusal.LOSE_UNITS_NOW;
        };
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.LoseToken lose) {
            position.pieces().addTokens(seat, lose.area().index(), -1);
            position.setOwed(seat, position.owed(seat) - 1);
            log.all(new CivilizationEvent.TokenLost(seat, lose.area()));
        } else {
            Area area = ((CivilizationMove.LoseCity) move).area();
            int points = losses(position, seat).cityPoints();
            position.pieces().removeCity(area.index());
            if (position.steps().note(NUMBER) == Calamities.EPIDEMIC) {
                position.pieces().addTokens(seat, area.index(), 1);
            }
            position.setOwed(seat, position.owed(seat) - points);
            log.all(new CivilizationEvent.CityLost(seat, area));
        }
    }

    /** A token of the fullest area, else a city. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        CivilizationMove best = moves.getFirst();
        for (CivilizationMove move : moves) {
            if (move instanceof CivilizationMove.LoseToken lose
                    && best instanceof CivilizationMove.LoseToken known
                    && position.pieces().tokens(seat, lose.area().index())
                            > position.pieces().tokens(seat, known.area().index())) {
                best = lose;
            }
        }
        return best;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        String rule = switch (position.steps().note(NUMBER)) {
            case Calamities.FAMINE -> Rulebook.FAMINE;
            case Calamities.EPIDEMIC -> Rulebook.EPIDEMIC;
            default -> Rulebook.FLOOD;
        };
        return place("LoseUnits", rule, Map.of("points", position.owed(seat)));
    }
}
