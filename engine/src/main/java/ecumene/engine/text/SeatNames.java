package ecumene.engine.text;

/** How the seats of a match are called, in the reader's language. */
@FunctionalInterface
public interface SeatNames {

    String name(int seat, Language language);

    /** When nobody has a name: «player 1» and so on. */
    SeatNames NUMBERED = (seat, language) -> (language == Language.ES ? "jugador " : "player ") + (seat + 1);
}
