package ecumene.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code ecumene package} is done by the launcher, which has the sources; here it is only shown in the help. */
@Command(name = "package", sortOptions = false)
final class PackageCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        throw new UsageException("package-by-launcher");
    }
}
