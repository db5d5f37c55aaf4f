package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seats;
import ecumene.server.http.LiveLine.News;
import ecumene.table.Viewer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** What makes a live line short: changes instead of whole states, packed as one stream. */
class LiveLineTest {

    /** As the client does it. */
    private static String applied(String before, List<Object> parts) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof String piece) {
                text.append(piece);
            } else {
                int from = (int) parts.get(i);
                text.append(before, from, from + (int) parts.get(++i));
            }
        }
        return text.toString();
    }

    private static String randomText(Random random, int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.appendCodePoint(random.nextInt(12) == 0 ? 0x1F3B2 + random.nextInt(3) : 'a' + random.nextInt(6));
        }
        return text.toString();
    }

    @Test
    void aDifferenceLeadsFromAnyTextToAnyOther() {
        Random random = new Random(7);
        for (int round = 0; round < 500; round++) {
            String before = randomText(random, random.nextInt(400));
            StringBuilder now = new StringBuilder(before);
            for (int change = random.nextInt(6); change > 0; change--) {
                int at = now.offsetByCodePoints(0, random.nextInt(now.codePointCount(0, now.length()) + 1));
                if (random.nextBoolean()) {
                    now.insert(at, randomText(random, random.nextInt(60)));
                } else {
                    now.delete(
                            at, now.offsetByCodePoints(at, random.nextInt(now.codePointCount(at, now.length()) + 1)));
                }
            }
            List<Object> parts = Difference.parts(before, now.toString());
            assertThat(applied(before, parts)).isEqualTo(now.toString());
            assertThat(parts)
                    .filteredOn(String.class::isInstance)
                    .allSatisfy(piece -> assertThat(new String(
                                    ((String) piece).getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                            .as("no half characters")
                            .isEqualTo(piece));
        }
    }

    @Test
    void textsThatAreMuchAlikeDifferLittle() {
        String before = randomText(new Random(1), 40_000);
        String now = before.substring(0, 900) + "12" + before.substring(903, 30_000) + "x" + before.substring(30_000);
        List<Object> parts = Difference.parts(before, now);
        assertThat(applied(before, parts)).isEqualTo(now);
        assertThat(parts).hasSizeLessThan(12);
        assertThat(Difference.parts(now, now)).containsExactly(0, now.length());
        assertThat(Difference.parts("", "short")).containsExactly("short");
        assertThat(Difference.parts("long enough to be a block of its own", "")).isEmpty();
    }

    @Test
    void aPackedStreamIsReadAsItComesAndIsGzip() throws IOException {
        Random random = new Random(3);
        ByteArrayOutputStream wire = new ByteArrayOutputStream();
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        PackedStream packed = new PackedStream(wire);
        int alone = 0;
        for (int message = 0; message < 60; message++) {
            byte[] bytes = ("{\"cards\":[\"wheat\",\"bread\"],\"message\":" + message + ",\"text\":\""
                            + randomText(random, random.nextInt(message % 20 == 0 ? 30_000 : 200)) + "\"}")
                    .getBytes(StandardCharsets.UTF_8);
            int before = wire.size();
            packed.write(bytes);
            alone += wire.size() - before;
            plain.write(bytes);
            assertThat(readable(wire.toByteArray(), plain.size())).isEqualTo(plain.toByteArray());
        }
        packed.finish();
        assertThat(alone).isLessThan(plain.size());
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(wire.toByteArray()))) {
            assertThat(in.readAllBytes()).as("with its sum and its length").isEqualTo(plain.toByteArray());
        }
    }

    @Test
    void aFewWordsInBetweenAreReadToo() throws IOException {
        byte[] few = ":\n\n".getBytes(StandardCharsets.US_ASCII);
        Random random = new Random(5);
        ByteArrayOutputStream wire = new ByteArrayOutputStream();
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        PackedStream packed = new PackedStream(wire);
        for (int message = 0; message < 40; message++) {
            byte[] bytes = message % 3 == 1
                    ? few
                    : randomText(random, random.nextInt(3_000)).getBytes(StandardCharsets.UTF_8);
            packed.write(bytes);
            plain.write(bytes);
            assertThat(readable(wire.toByteArray(), plain.size())).isEqualTo(plain.toByteArray());
        }
        packed.finish();
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(wire.toByteArray()))) {
            assertThat(in.readAllBytes()).isEqualTo(plain.toByteArray());
        }
    }

    @Test
    void afterARestItIsStillKnownWhatWasToldLast() throws IOException {
        String first = randomText(new Random(6), 5_000);
        String second = first.replaceFirst("a", "b");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (LiveLine line = new LiveLine("match", new Viewer("ana", Seats.SPECTATOR), true, out)) {
            line.tell(() -> 1, known -> new News(1, first));
            assertThat(out.toString(StandardCharsets.UTF_8)).contains("event: state", first);
            line.rest();
            line.rest();
            out.reset();
            assertThat(line.tell(() -> 2, known -> new News(2, second))).isTrue();
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .startsWith("id: 2\nevent: change\ndata: {\"from\":1,")
                    .hasSizeLessThan(200);
            assertThat(line.tell(() -> 2, known -> new News(2, second)))
                    .as("told once")
                    .isFalse();
        }
    }

    /** What can be read though the stream goes on. */
    private static byte[] readable(byte[] wire, int length) throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(wire)).readNBytes(length);
    }
}
