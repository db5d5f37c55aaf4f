package ecumene.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code ecumene serve} as a process of its own, so that it can be killed like one. */
final class ServerProcess {

    private static final Pattern PORT = Pattern.compile("http://localhost:(\\d+)");

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    static ServerProcess start(Path data) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx256m",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "ecumene.cli.Ecumene",
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        data.toString(),
                        "--no-limits",
                        "--lang",
                        "en")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        // The line is printed when the server listens, and nothing after it.
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = out.readLine();
        Matcher port = PORT.matcher(String.valueOf(line));
        if (!port.find()) {
            process.destroyForcibly();
            throw new IOException("the server said: " + line);
        }
        return new ServerProcess(process, URI.create("http://127.0.0.1:" + port.group(1) + "/"));
    }

    URI address() {
        return address;
    }

    /** SIGKILL: no shutdown hook, no last words. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** SIGTERM; gives the exit code. */
    int stop() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(15, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IllegalStateException("the server does not stop");
        }
        return process.exitValue();
    }
}
