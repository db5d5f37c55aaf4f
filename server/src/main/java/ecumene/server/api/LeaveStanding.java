package ecumene.server.api;

/**
 * Leaves an answer standing for the questions of a step, or takes it away.
 *
 * @param name of the step
 */
public record LeaveStanding(int seat, String name, Standing.Until until) {}
