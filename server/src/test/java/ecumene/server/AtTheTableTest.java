package ecumene.server;

import static ecumene.server.Plans.bot;
import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static ecumene.server.Plans.person;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is done, taken back, said and asked at a table, over real HTTP. */
class AtTheTableTest extends OpenHouse {

    @Test
    void aRepeatedMoveIsAnsweredAndNotPlayedAgain() {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        JsonNode move = state.get("moves").get(0);
        JsonNode once = ana.move(id, state, move).expect(200).json();
        JsonNode twice = ana.move(id, state, move).expect(200).json();
        assertThat(twice).isEqualTo(once);
        assertThat(TestGuest.ply(twice)).isEqualTo(1);
        ana.move(id, state, state.get("moves").get(1)).refused(409, "stale");
        ana.move(id, state.get("seat").asInt(), 7, 0, move).refused(409, "stale");
        ana.move(id, state.get("seat").asInt(), 1, 0, Json.parse("{\"type\":\"LayBid\",\"card\":1000}"))
                .refused(422, "illegal_move");
    }

    @Test
    void severalMovesAreOneGesture() {
        String id = ana.open(match("tempus", me(), me(), me()));
        boolean several = false;
        for (int i = 0; i < 40 && !several; i++) {
            JsonNode state = ana.state(id);
            assertThat(state.get("consequences").size())
                    .isEqualTo(state.get("moves").size());
            int seat = state.get("seat").asInt();
            int ply = TestGuest.ply(state);
            int undone = state.get("undone").asInt();
            JsonNode[] moves = composed(ana, id, state, 3).toArray(JsonNode[]::new);
            several = moves.length > 1;
            JsonNode after =
                    ana.gesture(id, seat, ply, undone, moves).expect(200).json();
            JsonNode entry = after.get("log").get(0);
            assertThat(entry.get("from").asInt()).isEqualTo(ply);
            assertThat(entry.get("ply").asInt()).isEqualTo(ply + moves.length);
            assertThat(entry.get("moves")).containsExactly(moves);
            assertThat(after.at("/acts/0/from").asInt()).isEqualTo(ply);
            assertThat(TestGuest.ply(ana.gesture(id, seat, ply, undone, moves)
                            .expect(200)
                            .json()))
                    .isEqualTo(TestGuest.ply(after));
            if (several) {
                ana.gesture(id, seat, ply, undone, moves[0]).refused(409, "stale");
                JsonNode nonsense = Json.parse("{\"type\":\"HaveIdea\"}");
                restart();
                assertThat(ana.state(id, seat).get("log")).contains(entry);
                JsonNode next = ana.state(id);
                JsonNode problem = ana.gesture(
                                id,
                                next.get("seat").asInt(),
                                TestGuest.ply(next),
                                next.get("undone").asInt(),
                                nonsense,
                                nonsense)
                        .json();
                assertThat(problem.has("index")).isTrue();
                assertThat(TestGuest.ply(ana.state(id))).isEqualTo(TestGuest.ply(next));
            }
        }
        assertThat(several).isTrue();
    }

    @Test
    void actsAreToldWithWhatOneSawThen() {
        String id = tableForTwo();
        playOn(id, 5);
        JsonNode acts = bruno.get("/api/matches/" + id + "/acts?seat=1&from=0&to=4")
                .expect(200)
                .json()
                .get("acts");
        assertThat(acts.get(0).has("seat")).as("the set-up").isFalse();
        for (JsonNode act : acts) {
            JsonNode then = bruno.get("/api/matches/" + id + "/at/" + act.get("ply") + "?seat=1")
                    .expect(200)
                    .json();
            assertThat(act.get("view")).isEqualTo(then.get("view"));
        }
        bruno.get("/api/matches/" + id + "/acts?seat=0").refused(403, "not_your_seat");
        JsonNode deeds = bruno.get("/api/matches/" + id + "/acts?seat=1&from=0&to=4&deeds=true")
                .expect(200)
                .json()
                .get("acts");
        assertThat(deeds).as("deed by deed").hasSizeGreaterThanOrEqualTo(acts.size());
        for (JsonNode deed : deeds) {
            assertThat(deed.has("view") && deed.has("points")).isTrue();
        }
        bruno.get("/api/matches/" + id + "/acts?deeds=perhaps").refused(400, "bad_request");
        assertThat(bruno.get("/api/matches/" + id + "/acts").expect(200).json().get("acts"))
                .hasSizeGreaterThanOrEqualTo(acts.size());
    }

