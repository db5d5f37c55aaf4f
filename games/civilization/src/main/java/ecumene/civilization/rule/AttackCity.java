package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The last nation before a city may attack it; if not, its tokens are surplus later (11.6.3, 13.1). */
public final class AttackCity extends Question {

    public static final AttackCity STEP = new AttackCity();

    private static final CivilizationMove ATTACK = new CivilizationMove.Attack();
    private static final CivilizationMove HOLD_BACK = new CivilizationMove.HoldBack();

    private AttackCity() {
        super("attack-city");
    }

    /** Where the city stands. */
    private static final class Frame {

        private static final int AREA = 0;

        static void push(CivilizationPosition position, int attacker, int area) {
            position.steps().push(STEP, attacker, area);
        }

        static int area(CivilizationPosition position) {
            return position.steps().note(AREA);
        }
    }

    static void begin(CivilizationPosition position, int attacker, int area) {
        Frame.push(position, attacker, area);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        moves.add(ATTACK);
        moves.add(HOLD_BACK);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return CivilizationRefusal.ATTACK_OR_NOT_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int area = Frame.area(position);
        position.steps().pop();
        if (move instanceof CivilizationMove.HoldBack) {
            position.settled().add(area);
            log.all(new CivilizationEvent.AttackForgone(seat, Area.at(area)));
            return;
        }
        int defender = position.pieces().cityOwner(area);
        if (Conflict.mayWantOthersFirst(position, defender, area)) {
            OrderOfConflicts.begin(position, defender, area, seat);
        } else {
            Conflict.assault(position, seat, area, log);
        }
    }

    /** Beside a foreign city nobody can stay (13.1). */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        int tokens = position.pieces().tokens(seat, Frame.area(position));
        return move instanceof CivilizationMove.HoldBack ? new Loss("surplus", Map.of("count", tokens)) : null;
    }

    /** Whoever came with so many meant it; without the attack they would be lost. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return ATTACK;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int area = Frame.area(position);
        return new Prompt(
                Prompt.Shape.YES_OR_NO,
                "AttackCity",
                Rulebook.CITY_ATTACKED,
                Map.of("area", Area.at(area), "defender", position.pieces().cityOwner(area)));
    }
}
