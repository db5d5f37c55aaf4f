package ecumene.engine;

/**
 * Something that happened. The log and the animations are made of events.
 *
 * <p>A game declares its events as one sealed interface with one record per kind; the text of an event is the key {@code
 * event.<record name>} with the record's components as arguments. An event holds nothing that its audience may not know:
 * where people may know different things, the rules tell two events to two audiences (see {@link EventLog}).
 */
public interface Event {}
