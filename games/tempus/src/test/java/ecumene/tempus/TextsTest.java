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
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
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

    private String say(Language language, TempusEvent event) {
        return game.texts().say(language, "event", (Record) event, SeatNames.NUMBERED);
    }

    /** A fight is told as at a table: who won, by how much, and nothing that is none. */
    @Test
    void theOutcomeOfAFightIsASentence() {
        assertThat(say(Language.ES, fight(2, 2))).isEqualTo("Empate a 2 en colinas: jugador 2 resiste.");
        assertThat(say(Language.ES, fight(3, 2))).isEqualTo("jugador 1 vence a jugador 2 en colinas, 3 a 2.");
        assertThat(say(Language.ES, fight(1, 2))).isEqualTo("jugador 2 resiste en colinas, 2 a 1.");
        assertThat(say(Language.EN, fight(2, 2))).isEqualTo("A tie at 2 on hills: player 2 holds out.");
    }

    private static TempusEvent fight(int attack, int defence) {
        return new TempusEvent.FightDecided(
                0,
                1,
                Hex.of("c6r6"),
                Hex.of("c6r5"),
                Terrain.HILLS,
                attack,
                defence,
                List.of(),
                List.of(),
                new TempusEvent.Side(attack, 0, 0, 0),
                new TempusEvent.Side(defence, 0, 0, 0),
                attack > defence,
                attack == defence);
    }

    @Test
    void nothingIsToldAsSomething() {
        assertThat(say(Language.ES, new TempusEvent.CardsLaid(0, 0))).isEqualTo("jugador 1 no juega ninguna carta.");
        assertThat(say(Language.EN, new TempusEvent.CardsLaid(0, 0))).isEqualTo("player 1 lays no cards.");
        assertThat(say(Language.ES, new TempusEvent.EraReached(2, Era.WRITING, 3)))
                .isEqualTo("jugador 3 llega a la Escritura.");
        assertThat(say(Language.ES, new TempusEvent.ProgressMade(0, 0, List.of())))
                .isEqualTo("jugador 1: ningún punto de progreso.");
        assertThat(say(Language.EN, new TempusEvent.ProgressMade(1, 3, List.of(IdeaCard.of("education-hills")))))
                .isEqualTo("player 2: 3 progress points, with Education (hills).");
        assertThat(say(Language.EN, new TempusEvent.CardsShown(1, List.of())))
                .isEqualTo("player 2 defends without cards.");
        assertThat(game.texts()
                        .say(
                                Language.ES,
                                "prompt.DefenceCards",
                                Map.of("attacker", 2, "terrain", Terrain.HILLS, "cards", 0),
                                SeatNames.NUMBERED))
                .isEqualTo("jugador 3 te ataca en colinas sin cartas. ¿Con qué te defiendes?");
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
