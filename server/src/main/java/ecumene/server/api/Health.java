package ecumene.server.api;

/** Whether the house is open. */
public record Health(String status, String version, int games, long uptimeSeconds) {}
