package ecumene.tempus;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Prompt;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What people read. */
class TextsTest {

    private final Tempus game = new Tempus();

    /** The map of the browser has no columns and rows: a sentence says the terrain, and the board shows the place. */
    @Test
    void noSentenceNamesACoordinate() {
        Randomness random = new Randomness(8);
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        TempusPosition position = game.start(game.info().setup(5), 8, log);
        while (!position.isFinished()) {
            int seat = Seats.first(game.awaiting(position));
            Prompt prompt = game.prompt(position, seat);
            List<TempusMove> moves = game.legalMoves(position, seat);
            TempusMove move = moves.get(random.below(moves.size()));
            for (Language language : Language.values()) {
                isPlain(game.texts().say(language, "prompt." + prompt.name(), prompt.args(), SeatNames.NUMBERED));
                isPlain(game.texts().say(language, "move", (Record) move, SeatNames.NUMBERED));
            }
            game.playListed(position, seat, move, log);
        }
        for (ToldEvent told : log.events()) {
            for (Language language : Language.values()) {
                isPlain(game.texts().say(language, "event", (Record) told.event(), SeatNames.NUMBERED));
            }
        }
    }

    private static void isPlain(String sentence) {
        assertThat(sentence).doesNotContainPattern("c\\d+r\\d+");
    }

    /** A terminal, whose map has them, can add the place of every move and event that has one. */
    @Test
    void thePlaceOfAMoveOrEventIsATextOfItsOwn() {
        for (Class<?> type : List.of(TempusMove.class, TempusEvent.class)) {
            for (Class<?> kind : type.getPermittedSubclasses()) {
                String key = "place." + kind.getSimpleName();
                boolean hasPlace = List.of(kind.getRecordComponents()).stream()
                        .anyMatch(component -> component.getType() == Hex.class);
                assertThat(game.texts().has(Language.EN, key)).as(key).isEqualTo(hasPlace);
            }
        }
        assertThat(game.texts()
                        .say(Language.ES, "place.MoveToken", Map.of("from", "c1r2", "to", "c3r4"), SeatNames.NUMBERED))
                .isEqualTo("c1r2 → c3r4");
    }

    /** The rulebook's column has ten eras; the row of the beginning is none of them. */
    @Test
    void thereAreTenErasAndABeginning() {
        assertThat(Era.ALL).hasSize(11);
        assertThat(game.texts().say(Language.EN, "round", Map.of("round", 10), SeatNames.NUMBERED))
                .isEqualTo("Era 10");
    }
}
