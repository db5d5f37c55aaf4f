package ecumene.server.http;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How one text becomes another that is much like it: parts of the old one and pieces of new text. Two states of a match differ
 * in few places, wherever these are, so nothing need be known of what the texts say.
 */
final class Difference {

    /** Shorter parts are not worth naming. */
    private static final int BLOCK = 24;

    /** Most states differ in no more. */
    private static final int PARTS = 64;

    private static final int BASE = 31;

    /** The weight of the first character of a block in its sum. */
    private static final int FIRST = power(BASE, BLOCK - 1);

    /** As arrays: a text looks twice at every letter it is asked for, and arrays are compared many letters at a time. */
    private final char[] before;

    private final char[] now;
    private final List<Object> parts = new ArrayList<>(PARTS);

    /** Up to here the new text is written. */
    private int written;

    private Difference(String before, String now) {
        this.before = before.toCharArray();
        this.now = now.toCharArray();
    }

    /** In order, either a piece of new text, or two numbers: where a part of the old text begins, and how long it is. */
    static List<Object> parts(String before, String now) {
        Difference difference = new Difference(before, now);
        difference.find();
        return difference.parts;
    }

    private static int power(int base, int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }

    private void find() {
        int[] blocks = blocks();
        int last = now.length - BLOCK;
        int at = 0;
        int sum = at <= last ? sum(now, at) : 0;
        while (at <= last) {
            int from = blocks[place(sum, blocks)] - 1;
            if (from >= 0 && Arrays.equals(before, from, from + BLOCK, now, at, at + BLOCK)) {
                at = copy(from, at);
                sum = at <= last ? sum(now, at) : 0;
            } else {
                if (at < last) {
                    sum = (sum - now[at] * FIRST) * BASE + now[at + BLOCK];
                }
                at++;
            }
        }
        if (written < now.length) {
            parts.add(new String(now, written, now.length - written));
        }
    }

    /** Where the blocks of the old text begin, counted from 1, by their sums; 0 where there is none. */
    private int[] blocks() {
        int[] blocks = new int[Integer.highestOneBit(Math.max(1, before.length / BLOCK)) * 4];
        for (int from = before.length - BLOCK; from >= 0; from -= BLOCK) {
            blocks[place(sum(before, from), blocks)] = from + 1;
        }
        return blocks;
    }

    private static int sum(char[] text, int from) {
        int sum = 0;
        for (int i = from; i < from + BLOCK; i++) {
            sum = sum * BASE + text[i];
        }
        return sum;
    }

    private static int place(int sum, int[] blocks) {
        return (sum ^ sum >>> 15) & (blocks.length - 1);
    }

    /** Names the part that is the same here, as long as it is; says where it ends in the new text. */
    private int copy(int from, int at) {
        int begin = 0;
        while (at - begin > written && from - begin > 0 && before[from - begin - 1] == now[at - begin - 1]) {
            begin++;
        }
        int most = Math.min(now.length - at, before.length - from);
        int differs = Arrays.mismatch(before, from + BLOCK, from + most, now, at + BLOCK, at + most);
        int end = differs < 0 ? most : BLOCK + differs;
        // The two halves of a character stay together.
        if (Character.isLowSurrogate(now[at - begin])) {
            begin--;
        }
        if (Character.isHighSurrogate(now[at + end - 1])) {
            end--;
        }
        if (at - begin > written) {
            parts.add(new String(now, written, at - begin - written));
        }
        parts.add(from - begin);
        parts.add(begin + end);
        written = at + end;
        return written;
    }
}
