package ecumene.tempus;

import static ecumene.tempus.Moves.actLater;
import static ecumene.tempus.Moves.actTwice;
import static ecumene.tempus.Moves.advance;
import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.city;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.endAction;
import static ecumene.tempus.Moves.endTurn;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Moves.leader;
import static ecumene.tempus.Moves.medicine;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.name;
import static ecumene.tempus.Moves.place;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Moves.sanitation;
import static ecumene.tempus.Moves.tile;
import static ecumene.tempus.Moves.transport;
import static ecumene.tempus.Moves.turned;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ecumene.engine.EventLog;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Seats;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Terrain;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every reason to refuse a move can happen. A new reason does not compile before it has its line here.
 */
class RefusalTest {

    private static final Tempus GAME = new Tempus();

    private record Attempt(TempusPosition position, TempusMove move) {}

    @ParameterizedTest
    @EnumSource(TempusRefusal.class)
    void everyReasonIsGivenAndARefusedMoveChangesNothing(TempusRefusal refusal) {
        Attempt attempt = attempt(refusal);
        TempusPosition position = attempt.position;
        int seat = Seats.first(GAME.awaiting(position));
        long hash = position.hash();

        assertThat(GAME.refusal(position, seat, attempt.move)).isEqualTo(refusal);
        assertThatExceptionOfType(RefusedMoveException.class)
                .isThrownBy(() -> GAME.play(position, seat, attempt.move, EventLog.SILENT));
        assertThat(position.hash()).isEqualTo(hash);
    }

    @Rule(Rulebook.HOUSE)
    @Test
    void whatOnlyThisHouseForbidsIsNamedSo() {
        assertThat(TempusRefusal.values())
                .filteredOn(refusal -> refusal.rule().equals(Rulebook.HOUSE))
                .containsExactly(
                        TempusRefusal.TURNS_FROM_0_TO_5,
                        TempusRefusal.START_HEX_IS_TAKEN,
                        TempusRefusal.NO_ACTION_TO_END,
                        TempusRefusal.MUST_CHANGE_HEX,
                        TempusRefusal.SANITATION_NEEDS_TOKENS,
                        TempusRefusal.CITIES_NEVER_FIGHT_AS_MOUNTAIN,
                        TempusRefusal.NOTHING_MORE_TO_MOVE,
                        TempusRefusal.NO_MORE_CHILDREN_POSSIBLE);
    }