    @Test
    void botsDoNotFloodAnybody() throws Exception {
        String id = ana.open(match("tempus", bot("random"), bot("random"), bot("random")));
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events")) {
            long begun = System.nanoTime();
            int updates = 0;
            JsonNode state = live.next().state();
            int ply = TestGuest.ply(state);
            while (!state.at("/match/finished").asBoolean()) {
                state = live.next().state();
                updates++;
                JsonNode acts = state.get("acts");
                assertThat(acts.size()).isBetween(1, 30);
                if (acts.size() < 30) {
                    assertThat(acts.get(0).get("from").asInt()).isEqualTo(ply);
                }
                ply = TestGuest.ply(state);
                assertThat(acts.get(acts.size() - 1).get("ply").asInt()).isEqualTo(ply);
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            assertThat(updates).isLessThanOrEqualTo((int) (15 * seconds) + 2);
        }
    }

    @Test
    void aMoveIsTakenBackOnce() {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        int seat = state.get("seat").asInt();
        JsonNode move = state.get("moves").get(0);
        JsonNode after = ana.move(id, state, move).expect(200).json();
        assertThat(after.get("canUndo").asBoolean()).isTrue();
        Map<String, Integer> wish = Map.of("seat", seat, "ply", 1, "undone", 0);
        JsonNode back =
                ana.post("/api/matches/" + id + "/undo", wish).expect(200).json();
        assertThat(TestGuest.ply(back)).isZero();
        assertThat(back.get("undone").asInt()).isEqualTo(1);
        assertThat(ana.post("/api/matches/" + id + "/undo", wish).expect(200).json())
                .isEqualTo(back);
        ana.move(id, seat, 0, 0, move).refused(409, "stale");
        ana.move(id, seat, 0, 1, move).expect(200);
        ana.post("/api/matches/" + id + "/undo", Map.of("seat", seat, "ply", 0, "undone", 1))
                .refused(409, "stale");
    }

