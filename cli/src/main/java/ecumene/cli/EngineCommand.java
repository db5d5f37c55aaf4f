package ecumene.cli;

import ecumene.cli.protocol.EngineLoop;
import ecumene.cli.protocol.Protocol;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code ecumene engine}: the protocol on standard input and output, for programs. */
@Command(name = "engine", sortOptions = false)
final class EngineCommand implements Callable<Integer> {

    private final Context context;

    EngineCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws IOException {
        Shell shell = context.shell();
        Protocol protocol = new Protocol(context.games(), shell.err());
        new EngineLoop(protocol, new BufferedInputStream(shell.in()), shell.out()).run();
        return 0;
    }
}