    private static Attempt attempt(TempusRefusal refusal) {
        return switch (refusal) {
            case LAY_THE_TILE_NOW -> laying(idea());
            case TURN_THE_TILE_NOW -> laying(tile("c6r6"), tile("c6r6"));
            case PLACE_TOKENS_NOW -> placing(endTurn());
            case TAKE_YOUR_TURN_NOW -> when(red(), done());
            case NO_CARD_IS_LAID_IN_A_TURN -> when(red(), lay("fortification-hills"));
            case NAME_TERRAIN_NOW -> when(siege().play(attack("c6r6", "c7r5")), done());
            case LAY_CARDS_NOW -> when(fight().play(attack("c6r6", "c7r5")), endTurn());
            case ADVANCE_NOW -> when(won(), idea());
            case DISCARD_NOW -> when(fullHand().play(idea()), endTurn());
            case LAY_PROGRESS_CARDS_NOW ->
                when(Table.ofThree().hand(RED, "weapons-hills").progress(), idea());
            case TILE_LEAVES_THE_GRID -> laying(tile("c0r0"));
            case TILE_COVERS_ANOTHER -> laying(tile("c6r6"), turned(0), tile("c6r6"));
            case TILE_MUST_TOUCH_THE_ISLAND -> laying(tile("c6r6"), turned(0), tile("c1r1"));
            case TURNS_FROM_0_TO_5 -> laying(tile("c6r6"), turned(7));
            case START_ON_LAND -> placing(place("c0r0"));
            case START_HEX_IS_TAKEN -> placing(place("c6r6"), place("c6r6"), place("c6r5"), place("c6r6"));
            case START_HEX_IS_FULL -> placing(place("c6r6"), place("c6r6"), place("c6r6"));
            case START_TOGETHER -> placing(place("c6r6"), place("c3r4"));
            case START_NEEDS_ROOM -> placing(place("c11r2"), place("c11r3"), place("c12r4"), place("c12r3"));
            case ACTION_ALREADY_TAKEN -> when(red("weapons-hills").play(idea()), idea());
            case NO_ACTION_WHILE_WAITING ->
                when(red("government-hills", "weapons-hills").play(actLater("government-hills")), idea());
            case FINISH_THE_ACTION_FIRST ->
                when(traders("government-hills").play(actTwice("government-hills"), move("c6r6", "c6r5")), idea());
            case NO_ACTION_TO_END -> when(red(), endAction());
            case ACTION_STILL_TO_TAKE -> when(red(), endTurn());
            case CARD_NOT_IN_HAND -> when(red(), actTwice("government-hills"));
            case WRONG_CARD -> when(red("weapons-hills"), actTwice("weapons-hills"));
            case NO_TOKEN_OF_YOURS -> when(red(), move("c7r5", "c6r5"));
            case TOKEN_HAS_MOVED -> when(traders().play(move("c6r6", "c6r5")), move("c6r5", "c6r6"));
            case NO_MOVES_LEFT -> when(red("weapons-hills").play(move("c6r6", "c6r5")), move("c6r5", "c6r6"));
            case MUST_CHANGE_HEX -> when(red(), move("c6r6", "c6r6"));
            case ONLY_TO_LAND -> when(red(), move("c6r6", "c6r4"));
            case NO_STOP_IN_A_CITY -> when(setUp().city(RED, 2, "c6r5").turnOf(RED), move("c6r6", "c6r5"));
            case FOREIGN_TOKENS_THERE -> when(fight(), move("c6r6", "c7r5"));
            case NO_SHIPS_YET -> when(setUp().token(RED, "c2r8").turnOf(RED), move("c2r8", "c12r3"));
            case WAY_IS_BLOCKED ->
                when(
                        Table.ofThree()
                                .era(Era.ROADS)
                                .token(RED, "c4r4")
                                .token(BLUE, "c4r5")
                                .turnOf(RED),
                        move("c4r4", "c5r5"));
            case TOO_FAR -> when(red(), move("c6r6", "c9r5"));
            case STACK_IS_FULL ->
                when(setUp().token(RED, "c6r6").token(RED, "c6r5").turnOf(RED), move("c6r5", "c6r6"));
            case NO_ROOM_FOR_A_CHILD -> when(setUp().token(RED, "c6r6").turnOf(RED), child("c6r6"));
            case NO_ROOM_FOR_A_CONVERT ->
                when(
                        setUp().token(RED, "c6r6")
                                .token(BLUE, EAST)
                                .token(BLUE, "c7r5")
                                .hand(RED, "religion-hills")
                                .turnOf(RED),
                        religion("religion-hills", "c7r5", "c6r6"));
            case SANITATION_NEEDS_TOKENS -> when(red("sanitation-hills"), sanitation("sanitation-hills", "c6r5"));
            case ONLY_ON_GRASSLAND -> when(setUp().token(RED, "c6r5").turnOf(RED), child("c6r5"));
            case CHILDREN_NEED_A_PARENT -> when(red(), child("c5r5"));
            case ONE_CHILD_PER_HEX -> when(traders().play(child("c6r6")), child("c6r6"));
            case NO_CHILDREN_LEFT -> when(red("weapons-hills").play(child("c6r6")), child("c6r6"));
            case SUPPLY_IS_EMPTY ->
                when(setUp().tokens(RED, 5, "c3r4", "c3r5", "c3r6").turnOf(RED), child("c6r6"));
            case ATTACK_NEEDS_TOKENS -> when(fight(), attack("c6r5", "c7r5"));
            case NOBODY_TO_ATTACK -> when(fight(), attack("c6r6", "c6r5"));
            case OWN_HEX -> when(setUp().token(RED, "c6r5").turnOf(RED), attack("c6r6", "c6r5"));
            case ATTACK_ONLY_NEIGHBOURS -> when(fight(), attack("c6r6", EAST[0]));
            case TARGET_IS_PROTECTED -> when(setUp().token(BLUE, "c7r5").turnOf(RED), attack("c6r6", "c7r5"));
            case CITIES_NEVER_FIGHT_AS_MOUNTAIN -> when(siege().play(attack("c6r6", "c7r5")), name(Terrain.MOUNTAIN));
            case ADVANCE_NONE_TO_ALL -> when(won(), advance(6));
            case SO_MANY_CANNOT_ADVANCE -> when(won(), advance(3));
            case CITY_NEEDS_TOKENS -> when(red(), city("c5r5", 2));
            case CITY_IS_TOO_BIG -> when(red(), city("c6r6", 2));
            case CITIES_HAVE_2_TO_4 -> when(red(), city("c6r6", 1));
            case NO_CITY_ON_MOUNTAINS -> when(setUp().tokens(RED, 2, "c5r6").turnOf(RED), city("c5r6", 2));
            case CITIES_MAY_NOT_TOUCH ->
                when(setUp().token(RED, "c6r6").city(BLUE, 2, "c6r5").turnOf(RED), city("c6r6", 2));
            case NO_SUCH_COUNTER_LEFT ->
                when(
                        setUp().token(RED, "c6r6")
                                .city(RED, 2, "c3r4")
                                .city(RED, 2, "c3r7")
                                .city(RED, 2, "c9r5")
                                .turnOf(RED),
                        city("c6r6", 2));
            case ONLY_WITH_A_MOVE -> when(red("transport-hills").play(idea()), transport("transport-hills"));
            case NOTHING_MORE_TO_MOVE ->
                when(red("transport-hills").play(move("c6r6", "c6r5")), transport("transport-hills"));
            case ONLY_WITH_CHILDREN -> when(red("medicine-hills").play(idea()), medicine("medicine-hills"));
            case LEADER_WAITS_FOR_THE_ACTION ->
                when(
                        traders("military-leader-hills").play(move("c6r6", "c6r5")),
                        leader("military-leader-hills", "c6r5", "c7r5"));
            case NO_MORE_CHILDREN_POSSIBLE ->
                when(red("medicine-hills").play(child("c6r6")), medicine("medicine-hills"));
            case NOBODY_TO_CONVERT -> when(red("religion-hills"), religion("religion-hills", "c6r5", "c6r6"));
            case CONVERT_ONLY_NEIGHBOURS ->
                when(fight().hand(RED, "religion-hills"), religion("religion-hills", EAST[0], "c6r6"));
            case CITIES_CANNOT_BE_CONVERTED ->
                when(siege().hand(RED, "religion-hills"), religion("religion-hills", "c7r5", "c6r6"));
            case CONVERT_INTO_OWN_TOKENS ->
                when(fight().hand(RED, "religion-hills"), religion("religion-hills", "c7r5", "c6r5"));
            case NO_TOKEN_TO_REPLACE_IT ->
                when(
                        setUp().tokens(RED, 5, "c3r4", "c3r5", "c3r6")
                                .token(BLUE, EAST)
                                .token(BLUE, "c7r5")
                                .hand(RED, "religion-hills")
                                .turnOf(RED),
                        religion("religion-hills", "c7r5", "c6r6"));
            case NOT_ENOUGH_ACTION_TOKENS ->
                when(
                        setUp().actionTokens(RED, 1)
                                .hand(RED, "government-hills")
                                .turnOf(RED),
                        actTwice("government-hills"));
            case ONE_ACTION_PER_ROUND_AFTER_DELAY ->
                when(
                        red("government-hills", "government-forest")
                                .play(actLater("government-hills"), endTurn())
                                .skipTo(1, 2, RED),
                        actTwice("government-forest"));
            case TOO_LATE_TO_DELAY -> when(red("government-hills").play(idea()), actLater("government-hills"));
        };
    }

