package ecumene.innersea;

import static ecumene.innersea.Moves.done;
import static ecumene.innersea.Moves.help;
import static ecumene.innersea.Moves.lay;
import static ecumene.innersea.Moves.payTalent;
import static ecumene.innersea.Moves.remove;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.innersea.InnerSeaForesight.Contest;
import ecumene.innersea.InnerSeaForesight.Force;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.testkit.RandomPlay;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How a competition will end is told as it then ends, or not at all. */
class ForecastTest {

    private static final InnerSea GAME = new InnerSea();

    private static Optional<List<Force>> told(InnerSeaPosition position, int seat) {
        return GAME.foresight(position, seat).contests().stream()
                .filter(contest -> contest.area().index() == position.arena())
                .map(Contest::left)
                .findFirst();
    }

    private static Optional<List<Force>> told(Table table, int seat) {
        return told(table.position(), seat);
    }

    private static Force force(String faction, int size) {
        return new Force(Civilization.of(faction), size);
    }

    private static List<Force> forces(InnerSeaPosition position, int area) {
        List<Force> forces = new ArrayList<>();
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            int disks = position.board().disks(faction, area);
            if (disks > 0) {
                forces.add(new Force(position.civilization(faction), disks));
            }
        }
        return forces;
    }

    /** The position in which the competition is over, if everybody does as little as can be. */
    private static InnerSeaPosition playedOut(InnerSeaPosition position) {
        InnerSeaPosition after = position.copy();
        while (after.arena() == position.arena()) {
            int seat = Seats.first(GAME.awaiting(after));
            GAME.play(after, seat, GAME.defaultMove(after, seat), EventLog.SILENT);
        }
        return after;
    }

    /** Troy stands with three against three; its Amazons come because they were announced. */
    @Rule(Rulebook.COMPETITION)
    @Test
    void announcedHelpCounts() {
        Table table = Table.of("troy", "egypt")
                .disks("troy", 3, "ionia")
                .disks("egypt", 3, "ionia")
                .hand("troy", "treaty")
                .competitions();
        assertThat(told(table, 0)).contains(List.of(force("troy", 1), force("egypt", 1)));
        table.play(help(1));
        assertThat(told(table, 0)).contains(List.of(force("troy", 2)));
        assertThat(told(table, 1)).contains(List.of(force("troy", 2)));
        int arena = table.position().arena();
        assertThat(forces(playedOut(table.position()), arena)).containsExactly(force("troy", 2));
    }

    /** The disk that is asked for is gone in what is told; whoever pays for it is told of one more. */
    @Rule(Rulebook.LOSSES)
    @Test
    void aLossThatIsAskedForCounts() {
        Table table = Table.of("troy", "egypt")
                .disks("troy", 4, "ionia")
                .disks("egypt", 3, "ionia")
                .talents("troy", 1)
                .competitions()
                .until("LoseHere");
        List<Force> told = told(table, 0).orElseThrow();
        int arena = table.position().arena();
        InnerSeaPosition paid = table.position().copy();
        GAME.play(paid, 0, payTalent(), EventLog.SILENT);
        assertThat(told(table.play(remove("ionia")), 0)).contains(told);
        assertThat(forces(playedOut(table.position()), arena)).isEqualTo(told);
        assertThat(forces(paid, arena).getFirst().size())
                .isGreaterThan(told.getFirst().size());
    }

    /** A card whose face is not known may change everything: nothing is told but to who laid it. */
    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void nothingIsToldOverCardsFaceDown() {
        Table table = Table.of("troy", "egypt")
                .disks("troy", 3, "ionia")
                .disks("egypt", 3, "ionia")
                .hand("troy", "iron-blades")
                .hand("egypt", "treaty")
                .competitions()
                .play(lay("iron-blades"));
        assertThat(told(table, 0)).contains(List.of(force("troy", 3)));
        assertThat(told(table, 1)).isEmpty();
        assertThat(told(table, Seats.SPECTATOR)).isEmpty();
    }

    /** A card that is still to be aimed may strike here or there. */
    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void nothingIsToldOverCardsToBeAimed() {
        Table table = Table.of("troy", "egypt", "mycenae")
                .disks("troy", 3, "attica")
                .disks("egypt", 3, "attica")
                .disks("mycenae", 3, "attica")
                .hand("troy", "siege-engines")
                .competitions()
                .play(lay("siege-engines"));
        assertThat(told(table, 0)).isEmpty();
    }

    /** The elephants turn on whom the next card of the deck says. */
    @Rule(Rulebook.COMPETITION_CARDS)
    @Test
    void nothingIsToldOverTheDeck() {
        Table table = Table.of("troy", "egypt")
                .disks("troy", 3, "ionia")
                .disks("egypt", 3, "ionia")
                .hand("troy", "war-elephants")
                .hand("egypt", "treaty")
                .competitions()
                .play(lay("war-elephants"), done());
        while (table.question().equals("TargetArea") || table.question().equals("CompetitionCards")) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
        assertThat(table.position().arena()).isEqualTo(Area.of("ionia").index());
        assertThat(told(table, 0)).isEmpty();
    }

    /** Played on by whoever brings and pays nothing, every competition ends as every seat was told. */
    @Rule(Rulebook.COMPETITION)
    @Test
    void whatIsToldComesTrue() {
        int[] compared = {0};
        new RandomPlay<>(GAME).visitMatches(12, position -> {
            if (position.isFinished()
                    || position.arena() == InnerSeaPosition.NONE
                    || position.terms().people() < position.powers()) {
                return;
            }
            int arena = position.arena();
            InnerSeaPosition after = playedOut(position);
            for (int seat = 0; seat < position.setup().seats(); seat++) {
                Optional<List<Force>> told = told(position, seat);
                if (told.isPresent() && after.phase() == Phase.COMPETITION) {
                    assertThat(told).as(Area.at(arena).id()).contains(forces(after, arena));
                    compared[0]++;
                }
            }
        });
        assertThat(compared[0]).isGreaterThan(50);
    }
}
