package ecumene.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** JSON as it is being written: bytes that become more. */
final class Page {

    private static final int FIRST_SIZE = 4096;
    private static final int MOST_KEPT = 256 * 1024;
    private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);

    /** A long has no more digits, with its sign. */
    private static final int LONGEST_NUMBER = 20;

    private byte[] bytes = new byte[FIRST_SIZE];
    private int size;

    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** Whether it is worth keeping: not after something that is written once in a while. */
    boolean isHandy() {
        return bytes.length <= MOST_KEPT;
    }

    void clear() {
        size = 0;
    }

    private void room(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }

    void add(char ascii) {
        room(1);
        bytes[size++] = (byte) ascii;
    }

    void add(byte[] json) {
        room(json.length);
        System.arraycopy(json, 0, bytes, size, json.length);
        size += json.length;
    }

    /** Ends an object or a list: what was last written may be a comma, which goes. */
    void close(char bracket) {
        if (bytes[size - 1] == ',') {
            bytes[size - 1] = (byte) bracket;
        } else {
            add(bracket);
        }
    }

    void flag(boolean flag) {
        add(flag ? TRUE : FALSE);
    }

    void number(long number) {
        room(LONGEST_NUMBER);
        if (number >= 0 && number < 10) {
            bytes[size++] = (byte) ('0' + number); // most are
            return;
        }
        if (number == Long.MIN_VALUE) {
            ascii(Long.toString(number));
            return;
        }
        long left = number;
        if (left < 0) {
            bytes[size++] = '-';
            left = -left;
        }
        int digits = 1;
        for (long rest = left / 10; rest > 0; rest /= 10) {
            digits++;
        }
        for (int place = size + digits - 1; place >= size; place--) {
            bytes[place] = (byte) ('0' + left % 10);
            left /= 10;
        }
        size += digits;
    }

    /** Letters that need no care. */
    void ascii(String text) {
        room(text.length());
        for (int i = 0; i < text.length(); i++) {
            bytes[size++] = (byte) text.charAt(i);
        }
    }

    /** A text in its quotation marks. */
    void text(String text) {
        int length = text.length();
        room(length + 2);
        bytes[size++] = '"';
        for (int i = 0; i < length; i++) {
            char letter = text.charAt(i);
            if (letter < ' ' || letter == '"' || letter == '\\' || letter >= 0x80) {
                rest(text, i);
                return;
            }
            bytes[size++] = (byte) letter;
        }
        bytes[size++] = '"';
    }

    /** The same from the first letter on that needs care. */
    private void rest(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            room(6); // of one letter, with a quotation mark behind it: escaped, or half of four bytes
            char letter = text.charAt(i);
            if (letter >= 0x80) {
                boolean pair = Character.isHighSurrogate(letter)
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                encode(pair ? Character.toCodePoint(letter, text.charAt(++i)) : letter);
            } else if (letter == '"' || letter == '\\') {
                bytes[size++] = '\\';
                bytes[size++] = (byte) letter;
            } else if (letter < ' ') {
                escape(letter);
            } else {
                bytes[size++] = (byte) letter;
            }
        }
        add('"');
    }

    private void encode(int point) {
        if (Character.isBmpCodePoint(point) && Character.isSurrogate((char) point)) {
            throw new IllegalArgumentException("half a character");
        }
        if (point < 0x800) {
            bytes[size++] = (byte) (0xc0 | (point >> 6));
        } else {
            if (point < 0x10000) {
                bytes[size++] = (byte) (0xe0 | (point >> 12));
            } else {
                bytes[size++] = (byte) (0xf0 | (point >> 18));
                bytes[size++] = (byte) (0x80 | ((point >> 12) & 0x3f));
            }
            bytes[size++] = (byte) (0x80 | ((point >> 6) & 0x3f));
        }
        bytes[size++] = (byte) (0x80 | (point & 0x3f));
    }

    private void escape(char control) {
        int known = "\b\t\n\f\r".indexOf(control);
        bytes[size++] = '\\';
        if (known >= 0) {
            bytes[size++] = (byte) "btnfr".charAt(known);
        } else {
            bytes[size++] = 'u';
            bytes[size++] = '0';
            bytes[size++] = '0';
            bytes[size++] = HEX[control >> 4];
            bytes[size++] = HEX[control & 15];
        }
    }
}
