package ecumene.server.http;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A gzip stream that lasts for hours and of which everything can be read as soon as it is sent. It only remembers the end of
 * what it has sent, to which what follows may refer; and with a few words that only fill a silence it forgets even that.
 */
final class PackedStream extends FilterOutputStream {

    /** So far back what follows may refer. */
    private static final int MEMORY = 4 * 1024;

    /** Not worth packing. */
    private static final int FEW = 16;

    private static final byte[] NOTHING = new byte[0];

    private static final byte[] HEADER = {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, (byte) 0xff};

    /** An empty last block. */
    private static final byte[] LAST = {3, 0};

    private final CRC32 sum = new CRC32();
    private long length;
    private byte[] remembered = NOTHING;

    PackedStream(OutputStream out) throws IOException {
        super(out);
        out.write(HEADER);
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    /** What is written at once is packed at once. */
    @Override
    public void write(byte[] bytes, int from, int number) throws IOException {
        if (number <= FEW) {
            out.write(asItIs(bytes, from, number));
            remembered = NOTHING;
        } else {
            out.write(Packers.pack(remembered, bytes, from, number));
            remember(bytes, from, number);
        }
        sum.update(bytes, from, number);
        length += number;
    }

    /** A block that is not packed: how long it is, the same with every bit turned round, and what it says. */
    private static byte[] asItIs(byte[] bytes, int from, int number) {
        byte[] block = new byte[5 + number];
        block[1] = (byte) number;
        block[3] = (byte) ~number;
        block[4] = (byte) 0xff;
        System.arraycopy(bytes, from, block, 5, number);
        return block;
    }

    private void remember(byte[] bytes, int from, int number) {
        int kept = Math.min(remembered.length, Math.max(0, MEMORY - number));
        int added = Math.min(number, MEMORY);
        byte[] memory = new byte[kept + added];
        System.arraycopy(remembered, remembered.length - kept, memory, 0, kept);
        System.arraycopy(bytes, from + number - added, memory, kept, added);
        remembered = memory;
    }

    /** Ends the stream as gzip wants it; what is below stays open. */
    void finish() throws IOException {
        out.write(LAST);
        littleEndian(sum.getValue());
        littleEndian(length);
        out.flush();
    }

    private void littleEndian(long value) throws IOException {
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            out.write((int) (value >>> shift) & 0xff);
        }
    }
}
