package ecumene.server.http;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * By which the house knows the cookies that it has given out itself: 192 random bits, and 64 bits that only this house can
 * work out of them.
 */
public final class Seal {

    private static final String FILE = "seal";
    private static final String ALGORITHM = "HmacSHA256";
    public static final int KEY_BYTES = 32;
    private static final int RANDOM_BYTES = 24;
    private static final int COOKIE_BYTES = 32;
    private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]{43}");

    private final SecureRandom random = new SecureRandom();
    private final SecretKeySpec key;

    private Seal(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /** The seal of a data folder; a new one if there is none yet. Nobody else on the machine may read it. */
    public static Seal of(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            byte[] key = new byte[KEY_BYTES];
            new SecureRandom().nextBytes(key);
            boolean posix =
                    FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
            FileAttribute<?>[] mine = posix
                    ? new FileAttribute<?>[] {
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                    }
                    : new FileAttribute<?>[0];
            // Written beside and then moved: half a key is never found.
            Path draft = Files.createTempFile(folder, FILE, ".new", mine);
            Files.write(draft, key);
            Files.move(draft, file);
        }
        byte[] key = Files.readAllBytes(file);
        if (key.length != KEY_BYTES) {
            throw new IOException("not a seal: " + file);
        }
        return new Seal(key);
    }

    /** The seal with a key of {@link #KEY_BYTES} that several servers know. */
    public static Seal of(byte[] key) {
        return new Seal(key);
    }

    String newCookie() {
        byte[] secret = new byte[RANDOM_BYTES];
        random.nextBytes(secret);
        byte[] cookie = Arrays.copyOf(secret, COOKIE_BYTES);
        System.arraycopy(mark(secret), 0, cookie, RANDOM_BYTES, COOKIE_BYTES - RANDOM_BYTES);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(cookie);
    }

    /** Whether it looks like a cookie at all. */
    static boolean isCookie(String cookie) {
        return SHAPE.matcher(cookie).matches();
    }

    /** Whether a cookie is one that this house has given out. */
    boolean isOn(String cookie) {
        byte[] bytes = Base64.getUrlDecoder().decode(cookie);
        byte[] mark = Arrays.copyOfRange(bytes, RANDOM_BYTES, COOKIE_BYTES);
        byte[] expected = Arrays.copyOf(mark(Arrays.copyOf(bytes, RANDOM_BYTES)), mark.length);
        return MessageDigest.isEqual(mark, expected);
    }

    private byte[] mark(byte[] secret) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(secret);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java knows " + ALGORITHM, e);
        }
    }
}
