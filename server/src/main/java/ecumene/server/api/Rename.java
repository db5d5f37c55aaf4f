package ecumene.server.api;

/** How a guest wants to be called from now on. */
public record Rename(String name) {}
