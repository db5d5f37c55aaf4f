package ecumene.cli;

import ecumene.server.HouseRules;
import ecumene.server.Quota;
import ecumene.server.Server;
import ecumene.server.ServerConfig;
import ecumene.server.store.DatabaseAddress;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ecumene serve}: opens the house to browsers until it is told to stop. */
@Command(name = "serve", sortOptions = false)
final class ServeCommand implements Callable<Integer> {

    private static final int HIGHEST_PORT = 65_535;
    private static final int MOST = 1_000_000;
    private static final int LONGEST_DRAIN = 600;

    private final Context context;

    @Option(names = "--port", paramLabel = "N", defaultValue = "" + ServerConfig.USUAL_PORT)
    private int port = ServerConfig.USUAL_PORT;

    @Option(names = "--host", paramLabel = "${bundle:label.address}", defaultValue = "127.0.0.1")
    private String host = "127.0.0.1";

    @Option(names = "--data", paramLabel = "${bundle:label.folder}")
    private @Nullable String data;

    @Option(names = "--database", paramLabel = "URL")
    private @Nullable String database;

    @Option(names = "--open")
    private boolean open;

    @Option(names = "--behind-proxy")
    private boolean behindProxy;

    @Option(names = "--name", paramLabel = "${bundle:label.name}")
    private List<String> names = List.of();

    @Option(names = "--metrics")
    private boolean metrics;

    @Option(names = "--quota", paramLabel = "${bundle:label.quota}")
    private Map<String, Integer> quotas = Map.of();

    @Option(names = "--drain", paramLabel = "${bundle:label.seconds}", defaultValue = "0")
    private int drain;

    @Option(names = "--no-limits")
    private boolean unlimited;

    ServeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Arguments.number("--port", port, 0, HIGHEST_PORT);
        Arguments.number("--drain", drain, 0, LONGEST_DRAIN);
        Path folder = DataPlace.folder(data, context.shell().environment());
        InetAddress address = address();
        if (unlimited && !address.isLoopbackAddress()) {
            throw new UsageException("limits-for-strangers", "host", host);
        }
        DatabaseAddress elsewhere = DataPlace.database(database, context.shell().environment());
        ServerConfig config = new ServerConfig(
                context.games().all(), host, port, folder, elsewhere, behindProxy, !unlimited, rules());
        Server server = Server.start(config);
        Thread stop = new Thread(server::close, "stop");
        Runtime.getRuntime().addShutdownHook(stop);
        String page = page(address, server.port());
        context.shell()
                .out()
                .println(context.words()
                        .say("serve.open", "page", page, "folder", elsewhere == null ? folder : elsewhere));
        if (open) {
            showInBrowser(page);
        }
        try {
            new CountDownLatch(1).await(); // the signal that ends the process runs the hook above
        } catch (InterruptedException e) {
            Runtime.getRuntime().removeShutdownHook(stop);
            server.close();
        }
        return 0;
    }

    private HouseRules rules() {
        HouseRules rules = new HouseRules(names, metrics, Map.of(), Duration.ofSeconds(drain));
        for (Map.Entry<String, Integer> each : quotas.entrySet()) {
            Quota quota = Arrays.stream(Quota.values())
                    .filter(known -> known.id().equals(each.getKey()))
                    .findFirst()
                    .orElseThrow(() -> new UsageException(
                            "unknown-quota",
                            "quota",
                            each.getKey(),
                            "quotas",
                            Arrays.stream(Quota.values()).map(Quota::id).collect(Collectors.joining(", "))));
            Arguments.number("--quota " + quota.id(), each.getValue(), 0, MOST);
            rules = rules.withQuota(quota, each.getValue());
        }
        return rules;
    }

    // ---------------------------------------------------------------- where

    private InetAddress address() {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new UsageException("unknown-host", "host", host);
        }
    }

    /** What a person types into a browser on this machine. */
    private String page(InetAddress address, int port) {
        boolean here = address.isAnyLocalAddress() || address.isLoopbackAddress();
        String name = here ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
        return "http://" + name + ":" + port;
    }

    /** A wish, not a duty: where there is no browser, the address was printed. */
    private static void showInBrowser(String page) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("mac")
                ? List.of("open", page)
                : system.contains("win")
                        ? List.of("rundll32", "url.dll,FileProtocolHandler", page)
                        : List.of("xdg-open", page);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            return; // nothing that could open it
        }
    }
}
