package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.load.Guest;
import ecumene.engine.Randomness;
import ecumene.wire.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A match played through HTTP by somebody with a perfect memory: whatever the server once said has happened must be so for
 * ever, whatever happens to the server.
 */
final class WatchedMatch {

    private final String id;
    private final int seats;
    private final Randomness dice;

    /** By seat that looks and ply: every entry of the log that was ever seen. */
    private final Map<String, JsonNode> seen = new TreeMap<>();

    /** The request that has not been answered yet. */
    private @Nullable Map<String, Object> pending;

    private int acknowledged;
    private boolean finished;

    private WatchedMatch(String id, int seats, long seed) {
        this.id = id;
        this.seats = seats;
        this.dice = new Randomness(seed);
    }

    /** A table with so many own seats, and random bots on the others. */
    static WatchedMatch open(Guest guest, int own, int bots, long seed) throws IOException, InterruptedException {
        List<Map<String, Object>> plan = new ArrayList<>();
        for (int seat = 0; seat < own; seat++) {
            plan.add(Map.of("kind", "ME", "name", "P" + seat));
        }
        for (int bot = 0; bot < bots; bot++) {
            plan.add(Map.of("kind", "BOT", "bot", "random"));
        }
        JsonNode match = guest.mustPost("/api/matches", Map.of("game", "tempus", "seats", plan));
        return new WatchedMatch(match.path("id").asString(), own, seed);
    }

    boolean isFinished() {
        return finished;
    }

    int acknowledged() {
        return acknowledged;
    }

    // ---------------------------------------------------------------- playing

    /** Plays until the server is gone, or the match is over. */
    void playUntilTheEnd(Guest guest) throws InterruptedException {
        try {
            while (true) {
                JsonNode state = look(guest, null);
                if (finished) {
                    return;
                }
                JsonNode moves = state.path("moves");
                if (moves.isEmpty()) { // a bot is at work
                    Thread.sleep(2);
                    continue;
                }
                Map<String, Object> request = new LinkedHashMap<>();
                request.put("seat", state.path("seat").asInt());
                request.put("ply", state.path("match").path("ply").asInt());
                request.put("undone", state.path("undone").asInt());
                request.put("moves", List.of(moves.get(dice.below(moves.size()))));
                send(guest, longer(guest, request));
            }
        } catch (IOException e) {
            return; // killed: the last request remains pending
        }
    }

    /** If its move can be followed by another in the same gesture, the two together. */
    private Map<String, Object> longer(Guest guest, Map<String, Object> request)
            throws IOException, InterruptedException {
        List<?> first = (List<?>) request.get("moves");
        Guest.Answer preview = calm(guest.post("/api/matches/" + id + "/preview", request));
        assertThat(preview.status()).isIn(200, 409);
        if (preview.status() == 409) {
            return request;
        }
        JsonNode next = preview.body().path("moves");
        Map<String, Object> both = new LinkedHashMap<>(request);
        both.put("moves", List.of(first.getFirst(), next.get(dice.below(next.size()))));
        return both;
    }

    private static int last(Map<String, Object> request) {
        return (int) request.get("ply") + ((List<?>) request.get("moves")).size();
    }

    private void send(Guest guest, Map<String, Object> request) throws IOException, InterruptedException {
        pending = request;
        Guest.Answer answer = calm(guest.post("/api/matches/" + id + "/moves", request));
        assertThat(answer.status()).as("%s: %s", request, answer.body()).isEqualTo(200);
        pending = null;
        acknowledged++;
        remember(answer.body());
        JsonNode entry = entries(answer.body()).get(last(request));
        assertThat(entry).as("the acknowledged move is in the log").isNotNull();
        assertThat(entry.path("seat")).isEqualTo(Json.tree(request.get("seat")));
        assertThat(entry.path("moves")).isEqualTo(Json.tree(request.get("moves")));
    }

    /** A server in trouble says so: that is no answer, as if it were gone. */
    private static Guest.Answer calm(Guest.Answer answer) throws IOException {
        if (answer.status() >= 500) {
            throw new IOException("the server is in trouble: " + answer.code());
        }
        return answer;
    }

    private JsonNode look(Guest guest, @Nullable Integer seat) throws IOException, InterruptedException {
        Guest.Answer answer = calm(guest.get("/api/matches/" + id + (seat == null ? "" : "?seat=" + seat)));
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(200);
        remember(answer.body());
        return answer.body();
    }

    // ---------------------------------------------------------------- remembering

    private static Map<Integer, JsonNode> entries(JsonNode state) {
        Map<Integer, JsonNode> entries = new TreeMap<>();
        state.path("log").forEach(entry -> entries.put(entry.path("ply").asInt(), entry));
        return entries;
    }

    /** What was seen before is still the same; what is new is remembered. After the end everybody is told everything. */
    private void remember(JsonNode state) {
        finished = state.path("match").path("finished").asBoolean();
        String viewer = state.path("seat").asString();
        entries(state).forEach((ply, entry) -> {
            String place = "match %s, seat %s, ply %s".formatted(id, viewer, ply);
            JsonNode before = seen.putIfAbsent(viewer + "/" + ply, entry);
            if (before != null && !finished) {
                assertThat(entry).as(place).isEqualTo(before);
            } else if (before != null) {
                assertThat(entry.path("seat")).as(place).isEqualTo(before.path("seat"));
                assertThat(entry.path("at")).as(place).isEqualTo(before.path("at"));
                assertThat(entry.path("moves")).as(place).containsAll(before.path("moves"));
                assertThat(entry.path("events")).as(place).containsAll(before.path("events"));
            }
        });
    }

    // ---------------------------------------------------------------- after a crash

    /** Everything that was ever seen is there, the log has no gaps, and the request that got no answer can be made again. */
    void check(Guest guest) throws IOException, InterruptedException {
        for (int seat = 0; seat < seats; seat++) {
            Map<Integer, JsonNode> entries = entries(look(guest, seat));
            for (String key : seen.keySet()) {
                if (key.startsWith(seat + "/")) {
                    assertThat(entries).containsKey(Integer.parseInt(key.substring(key.indexOf('/') + 1)));
                }
            }
            int ply = 0;
            for (JsonNode entry : entries.values()) {
                assertThat(entry.path("from").asInt())
                        .as("no gap in the log of match %s", id)
                        .isEqualTo(ply);
                ply = entry.path("ply").asInt();
            }
        }
        Map<String, Object> request = pending;
        if (request != null) {
            int before = (int) request.get("ply");
            JsonNode state = look(guest, (Integer) request.get("seat"));
            JsonNode made = entries(state).get(last(request));
            // Either the whole gesture was made or nothing of it; sent again, it is made exactly once.
            if (made != null) {
                assertThat(made.path("moves")).isEqualTo(Json.tree(request.get("moves")));
            } else {
                assertThat(state.path("match").path("ply").asInt()).isEqualTo(before);
            }
            send(guest, request);
        }
    }
}