    private static Attempt when(Table table, TempusMove move) {
        return new Attempt(table.position(), move);
    }

    /** All moves but the last are played. */
    private static Attempt laying(TempusMove... moves) {
        TempusPosition position = Table.start(3, "built", 1);
        for (int i = 0; i + 1 < moves.length; i++) {
            GAME.play(position, Seats.first(GAME.awaiting(position)), moves[i], EventLog.SILENT);
        }
        return new Attempt(position, moves[moves.length - 1]);
    }

    private static Attempt placing(TempusMove... moves) {
        Table table = Table.ofThree().placing(RED);
        for (int i = 0; i + 1 < moves.length; i++) {
            table.play(moves[i]);
        }
        return when(table, moves[moves.length - 1]);
    }

    private static Table setUp() {
        return Table.ofThree().token(RED, "c6r6");
    }

    private static Table red(String... hand) {
        return setUp().hand(RED, hand).turnOf(RED);
    }

    /** Two tokens move, two children are born, each token stands alone. */
    private static Table traders(String... hand) {
        return setUp().era(Era.TRADE).token(RED, "c5r5", "c3r7").hand(RED, hand).turnOf(RED);
    }

    private static Table fight() {
        return setUp().token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
    }

    private static Table siege() {
        return setUp().token(BLUE, EAST)
                .city(BLUE, 2, "c7r5")
                .hand(RED, "weapons-hills")
                .turnOf(RED);
    }

    /** Red has won and says how many tokens advance. */
    private static Table won() {
        return setUp().tokens(RED, 2, "c6r6")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, "sanitation-hills")
                .turnOf(RED)
                .play(attack("c6r6", "c7r5"), done());
    }

    private static Table fullHand() {
        return red("weapons-hills", "weapons-forest", "medicine-hills", "religion-hills", "transport-hills");
    }
}
