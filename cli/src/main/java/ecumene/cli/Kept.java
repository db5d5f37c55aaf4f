package ecumene.cli;

import ecumene.server.store.DataFolder;
import ecumene.server.store.Database;
import ecumene.server.store.DatabaseAddress;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which matches are meant: those of a data folder, or of a database that servers share. */
final class Kept {

    @Option(names = "--data", paramLabel = "${bundle:label.folder}", descriptionKey = "kept.data")
    private @Nullable String data;

    @Option(names = "--database", paramLabel = "URL", descriptionKey = "kept.database")
    private @Nullable String database;

    /** To look at; a server may be using them. */
    Database look(Map<String, String> environment) {
        DatabaseAddress address = DataPlace.database(database, environment);
        Path folder = DataPlace.folder(data, environment);
        try {
            return address == null ? Database.look(folder) : Database.connect(address);
        } catch (IOException | RuntimeException e) {
            throw cannotOpen(address == null ? folder : address, e);
        }
    }

    /** To change; a data folder must not be in use. */
    Opened open(Map<String, String> environment) {
        DatabaseAddress address = DataPlace.database(database, environment);
        Path folder = DataPlace.folder(data, environment);
        try {
            if (address != null) {
                return new Opened(null, Database.connect(address));
            }
            DataFolder claimed = DataFolder.claim(folder);
            if (claimed == null) {
                throw new UsageException("kept-in-use", "folder", folder);
            }
            return new Opened(claimed, Database.open(claimed));
        } catch (UsageException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw cannotOpen(address == null ? folder : address, e);
        }
    }

    /** A database, and the folder it is in, if it is in one. */
    record Opened(@Nullable DataFolder folder, Database database) implements AutoCloseable {
        @Override
        public void close() {
            database.close();
            if (folder != null) {
                folder.close();
            }
        }
    }

    private static UsageException cannotOpen(Object place, Exception problem) {
        return new UsageException("kept-not-opened", "place", place, "problem", reason(problem));
    }

    static Path file(String name) {
        try {
            return Path.of(name).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new UsageException("cannot-read", "file", name, "problem", "other");
        }
    }

    /** A word that the texts choose by. */
    static String reason(Exception problem) {
        return switch (problem) {
            case NoSuchFileException missing -> "missing";
            case AccessDeniedException denied -> "denied";
            default -> "other";
        };
    }
}
