package ecumene.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code ecumene test} is done by the launcher, which has the sources; here it is only shown in the help. */
@Command(name = "test", sortOptions = false)
final class TestCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        throw new UsageException("test-by-launcher");
    }
}
