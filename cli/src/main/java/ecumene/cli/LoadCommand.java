package ecumene.cli;

import ecumene.cli.load.Load;
import ecumene.cli.load.UnexpectedAnswerException;
import ecumene.wire.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ecumene load}: plays many matches at once against a running server of this machine, and measures. */
@Command(name = "load", sortOptions = false)
final class LoadCommand implements Callable<Integer> {

    private static final int MOST_MATCHES = 10_000;
    private static final int LONGEST = 3600;
    private static final int LONGEST_THOUGHT = 1_000_000;

    /** How often the set-up tells how far it is. */
    private static final int STRIDE = 100;

    private final Context context;

    @Option(names = "--matches", paramLabel = "N", defaultValue = "200")
    private int matches = 200;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "60")
    private int seconds = 60;

    @Option(names = "--warm-up", paramLabel = "N", defaultValue = "0")
    private int warmUp;

    @Option(names = "--url", paramLabel = "URL", defaultValue = "http://localhost:8080")
    private String url = "http://localhost:8080";

    @Option(names = "--think", paramLabel = "N", defaultValue = "1000")
    private int think = 1000;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed = 1;

    LoadCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws InterruptedException {
        Arguments.number("--matches", matches, 1, MOST_MATCHES);
        Arguments.number("--seconds", seconds, 0, LONGEST);
        Arguments.number("--warm-up", warmUp, 0, LONGEST);
        Arguments.number("--think", think, 0, LONGEST_THOUGHT);
        URI server = server();
        Words words = context.words();
        Shell shell = context.shell();
        shell.err().println(words.say("load.begin", "matches", matches, "url", url, "seconds", seconds));
        try {
            Map<String, Object> report = new Load(server, context.games().all(), think, seed)
                    .run(matches, warmUp, seconds, ready -> {
                        if (ready % STRIDE == 0 && ready < matches) {
                            shell.err().println(words.say("load.running", "ready", ready, "matches", matches));
                        }
                    });
            shell.out().println(Json.text(report));
            return 0;
        } catch (IOException e) {
            throw new UsageException("no-server", "url", url);
        } catch (UnexpectedAnswerException e) {
            throw e.answer().status() == 429 ? new UsageException("limited", "url", url) : e;
        }
    }

    /** A load test can be an attack, so it goes to this machine and nowhere else. */
    private URI server() {
        URI server = parsed();
        if (server == null || !isHere(server)) {
            throw new UsageException("not-loopback", "url", url);
        }
        return server;
    }

    private @Nullable URI parsed() {
        try {
            URI server = new URI(url);
            boolean whole =
                    server.getHost() != null && Set.of("http", "https").contains(String.valueOf(server.getScheme()));
            return whole ? server.resolve("/") : null;
        } catch (URISyntaxException e) {
            return null;
        }
    }

    private static boolean isHere(URI server) {
        try {
            for (InetAddress address : InetAddress.getAllByName(server.getHost())) {
                if (!address.isLoopbackAddress()) {
                    return false;
                }
            }
            return true;
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
