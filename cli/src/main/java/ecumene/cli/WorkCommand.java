package ecumene.cli;

import ecumene.server.ServerConfig;
import ecumene.server.Worker;
import ecumene.server.store.DatabaseAddress;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ecumene work}: thinks and keeps clocks for servers that share a database, until it is told to stop. */
@Command(name = "work", sortOptions = false)
final class WorkCommand implements Callable<Integer> {

    private final Context context;

    @Option(names = "--database", paramLabel = "URL")
    private @Nullable String database;

    WorkCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Map<String, String> environment = context.shell().environment();
        DatabaseAddress address = DataPlace.database(database, environment);
        if (address == null) {
            throw new UsageException("work-for-nobody");
        }
        Worker worker = Worker.start(ServerConfig.local(context.games().all(), DataPlace.folder(null, environment))
                .withDatabase(address));
        Thread stop = new Thread(worker::close, "stop");
        Runtime.getRuntime().addShutdownHook(stop);
        context.shell().out().println(context.words().say("work.begun", "database", address));
        try {
            new CountDownLatch(1).await(); // the signal that ends the process runs the hook above
        } catch (InterruptedException e) {
            Runtime.getRuntime().removeShutdownHook(stop);
            worker.close();
        }
        return 0;
    }
}
