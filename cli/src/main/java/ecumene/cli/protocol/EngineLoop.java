package ecumene.cli.protocol;

import ecumene.cli.protocol.ProtocolException.Code;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads lines of UTF-8, writes their answers and passes each on at once, until the input ends. */
public final class EngineLoop {

    /** Room for the record of a very long match. */
    static final int LONGEST_LINE = 16 << 20;

    private final Protocol protocol;
    private final InputStream in;
    private final OutputStream out;
    private boolean ended;

    public EngineLoop(Protocol protocol, InputStream in, OutputStream out) {
        this.protocol = protocol;
        this.in = in;
        this.out = out;
    }

    public void run() throws IOException {
        while (true) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            boolean whole = readLine(line);
            if (ended && line.size() == 0) {
                return;
            }
            String answer = whole
                    ? answer(line.toByteArray())
                    : Protocol.unreadable(Code.BAD_REQUEST, "a line has at most " + LONGEST_LINE + " bytes");
            out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }

    private String answer(byte[] line) {
        try {
            return protocol.answer(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString());
        } catch (CharacterCodingException e) {
            return Protocol.unreadable(Code.BAD_JSON, "not JSON: the line is not UTF-8");
        }
    }

    /** Reads up to the end of the line; says false if it is too long, and then has kept only its beginning. */
    private boolean readLine(ByteArrayOutputStream line) throws IOException {
        boolean whole = true;
        while (true) {
            int next = in.read();
            if (next < 0) {
                ended = true;
                return whole;
            }
            if (next == '\n') {
                return whole;
            }
            if (line.size() < LONGEST_LINE) {
                line.write(next);
            } else {
                whole = false;
            }
        }
    }
}
