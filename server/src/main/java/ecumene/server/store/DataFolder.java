package ecumene.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The folder with all that is kept. It belongs to one server at a time: the system ends the claim also when that one crashes.
 * It holds the secrets of running matches, so nobody else on the machine may look into it.
 */
public final class DataFolder implements AutoCloseable {

    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    private static final String DATABASE = "ecumene.db";

    /** SQLite's own: what is not yet brought to its place, and who looks at it. */
    private static final List<String> COMPANIONS = List.of("", "-wal", "-shm");

    private final Path folder;
    private final FileChannel channel;
    private final FileLock lock;

    private DataFolder(Path folder, FileChannel channel, FileLock lock) {
        this.folder = folder;
        this.channel = channel;
        this.lock = lock;
    }

    /** Claims a folder, making it if need be; null if another server has it. */
    public static @Nullable DataFolder claim(Path folder) throws IOException {
        Files.createDirectories(folder, attributes("rwx------"));
        Path lockFile = folder.resolve("ecumene.lock");
        create(lockFile);
        FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // The other one is in this very process.
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
        return lock == null ? null : new DataFolder(folder, channel, lock);
    }

    /** Where the database of a folder is. */
    static Path database(Path folder) {
        return folder.resolve(DATABASE);
    }

    Path database() {
        return database(folder);
    }

    /** Where a new one is made while an old one is found damaged. */
    Path salvaged() {
        return folder.resolve("ecumene-salvaged.db");
    }

    /** A name for a damaged one. */
    Path aside() {
        return folder.resolve("ecumene-damaged-" + System.currentTimeMillis() + ".db");
    }

    /** Moves the database with all that belongs to it. */
    void move(Path target) throws IOException {
        for (String companion : COMPANIONS) {
            Path from = Path.of(database() + companion);
            if (Files.exists(from)) {
                Files.move(from, Path.of(target + companion));
            }
        }
    }

    /** Sees to it that a file is there, and that only its owner can read it. What SQLite puts beside it gets the same mode. */
    static void create(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file, attributes("rw-------"));
        } else if (POSIX && Files.isWritable(file)) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
    }

    private static FileAttribute<?>[] attributes(String mode) {
        return POSIX
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))}
                : new FileAttribute<?>[0];
    }

    @Override
    public void close() {
        try (channel) {
            lock.release();
        } catch (IOException e) {
            // The claim ends with the process at the latest.
        }
    }
}
