package ecumene.server.store;

import ecumene.table.Sitting;
import org.jspecify.annotations.Nullable;

/** Who sits on a seat, as JSON. */
record SittingNotation(
        Sitting.Kind kind,
        @Nullable String owner,
        @Nullable String name,
        @Nullable String bot,
        boolean resigned) {

    static SittingNotation of(Sitting sitting) {
        return new SittingNotation(sitting.kind(), sitting.owner(), sitting.name(), sitting.bot(), sitting.resigned());
    }

    Sitting sitting() {
        return new Sitting(kind, owner, name, bot, resigned);
    }
}
