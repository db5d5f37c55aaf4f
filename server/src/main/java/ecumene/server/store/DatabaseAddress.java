package ecumene.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Where a PostgreSQL database is, and as whom to go there. Without user and password the driver looks where PostgreSQL's
 * own programs look, such as the file {@code .pgpass}.
 *
 * @param url such as {@code jdbc:postgresql://host/name}
 */
public record DatabaseAddress(
        String url, @Nullable String user, @Nullable String password) {

    public static final String PREFIX = "jdbc:postgresql:";

    /** As a person may read it: without the password, and without what stands behind the question mark. */
    @Override
    public String toString() {
        int end = url.indexOf('?');
        return end < 0 ? url : url.substring(0, end);
    }
}
