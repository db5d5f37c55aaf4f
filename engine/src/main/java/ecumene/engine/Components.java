package ecumene.engine;

/**
 * What is printed in the box, for whoever draws or explains it: cards, tiles, the map, the tables, each with its numbers. A
 * record made of the game's own data, the same for every match; names and sentences are texts, found by the ids in it. So a
 * client needs to know no printed number.
 */
public interface Components {

    /** A game that has nothing to show but its moves. */
    record None() implements Components {}
}
