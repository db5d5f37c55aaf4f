package ecumene.cli.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * A connection to a server that is kept for the next request, as browsers do. It knows only as much of HTTP as our own server
 * speaks: a client for everything would cost more than the server that is to be measured.
 */
final class Connection implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 30_000;
    private static final int LONGEST_LINE = 16 * 1024;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;

    private Connection(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream());
        this.out = socket.getOutputStream();
    }

    /** The beginning of an answer. */
    private record Head(int status, long length, boolean chunked, boolean packed) {}

    /** An answer, unpacked. */
    record Reply(int status, String body) {}

    static Connection open(URI server) throws IOException {
        boolean secure = "https".equals(server.getScheme());
        int port = server.getPort() >= 0 ? server.getPort() : secure ? 443 : 80;
        Socket socket = secure ? SSLSocketFactory.getDefault().createSocket() : new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.connect(new InetSocketAddress(server.getHost(), port), PATIENCE_MILLIS);
            return new Connection(socket);
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** Asks, and waits for the whole answer. */
    Reply ask(String head, byte[] body) throws IOException {
        send(head, body);
        Head answer = head();
        byte[] bytes = answer.chunked
                ? new Chunks(in).readAllBytes()
                : in.readNBytes((int) Math.min(Integer.MAX_VALUE, answer.length));
        if (!answer.chunked && bytes.length < answer.length) {
            throw new EOFException();
        }
        return new Reply(answer.status, new String(answer.packed ? unpacked(bytes) : bytes, StandardCharsets.UTF_8));
    }

    private static byte[] unpacked(byte[] bytes) throws IOException {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes), 4096)) {
            return in.readAllBytes();
        }
    }

    /** Asks for an answer that does not end by itself, and gives it as it comes, unpacked. */
    InputStream follow(String head) throws IOException {
        send(head, new byte[0]);
        Head answer = head();
        InputStream body = answer.chunked ? new Chunks(in) : in;
        if (answer.status != 200) {
            throw new IOException("status " + answer.status);
        }
        return answer.packed ? new Unpacked(body) : body;
    }

    private void send(String head, byte[] body) throws IOException {
        byte[] first = head.getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = Arrays.copyOf(first, first.length + body.length);
        System.arraycopy(body, 0, all, first.length, body.length);
        out.write(all);
    }

    private Head head() throws IOException {
        String first = line(in);
        if (!first.startsWith("HTTP/1.1 ")) {
            throw new IOException("no HTTP: " + first);
        }
        int status = Integer.parseInt(first.substring(9, 12));
        long length = 0;
        boolean chunked = false;
        boolean packed = false;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            String value = value(line, "content-length:");
            if (value != null) {
                length = Long.parseLong(value);
            }
            chunked |= "chunked".equals(value(line, "transfer-encoding:"));
            packed |= "gzip".equals(value(line, "content-encoding:"));
        }
        return new Head(status, length, chunked, packed);
    }

    private static @Nullable String value(String line, String name) {
        return line.regionMatches(true, 0, name, 0, name.length())
                ? line.substring(name.length()).strip().toLowerCase(Locale.ROOT)
                : null;
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(80);
        for (int each = in.read(); each != '\n'; each = in.read()) {
            if (each < 0 || line.size() > LONGEST_LINE) {
                throw new EOFException();
            }
            if (each != '\r') {
                line.write(each);
            }
        }
        return line.toString(StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // It is of no use any more in any case.
        }
    }

    /** Gives what has come: the usual one says that there is always more, and readers would wait for it. */
    private static final class Unpacked extends GZIPInputStream {

        Unpacked(InputStream in) throws IOException {
            super(in, 4096);
        }

        @Override
        public int available() {
            return 0;
        }
    }

    /** A body that comes in parts, each with its length before it. */
    private static final class Chunks extends InputStream {

        private final InputStream in;
        private long left;
        private boolean begun;
        private boolean over;

        Chunks(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int most) throws IOException {
            if (left == 0 && !over) {
                if (begun) {
                    line(in); // the end of the part before may come only with the next one
                }
                begun = true;
                left = Long.parseLong(line(in).strip(), 16);
                over = left == 0;
                if (over) {
                    line(in);
                }
            }
            if (over) {
                return -1;
            }
            int read = in.read(bytes, from, (int) Math.min(most, left));
            if (read < 0) {
                throw new EOFException();
            }
            left -= read;
            return read;
        }
    }
}
