package ecumene.cli.play;

import ecumene.cli.UsageException;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.CannotReplayException;
import ecumene.engine.match.Match;
import ecumene.engine.match.MatchRecord;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/** The record of a match in a file. */
public final class SaveFile {

    private SaveFile() {}

    static void write(String file, Match<?, ?> match) {
        try {
            Files.writeString(
                    Path.of(file), Json.prettyText(RecordNotation.write(match.game(), match.record())) + "\n");
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("cannot-write", "file", file, "problem", reason(e));
        }
    }

    /** The record in a file, and the match it leads to. Whatever is wrong with it is a {@link UsageException}. */
    public static <P extends Position, M extends Move> Match<P, M> read(String file, Game<P, M> game) {
        String text;
        try {
            text = Files.readString(Path.of(file));
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("cannot-read", "file", file, "problem", reason(e));
        }
        try {
            JsonNode node = Json.parse(text);
            JsonNode name = node.get("game");
            if (name == null || !name.asString("").equals(game.info().id())) {
                throw new BadDataException("game ≠ " + game.info().id());
            }
            MatchRecord<M> record = RecordNotation.read(game, node);
            return Match.replay(game, record, Integer.MAX_VALUE);
        } catch (BadDataException | CannotReplayException | IndexOutOfBoundsException e) {
            throw new UsageException("not-a-record", "file", file, "problem", String.valueOf(e.getMessage()));
        }
    }

    /** A word that the texts choose by. */
    private static String reason(Exception e) {
        return switch (e) {
            case NoSuchFileException missing -> "missing";
            case AccessDeniedException denied -> "denied";
            default -> "other";
        };
    }
}
