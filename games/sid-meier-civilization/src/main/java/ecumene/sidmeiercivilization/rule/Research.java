package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Research: all choose face down at the same time, then everything is shown and paid. */
public final class Research extends Question {

    public static final Research STEP = new Research();

    private static final int LEVELS = 5;

    private Research() {
        super("research");
    }

    /** Everybody who could research something, by the dials and pyramids that all can see, and has not answered. */
    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        int asked = Seats.NOBODY;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.chosen[seat] == NONE && canResearch(position, seat)) {
                asked |= Seats.only(seat);
            }
        }
        return asked;
    }

    private static boolean canResearch(SidMeierCivilizationPosition position, int seat) {
        for (int level = 1; level <= LEVELS; level++) {
            if (isOpen(position, seat, level) && Empire.canLearnAt(position, seat, level)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat has the trade and the place for a technology of a level. */
    private static boolean isOpen(SidMeierCivilizationPosition position, int seat, int level) {
        return reason(position, seat, level) == null;
    }

    private static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, int level) {
        if (!Empire.hasPlaceInRow(position, seat, level)) {
            return SidMeierCivilizationRefusal.NO_PLACE_IN_THE_PYRAMID;
        }
        return position.trade[seat] < Empire.researchCost(position, seat, level)
                ? SidMeierCivilizationRefusal.RESEARCH_NEEDS_TRADE
                : null;
    }

    static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, Technology technology) {
        if (Empire.knows(position, seat, technology)) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_KNOWN_ALREADY;
        }
        return reason(position, seat, technology.level());
    }

    /** Every answer a seat can give: a legal technology or none. */
    public static void list(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        boolean[] open = new boolean[LEVELS + 1];
        for (int level = 1; level <= LEVELS; level++) {
            open[level] = isOpen(position, seat, level);
        }
        for (Technology technology : Technology.ALL) {
            if (open[technology.level()] && !Empire.knows(position, seat, technology)) {
                moves.add(new SidMeierCivilizationMove.Research(technology));
            }
        }
        moves.add(new SidMeierCivilizationMove.NoResearch());
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        list(position, seat, moves);
    }

    @Override
    public int audience(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return Seats.only(seat);
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        SidMeierCivilizationRefusal reason = switch (move) {
            case SidMeierCivilizationMove.Research research -> reason(position, seat, research.technology());
            default -> OtherPhase.reason(move);
        };
        return reason == null ? SidMeierCivilizationRefusal.RESEARCH_NOW : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        position.chosen[seat] = (byte)
                (move instanceof SidMeierCivilizationMove.Research research
                        ? research.technology().index()
                        : SidMeierCivilizationPosition.NO_RESEARCH);
        log.all(new SidMeierCivilizationEvent.ResearchChosen(seat));
    }

    /** It lies face down until all have chosen. */
    @Override
    boolean isTalk(SidMeierCivilizationMove move) {
        return true;
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
        position.reveal();
        for (int i = 0; i < position.seats(); i++) {
            int seat = (position.firstSeat + i) % position.seats();
            int chosen = position.chosen[seat];
            if (chosen == NONE || chosen == SidMeierCivilizationPosition.NO_RESEARCH) {
                log.all(new SidMeierCivilizationEvent.ResearchSkipped(seat, chosen != NONE));
                continue;
            }
            Learning.research(position, seat, Technology.at(chosen), log);
            // All is shown at once: whoever comes first in turn order wins first, by whatever.
            if (!position.isFinished()) {
                Upkeep.countCoins(position, log);
            }
            if (position.isFinished()) {
                return;
            }
            position.trade[seat] = Math.min(position.trade[seat], Empire.coins(position, seat));
        }
        java.util.Arrays.fill(position.chosen, (byte) NONE);
        Upkeep.look(position, log);
    }

    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return null;
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (!(move instanceof SidMeierCivilizationMove.Research research)) {
            return new Loss("research", Map.of());
        }
        int kept = Empire.coins(position, seat) + research.technology().coins();
        return position.trade[seat] > kept ? new Loss("trade", Map.of("count", position.trade[seat] - kept)) : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.NoResearch();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "Research",
                Rulebook.RESEARCH,
                Map.of("trade", position.trade[seat], "coins", Empire.coins(position, seat)));
    }
}
