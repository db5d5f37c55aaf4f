package ecumene.server.api;

/** A sentence in both languages. */
public record Words(String en, String es) {}
