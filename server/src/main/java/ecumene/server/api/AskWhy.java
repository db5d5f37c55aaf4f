package ecumene.server.api;

import tools.jackson.databind.JsonNode;

/** May this be played, and if not, why not? */
public record AskWhy(int seat, JsonNode move) {}
