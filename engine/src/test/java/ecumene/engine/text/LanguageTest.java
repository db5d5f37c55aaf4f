package ecumene.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LanguageTest {

    @Test
    void aWordStandsBeforeTheLastOfSeveralThings() {
        assertThat(Language.EN.list(List.of())).isEmpty();
        assertThat(Language.EN.list(List.of("Salt"))).isEqualTo("Salt");
        assertThat(Language.EN.list(List.of("Salt", "Grain"))).isEqualTo("Salt and Grain");
        assertThat(Language.EN.list(List.of("Salt", "Grain", "Iron"))).isEqualTo("Salt, Grain and Iron");
        assertThat(Language.ES.list(List.of("sal", "grano", "hierro"))).isEqualTo("sal, grano y hierro");
    }

    @Test
    void beforeItsOwnSoundTheSpanishWordIsAnother() {
        assertThat(Language.ES.list(List.of("Galia", "Italia"))).isEqualTo("Galia e Italia");
        assertThat(Language.ES.list(List.of("Galia", "Hispania"))).isEqualTo("Galia e Hispania");
        assertThat(Language.ES.list(List.of("Galia", "iones"))).isEqualTo("Galia y iones");
        assertThat(Language.EN.list(List.of("Gaul", "Italy"))).isEqualTo("Gaul and Italy");
    }
}
