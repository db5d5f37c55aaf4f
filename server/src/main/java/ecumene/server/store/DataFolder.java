package ecumene.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** The folder with all that is kept. It belongs to one server at a time: the system ends the claim also when that one crashes. */
public final class DataFolder implements AutoCloseable {

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
        Files.createDirectories(folder);
        FileChannel channel =
                FileChannel.open(folder.resolve("ecumene.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
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

    Path database() {
        return folder.resolve("ecumene.db");
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
