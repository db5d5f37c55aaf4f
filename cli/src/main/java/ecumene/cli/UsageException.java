package ecumene.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/** A command line that cannot be obeyed: one clear line for the person who typed it, and exit code 2. */
public final class UsageException extends RuntimeException {

    private final String key;
    private final transient Map<String, Object> arguments = new LinkedHashMap<>();

    /**
     * @param key the text {@code error.<key>}
     * @param arguments names and values in turn
     */
    public UsageException(String key, Object... arguments) {
        super(key);
        this.key = key;
        for (int i = 0; i < arguments.length; i += 2) {
            this.arguments.put((String) arguments[i], arguments[i + 1]);
        }
    }

    public String say(Words words) {
        return words.say("error." + key, arguments);
    }
}
