package ecumene.cli;

import ecumene.civilization.Civilization;
import ecumene.engine.Game;
import ecumene.innersea.InnerSea;
import ecumene.sidmeiercivilization.SidMeierCivilization;
import ecumene.tempus.Tempus;
import ecumene.throughtheages.ThroughTheAges;
import java.util.List;
import java.util.Optional;

/** The games of the house. A new one gets its line here and is then known to every command. */
public final class Games {

    /** All of them, in the order in which they are shown. */
    public static final Games HOUSE = new Games(List.of(
            new Tempus(), new ThroughTheAges(), new Civilization(), new SidMeierCivilization(), new InnerSea()));

    private final List<Game<?, ?>> all;

    public Games(List<? extends Game<?, ?>> all) {
        this.all = List.copyOf(all);
    }

    public List<Game<?, ?>> all() {
        return all;
    }

    public List<String> ids() {
        return all.stream().map(game -> game.info().id()).toList();
    }

    public Optional<Game<?, ?>> named(String id) {
        for (Game<?, ?> game : all) {
            if (game.info().id().equals(id)) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }
}
