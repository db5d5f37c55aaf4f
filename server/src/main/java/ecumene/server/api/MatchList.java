package ecumene.server.api;

import java.util.List;

/** Matches, the most urgent first. */
public record MatchList(List<MatchSummary> matches) {}
