package ecumene.server.api;

/**
 * Takes back the latest gesture of a seat.
 *
 * @param ply how many moves have been made, with those to be taken back
 * @param undone as the state says
 */
public record TakeBack(int seat, int ply, int undone) {}
