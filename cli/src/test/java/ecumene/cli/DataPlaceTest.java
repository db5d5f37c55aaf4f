package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataPlaceTest {

    @Test
    void dataIsWhereThePersonsSystemWantsIt() {
        Map<String, String> home = Map.of("HOME", "/home/ana");
        assertThat(DataPlace.usual(home, "Linux")).isEqualTo(Path.of("/home/ana/.local/share/ecumene"));
        assertThat(DataPlace.usual(Map.of("HOME", "/home/ana", "XDG_DATA_HOME", "/big"), "Linux"))
                .isEqualTo(Path.of("/big/ecumene"));
        assertThat(DataPlace.usual(Map.of("HOME", "/home/ana", "XDG_DATA_HOME", "relative"), "Linux"))
                .isEqualTo(Path.of("/home/ana/.local/share/ecumene"));
        assertThat(DataPlace.usual(home, "Mac OS X"))
                .isEqualTo(Path.of("/home/ana/Library/Application Support/Ecumene"));
        assertThat(DataPlace.usual(Map.of("LOCALAPPDATA", "/local"), "Windows 11"))
                .isEqualTo(Path.of("/local/Ecumene"));
    }

    @Test
    void whoHasNoHomeFindsItHere() {
        assertThat(DataPlace.usual(Map.of(), "Linux")).isEqualTo(Path.of("data").toAbsolutePath());
    }
}
