package ecumene.civilization;

import static ecumene.civilization.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.component.Volcano;
import ecumene.civilization.rule.Phase;
import ecumene.civilization.rule.Rounds;
import ecumene.engine.Event;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What spectators are told: everything that happens on the map and at the table, with its true numbers, in its order. */
class StoryTest {

    private static final int AFRICA = 0;
    private static final int ITALY = 1;
    private static final int THRACE = 3;
    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    private static List<Event> story(Table table) {
        return table.toldTo(Seats.SPECTATOR);
    }

    private static Area area(String id) {
        return Area.of(id);
    }

    private static Shore shore(String id) {
        return Shore.of(id);
    }

    @Test
    void taxesAndRevolts() {
        Table table = Table.ofEight().cities(EGYPT, "memphis", "tanis").stockOf(EGYPT, 3);
        table.begin(Phase.TAXES);
        assertThat(story(table)).containsExactly(new CivilizationEvent.TaxesPaid(EGYPT, 2, 1));
        assertThat(story(table.play(revolt("tanis"))))
                .containsExactly(new CivilizationEvent.CityRevolted(EGYPT, AFRICA, area("tanis")));
    }

    @Test
    void phases() {
        Table table =
                Table.ofEight().tokens(CRETE, 2, "knossos").begin(Phase.SHIPS).play(done());
        List<Event> told = new ArrayList<>();
        Rounds.STEP.proceed(table.position(), (audience, event) -> told.add(event));
        assertThat(told)
                .as("before anything happens in it")
                .containsExactly(new CivilizationEvent.PhaseBegan("movement"));
    }

    @Test
    void growth() {
        Table enough = Table.ofEight().tokens(CRETE, 2, "knossos", "thera").tokens(ITALY, 1, "roma");
        assertThat(story(enough.begin(Phase.GROWTH)))
                .containsExactly(new CivilizationEvent.Grew(ITALY, 1), new CivilizationEvent.Grew(CRETE, 4));
        Table few = Table.ofEight().tokens(CRETE, 2, "knossos", "thera").stockOf(CRETE, 1);
        assertThat(story(few.begin(Phase.GROWTH).play(grow("thera", 1))))
                .containsExactly(new CivilizationEvent.GrewIn(CRETE, area("thera"), 1));
        Table nearly = Table.ofEight().tokens(CRETE, 2, "knossos", "thera").stockOf(CRETE, 3);
        assertThat(story(nearly.begin(Phase.GROWTH).play(growLess("thera", 1))))
                .containsExactly(
                        new CivilizationEvent.GrowthForgone(CRETE, area("thera"), 1),
                        new CivilizationEvent.Grew(CRETE, 3));
    }

    @Test
    void ships() {
        Table table = Table.ofEight()
                .tokens(CRETE, 4, "knossos", "thera")
                .treasury(CRETE, 3)
                .ship(CRETE, "knossos")
                .ship(CRETE, "thera")
                .ship(CRETE, "thera")
                .begin(Phase.SHIPS)
                .play(keepByTreasury(1), keepByLevy(2), drop(3), ship("knossos", 1), done());
        assertThat(story(table))
                .containsExactly(
                        new CivilizationEvent.ShipKept(CRETE, shore("knossos"), false),
                        new CivilizationEvent.ShipKept(CRETE, shore("thera"), true),
                        new CivilizationEvent.ShipDropped(CRETE, shore("thera")),
                        new CivilizationEvent.ShipBuilt(CRETE, shore("knossos"), 1));
    }

    @Test
    void movement() {
        Table table = Table.ofEight().tokens(CRETE, 3, "knossos").ship(CRETE, "knossos");
        table.begin(Phase.CENSUS).begin(Phase.MOVEMENT);
        table.play(march("knossos", "phaistos", 1), embark(1), board(2), sail("thera"), land(2), moor());
        assertThat(story(table))
                .containsExactly(
                        new CivilizationEvent.Marched(CRETE, area("knossos"), area("phaistos"), 1),
                        new CivilizationEvent.Boarded(CRETE, area("knossos"), 2),
                        new CivilizationEvent.Sailed(CRETE, shore("thera")),
                        new CivilizationEvent.Landed(CRETE, area("thera"), 2),
                        new CivilizationEvent.Moored(CRETE, shore("thera"), true),
                        new CivilizationEvent.Moved(
                                CRETE,
                                3,
                                List.of(area("thera"), area("phaistos")),
                                List.of(area("thera"), area("phaistos")),
                                0));
    }

