package ecumene.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code ecumene serve} as a process of its own, so that it can be killed like one. */
final class ServerProcess {

    private static final Pattern PORT = Pattern.compile("http://localhost:(\\d+)");

    /** The program that is being tested. */
    private static final String THIS = System.getProperty("java.class.path");

    /** The packed program of another version, if there is one; else the same. */
    private static final String OTHER = System.getProperty("ecumene.other-version", THIS);

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    static ServerProcess start(Path data) throws IOException {
        return serve(THIS, Map.of(), "--data", data.toString());
    }

    /** One of several on a database. */
    static ServerProcess start(String database) throws IOException {
        return serve(THIS, Map.of("ECUMENE_DATABASE", database));
    }

    /** The same, of another version of the program if there is one. */
    static ServerProcess startOther(String database) throws IOException {
        return serve(OTHER, Map.of("ECUMENE_DATABASE", database));
    }

    /** A worker for servers on a database; it has no address. */
    static ServerProcess work(String database) throws IOException {
        Process process = launch(THIS, Map.of("ECUMENE_DATABASE", database), "work", "--lang", "en");
        String line = firstLine(process);
        if (!line.startsWith("Working")) {
            process.destroyForcibly();
            throw new IOException("the worker said: " + line);
        }
        return new ServerProcess(process, URI.create("none:/"));
    }

    private static ServerProcess serve(String program, Map<String, String> environment, String... where)
            throws IOException {
        List<String> line = new ArrayList<>(List.of("serve", "--port", "0", "--no-limits", "--lang", "en"));
        line.addAll(List.of(where));
        Process process = launch(program, environment, line.toArray(String[]::new));
        String said = firstLine(process);
        Matcher port = PORT.matcher(said);
        if (!port.find()) {
            process.destroyForcibly();
            throw new IOException("the server said: " + said);
        }
        return new ServerProcess(process, URI.create("http://127.0.0.1:" + port.group(1) + "/"));
    }

    private static Process launch(String program, Map<String, String> environment, String... command)
            throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                program,
                "ecumene.cli.Ecumene"));
        line.addAll(List.of(command));
        ProcessBuilder builder = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** It is printed when the program has begun, and nothing after it. */
    private static String firstLine(Process process) throws IOException {
        return String.valueOf(
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine());
    }

    URI address() {
        return address;
    }

    /** SIGKILL: no shutdown hook, no last words. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** SIGSTOP: it stands still, in the middle of whatever it does. */
    void freeze() throws IOException, InterruptedException {
        signal("-STOP");
    }

    /** SIGCONT: it goes on as if nothing had been. */
    void thaw() throws IOException, InterruptedException {
        signal("-CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        int status = new ProcessBuilder("kill", name, Long.toString(process.pid()))
                .start()
                .waitFor();
        if (status != 0) {
            throw new IOException("kill " + name + ": " + status);
        }
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
