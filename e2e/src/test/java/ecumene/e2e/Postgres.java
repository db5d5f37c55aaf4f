package ecumene.e2e;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;

/** A PostgreSQL that can be stopped and started again, with the same data at the same address. */
final class Postgres implements AutoCloseable {

    private final Path data;
    private final int port;
    private EmbeddedPostgres server;

    Postgres(Path data) throws IOException {
        this.data = data;
        this.server = start(0);
        this.port = server.getPort();
    }

    private EmbeddedPostgres start(int where) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(where)
                .start();
    }

    String url() {
        return "jdbc:postgresql://localhost:" + port + "/postgres?user=postgres";
    }

    /** Whoever is connected is cut off. */
    void stop() throws IOException {
        server.close();
    }

    void startAgain() throws IOException {
        server = start(port);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