    @Test
    void whereMostOfManyGoIsToldAndOthersAreCounted() {
        List<Area> areas = Stream.of("fayum", "gaza", "sinai", "tanis", "siwa")
                .map(StoryTest::area)
                .toList();
        assertThat(CivilizationEvent.Moved.to(EGYPT, 12, areas))
                .isEqualTo(new CivilizationEvent.Moved(EGYPT, 12, areas, areas.subList(0, 3), 2));
        assertThat(CivilizationEvent.Moved.to(EGYPT, 9, areas.subList(0, 4)).others())
                .as("one more name is no longer than a number")
                .isZero();
    }

    @Test
    void whoStaysAtHomeIsToldAndWhoIsNotThereIsNot() {
        Table table = Table.ofEight().tokens(CRETE, 3, "knossos").ship(CRETE, "knossos");
        table.begin(Phase.CENSUS).begin(Phase.MOVEMENT);
        assertThat(story(table.play(embark(1), moor(), done())))
                .containsExactly(
                        new CivilizationEvent.Moored(CRETE, shore("knossos"), false),
                        new CivilizationEvent.Moved(CRETE, 0, List.of(), List.of(), 0));
    }

    @Test
    void conflicts() {
        Table table = Table.ofEight()
                .tokens(CRETE, 3, "thera")
                .tokens(ITALY, 4, "thera")
                .cities(EGYPT, "memphis")
                .tokens(THRACE, 8, "memphis")
                .begin(Phase.CONFLICT);
        int limit = area("thera").limit();
        var fought = table.told(CivilizationEvent.ConflictFought.class).getFirst();
        assertThat(fought.area()).isEqualTo(area("thera"));
        assertThat(fought.seats()).containsExactly(ITALY, CRETE);
        assertThat(fought.before()).containsExactly(4, 3);
        assertThat(fought.after()).containsExactly(table.tokens(ITALY, "thera"), table.tokens(CRETE, "thera"));
        assertThat(fought.after().stream().mapToInt(i -> i).sum()).isLessThanOrEqualTo(limit);
        table.play(attack());
        assertThat(story(table).getFirst())
                .isEqualTo(new CivilizationEvent.CityAttacked(THRACE, EGYPT, area("memphis")));
        assertThat(table.told(CivilizationEvent.ConflictFought.class).getFirst().before())
                .as("the city stands up as six tokens")
                .containsExactly(8, 6);
    }

