package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Phase;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.Terms;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.List;
import java.util.Map;

/**
 * The Competition Phase: contested areas one after the other, from the north-east to the south-west. Only whoever plays alone
 * against the system has another order: own areas come first, then those of the system alone, then those against Barbarians only.
 */
public final class CompetitionPhase extends Automatic {

    public static final CompetitionPhase STEP = new CompetitionPhase();

    /** How far it has come. */
    private static final class Frame {

        private static final int ASKED = 0;
        private static final int BEGUN = 1;

        static void push(InnerSeaPosition position) {
            position.steps().push(STEP, position.inOrder(0), 0, 0);
        }

        /** Whether the abilities of the beginning have worked. */
        static boolean isBegun(InnerSeaPosition position) {
            return position.steps().note(BEGUN) != 0;
        }

        static void setBegun(InnerSeaPosition position) {
            position.steps().setNote(BEGUN, 1);
        }

        /** How many have been asked whether they begin a competition. */
        static int asked(InnerSeaPosition position) {
            return position.steps().note(ASKED);
        }

        static void setAsked(InnerSeaPosition position, int count) {
            position.steps().setNote(ASKED, count);
        }
    }

    private CompetitionPhase() {
        super("competition-phase");
    }

    static void begin(InnerSeaPosition position, EventLog log) {
        Turns.enter(position, Phase.COMPETITION, log);
        position.clear(Stat.HELP_1);
        position.clear(Stat.HELP_2);
        position.clear(Stat.HELP_3);
        position.clear(Stat.FAR_HELP);
        position.clear(Stat.BEGUN_1);
        position.clear(Stat.BEGUN_2);
        position.clear(Stat.LOOTED);
        Frame.push(position);
    }

    /** A step of its own: what the phase brings is nothing that the last pass before it brings. */
    private static void beginWithAbilities(InnerSeaPosition position, EventLog log) {
        Frame.setBegun(position);
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inOrder(place);
            ScenarioRules.beforeCompetitions(position, power);
            if (ScenarioRules.hasAbilities(position, power)) {
                Deeds.gainTalents(position, power, position.civilization(power).phaseTalents(), "ability", log);
            }
        }
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        if (!Frame.isBegun(position)) {
            beginWithAbilities(position, log);
            return;
        }
        int asked = Frame.asked(position);
        if (asked < position.powers()) {
            Frame.setAsked(position, asked + 1);
            int power = position.inOrder(asked);
            if (!StartCompetitions.areas(position, power).isEmpty()) {
                position.steps().push(StartCompetitions.STEP, power);
            }
            return;
        }
        int area = next(position);
        if (area == InnerSeaPosition.NONE) {
            position.steps().pop();
            end(position, log);
        } else {
            Competition.begin(position, area, log);
        }
    }

    private static int next(InnerSeaPosition position) {
        AreaSet contested = position.board().contested();
        int best = InnerSeaPosition.NONE;
        for (int area = contested.first(); area >= 0; area = contested.after(area)) {
            if (best == InnerSeaPosition.NONE || group(position, area) < group(position, best)) {
                best = area;
            }
        }
        return best;
    }

    private static int group(InnerSeaPosition position, int area) {
        Terms terms = position.terms();
        if (position.seats() > 1 || terms.people() == terms.powers()) {
            return 0;
        }
        int people = 0;
        int powers = 0;
        for (int power = 0; power < position.powers(); power++) {
            if (position.board().disks(power, area) > 0) {
                powers++;
                people += terms.isSystem(power) ? 0 : 1;
            }
        }
        return powers < 2 ? 2 : people > 0 ? 0 : 1;
    }

    /** Allies go home; what was looted joins the Treasury. */
    private static void end(InnerSeaPosition position, EventLog log) {
        position.board().dismissAllies();
        position.haltAll();
        for (int power = 0; power < position.powers(); power++) {
            position.add(Stat.TALENTS, power, position.get(Stat.LOOT, power));
        }
        position.clear(Stat.LOOT);
        AdjustmentPhase.begin(position, log);
    }

    /** Some displays bring a white disk to a peaceful shared area and so begin a competition. */
    public static final class StartCompetitions extends Asking {

        public static final StartCompetitions STEP = new StartCompetitions();

        private StartCompetitions() {
            super("start-competitions");
        }

        /** Where a power could begin a competition. */
        static AreaSet areas(InnerSeaPosition position, int power) {
            AreaSet beginnings = Help.beginnings(position, power);
            if (beginnings.isEmpty()) {
                return AreaSet.EMPTY;
            }
            Board board = position.board();
            return board.occupied(power)
                    .and(board.others(power))
                    .and(beginnings)
                    .minus(board.contested());
        }

        @Override
        void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
            AreaSet areas = areas(position, power);
            for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                moves.add(new InnerSeaMove.StartCompetition(Area.at(area)));
            }
            moves.add(DONE);
        }

        @Override
        void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
            if (move instanceof InnerSeaMove.StartCompetition start) {
                Help.begin(position, power, start.area().index());
                Deeds.bringAllies(position, power, start.area().index(), 1, log);
                if (!areas(position, power).isEmpty()) {
                    return;
                }
            }
            position.steps().pop();
        }

        @Override
        InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
            return move instanceof InnerSeaMove.StartCompetition
                    ? InnerSeaRefusal.NO_COMPETITION_TO_START
                    : InnerSeaRefusal.START_COMPETITIONS_NOW;
        }

        @Override
        InnerSeaMove absent(InnerSeaPosition position, int power) {
            return DONE;
        }

        @Override
        Prompt question(InnerSeaPosition position, int power) {
            return new Prompt(
                    Prompt.Shape.PLACE,
                    "StartCompetition",
                    Rulebook.ABILITIES,
                    Map.of("civilization", position.civilization(power)));
        }
    }
}
