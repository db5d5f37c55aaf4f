package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.asked;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.invitation;
import static ecumene.table.House.look;
import static ecumene.table.House.owner;
import static ecumene.table.House.playFirst;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Move;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SeatsTest {

    private static final Duration LONG = Duration.ofSeconds(20);

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void whoHasTheInvitationTakesAFreeSeat() {
        Table table = house.open("sealed-bids", Place.me("Ana"), Place.person("Ben?"));
        assertThat(codeOf(() -> table.join(BEN, 1, "a guess", "Ben"))).isEqualTo(Code.FORBIDDEN);
        assertThat(codeOf(() -> table.join(BEN, 1, "", null))).isEqualTo(Code.FORBIDDEN);
        assertThat(codeOf(() -> table.join(BEN, 2, invitation(table), null))).isEqualTo(Code.BAD_REQUEST);
        assertThat(codeOf(() -> table.join(BEN, 0, invitation(table), null))).isEqualTo(Code.SEAT_TAKEN);
        assertThat(table.summary().seats().get(1)).isEqualTo(Sitting.free("Ben?"));
        String invitation = invitation(table);
        assertThat(table.join(BEN, 1, invitation, "Ben").seat()).isEqualTo(1);
        assertThat(table.summary().seats().get(1)).isEqualTo(Sitting.person(BEN, "Ben"));
        int version = table.summary().version();
        table.join(BEN, 1, invitation, "Ben");
        assertThat(table.summary().version()).as("asked twice, done once").isEqualTo(version);
        assertThat(codeOf(() -> table.join(EVE, 1, invitation, "Eve"))).isEqualTo(Code.SEAT_TAKEN);
    }

    @Test
    void theInvitationIsForThoseAtTheTable() {
        Table table = house.open("sealed-bids", Place.me("Ana"), Place.person(null), Place.person(null));
        String invitation = invitation(table);
        assertThat(invitation).matches("[a-z2-7]{16}").isNotEqualTo(table.id());
        assertThat(table.id()).matches("[a-z2-7]{16}");
        assertThat(table.state(Viewer.spectator(EVE)).invitation()).isNull();
        assertThat(table.join(BEN, 1, invitation, null).invitation()).isEqualTo(invitation);
        table.join(BEN, 2, invitation, null);
        assertThat(invitation(table)).as("no seat is left to give").isNull();
    }

    @Test
    void anOpenTableNeedsNoInvitation() {
        Table table = house.tables()
                .open(new NewTable(
                        "sealed-bids", Map.of(), ANA, List.of(Place.me(null), Place.person(null)), Pace.SLOW, true));
        assertThat(table.join(EVE, 1, "", "Eve").seat()).isEqualTo(1);
    }

    @Test
    void badPlansAreRefused() {
        List<Place> two = List.of(Place.me("Ana"), Place.me("Ana"));
        assertThat(codeOf(() -> open("chess", Map.of(), two))).isEqualTo(Code.UNKNOWN_GAME);
        assertThat(codeOf(() -> open("tempus", Map.of(), two))).isEqualTo(Code.BAD_REQUEST);
        assertThat(codeOf(() -> open("sealed-bids", Map.of("round-limit", "many"), two)))
                .isEqualTo(Code.BAD_REQUEST);
        assertThat(codeOf(() -> open("sealed-bids", Map.of("colour", "red"), two)))
                .isEqualTo(Code.BAD_REQUEST);
        for (String name : List.of("", " ", "x".repeat(41), "a\u0000b", "a\nb", "\u202Eevil", "\uD800")) {
            assertThat(codeOf(() -> open("sealed-bids", Map.of(), List.of(Place.me(name), Place.me(null)))))
                    .as(name)
                    .isEqualTo(Code.BAD_REQUEST);
        }
        for (String bot : List.of("mcts", "mcts:999999999ms", "", "deep thought")) {
            assertThat(codeOf(() -> open("sealed-bids", Map.of(), List.of(Place.me(null), Place.bot(bot)))))
                    .as(bot)
                    .isEqualTo(Code.BAD_REQUEST);
        }
        assertThat(open("sealed-bids", Map.of(), List.of(Place.me(" José 😀 "), Place.me("x".repeat(40))))
                        .summary()
                        .seats()
                        .getFirst()
                        .name())
                .isEqualTo("José 😀");
    }

    private Table open(String game, Map<String, String> options, List<Place> places) {
        return house.tables().open(new NewTable(game, options, ANA, places, Pace.LIVE, false));
    }

    @Test
    void theHostGivesAFreeSeatToABot() {
        Table table = house.open("sealed-bids", Place.me("Ana"), Place.person(null));
        assertThat(codeOf(() -> table.setSeat(EVE, 1, SeatChange.BOT, "random")))
                .isEqualTo(Code.FORBIDDEN);
        assertThat(codeOf(() -> table.setSeat(ANA, 0, SeatChange.BOT, "random")))
                .isEqualTo(Code.SEAT_TAKEN);
        assertThat(codeOf(() -> table.setSeat(ANA, 7, SeatChange.BOT, "random")))
                .isEqualTo(Code.BAD_REQUEST);
        assertThat(codeOf(() -> table.setSeat(ANA, 1, SeatChange.BOT, "mcts:1it")))
                .isEqualTo(Code.BAD_REQUEST);
        table.setSeat(ANA, 1, SeatChange.BOT, "random");
        assertThat(table.summary().seats().get(1)).isEqualTo(Sitting.bot("random"));
        Awaitility.await().atMost(LONG).until(() -> table.summary().isTurnOf(ANA));
    }

    @Test
    void aCaretakerStandsInUntilThePersonReturns() {
        Table table = house.anaAndBen();
        int seat = asked(table);
        String guest = owner(table, seat);
        Move move = look(table, seat).moves().getFirst();
        assertThat(codeOf(() -> table.setSeat(EVE, seat, SeatChange.CARETAKER, null)))
                .isEqualTo(Code.FORBIDDEN);
        TableState after = table.setSeat(guest, seat, SeatChange.CARETAKER, "random");
        assertThat(after.summary().seats().get(seat).kind()).isEqualTo(Sitting.Kind.CARETAKER);
        assertThat(after.summary().seats().get(seat).owner()).isEqualTo(guest);
        assertThat(after.summary().isTurnOf(guest)).isFalse();
        Awaitility.await().atMost(LONG).until(() -> table.summary().awaiting().equals(List.of(1 - seat)));
        int ply = table.summary().ply();
        assertThat(codeOf(() -> House.move(table, guest, seat, ply, 0, move))).isEqualTo(Code.NOT_YOUR_TURN);
        table.setSeat(guest, seat, SeatChange.RETURN, null);
        assertThat(table.summary().seats().get(seat).isPerson()).isTrue();
    }

    @Test
    void aSeatThatABotPlaysAsksItsPersonNothing() {
        try (House thoughtless = House.thoughtless()) {
            Table table = thoughtless.anaAndBen();
            int seat = asked(table);
            String guest = owner(table, seat);
            Move move = look(table, seat).moves().getFirst();
            TableState state = table.setSeat(guest, seat, SeatChange.CARETAKER, "random");
            assertThat(state.summary().awaiting()).containsExactly(seat);
            assertThat(state.prompt()).isNull();
            assertThat(state.moves()).isEmpty();
            assertThat(state.defaultMove()).isNull();
            assertThat(codeOf(() -> House.move(table, guest, seat, 0, 0, move))).isEqualTo(Code.NOT_YOUR_TURN);
            assertThat(codeOf(() -> table.hint(guest, seat, null))).isEqualTo(Code.NOT_YOUR_TURN);
            table.setSeat(guest, seat, SeatChange.RETURN, null);
            assertThat(House.move(table, guest, seat, 0, 0, move).summary().ply())
                    .isEqualTo(1);
        }
    }

    @Test
    void whoResignsDoesNotComeBack() {
        Table table = house.anaAndBen();
        assertThat(codeOf(() -> table.setSeat(ANA, 1, SeatChange.RESIGN, null))).isEqualTo(Code.NOT_YOUR_SEAT);
        table.setSeat(BEN, 1, SeatChange.RESIGN, "random");
        assertThat(table.summary().seats().get(1))
                .isEqualTo(new Sitting(Sitting.Kind.CARETAKER, BEN, "Ben", "random", true));
        assertThat(codeOf(() -> table.setSeat(BEN, 1, SeatChange.RETURN, null))).isEqualTo(Code.FORBIDDEN);
        assertThat(codeOf(() -> table.setSeat(ANA, 1, SeatChange.RETURN, null))).isEqualTo(Code.NOT_YOUR_SEAT);
        table.setSeat(BEN, 1, SeatChange.CARETAKER, "greedy");
        assertThat(table.summary().seats().get(1).resigned()).isTrue();
        table.setSeat(ANA, 0, SeatChange.RESIGN, "random");
        Awaitility.await().atMost(LONG).until(() -> table.summary().finished());
        assertThat(codeOf(() -> table.setSeat(ANA, 0, SeatChange.CARETAKER, "greedy")))
                .isEqualTo(Code.MATCH_OVER);
    }

    @Test
    void whoKeepsTheOthersWaitingTooLongIsStoodInFor() {
        Table table = house.anaAndBen();
        int slow = asked(table);
        String waiting = owner(table, 1 - slow);
        Summary before = table.summary();
        assertThat(before.awaited()).containsOnlyKeys(slow);
        house.pass(Duration.ofMinutes(3));
        assertThat(codeOf(() -> table.setSeat(waiting, slow, SeatChange.CARETAKER, "random")))
                .isEqualTo(Code.FORBIDDEN);
        house.pass(Duration.ofMillis(1));
        assertThat(table.summary().isReplaceable(Pace.LIVE, waiting, slow, house.now()))
                .isTrue();
        assertThat(table.summary().isReplaceable(Pace.SLOW, waiting, slow, house.now()))
                .isFalse();
        assertThat(table.summary().isReplaceable(Pace.LIVE, EVE, slow, house.now()))
                .isFalse();
        assertThat(codeOf(() -> table.setSeat(EVE, slow, SeatChange.CARETAKER, "random")))
                .isEqualTo(Code.FORBIDDEN);
        assertThat(codeOf(() -> table.setSeat(waiting, slow, SeatChange.RESIGN, "random")))
                .isEqualTo(Code.NOT_YOUR_SEAT);
        assertThat(table.setSeat(waiting, slow, SeatChange.CARETAKER, "random").seat())
                .isEqualTo(1 - slow);
        table.setSeat(owner(table, slow), slow, SeatChange.RETURN, null);
        assertThat(table.summary().isReplaceable(Pace.LIVE, waiting, slow, house.now()))
                .as("who is back has time again")
                .isFalse();
    }

    @Test
    void waitingIsCountedFromTheQuestion() {
        Table table = house.anaAndBen();
        int auctioneer = asked(table);
        house.pass(Duration.ofMinutes(1));
        playFirst(table, auctioneer);
        assertThat(table.summary().awaited().values()).containsOnly(house.now());
        var asked = house.now();
        house.pass(Duration.ofMinutes(1));
        playFirst(table, auctioneer);
        assertThat(table.summary().awaited())
                .as("the other's answer starts no new waiting")
                .isEqualTo(Map.of(1 - auctioneer, asked));
        assertThat(table.summary().updated()).isEqualTo(house.now());
        assertThat(house.restart().find(table.id()).summary()).isEqualTo(table.summary());
    }

    @Test
    void whoSitsDownLateHasKeptNobodyWaiting() {
        Table table = house.open("sealed-bids", Place.person(null), Place.person(null));
        String invitation = house.store.beginning(table.id()).invitation();
        int asked = asked(table);
        house.pass(Duration.ofDays(9));
        table.join(ANA, 1 - asked, invitation, "Ana");
        assertThat(codeOf(() -> table.setSeat(ANA, asked, SeatChange.CARETAKER, null)))
                .as("nobody's seat")
                .isEqualTo(Code.FORBIDDEN);
        table.join(BEN, asked, invitation, "Ben");
        assertThat(codeOf(() -> table.setSeat(ANA, asked, SeatChange.CARETAKER, null)))
                .isEqualTo(Code.FORBIDDEN);
    }

    @Test
    void whatIsSaidIsNumberedAndBounded() {
        Table table = house.anaAndBen();
        ChatLine line = table.say(BEN, 1, "Benjamin", " hola ");
        assertThat(line).isEqualTo(new ChatLine(1, 1, "Ben", house.now(), "hola"));
        assertThat(table.say(EVE, House.SPECTATOR, "Eve", "hi").seat()).isNull();
        assertThat(codeOf(() -> table.say(EVE, 1, "Eve", "I am Ben"))).isEqualTo(Code.NOT_YOUR_SEAT);
        for (String text : List.of("", "  ", "x".repeat(501), "a\u0007b")) {
            assertThat(codeOf(() -> table.say(BEN, 1, "Ben", text))).isEqualTo(Code.BAD_REQUEST);
        }
        assertThat(codeOf(() -> table.say(EVE, House.SPECTATOR, "", "hi"))).isEqualTo(Code.BAD_REQUEST);
        table.say(BEN, 1, "Ben", "😀".repeat(500));
        for (int i = 3; i < 2_000; i++) {
            table.say(BEN, 1, "Ben", "again");
        }
        assertThat(codeOf(() -> table.say(BEN, 1, "Ben", "one more"))).isEqualTo(Code.FORBIDDEN);
        assertThat(table.state(Viewer.spectator(EVE)).chat()).hasSize(2_000);
        assertThat(house.restart().find(table.id()).state(Viewer.spectator(EVE)).chat())
                .isEqualTo(table.state(Viewer.spectator(EVE)).chat());
    }
}
