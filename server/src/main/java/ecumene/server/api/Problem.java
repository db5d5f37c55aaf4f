package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Why a request was not carried out, as {@code application/problem+json}. Nothing was changed by it.
 *
 * @param code stable, for programs
 * @param message for people
 * @param refusal if the rules refuse the move
 * @param index which move of a gesture it is about, counted from 0; absent if it is about none of them
 */
public record Problem(
        String type,
        String title,
        int status,
        String code,
        Words message,
        @Nullable Reason refusal,
        @Nullable Integer index) {}
