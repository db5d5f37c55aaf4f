package ecumene.server.api;

import tools.jackson.databind.JsonNode;

/**
 * A move of a seat.
 *
 * @param ply how many moves had been made when the seat decided
 * @param undone as the state said by then
 * @param move in the notation of its game
 */
public record MakeMove(int seat, int ply, int undone, JsonNode move) {}
