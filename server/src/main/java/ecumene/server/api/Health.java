package ecumene.server.api;

/**
 * How the house is. If it is not well or closes, the answer has the status 503.
 *
 * @param status {@code ok}, {@code trouble}, or {@code closing}: whoever comes now should go to another server
 * @param database {@code fine}, {@code full} (no room left), {@code damaged} or {@code away}
 * @param waiting how many thoughts of bots wait for their turn
 * @param lines how many live lines are open
 */
public record Health(
        String status, String version, int games, long uptimeSeconds, String database, int waiting, int lines) {}
