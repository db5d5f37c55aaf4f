package ecumene.cli;

import ecumene.server.store.DatabaseAddress;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where programs of a person keep their data on each system: the same matches, wherever the command is typed. */
final class DataPlace {

    private static final Pattern SECRET = Pattern.compile("(?i)password|://[^/?]*:[^/?@]*@");

    private DataPlace() {}

    /** The folder that was asked for, or the usual one. */
    static Path folder(@Nullable String wanted, Map<String, String> environment) {
        if (wanted == null) {
            return usual(environment, System.getProperty("os.name", ""));
        }
        try {
            return Path.of(wanted).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            throw new UsageException("no-folder", "folder", wanted);
        }
    }

    /**
     * The database that was asked for here or in the environment; null if it is the one in the data folder. A password is
     * taken from the environment only: command lines can be read by everybody on a machine.
     */
    static @Nullable DatabaseAddress database(@Nullable String wanted, Map<String, String> environment) {
        String url = wanted == null ? environment.getOrDefault("ECUMENE_DATABASE", "") : wanted;
        if (url.isEmpty()) {
            return null;
        }
        if (wanted != null && SECRET.matcher(wanted).find()) {
            throw new UsageException("secret-on-the-line");
        }
        if (!url.startsWith(DatabaseAddress.PREFIX)) {
            throw new UsageException("no-database", "url", url);
        }
        return new DatabaseAddress(
                url, environment.get("ECUMENE_DATABASE_USER"), environment.get("ECUMENE_DATABASE_PASSWORD"));
    }

    static Path usual(Map<String, String> environment, String system) {
        String home = environment.getOrDefault("HOME", environment.getOrDefault("USERPROFILE", ""));
        String name = system.toLowerCase(Locale.ROOT);
        String local = environment.getOrDefault("LOCALAPPDATA", "");
        if (name.contains("win") && !name.contains("darwin") && !local.isEmpty()) {
            return Path.of(local, "Ecumene");
        }
        String wanted = environment.getOrDefault("XDG_DATA_HOME", "");
        if (!wanted.isEmpty() && Path.of(wanted).isAbsolute()) {
            return Path.of(wanted, "ecumene");
        }
        if (home.isEmpty()) {
            return Path.of("data").toAbsolutePath();
        }
        return name.contains("mac")
                ? Path.of(home, "Library", "Application Support", "Ecumene")
                : Path.of(home, ".local", "share", "ecumene");
    }
}
