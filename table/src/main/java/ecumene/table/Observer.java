package ecumene.table;

import java.time.Duration;

/** Is told what goes on behind the scenes: for logs and metrics. Must be quick. */
public interface Observer {

    Observer NONE = new Observer() {};

    /** A bot has thought, whether or not its move was still wanted. */
    default void thought(String bot, Duration took) {}

    /** Something went wrong that no request is answered with: a bot failed, a listener failed, a move of a bot was not stored. */
    default void failed(String table, Throwable failure) {}
}
