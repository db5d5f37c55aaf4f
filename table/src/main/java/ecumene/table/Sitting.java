package ecumene.table;

import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat.
 *
 * @param owner the guest whose seat it is, also while a caretaker stands in; absent for bots and free seats
 * @param name how the person is called; on a free seat who is expected
 * @param bot which of the {@link BotLevels} plays it now; absent for a person
 * @param resigned whether its person has given up for good
 */
public record Sitting(
        Kind kind,
        @Nullable String owner,
        @Nullable String name,
        @Nullable String bot,
        boolean resigned) {

    public enum Kind {
        /** Nobody yet. */
        FREE,
        PERSON,
        BOT,
        /** A bot that stands in for a person. */
        CARETAKER
    }

    public static Sitting free(@Nullable String expected) {
        return new Sitting(Kind.FREE, null, expected, null, false);
    }

    public static Sitting person(String owner, @Nullable String name) {
        return new Sitting(Kind.PERSON, owner, name, null, false);
    }

    public static Sitting bot(String level) {
        return new Sitting(Kind.BOT, null, null, level, false);
    }

    /** The same person's seat with a bot that stands in. */
    public Sitting caretaker(String level, boolean forGood) {
        return new Sitting(Kind.CARETAKER, owner, name, level, forGood);
    }

    /** The person is back. */
    public Sitting back() {
        return new Sitting(Kind.PERSON, owner, name, null, false);
    }

    public boolean belongsTo(String guest) {
        return guest.equals(owner);
    }

    public boolean isPerson() {
        return kind == Kind.PERSON;
    }
}
