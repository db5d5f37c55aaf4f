package ecumene.engine;

/**
 * What one seat, or a spectator, may know of a {@link Position}: a record built up from nothing, field by field. It is safe
 * to send to that viewer.
 */
public interface View {}
