package ecumene.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MenuTest {

    private static Menu.Item<String> item(String kind, String words) {
        return new Menu.Item<>(kind, words, words);
    }

    private static Menu<String> menu() {
        List<Menu.Item<String>> items = new ArrayList<>();
        for (int from = 1; from <= 3; from++) {
            for (int to = 1; to <= 12; to++) {
                items.add(item("Move", "Mover de c" + from + "r1 a c" + to + "r2"));
            }
        }
        items.add(item("Idea", "Tener una idea"));
        return new Menu<>(items, 10);
    }

    @Test
    void fewMovesAreShownOneByOne() {
        Menu<String> menu = new Menu<>(List.of(item("A", "uno"), item("B", "dos")), 10);
        assertThat(menu.lines()).extracting(Menu.Line::words).containsExactly("uno", "dos");
        assertThat(menu.numbered(2)).hasSize(1);
        assertThat(menu.numbered(3)).isEmpty();
        assertThat(menu.numbered(0)).isEmpty();
    }

    @Test
    void manyMovesShareLinesByTheirKindAndThenByTheirBeginning() {
        Menu<String> menu = menu();
        assertThat(menu.lines()).extracting(Menu.Line::words).containsExactly("Mover de …", "Tener una idea");
        menu.narrow(menu.numbered(1));
        assertThat(menu.lines())
                .extracting(Menu.Line::words)
                .containsExactly("Mover de c1r1 a …", "Mover de c2r1 a …", "Mover de c3r1 a …");
        menu.narrow(menu.numbered(2));
        assertThat(menu.size()).isEqualTo(12);
        assertThat(menu.lines()).hasSize(10);
        assertThat(menu.hidden()).isEqualTo(2);
        menu.more();
        assertThat(menu.firstNumber()).isEqualTo(11);
        assertThat(menu.lines()).hasSize(2);
        menu.more();
        assertThat(menu.firstNumber()).isEqualTo(1);
        menu.reset();
        assertThat(menu.isNarrowed()).isFalse();
    }

    @Test
    void typingWordsKeepsTheMovesThatHaveThem() {
        Menu<String> menu = menu();
        assertThat(menu.filter("c2r1 c1r2")).isTrue();
        assertThat(menu.lines()).extracting(Menu.Line::words).containsExactly("Mover de c2r1 a c1r2");
        assertThat(menu.filter("c9r9")).isFalse();
        assertThat(menu.size()).isEqualTo(1);
        menu.reset();
        assertThat(menu.filter("IDÉA")).isTrue();
        assertThat(menu.size()).isEqualTo(1);
    }
}
