package ecumene.cli;

import ecumene.server.store.Database;
import ecumene.server.store.Verification;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ecumene verify}: asks the database for its own check, and plays every journal again. */
@Command(name = "verify", sortOptions = false)
final class VerifyCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final Kept kept = new Kept();

    private static final int NOT_WHOLE = 1;

    VerifyCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        try (Database database = kept.look(context.shell().environment())) {
            return verify(context, database);
        }
    }

    /** Says what was found; 0 if all is well. */
    static int verify(Context context, Database database) {
        Verification found = Verification.of(database, context.games().all(), done -> {});
        found.faults()
                .forEach(fault -> context.shell().err().println(context.words().say("verify.fault", "fault", fault)));
        context.shell()
                .out()
                .println(context.words()
                        .say(
                                "verify.done",
                                "matches",
                                found.matches(),
                                "entries",
                                found.entries(),
                                "other",
                                found.otherRules(),
                                "faults",
                                found.faults().size()));
        return found.faults().isEmpty() ? 0 : NOT_WHOLE;
    }
}
