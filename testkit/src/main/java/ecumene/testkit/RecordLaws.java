package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.match.Match;
import ecumene.engine.match.MatchRecord;
import ecumene.engine.match.PlayedMove;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The record is the truth: what it replays to, and what can be taken back. */
final class RecordLaws<P extends Position, M extends Move> {

    private final Game<P, M> game;

    RecordLaws(Game<P, M> game) {
        this.game = game;
    }

    Match<P, M> randomMatch(Setup setup, long seed, List<Long> hashes) {
        Randomness random = new Randomness(~seed);
        Match<P, M> match = Match.start(game, setup, seed);
        hashes.add(match.position().hash());
        while (!match.isFinished()) {
            List<Integer> awaited = Seats.list(game.awaiting(match.position()));
            int seat = awaited.get(random.below(awaited.size()));
            List<M> moves = match.legalMoves(seat);
            match.play(seat, moves.get(random.below(moves.size())));
            hashes.add(match.position().hash());
        }
        return match;
    }

    /** Written as JSON, read again and replayed, a record passes the same positions. */
    void recordsReplay(Setup setup, long seed) {
        List<Long> hashes = new ArrayList<>();
        Match<P, M> match = randomMatch(setup, seed, hashes);
        String written = Json.text(RecordNotation.write(game, match.record()));
        MatchRecord<M> record = RecordNotation.read(game, Json.parse(written));
        Difference.none("a record read again", written, Json.text(RecordNotation.write(game, record)));
        if (!record.equals(match.record())) {
            throw new AssertionError("a record read again is written as before, but is another one");
        }
        for (int ply = 0; ply < hashes.size(); ply += 1 + hashes.size() / 10) {
            same("a replay", hashes.get(ply), Match.replay(game, record, ply), match.record());
        }
        same("a replay", hashes.getLast(), Match.replay(game, record, Integer.MAX_VALUE), match.record());
        Difference.none(
                "the end of a replay",
                match.position(),
                Match.replay(game, record, Integer.MAX_VALUE).position());
    }

    /** Whatever can be taken back leads to the exact position before, and the match goes on from there as it did. */
    void undoReturnsToTheExactPosition(Setup setup, long seed) {
        Randomness random = new Randomness(seed);
        Match<P, M> match = Match.start(game, setup, seed);
        List<Long> hashes = new ArrayList<>();
        while (!match.isFinished()) {
            hashes.add(match.position().hash());
            int seat = Seats.first(game.awaiting(match.position()));
            List<M> moves = match.legalMoves(seat);
            M move = moves.get(random.below(moves.size()));
            boolean passing = move.equals(game.standing(match.position(), seat));
            match.play(seat, move);
            for (int each = 0; each < setup.seats(); each++) {
                if (match.canUndo(each)) {
                    assertThat(each == seat || passing)
                            .as("one's own move, whatever others have let pass since")
                            .isTrue();
                    undoAndPlayAgain(match, each, hashes);
                }
            }
        }
    }

    private void undoAndPlayAgain(Match<P, M> match, int seat, List<Long> hashes) {
        List<PlayedMove<M>> played = match.record().moves();
        long after = match.position().hash();
        match.undo(seat);
        assertThat(played.get(match.ply()).seat()).isEqualTo(seat);
        same("after undo", hashes.get(match.ply()), match, match.record());
        for (PlayedMove<M> again : played.subList(match.ply(), played.size())) {
            match.play(again.seat(), again.move());
        }
        same("played again after undo", after, match, match.record());
    }

    /** A match stands where it stood before; if not, the record is replayed as far to say what differs. */
    private void same(String what, long hash, Match<P, M> match, MatchRecord<M> record) {
        if (match.position().hash() != hash) {
            P expected = Match.replay(game, record, match.ply()).position();
            throw new AssertionError(
                    what + " after " + match.ply() + " moves, beside the record played from its start: "
                            + Difference.between(expected, match.position()));
        }
    }

    /** The regression collection: recorded matches replay to the hash they ended with. */
    int replayCollection(Path folder) throws IOException {
        int replayed = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                JsonNode saved = Json.parse(Files.readString(file));
                MatchRecord<M> record = RecordNotation.read(game, saved.get("record"));
                Match<P, M> match = Match.replay(game, record, Integer.MAX_VALUE);
                assertThat(match.result()).as("%s ends so", file.getFileName()).isEqualTo(record.result());
                assertThat(hash(match))
                        .as(
                                "%s ends as it did, but in another position: a field, its name or its place among the"
                                        + " others",
                                file.getFileName())
                        .isEqualTo(saved.get("hash").asString());
                replayed++;
            }
        }
        return replayed;
    }

    /** Writes one match of the collection: only when the rules version changes, and read before it is committed. */
    void write(Path folder, String name, Match<P, M> match) throws IOException {
        Files.createDirectories(folder);
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("hash", hash(match));
        out.put("record", RecordNotation.write(game, match.record()));
        Files.writeString(folder.resolve(name + ".json"), Json.text(out) + "\n");
    }

    private String hash(Match<P, M> match) {
        return String.format("%016x", match.position().hash());
    }
}
