package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.attack;
import static ecumene.sidmeiercivilization.Moves.choose;
import static ecumene.sidmeiercivilization.Moves.city;
import static ecumene.sidmeiercivilization.Moves.deal;
import static ecumene.sidmeiercivilization.Moves.done;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.heal;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.produce;
import static ecumene.sidmeiercivilization.Moves.research;
import static ecumene.sidmeiercivilization.Moves.unit;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.Arrays;

/**
 * Tables at which something is refused. The capital of red stands on f2, that of blue on c14; all land is a plain and nobody
 * is on it but who is put there.
 */
final class Tables {

    private Tables() {}

    static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
    }

    static Table of(Civilization red) {
        return Table.of(red, red == Civilization.ROMANS ? Civilization.RUSSIANS : Civilization.ROMANS)
                .plain()
                .noFigures();
    }

    static Table start() {
        return table().start(RED);
    }

    static Table cities() {
        return table().trade(RED, 0).cityManagement(RED);
    }

    static Table action() {
        return rushing(table());
    }

    static Table movement() {
        return table().armies(RED, 1, "c7").movement(RED);
    }

    static Table march() {
        return movement().play(RED, move("c7", 1, 0));
    }

    /** Red on c7 attacks blue on c8, each with two units; blue begins. */
    static Table battle(Table table) {
        table.forces(RED, "mounted-c", "mounted-a").forces(BLUE, "mounted-b", "infantry-a");
        table.armies(RED, 1, "c7").armies(BLUE, 1, "c8").movement(RED);
        return table.play(RED, move("c7", 1, 0), go("c8"));
    }

    static Table battle() {
        return battle(table());
    }

    /** Blue has opened a front and it is red's turn. */
    static Table front(Table table) {
        return battle(table).play(BLUE, unit("mounted-b"));
    }

    /** Red has killed scouts of blue. */
    static Table looting(Table table) {
        return table.scouts(BLUE, 1, "c8").armies(RED, 1, "c7").movement(RED).play(RED, move("c7", 1, 0), go("c8"));
    }

    static Table aiming() {
        return table().knows(RED, Technology.MONARCHY)
                .token(RED, Resource.SILK)
                .cityManagement(RED)
                .play(RED, use(Ability.MONARCHY));
    }

    /** Red is about to choose where the drought falls. */
    static Table drought(Table table) {
        return table.card(RED, EventCard.DROUGHT).start(RED).play(RED, play(EventCard.DROUGHT));
    }

    static Table drought() {
        return drought(table());
    }

    /** Egypt has built for nothing and manages its second city. */
    static Table egypt() {
        Table table = of(Civilization.EGYPTIANS).city(RED, "f8").trade(RED, 27).cityManagement(RED);
        table.position.use(RED, Once.FREE_BUILDING);
        return table.play(RED, city("f8"));
    }

    static Table paying() {
        return table().knows(RED, Technology.CURRENCY)
                .marker(RED, Marker.HUT_INCENSE, Marker.HUT_SPY)
                .cityManagement(RED)
                .play(RED, use(Ability.CURRENCY));
    }

    /** Red is about to use incense, and blue might answer. */
    static Table answering() {
        return table().knows(RED, Technology.CURRENCY)
                .token(RED, Resource.INCENSE)
                .card(BLUE, EventCard.PRIMETIME_TV, EventCard.JOUSTING_TOURNEY)
                .cityManagement(RED)
                .play(RED, use(Ability.CURRENCY));
    }

    static Table interrupting() {
        return table().card(BLUE, EventCard.DROUGHT)
                .armies(RED, 1, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
    }

    static Table offering() {
        return table().trade(RED, 6).trade(BLUE, 3).negotiation(RED).play(RED, deal(BLUE));
    }

    static Table exchange() {
        Table table = table().knows(RED, Technology.POTTERY).knows(BLUE, Technology.WRITING, Technology.MASONRY);
        table.card(RED, EventCard.EXCHANGE_OF_IDEAS).start(RED);
        table.play(RED, play(EventCard.EXCHANGE_OF_IDEAS));
        return table.play(RED, choose(Technology.WRITING));
    }

    /** Somebody with a card in hand is asked even if there is nothing else to do. */
    static Table withCard() {
        return table().card(RED, EventCard.BREAD_AND_CIRCUSES);
    }

    static Table discarding() {
        Table table = table().card(
                        RED, EventCard.DROUGHT, EventCard.SABOTAGE, EventCard.LOST, EventCard.WE_LOVE_THE_DESPOT_DAY);
        return table.cityManagement(RED).play(RED, city("f2"));
    }

    static Table germany() {
        return of(Civilization.GERMANS)
                .knows(RED, Technology.CURRENCY, Technology.WRITING)
                .trade(RED, 20)
                .trade(BLUE, 0)
                .research()
                .play(RED, research(Technology.CHIVALRY));
    }

    static Table gardens() {
        return table().wonder(Wonder.HANGING_GARDENS, "e2").start(RED).play(RED, use(Wonder.HANGING_GARDENS));
    }

    /** A city of red that harvests wheat. */
    static Table harvesters() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).noFigures().cityManagement(RED);
    }

    /** The square of the outskirts of the capital of red where a resource lies. */
    static String squareWith(Table table, Resource resource) {
        for (int square : Square.around(table.position.citySquare[RED])) {
            if (Board.resource(table.position, square) == resource.index()) {
                return Square.at(square).toString();
            }
        }
        throw new AssertionError("no " + resource);
    }

    /** A foreign army stands on the iron of red, whose capital is about to act. */
    static Table blockaded() {
        Table table = harvesters();
        return table.armies(BLUE, 1, squareWith(table, Resource.IRON)).play(RED, city("f2"));
    }

    /** The iron of red belongs to the capital of blue this turn. */
    static Table sentAway() {
        Table table = harvesters();
        int scout = BLUE * SidMeierCivilizationPosition.SCOUTS;
        table.position.sentSquare[scout] = Table.at(squareWith(table, Resource.IRON));
        table.position.sentCity[scout] = SidMeierCivilizationPosition.CITIES;
        return table.play(RED, city("f2"));
    }

    /** Red has unlocked Monarchy in this very start of turn. */
    static Table enlightened() {
        Table table = table().knows(RED, Technology.MONARCHY).start(RED);
        table.position.unlockedNow[RED] = (byte) (1 << Government.MONARCHY.index());
        return table;
    }

    static Table gift() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS, Civilization.CHINESE)
                .plain()
                .noFigures()
                .knows(RED, Technology.CONSTRUCTION)
                .card(RED, EventCard.A_GIFT_FROM_AFAR)
                .cityManagement(RED)
                .play(RED, use(Ability.CONSTRUCTION), pay("a-gift-from-afar"));
    }

    /** A village is attacked while two decks are used up. */
    static Table barbarians() {
        Table table = table().tribe(Board.VILLAGE, "c8").armies(RED, 1, "c7").movement(RED);
        for (Arm arm : new Arm[] {Arm.INFANTRY}) {
            for (int i = 0; i < UnitCard.STRENGTHS; i++) {
                int unit = arm.index() * UnitCard.STRENGTHS + i;
                table.position.forces[BLUE * UnitCard.COUNT + unit] += table.position.deck[unit];
                table.position.deck[unit] = 0;
            }
        }
        return table.play(RED, move("c7", 1, 0), go("c8"));
    }

    static Table village() {
        Table table = table().tribe(Board.VILLAGE, "c8").armies(RED, 1, "c7").movement(RED);
        return table.knows(BLUE, Technology.MATHEMATICS)
                .token(BLUE, Resource.IRON)
                .play(RED, move("c7", 1, 0), go("c8"))
                .defaultsUntil(BLUE, "battle");
    }

    static Table wounds() {
        Table table = front(table().knows(RED, Technology.MATHEMATICS).token(RED, Resource.IRON));
        return table.play(RED, use(Ability.MATHEMATICS));
    }

    static Table wounded(Technology technology) {
        Table table = front(table().knows(RED, technology));
        return table.play(RED, attack(0), unit("mounted-c"));
    }

    static Table healing() {
        return wounded(Technology.ANIMAL_HUSBANDRY).play(RED, heal(Technology.ANIMAL_HUSBANDRY));
    }

    static Table healed() {
        Table table = table().knows(RED, Technology.BIOLOGY, Technology.ANIMAL_HUSBANDRY, Technology.MATHEMATICS)
                .token(RED, Resource.IRON);
        front(table).play(RED, attack(0), unit("mounted-c"), heal(Technology.ANIMAL_HUSBANDRY), done());
        return table.play(RED, heal(Technology.BIOLOGY));
    }

    static Table reclaiming() {
        Table table = of(Civilization.CHINESE);
        battle(table).play(BLUE, unit("mounted-b"));
        table.play(RED, attack(0), unit("mounted-a"));
        return table.defaultsUntil("reclaim-unit");
    }

    static Table settlers() {
        return table().scouts(RED, 1, "f8");
    }

    /** The tile of f5 lies face down. */
    static Table hidden(Table table) {
        int slot = table.position.layout.slot(Square.of("f5").index());
        table.position.turned[slot] = SidMeierCivilizationPosition.NONE;
        return table;
    }

    static Table anarchy() {
        Table table = table();
        table.position.government[RED] = (byte) Government.ANARCHY.index();
        table.position.anarchySince[RED] = (byte) table.position.round;
        return table.start(RED);
    }

    static Table monarchy() {
        Table table = table().trade(RED, 27);
        table.position.government[RED] = (byte) Government.MONARCHY.index();
        table.cityManagement(RED);
        table.position.actions[0] = 2;
        return table;
    }

    static Table noUnits(Table table) {
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            table.position.forces[BLUE * UnitCard.COUNT + unit] += table.position.deck[unit];
            table.position.deck[unit] = 0;
        }
        return table;
    }

    static Table walled() {
        Table table = table().knows(RED, Technology.MASONRY);
        table.position.walls[0] = 1;
        return table;
    }

    static Table knowing(Technology... technologies) {
        return rushing(table().knows(RED, technologies));
    }

    static Table noMarkers(Table table) {
        String[] squares = {"b13", "b14", "b15", "c13", "c15"};
        Arrays.stream(squares).forEach(square -> table.building(Building.TEMPLE, square));
        return table;
    }

    static Table rushing(Table table) {
        return table.trade(RED, 27).cityManagement(RED).play(RED, city("f2"));
    }

    static Table placing(String item, int trade) {
        return rushing(table()).play(RED, produce(item, trade));
    }

    static Table fullOfCoins() {
        Table table = table().knows(RED, Technology.DEMOCRACY).trade(RED, 20);
        table.position.coinTokens[2] = 4;
        return table.cityManagement(RED);
    }

    static Table bomber() {
        return table().knows(BLUE, Technology.ATOMIC_THEORY, Technology.COMMUNISM)
                .marker(BLUE, Marker.VILLAGE_URANIUM)
                .city(RED, "f8")
                .armies(RED, 1, "c7")
                .armies(BLUE, 1, "c8")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"));
    }

    static Table frozen() {
        Table table = movement();
        table.position.freeze(Square.of("c7").index());
        return table;
    }

    static Table moved() {
        Table table = table().armies(RED, 1, "c7").armies(RED, 1, "c9").movement(RED);
        return table.play(RED, move("c7", 1, 0), new SidMeierCivilizationMove.Stop());
    }

    static Table surrounded() {
        Table island = table().terrain(Terrain.WATER, "b7", "d7", "c6", "c8");
        return island.armies(RED, 1, "c7").armies(RED, 1, "c10").movement(RED);
    }

    static Table movementTo(Terrain terrain) {
        return table().terrain(terrain, "c8").armies(RED, 1, "c7").movement(RED).play(RED, move("c7", 1, 0));
    }

    /** Two steps are gone, and a card in hand keeps the march from ending by itself. */
    static Table steamed() {
        return table().knows(RED, Technology.COMBUSTION)
                .city(BLUE, "b10")
                .building(Building.TEMPLE, "c9")
                .armies(RED, 1, "c7")
                .movement(RED)
                .play(RED, move("c7", 1, 0), go("c8"), go("c9"));
    }

    /** Red has killed scouts on a building of blue. */
    static Table razing() {
        return table().knows(RED, Technology.COMBUSTION)
                .city(BLUE, "b10")
                .building(Building.TEMPLE, "c9")
                .scouts(BLUE, 1, "c9")
                .trade(BLUE, 3)
                .scouts(RED, 1, "f8")
                .armies(RED, 1, "c8")
                .movement(RED)
                .play(RED, move("c8", 1, 0), go("c9"), done());
    }

    static Table updated() {
        return Table.with(
                        SidMeierCivilization.LOOT,
                        SidMeierCivilization.UPDATED,
                        Civilization.ROMANS,
                        Civilization.RUSSIANS)
                .plain()
                .noFigures();
    }
}
