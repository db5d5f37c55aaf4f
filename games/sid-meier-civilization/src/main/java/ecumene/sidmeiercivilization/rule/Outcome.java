package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Ending;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import java.util.Arrays;

/** Resolving the battle: totals, survivors, losses, loot. */
public final class Outcome extends Automatic {

    public static final Outcome STEP = new Outcome();

    /** What is settled already. */
    private static final class Frame {

        private static final int WON = 0;
        private static final int ATTACKERS_LOST = 1;
        private static final int DEFENDERS_LOST = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.flag("won"), Note.number("attackersLost"), Note.number("defendersLost")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, boolean won, int attackersLost, int defendersLost) {
            int winner = won ? position.attacker : position.defender;
            position.steps().push(STEP, winner, won ? 1 : 0, attackersLost, defendersLost);
        }

        /** Whether the attacker has won. */
        static boolean won(SidMeierCivilizationPosition position) {
            return position.steps().note(WON) == 1;
        }

        /** Units that the attacker lost. */
        static int attackersLost(SidMeierCivilizationPosition position) {
            return position.steps().note(ATTACKERS_LOST);
        }

        /** Units that the defender lost. */
        static int defendersLost(SidMeierCivilizationPosition position) {
            return position.steps().note(DEFENDERS_LOST);
        }
    }

    private Outcome() {
        super("outcome", Frame.TOLD);
    }

    /** Both hands are empty: whoever has more wins, and a tie is the defender's. */
    static void begin(SidMeierCivilizationPosition position, EventLog log) {
        int attack = Fronts.total(position, Combat.ATTACKER) + position.battleBonus[Combat.ATTACKER];
        int defence = Fronts.total(position, Combat.DEFENDER) + position.battleBonus[Combat.DEFENDER];
        boolean won = attack > defence;
        log.all(Fronts.counted(position));
        log.all(new SidMeierCivilizationEvent.BattleDecided(
                position.attacker, position.defender, position.barbarians, attack, defence, won));
        Frame.push(position, won, Fronts.killed(position, Combat.ATTACKER), Fronts.killed(position, Combat.DEFENDER));
        for (int side = 0; side < 2; side++) {
            for (int front = 0; front < Fronts.count(position); front++) {
                int unit = Fronts.unit(position, front, side);
                if (unit != NONE) {
                    comeHome(position, side, unit);
                }
            }
        }
        position.frontsSize = 0;
        // The fall of a capital is a victory at once: nobody is asked anything any more.
        int city = position.barbarians ? NONE : Board.city(position, position.battleSquare);
        boolean over = won && city != NONE && city % CITIES == 0;
        for (int side = 0; side < 2 && !over; side++) {
            if (Combat.isOwn(position, side)
                    && Empire.is(position, Combat.seat(position, side), Civilization.CHINESE)
                    && Fronts.killed(position, side) > 0) {
                ReclaimUnit.Frame.push(position, Combat.seat(position, side), side);
            }
        }
    }

    private static void comeHome(SidMeierCivilizationPosition position, int side, int unit) {
        if (Combat.isOwn(position, side)) {
            position.forces[Combat.seat(position, side) * UnitCard.COUNT + unit]++;
        } else {
            position.below[unit]++;
        }
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        boolean won = Frame.won(position);
        int attackersLost = Frame.attackersLost(position);
        int defendersLost = Frame.defendersLost(position);
        position.steps().pop();
        int attacker = position.attacker;
        int defender = position.defender;
        int square = position.battleSquare;
        int armies = position.battleArmies;
        int scouts = position.battleScouts;
        boolean barbarians = position.barbarians;
        for (int i = 0; i < position.killed.length; i++) {
            position.below[i % UnitCard.COUNT] += position.killed[i];
        }
        clear(position);
        if (won) {
            int lost = Math.min(attackersLost / 2, armies - 1);
            position.unbuiltArmies[attacker] += (byte) lost;
            if (lost > 0) {
                log.all(new SidMeierCivilizationEvent.FiguresLost(attacker, Square.at(square), lost, 0));
            }
            coin(position, attacker, log);
            conquer(position, attacker, defender, square, armies - lost, scouts, barbarians, log);
            return;
        }
        position.used[attacker] &= ~Once.CARRIED;
        position.unbuiltArmies[attacker] += (byte) armies;
        position.unbuiltScouts[attacker] += (byte) scouts;
        log.all(new SidMeierCivilizationEvent.FiguresLost(attacker, Square.at(square), armies, scouts));
        if (!barbarians) {
            int standing = Board.owner(position, square) == defender ? Board.armies(position, square) : 0;
            int lost = Math.max(0, Math.min(defendersLost / 2, standing - 1));
            if (lost > 0) {
                Board.kill(position, square, lost, 0);
                log.all(new SidMeierCivilizationEvent.FiguresLost(defender, Square.at(square), lost, 0));
            }
            coin(position, defender, log);
            Loot.begin(position, defender, attacker, false);
        }
    }

    private static void clear(SidMeierCivilizationPosition position) {
        position.used[position.attacker] &= ~Once.BATTLE;
        position.used[position.defender] &= ~Once.BATTLE;
        position.attacker = NONE;
        position.defender = NONE;
        position.barbarians = false;
        position.battleSquare = NONE;
        position.battleArmies = 0;
        position.battleScouts = 0;
        Arrays.fill(position.battleBonus, (byte) 0);
        Arrays.fill(position.battleHand, (byte) 0);
        Arrays.fill(position.killed, (byte) 0);
    }

    /** Code of Laws: a coin for a victory, once a turn. */
    private static void coin(SidMeierCivilizationPosition position, int seat, EventLog log) {
        if (Empire.knows(position, seat, Technology.CODE_OF_LAWS)
                && !position.hasUsed(seat, Once.BATTLE_COIN)
                && Empire.hasRoomForCoin(position, seat, Technology.CODE_OF_LAWS)) {
            position.use(seat, Once.BATTLE_COIN);
            Effect.coin(position, seat, Technology.CODE_OF_LAWS, log);
        }
    }

    private static void conquer(
            SidMeierCivilizationPosition position,
            int attacker,
            int defender,
            int square,
            int armies,
            int scouts,
            boolean barbarians,
            EventLog log) {
        int city = Board.city(position, square);
        if (!barbarians && Board.owner(position, square) == defender) {
            // Also those who were held fast in the centre of their city die with it.
            int lostArmies = Board.armies(position, square);
            int lostScouts = Board.scouts(position, square);
            Board.kill(position, square, lostArmies, lostScouts);
            log.all(new SidMeierCivilizationEvent.FiguresLost(defender, Square.at(square), lostArmies, lostScouts));
        }
        if (barbarians) {
            Combat.settle(position, attacker, square, armies, scouts, log);
            Combat.takeMarker(position, attacker, square, false, log);
            CultureLevel.triumph(position, attacker, log);
        } else if (city == NONE) {
            Combat.settle(position, attacker, square, armies, scouts, log);
            Razing.offer(position, attacker, square);
            Loot.begin(position, attacker, defender, false);
        } else if (city % CITIES == 0) {
            Combat.settle(position, attacker, square, armies, scouts, log);
            Upkeep.win(position, attacker, Ending.CONQUEST, log);
        } else {
            Cities.destroy(position, city, log);
            Combat.settle(position, attacker, square, armies, scouts, log);
            Loot.begin(position, attacker, defender, true);
            CultureLevel.triumph(position, attacker, log);
        }
    }
}