    @Test
    void liveUpdatesFollowAMoveThatIsTakenBack() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        TestGuest eva = new TestGuest(server.port());
        try (LiveStream live = eva.listen("/api/matches/" + id + "/events?seat=none")) {
            JsonNode first = live.next().state();
            JsonNode state = ana.state(id);
            ana.move(id, state, state.get("moves").get(0)).expect(200);
            JsonNode moved = live.at(first.get("version").asInt() + 1).state();
            assertThat(moved.get("logFrom").asInt()).isEqualTo(1);
            ana.post(
                            "/api/matches/" + id + "/undo",
                            Map.of("seat", state.get("seat").asInt(), "ply", 1, "undone", 0))
                    .expect(200);
            JsonNode back = live.at(moved.get("version").asInt() + 1).state();
            assertThat(back.get("logFrom").asInt()).isEqualTo(1);
            assertThat(back.get("log").isEmpty()).isTrue();
            assertThat(TestGuest.ply(back)).isZero();
        }
    }

    @Test
    void whyNot() {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        int seat = state.get("seat").asInt();
        assertThat(ana.post(
                                "/api/matches/" + id + "/why",
                                Map.of("seat", seat, "move", state.get("moves").get(0)))
                        .expect(200)
                        .json()
                        .get("legal")
                        .asBoolean())
                .isTrue();
        JsonNode why = ana.post(
                        "/api/matches/" + id + "/why",
                        Map.of("seat", seat, "move", Map.of("type", "LayBid", "card", 3)))
                .expect(200)
                .json();
        assertThat(why.get("legal").asBoolean()).isFalse();
        assertThat(why.at("/refusal/code").asString()).isEqualTo("NOT_THE_QUESTION");
        assertThat(why.at("/refusal/message/en").asString()).isEqualTo("That is not what you are asked.");
    }

    @Test
    void seatsChangeHands() {
        String id = ana.open(match("sealed-bids", me(), person(), person()));
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", "wrong"))
                .refused(403, "forbidden");
        String invitation = ana.state(id).get("invitation").asString();
        assertThat(bruno.state(id).has("invitation")).isFalse();
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", invitation))
                .expect(200);
        TestGuest eva = new TestGuest(server.port());
        eva.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", invitation))
                .refused(409, "seat_taken");
        bruno.post("/api/matches/" + id + "/seats", Map.of("seat", 2, "change", "BOT", "bot", "random"))
                .refused(403, "forbidden");
        JsonNode seats = ana.post("/api/matches/" + id + "/seats", Map.of("seat", 2, "change", "BOT", "bot", "random"))
                .expect(200)
                .json()
                .at("/match/seats");
        assertThat(seats.get(2).get("kind").asString()).isEqualTo("BOT");
        eva.post("/api/matches/" + id + "/seats", Map.of("seat", 1, "change", "RESIGN"))
                .refused(403, "not_your_seat");
        JsonNode resigned = bruno.post(
                        "/api/matches/" + id + "/seats", Map.of("seat", 1, "change", "RESIGN", "bot", "random"))
                .expect(200)
                .json()
                .at("/match/seats/1");
        assertThat(resigned.get("kind").asString()).isEqualTo("CARETAKER");
        assertThat(resigned.get("resigned").asBoolean()).isTrue();
        bruno.post("/api/matches/" + id + "/seats", Map.of("seat", 1, "change", "RETURN"))
                .refused(403, "forbidden");
    }

    @Test
    void openTablesAreListedUntilSomebodySitsDown() {
        Map<String, Object> plan = match("sealed-bids", me(), person());
        plan.put("open", true);
        String id = ana.open(plan);
        ana.open(match("sealed-bids", me(), person()));
        assertThat(openTables(bruno)).containsExactly(id);
        assertThat(openTables(ana)).isEmpty();
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", ""))
                .expect(200);
        assertThat(openTables(new TestGuest(server.port()))).isEmpty();
    }

    @Test
    void matchesThatWaitForMeComeFirst() {
        String waiting = ana.open(match("sealed-bids", me(), me()));
        String id = ana.open(match("sealed-bids", me(), person()));
        if (ana.state(id).at("/match/yourTurn").asBoolean()) {
            JsonNode state = ana.state(id);
            ana.move(id, state, state.get("moves").get(0)).expect(200);
            JsonNode bid = ana.state(id);
            ana.move(id, bid, bid.get("moves").get(0)).expect(200);
        }
        JsonNode matches = ana.get("/api/matches").expect(200).json().get("matches");
        assertThat(matches.get(0).get("id").asString()).isEqualTo(waiting);
        assertThat(matches.get(0).get("yourTurn").asBoolean()).isTrue();
        assertThat(matches.get(1).get("yourTurn").asBoolean()).isFalse();
        assertThat(bruno.get("/api/matches").json().get("matches").isEmpty()).isTrue();
    }

    @Test
    void peopleAndSpectatorsTalk() throws IOException {
        String id = tableForTwo();
        TestGuest eva = new TestGuest(server.port());
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events?seat=0")) {
            int version = live.next().state().get("version").asInt();
            bruno.post("/api/matches/" + id + "/chat", Map.of("seat", 1, "text", "Hola"))
                    .expect(200);
            JsonNode line = live.at(version + 1).state().get("chat").get(0);
            assertThat(line.get("name").asString()).isEqualTo("Bruno");
            assertThat(line.get("text").asString()).isEqualTo("Hola");
            eva.post("/api/matches/" + id + "/chat", Map.of("text", "¡Qué partida!"))
                    .expect(200);
            JsonNode chat = live.at(version + 2).state().get("chat");
            assertThat(chat.size()).isEqualTo(1);
            assertThat(chat.get(0).has("seat")).isFalse();
        }
        eva.post("/api/matches/" + id + "/chat", Map.of("seat", 0, "text", "I am Ana"))
                .refused(403, "not_your_seat");
        assertThat(eva.state(id).get("chat").size()).isEqualTo(2);
    }

    /** The moves of a seat that can be previewed, one after the other, and then one more. */
    private static List<JsonNode> composed(TestGuest guest, String id, JsonNode state, int most) {
        List<JsonNode> moves = new ArrayList<>();
        JsonNode now = state;
        while (true) {
            int certain = 0;
            while (certain < now.get("moves").size()
                    && !keepsTheTurn(now.get("consequences").get(certain))) {
                certain++;
            }
            if (certain == now.get("moves").size() || moves.size() == most) {
                moves.add(now.get("moves").get(0));
                return moves;
            }
            moves.add(now.get("moves").get(certain));
            Map<String, Object> question = Map.of(
                    "seat",
                    state.get("seat"),
                    "ply",
                    TestGuest.ply(state),
                    "undone",
                    state.get("undone"),
                    "moves",
                    moves);
            now = guest.post("/api/matches/" + id + "/preview", question)
                    .expect(200)
                    .json();
            assertThat(now.get("consequences").size())
                    .isEqualTo(now.get("moves").size());
            assertThat(now.get("consequence").get("endsTurn").asBoolean()).isFalse();
        }
    }

    private static boolean keepsTheTurn(JsonNode consequence) {
        return consequence.get("undoable").asBoolean()
                && !consequence.get("endsTurn").asBoolean();
    }

    private static List<String> openTables(TestGuest guest) {
        List<String> ids = new ArrayList<>();
        guest.get("/api/matches/open")
                .expect(200)
                .json()
                .get("matches")
                .forEach(match -> ids.add(match.get("id").asString()));
        return ids;
    }

    // ---------------------------------------------------------------- what a live line costs

    @Test
    void theTabThatHasMovedIsNotToldItOnceMore() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        int seat = state.get("seat").asInt();
        String events = "/api/matches/" + id + "/events?seat=" + seat;
        try (LiveStream mine = ana.listen(events + "&line=tab-1");
                LiveStream another = ana.listen(events + "&line=tab-2")) {
            mine.next();
            another.next();
            int moved = ana.post(
                            "/api/matches/" + id + "/moves",
                            Map.of(
                                    "seat",
                                    seat,
                                    "ply",
                                    0,
                                    "undone",
                                    0,
                                    "moves",
                                    List.of(state.get("moves").get(0))),
                            "X-Ecumene-Line",
                            "tab-1")
                    .expect(200)
                    .json()
                    .get("version")
                    .asInt();
            assertThat(another.next().state().get("version").asInt()).isEqualTo(moved);
            ana.post("/api/matches/" + id + "/chat", Map.of("text", "what comes next is told"))
                    .expect(200);
            LiveStream.Update next = mine.next();
            assertThat(next.state().get("version").asInt()).isEqualTo(moved + 1);
            assertThat(next.state().get("log").size()).as("the move is known").isZero();
        }
        ana.get(events + "&line=no%20word").refused(400, "bad_request");
        ana.get(events + "&changes=maybe").refused(400, "bad_request");
    }

    @Test
    void whoWishesIsToldOnlyWhatHasChanged() throws IOException {
        String id = tableForTwo();
        try (LiveStream live =
                ana.listen("/api/matches/" + id + "/events?seat=0&changes=true", "Accept-Encoding", "br, gzip")) {
            assertThat(live.response().headers().firstValue("Content-Encoding")).hasValue("gzip");
            assertThat(live.next().name()).isEqualTo("state");
            String text = latestData();
            for (int ply = 1; ply <= 12; ply++) {
                playOn(id, ply);
                LiveStream.Update update = live.next();
                String data = latestData();
                if (update.name().equals("change")) {
                    assertThat(update.state().get("from"))
                            .isEqualTo(Json.parse(text).get("version"));
                    text = changed(text, update.state().get("parts"));
                    assertThat(data).hasSizeLessThan(text.length());
                } else {
                    text = data;
                }
                assertThat(Json.parse(text).get("view"))
                        .isEqualTo(ana.state(id, 0).get("view"));
                assertThat(update.id())
                        .isEqualTo(Json.parse(text).get("version").asString());
            }
            assertThat(ana.traffic()).contains("event: change");
        }
    }

    /** What came last on a live line, as it came. */
    private String latestData() {
        return ana.traffic().stream()
                .filter(line -> line.startsWith("data: "))
                .reduce((one, other) -> other)
                .orElseThrow()
                .substring("data: ".length());
    }

    private static String changed(String before, JsonNode parts) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).isString()) {
                text.append(parts.get(i).asString());
            } else {
                int from = parts.get(i).asInt();
                text.append(before, from, from + parts.get(++i).asInt());
            }
        }
        return text.toString();
    }
}
