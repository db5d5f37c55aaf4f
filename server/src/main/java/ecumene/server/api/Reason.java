package ecumene.server.api;

/**
 * Why a move is not allowed.
 *
 * @param rule the place in the rulebook
 */
public record Reason(String code, String rule, Words message) {}
