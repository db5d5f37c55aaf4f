package ecumene.server.api;

/**
 * A bot that can be given a seat.
 *
 * @param bot as {@code BotSpec} reads it
 */
public record BotLevel(String bot, Words title, Words about) {}