    @Test
    void attacksThatDoNotTakePlace() {
        Table forgone = Table.ofEight().cities(EGYPT, "memphis").tokens(THRACE, 8, "memphis");
        assertThat(story(forgone.begin(Phase.CONFLICT).play(holdBack())))
                .containsExactly(new CivilizationEvent.AttackForgone(THRACE, area("memphis")));
        Table failed = Table.ofEight().cities(EGYPT, "memphis").tokens(THRACE, 6, "memphis");
        assertThat(story(failed.begin(Phase.CONFLICT)))
                .containsExactly(new CivilizationEvent.AssaultFailed(THRACE, area("memphis"), 6));
        Table postponed = Table.ofEight()
                .cities(CRETE, "knossos")
                .cities(EGYPT, "thera")
                .tokens(CRETE, 6, "thera")
                .stockOf(CRETE, 1)
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack())
                .play(othersFirst());
        assertThat(story(postponed)).startsWith(new CivilizationEvent.AttackPostponed(CRETE, area("knossos")));
        Table surrendered = Table.ofEight()
                .cities(CRETE, "knossos")
                .stockOf(CRETE, 5)
                .tokens(ITALY, 7, "knossos")
                .begin(Phase.CONFLICT)
                .play(attack());
        assertThat(story(surrendered))
                .containsExactly(new CivilizationEvent.CitySurrendered(CRETE, ITALY, area("knossos"), true));
    }

    @Test
    void citiesRiseAndFall() {
        Table built = Table.ofEight().tokens(CRETE, 7, "knossos");
        assertThat(story(built.begin(Phase.CITIES).play(city("knossos"))))
                .containsExactly(new CivilizationEvent.CityBuilt(CRETE, area("knossos"), 7));
        Table fallen = Table.ofEight()
                .tokens(CRETE, 5, "phaistos")
                .cities(CRETE, "knossos", "athens")
                .begin(Phase.SURPLUS);
        int limit = area("phaistos").limit();
        assertThat(story(fallen))
                .containsExactly(new CivilizationEvent.SurplusRemoved(CRETE, area("phaistos"), 5 - limit));
        assertThat(story(fallen.play(reduce("knossos"))).getFirst())
                .isEqualTo(new CivilizationEvent.CityReduced(
                        CRETE, area("knossos"), area("knossos").limit()));
    }

    @Test
    void trade() {
        Table table = Table.of("thrace", "crete", "africa")
                .hand(0, "salt", "salt", "grain", "iron")
                .hand(1, "hides", "hides", "piracy", "ochre")
                .begin(Phase.TRADE);
        assertThat(story(table)).containsExactly(new CivilizationEvent.TradeBegan(List.of(0, 1)));
        table.play(0, offer(), add("salt"), add("salt"), add("grain"), post("salt"));
        table.play(1, ready());
        assertThat(table.toldTo(0))
                .containsExactly(new CivilizationEvent.TradingDone(1), new CivilizationEvent.OfferLeft(1));
        assertThat(table.toldTo(1)).containsExactly(new CivilizationEvent.TradingDone(1));
        assertThat(table.view(0).offers().getFirst().notInterested()).containsExactly(1);
        table.play(1, comeBack());
        table.play(1, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"));
        assertThat(table.question(0)).isEqualTo("TradeAnswers");
        assertThat(story(table.play(0, reject(2)))).containsExactly(new CivilizationEvent.OfferRejected(0, 2, 1));
        table.play(1, answer(1), add("hides"), add("hides"), add("piracy"), post("hides"));
        assertThat(story(table.play(0, accept(3))))
                .containsExactly(
                        new CivilizationEvent.DealMade(0, 1, 3, 3),
                        new CivilizationEvent.CalamityPassed(0, 1, TradeCard.PIRACY));
        table.play(1, offer(), add("ochre"), add("salt"), add("salt"), post("ochre"));
        assertThat(story(table.play(1, withdraw(4)))).containsExactly(new CivilizationEvent.OfferWithdrawn(1, 4));
    }

    @Test
    void goldIsBoughtFaceDown() {
        Table table = Table.ofEight()
                .treasury(CRETE, 18)
                .cities(CRETE, "knossos")
                .begin(Phase.TRADE_CARDS)
                .play(gold());
        assertThat(story(table)).containsExactly(new CivilizationEvent.GoldBought(CRETE));
        assertThat(table.toldTo(CRETE)).contains(new CivilizationEvent.OwnCardsDrawn(List.of(TradeCard.GOLD)));
    }

    @Test
    void calamities() {
        Table volcano = Table.ofEight()
                .hand(CRETE, "volcano-earthquake")
                .tokens(CRETE, 2, "thera")
                .tokens(ITALY, 1, "thera")
                .begin(Phase.CALAMITIES);
        assertThat(story(volcano))
                .containsExactly(
                        new CivilizationEvent.CalamityStruck(CRETE, TradeCard.VOLCANO_EARTHQUAKE),
                        new CivilizationEvent.VolcanoErupted(CRETE, Volcano.THERA_VOLCANO),
                        new CivilizationEvent.UnitsDestroyed(ITALY, area("thera"), 1, false),
                        new CivilizationEvent.UnitsDestroyed(CRETE, area("thera"), 2, false));
        Table earthquake = Table.ofEight()
                .hand(CRETE, "volcano-earthquake")
                .cities(CRETE, "knossos", "athens")
                .tokens(CRETE, 4, "delphi")
                .cities(ITALY, "rhodes")
                .tokens(ITALY, 4, "roma")
                .begin(Phase.CALAMITIES)
                .play(reduce("knossos"))
                .play(order("rhodes"));
        assertThat(story(earthquake))
                .startsWith(
                        new CivilizationEvent.ReductionOrdered(CRETE, ITALY, area("rhodes")),
                        new CivilizationEvent.CityReduced(
                                ITALY, area("rhodes"), area("rhodes").limit()));
    }

    @Test
    void losses() {
        Table table = Table.ofEight()
                .hand(CRETE, "famine", "grain", "grain")
                .cards(CRETE, "pottery")
                .tokens(CRETE, 10, "knossos", "phaistos")
                .tokens(EGYPT, 12, "memphis")
                .cities(EGYPT, "tanis")
                .begin(Phase.CALAMITIES)
                .play(grain(2));
        assertThat(story(table)).containsExactly(new CivilizationEvent.GrainShown(CRETE, 2));
        assertThat(story(table.play(loseTokens("knossos", 1))))
                .containsExactly(new CivilizationEvent.TokensLost(CRETE, area("knossos"), 1));
        assertThat(story(table.play(order(EGYPT, 6)))).startsWith(new CivilizationEvent.LossOrdered(CRETE, EGYPT, 6));
        assertThat(story(table.play(loseCity("tanis"))))
                .startsWith(new CivilizationEvent.CityLost(EGYPT, area("tanis")));
    }

    @Test
    void civilWar() {
        Table table = Table.ofEight()
                .hand(CRETE, "civil-war")
                .tokens(CRETE, 20, "knossos", "athens")
                .cities(CRETE, "phaistos", "thera", "sparta");
        for (int seat = 0; seat < 8; seat++) {
            if (seat != CRETE) {
                table.tokens(seat, 1, "carthage");
            }
        }
        table.begin(Phase.CALAMITIES).play(candidate(ITALY)).play(pickCity("phaistos"));
        assertThat(story(table)).containsExactly(new CivilizationEvent.UnitsPicked(CRETE, area("phaistos"), 0, true));
        table.play(pickCity("thera"), pickCity("sparta")).play(pickTokens("athens", 1));
        assertThat(story(table)).containsExactly(new CivilizationEvent.UnitsPicked(ITALY, area("athens"), 1, false));
        table.play(pickTokens("athens", 18)).play(pickTokens("knossos", 1)).play(keep(2));
        assertThat(story(table))
                .contains(
                        new CivilizationEvent.FactionKept(CRETE, 2),
                        new CivilizationEvent.Annexed(ITALY, CRETE, area("athens"), 19, false),
                        new CivilizationEvent.Annexed(ITALY, CRETE, area("knossos"), 1, false),
                        new CivilizationEvent.Annexed(ITALY, CRETE, area("thera"), 0, true));
    }

    @Test
    void piracy() {
        Table table = Table.ofEight()
                .passed(CRETE, "piracy", THRACE)
                .cities(CRETE, "knossos", "athens")
                .tokens(CRETE, 10, "delphi")
                .ship(THRACE, "crimea")
                .begin(Phase.CALAMITIES)
                .play(plunder("athens"));
        assertThat(story(table)).containsExactly(new CivilizationEvent.CityPlundered(CRETE, THRACE, area("athens")));
    }

    @Test
    void markers() {
        Table table = Table.ofEight()
                .tokens(ITALY, 1, "roma")
                .space(ITALY, 4)
                .space(CRETE, 6)
                .space(EGYPT, 1)
                .begin(Phase.TABLE);
        assertThat(story(table))
                .contains(
                        new CivilizationEvent.MarkerStayed(ITALY, 4),
                        new CivilizationEvent.MarkerFell(CRETE, 5),
                        new CivilizationEvent.MarkerMoved(EGYPT, 2, Epoch.NEOLITHIC));
        Table time = Table.of(Map.of("variant", "nomads", "round-limit", "1"), "crete", "italy")
                .tokens(0, 1, "knossos")
                .begin(Phase.TABLE);
        assertThat(story(time)).containsExactly(new CivilizationEvent.TimeMoved(1), new CivilizationEvent.GameEnded());
    }
}
