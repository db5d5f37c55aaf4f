package ecumene.e2e;

import ecumene.cli.Games;
import ecumene.cli.load.Guest;
import ecumene.server.Server;
import ecumene.server.ServerConfig;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;

/** A server of its own in this process, which can be closed and opened again at the same address. */
final class House implements AutoCloseable {

    private final Path data;
    private final HttpClient http = HttpClient.newHttpClient();
    private Server server;
    private final int port;

    private House(Path data) {
        this.data = data;
        this.server = start(data, 0);
        this.port = server.port();
    }

    static House open(Path data) {
        return new House(data);
    }

    private static Server start(Path data, int port) {
        // Tests are in a hurry that no person is in, so no limits.
        return Server.start(
                ServerConfig.local(Games.HOUSE.all(), data).withPort(port).withLimits(false));
    }

    String url(String path) {
        return "http://localhost:" + port + path;
    }

    /** Somebody without a browser. */
    Guest guest() throws IOException, InterruptedException {
        return Guest.arrive(http, URI.create("http://127.0.0.1:" + port + "/"));
    }

    void shut() {
        server.close();
    }

    void reopen() {
        server = start(data, port);
    }

    @Override
    public void close() {
        http.close();
        server.close();
    }
}
