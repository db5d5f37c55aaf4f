package ecumene.engine;

/**
 * What the rules tell a seat about what is to come: forecasts, yields, reach, the worth of a hand. A record of the game's own,
 * worked out by the rules themselves, so that nobody else has to know them. It says nothing that the seat may not know.
 */
public interface Foresight {

    /** A game that foretells nothing. */
    record None() implements Foresight {}
}
