package ecumene.engine;

import java.util.Map;

/**
 * What a move throws away: actions not used, disks that return, a card laid for nothing. A person is told before.
 *
 * @param name the text {@code loss.<name>} says it
 * @param args arguments of the sentence
 */
public record Loss(String name, Map<String, Object> args) {

    public Loss(String name) {
        this(name, Map.of());
    }
}
