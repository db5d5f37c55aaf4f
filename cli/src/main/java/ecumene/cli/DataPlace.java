package ecumene.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where programs of a person keep their data on each system: the same matches, wherever the command is typed. */
final class DataPlace {

    private DataPlace() {}

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
