package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/** What would a bot do? */
public record AskHint(int seat, @Nullable String bot) {}
