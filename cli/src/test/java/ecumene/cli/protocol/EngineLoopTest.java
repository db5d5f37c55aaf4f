package ecumene.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.Games;
import ecumene.testkit.sample.SealedBids;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineLoopTest {

    private static List<String> answers(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new EngineLoop(new Protocol(new Games(List.of(new SealedBids())), System.err), in, out).run();
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void everyLineGetsOneAnswerInOrder() throws IOException {
        List<String> answers = answers(bytes("{\"op\":\"games\",\"id\":1}\r\n\n{\"op\":\"games\",\"id\":\"ñ€😀\"}"));
        assertThat(answers).hasSize(3);
        assertThat(answers.get(0)).startsWith("{\"id\":1,");
        assertThat(answers.get(1)).contains("bad_json");
        assertThat(answers.get(2)).startsWith("{\"id\":\"ñ€😀\",");
    }

    @Test
    void nothingInNothingOut() throws IOException {
        assertThat(answers(bytes(""))).isEmpty();
    }

    @Test
    void whatIsNoUtf8IsBadJson() throws IOException {
        List<String> answers = answers(new ByteArrayInputStream(new byte[] {'"', (byte) 0xC3, '"', '\n', (byte) 0xFF}));
        assertThat(answers).hasSize(2).allMatch(answer -> answer.contains("bad_json"));
    }

    @Test
    void aLineWithoutAnEndIsNotKept() throws IOException {
        InputStream endless = new ByteArrayInputStream(new byte[EngineLoop.LONGEST_LINE + 1_000_000]);
        List<String> answers = answers(
                new SequenceInputStream(Collections.enumeration(List.of(endless, bytes("\n{\"op\":\"games\"}\n")))));
        assertThat(answers).hasSize(2);
        assertThat(answers.get(0)).contains("bad_request");
        assertThat(answers.get(1)).contains("\"ok\":true");
    }
}
