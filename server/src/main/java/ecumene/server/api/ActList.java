package ecumene.server.api;

import java.util.List;

/** Acts in their order, at most 100; the next ones begin with the ply of the last. */
public record ActList(List<Act> acts) {}
