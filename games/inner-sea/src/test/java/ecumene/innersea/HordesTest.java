package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Resolving effects: Barbarians that a player must bring come, as long as any area that fits has room for one. */
class HordesTest {

    private static Table egyptWith(String card) {
        return Table.ofFour().hand("egypt", card, "iron-blades").disks("egypt", 1, "egypt");
    }

    @Rule({Rulebook.PLAYING, Rulebook.STACKING})
    @Test
    void raidersComeWhereThereIsRoom() {
        Table table = egyptWith("barbarian-raiders")
                .disks("barbarians", 4, "thrace")
                .disks("barbarians", 3, "illyria")
                .action("egypt")
                .play(card("barbarian-raiders"));
        assertThat(table.refusal(at("thrace"))).isEqualTo(InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS);
        assertThat(InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS.rule()).isEqualTo(Rulebook.STACKING);
        assertThat(table.refusal(at("troy"))).isEqualTo(InnerSeaRefusal.DOES_NOT_FIT_THE_CARD);
    }

    /** A full area is one half of the uprising as long as the other one has room, and no more than that. */
    @Rule({Rulebook.PLAYING, Rulebook.STACKING})
    @Test
    void anUprisingBringsSomebody() {
        Table table = egyptWith("border-uprising")
                .disks("barbarians", 4, "thrace", "macedonia", "illyria")
                .action("egypt")
                .play(card("border-uprising"));
        assertThat(table.refusal(at("thrace")))
                .as("nor is there room beside it")
                .isEqualTo(InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS);
        assertThat(table.allows(at("illyria"))).as("there is room beside it").isTrue();
        table.play(at("illyria"));
        assertThat(table.refusal(at("macedonia"))).isEqualTo(InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS);
        assertThat(table.allows(at("dalmatia"))).isTrue();

        Table roomy = egyptWith("border-uprising")
                .disks("barbarians", 4, "epirus")
                .action("egypt")
                .play(card("border-uprising"), at("illyria"), at("epirus"));
        assertThat(roomy.disks("barbarians", "illyria")).isEqualTo(2);
    }

    /** In a full sea the pirates still take their toll; where they would find nothing at all they do not go. */
    @Rule({Rulebook.PLAYING, Rulebook.STACKING})
    @Test
    void piratesGoWhereTheyDoSomething() {
        Table table = egyptWith("pirates")
                .disks("barbarians", 2, "ligurian-sea", "red-sea")
                .disks("gaul", 1, "massilia")
                .talents("gaul", 1)
                .action("egypt")
                .play(card("pirates"));
        assertThat(table.refusal(at("red-sea"))).isEqualTo(InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS);
        table.play(at("ligurian-sea"));
        assertThat(table.talents("gaul")).isZero();
        assertThat(table.talents("egypt")).isEqualTo(1);
    }

    /** An invasion goes where it finds room, in the area or beside it. */
    @Rule({Rulebook.EVENTS, Rulebook.STACKING})
    @Test
    void invadersComeWhereThereIsRoom() {
        Table table = Table.ofFour()
                .disks("egypt", 1, "egypt")
                .disks("barbarians", 4, "tingitania", "mauretania", "numidia")
                .hand("egypt", "lawgiver", "iron-blades")
                .top("saharan-raiders")
                .action("egypt")
                .play(card("lawgiver"));
        while (!table.question().equals("TargetArea")) {
            table.play(letPass());
        }
        for (InnerSeaMove move : table.legal()) {
            int area = ((InnerSeaMove.Target) move).area().index();
            boolean room = table.disks("barbarians", Area.at(area).id()) < 4;
            for (int near = Area.neighbours(area).and(Area.LAND).first();
                    near >= 0;
                    near = Area.neighbours(area).and(Area.LAND).after(near)) {
                room |= table.disks("barbarians", Area.at(near).id()) < 4;
            }
            assertThat(room).as(move.toString()).isTrue();
        }
    }
}
