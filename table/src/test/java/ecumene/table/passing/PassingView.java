package ecumene.table.passing;

import ecumene.engine.View;
import java.util.List;

/** What a viewer knows: everybody's gold, and the own hand; -1 for a spectator. */
public record PassingView(int round, List<Integer> gold, int hand) implements View {}
