package ecumene.server.store;

import java.security.SecureRandom;
import java.util.HexFormat;

/** What all servers of a house must know and nobody else may: each is made by the first who needs it. */
public final class Secrets {

    private final Database database;

    public Secrets(Database database) {
        this.database = database;
    }

    /** So many random bytes, the same for everybody who asks for this name. */
    public byte[] key(String name, int bytes) {
        byte[] proposal = new byte[bytes];
        new SecureRandom().nextBytes(proposal);
        String text = HexFormat.of().formatHex(proposal);
        database.write(statements -> statements.update(
                "insert into secret (name, value) values (?, ?) on conflict (name) do nothing", name, text));
        return HexFormat.of()
                .parseHex(database.read(handle -> handle.createQuery("select value from secret where name = :name")
                        .bind("name", name)
                        .mapTo(String.class)
                        .one()));
    }
}
