package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.Map;

/** Urban buildings of others are destroyed, by a raid or by terrorism. */
public final class Razing extends Question {

    public static final Razing STEP = new Razing();

    private static final int NO_MORE = -1;
    private static final int ANY_LEVEL = 3;

    private static final class Frame {

        private static final int RIVAL = 0;
        private static final int LEVEL = 1;
        private static final int LOWER_LEVEL = 2;
        private static final int COSTS = 3;
        private static final int RAID = 4;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.number("rival"),
            Note.number("level"),
            Note.perhaps("lowerLevel"),
            Note.number("costs"),
            Note.flag("raid")
        };

        static void push(
                ThroughTheAgesPosition position, int seat, int rival, int level, int lowerLevel, boolean raid) {
            position.steps().push(STEP, seat, rival, level, lowerLevel, 0, raid ? 1 : 0);
        }

        static int rival(ThroughTheAgesPosition position) {
            return position.steps().note(RIVAL);
        }

        /** The highest level of the building that is chosen now. */
        static int level(ThroughTheAgesPosition position) {
            return position.steps().note(LEVEL);
        }

        /**
         * Goes on to the second building, if there is one to choose. In any order: after one that the lower limit allows, the
         * other may be of the higher.
         */
        static boolean goOn(ThroughTheAgesPosition position, int razed) {
            int lower = position.steps().note(LOWER_LEVEL);
            if (lower == NO_MORE) {
                return false;
            }
            if (razed > lower) {
                position.steps().setNote(LEVEL, lower);
            }
            position.steps().setNote(LOWER_LEVEL, NO_MORE);
            return true;
        }

        /** The printed costs of what was destroyed. */
        static int costs(ThroughTheAgesPosition position) {
            return position.steps().note(COSTS);
        }

        static void addCost(ThroughTheAgesPosition position, int cost) {
            position.steps().setNote(COSTS, costs(position) + cost);
        }

        /** Only a raid pays. */
        static boolean isRaid(ThroughTheAgesPosition position) {
            return position.steps().note(RAID) == 1;
        }
    }

    private Razing() {
        super("razing", Frame.TOLD);
    }

    /** A raid of the later ages destroys two buildings, each with its own limit. */
    static void raid(ThroughTheAgesPosition position, int seat, int rival, MilitaryCard card) {
        int second = card.level() == 1 ? NO_MORE : card.amount(1);
        Frame.push(position, seat, rival, card.amount(0), second, true);
    }

    /** How many buildings a raid will destroy. */
    static int inRaid(Civilization civ, MilitaryCard card) {
        int all = buildings(civ, card.amount(0));
        boolean two = card.level() > 1 && all > 1 && buildings(civ, card.amount(1)) > 0;
        return two ? 2 : Math.min(all, 1);
    }

    private static int buildings(Civilization civ, int mostLevel) {
        int buildings = 0;
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.FIRST_UNIT; card++) {
            buildings += Building.isRazable(civ, card, mostLevel) ? civ.workers[card] : 0;
        }
        return buildings;
    }

    static void terrorism(ThroughTheAgesPosition position, int seat, int rival) {
        if (Building.hasUrbanBuilding(position.civ(rival), ANY_LEVEL)) {
            Frame.push(position, seat, rival, ANY_LEVEL, NO_MORE, false);
        }
    }

    private static boolean hasBuilding(ThroughTheAgesPosition position) {
        return Building.hasUrbanBuilding(position.civ(Frame.rival(position)), Frame.level(position));
    }

    @Override
    public int awaiting(ThroughTheAgesPosition position) {
        return hasBuilding(position) ? super.awaiting(position) : ecumene.engine.Seats.NOBODY;
    }

    @Override
    public void proceed(ThroughTheAgesPosition position, EventLog log) {
        end(position, log);
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(Frame.rival(position));
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.FIRST_UNIT; card++) {
            if (Building.isRazable(civ, card, Frame.level(position))) {
                moves.add(new ThroughTheAgesMove.Raze(Frame.rival(position), CivilCard.at(card)));
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        if (move instanceof ThroughTheAgesMove.Raze) {
            return Frame.isRaid(position)
                    ? ThroughTheAgesRefusal.NO_SUCH_BUILDING
                    : ThroughTheAgesRefusal.NO_SUCH_BUILDING_BY_THE_EVENT;
        }
        return Frame.isRaid(position) ? ThroughTheAgesRefusal.RAZE_NOW : ThroughTheAgesRefusal.DESTROY_A_BUILDING_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        CivilCard card = ((ThroughTheAgesMove.Raze) move).technology();
        Building.raze(position, seat, Frame.rival(position), card.index(), log);
        Frame.addCost(position, card.resourceCost());
        if (!Frame.goOn(position, card.level())) {
            end(position, log);
        }
    }

    /** The costs of all that was destroyed are halved and rounded up. */
    private static void end(ThroughTheAgesPosition position, EventLog log) {
        int seat = position.steps().seat();
        int costs = Frame.costs(position);
        boolean paid = Frame.isRaid(position);
        position.steps().pop();
        if (paid) {
            Goods.gainResources(position, seat, (costs + 1) / 2, log);
        }
    }

    /** The dearest building. */
    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(Frame.rival(position));
        int dearest = NONE;
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.FIRST_UNIT; card++) {
            if (Building.isRazable(civ, card, Frame.level(position))
                    && (dearest == NONE
                            || CivilCard.at(card).resourceCost()
                                    > CivilCard.at(dearest).resourceCost())) {
                dearest = card;
            }
        }
        return new ThroughTheAgesMove.Raze(Frame.rival(position), CivilCard.at(dearest));
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        boolean raid = Frame.isRaid(position);
        return one(
                raid ? "Raid" : "Terrorism",
                raid ? Rulebook.AGGRESSION : Rulebook.EVENT,
                Map.of("seat", Frame.rival(position)));
    }
}
