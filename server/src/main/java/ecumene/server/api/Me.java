package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Who is asking: a guest, known by a cookie.
 *
 * @param guest a public id, no secret
 * @param name as the guest wants to be called
 */
public record Me(String guest, @Nullable String name) {}
