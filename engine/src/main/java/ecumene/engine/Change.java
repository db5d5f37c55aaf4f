package ecumene.engine;

/**
 * A number that a move changes.
 *
 * @param indicator which one, see {@link Game#indicators}
 * @param seat whose
 */
public record Change(String indicator, int seat, int before, int after) {}
