package ecumene.cli.load;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentLinkedDeque;

/** The connections to a server: who has got an answer leaves the connection to the next. */
final class Connections implements AutoCloseable {

    private final URI server;
    private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();

    Connections(URI server) {
        this.server = server;
    }

    /** Makes a move, as a tab of a browser that follows the match by a line of this name. */
    Connection.Reply post(String path, String cookie, String line, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head = "POST " + path + " HTTP/1.1\r\nHost: " + server.getAuthority() + "\r\nCookie: " + cookie
                + "\r\nX-Ecumene: 1\r\nX-Ecumene-Line: " + line
                + "\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: " + bytes.length
                + "\r\n\r\n";
        Connection kept = idle.pollFirst();
        if (kept != null) {
            try {
                return ask(kept, head, bytes);
            } catch (IOException e) {
                // Servers close what was not used for a while. A move that is sent twice is made once.
            }
        }
        return ask(Connection.open(server), head, bytes);
    }

    private Connection.Reply ask(Connection connection, String head, byte[] body) throws IOException {
        try {
            Connection.Reply reply = connection.ask(head, body);
            idle.addFirst(connection);
            return reply;
        } catch (IOException e) {
            connection.close();
            throw e;
        }
    }

    /** Opens a line for live updates; it belongs to who has asked for it. */
    Line line(String path, String cookie) throws IOException {
        Connection connection = Connection.open(server);
        try {
            String head = "GET " + path + " HTTP/1.1\r\nHost: " + server.getAuthority() + "\r\nCookie: " + cookie
                    + "\r\nAccept: text/event-stream\r\nAccept-Encoding: gzip\r\n\r\n";
            return new Line(connection, connection.follow(head));
        } catch (IOException e) {
            connection.close();
            throw e;
        }
    }

    @Override
    public void close() {
        for (Connection each = idle.poll(); each != null; each = idle.poll()) {
            each.close();
        }
    }
}
