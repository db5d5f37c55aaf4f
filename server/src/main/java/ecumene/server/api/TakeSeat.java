package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/** Sits down on a free seat. */
public record TakeSeat(
        int seat, String invitation, @Nullable String name) {}
