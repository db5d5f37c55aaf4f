package ecumene.server.http;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Packs what is sent once. What packs takes a quarter of a megabyte and time to set up, so there are a few for everybody. They
 * work as quickly as they can: to pack tighter would cost more than all the rest of a move.
 */
final class Packers {

    private static final BlockingQueue<Deflater> IDLE = idle();

    private static final byte[] GZIP_HEAD = {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, (byte) 0xff};
    private static final int GZIP_TAIL = 8;
    private static final int LEAST_ROOM = 64;

    private Packers() {}

    private static BlockingQueue<Deflater> idle() {
        BlockingQueue<Deflater> packers = new LinkedBlockingQueue<>();
        for (int i = 0; i < 2 * Runtime.getRuntime().availableProcessors(); i++) {
            packers.add(new Deflater(Deflater.BEST_SPEED, true));
        }
        return packers;
    }

    /**
     * A part of a stream, which can be read as soon as it is there.
     *
     * @param before what came before it in the stream, as far back as is remembered
     */
    static byte[] pack(byte[] before, byte[] bytes, int from, int number) throws IOException {
        return packed(before, bytes, from, number, new byte[0], 0, Deflater.SYNC_FLUSH);
    }

    /** All of it, as a gzip file. */
    static byte[] gzip(byte[] bytes) throws IOException {
        byte[] packed = packed(new byte[0], bytes, 0, bytes.length, GZIP_HEAD, GZIP_TAIL, Deflater.NO_FLUSH);
        CRC32 sum = new CRC32();
        sum.update(bytes);
        int tail = packed.length - GZIP_TAIL;
        for (int place = 0; place < Integer.BYTES; place++) {
            packed[tail + place] = (byte) (sum.getValue() >>> (place * Byte.SIZE));
            packed[tail + Integer.BYTES + place] = (byte) (bytes.length >>> (place * Byte.SIZE));
        }
        return packed;
    }

    private static byte[] packed(byte[] before, byte[] bytes, int from, int number, byte[] head, int tail, int flush)
            throws IOException {
        Deflater packer = take();
        try {
            packer.reset();
            if (before.length > 0) {
                packer.setDictionary(before);
            }
            packer.setInput(bytes, from, number);
            if (flush == Deflater.NO_FLUSH) {
                packer.finish();
            }
            byte[] packed = Arrays.copyOf(head, head.length + Math.max(LEAST_ROOM, number / 2));
            int size = head.length;
            while (true) {
                size += packer.deflate(packed, size, packed.length - size, flush);
                if (size < packed.length) {
                    return Arrays.copyOf(packed, size + tail);
                }
                packed = Arrays.copyOf(packed, 2 * packed.length);
            }
        } finally {
            IDLE.add(packer);
        }
    }

    private static Deflater take() throws IOException {
        try {
            return IDLE.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }
}
