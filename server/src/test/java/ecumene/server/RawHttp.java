package ecumene.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Requests that no decent client would send. */
public final class RawHttp {

    private RawHttp() {}

    public static TestGuest.Reply get(int port, String target, String... headers) {
        return send(
                port,
                "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + String.join("", headers)
                        + "\r\n");
    }

    public static TestGuest.Reply send(int port, String request) {
        return send(port, request.getBytes(StandardCharsets.ISO_8859_1));
    }

    public static TestGuest.Reply send(int port, byte[] request) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int end = answer.indexOf("\r\n\r\n");
            String[] lines = answer.substring(0, end).split("\r\n", -1);
            Map<String, List<String>> headers = new LinkedHashMap<>();
            for (int i = 1; i < lines.length; i++) {
                int colon = lines[i].indexOf(':');
                headers.put(
                        lines[i].substring(0, colon),
                        List.of(lines[i].substring(colon + 1).strip()));
            }
            String body = answer.substring(end + 4);
            return new TestGuest.Reply(Integer.parseInt(lines[0].split(" ", -1)[1]), headers, body);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
