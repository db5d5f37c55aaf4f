package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/** The answer: a refusal exactly if it is not legal. */
public record Why(boolean legal, @Nullable Reason refusal) {}
