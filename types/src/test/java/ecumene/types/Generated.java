package ecumene.types;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of the client that is made here: it is in the repository, and it must be what would be made now. */
record Generated(Path file) {

    private static final String FLAG = "ecumene.update-types";

    static Generated inClient(String path) {
        return new Generated(Path.of("..", "web", "src").resolve(path).normalize());
    }

    void mustBe(String content) throws IOException {
        if (Boolean.getBoolean(FLAG)) {
            Files.createDirectories(file.getParent());
            if (!Files.exists(file) || !Files.readString(file).equals(content)) {
                Files.writeString(file, content);
            }
        }
        assertThat(file)
                .as("%s; to write it: ./ecumene test -pl types -am -D%s=true", file, FLAG)
                .exists();
        assertThat(Files.readString(file))
                .as("%s is out of date; to write it anew: ./ecumene test -pl types -am -D%s=true", file, FLAG)
                .isEqualTo(content);
    }
}
