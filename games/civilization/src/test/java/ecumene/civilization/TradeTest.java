package ecumene.civilization;

import static ecumene.civilization.Moves.abandon;
import static ecumene.civilization.Moves.accept;
import static ecumene.civilization.Moves.add;
import static ecumene.civilization.Moves.answer;
import static ecumene.civilization.Moves.claim;
import static ecumene.civilization.Moves.comeBack;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.noClaim;
import static ecumene.civilization.Moves.noWish;
import static ecumene.civilization.Moves.offer;
import static ecumene.civilization.Moves.post;
import static ecumene.civilization.Moves.ready;
import static ecumene.civilization.Moves.reject;
import static ecumene.civilization.Moves.takeOut;
import static ecumene.civilization.Moves.wish;
import static ecumene.civilization.Moves.withdraw;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Phase;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The open market. */
class TradeTest {

    private static final int ONE = 0;
    private static final int TWO = 1;
    private static final int THREE = 2;

    /** Three traders; the first has salt and grain, the second hides and a calamity, the third bronze. */
    private static Table market() {
        return Table.of("thrace", "crete", "africa")
                .hand(ONE, "salt", "salt", "grain", "iron")
                .hand(TWO, "hides", "hides", "piracy", "ochre")
                .hand(THREE, "bronze", "bronze", "bronze")
                .begin(Phase.TRADE);
    }

    private static Table withOffer() {
        return market().play(ONE, offer(), add("salt"), add("salt"), add("grain"), wish("hides"), post("salt"));
    }

    @Test
    @Rule({"16.1", "16.5"})
    void allTradeAtOnceUntilAllAreReady() {
        Table table = market();
        assertThat(table.awaited()).containsExactly(ONE, TWO, THREE);
        assertThat(table.refusal(ONE, done())).isEqualTo(CivilizationRefusal.TRADE_NOW);
        table.play(TWO, ready(), ready()).play(ONE, ready(), ready());
        assertThat(table.awaited()).containsExactly(THREE);
        assertThat(table.view(TWO).seats())
                .as("everybody sees who still trades")
                .extracting(CivilizationView.SeatView::trading)
                .containsExactly(false, false, true);
        table.play(THREE, ready());
        assertThat(table.isOver()).isTrue();
        assertThat(table.told(CivilizationEvent.TradeEnded.class)).hasSize(1);
    }

    @Test
    @Rule("16.3")
    void whoHasFewerThanThreeCardsCannotTrade() {
        Table table = Table.of("thrace", "crete", "africa")
                .hand(ONE, "salt", "salt", "grain")
                .hand(TWO, "hides", "hides")
                .hand(THREE, "bronze", "bronze", "bronze")
                .begin(Phase.TRADE);
        assertThat(table.awaited()).containsExactly(ONE, THREE);
        Table alone =
                Table.of("thrace", "crete").hand(ONE, "salt", "salt", "grain").begin(Phase.TRADE);
        assertThat(alone.isOver()).as("nobody to trade with").isTrue();
    }

    @Test
    @Rule({"16.3", "17.4"})
    void anOfferTellsItsTrueNumberValueAndOneCommodity() {
        Table table = withOffer();
        var told = table.told(CivilizationEvent.OfferPosted.class).getFirst();
        assertThat(told.count()).isEqualTo(3);
        assertThat(told.value()).as("two Salt are worth 12, a Grain 4").isEqualTo(16);
        assertThat(told.named()).isEqualTo(TradeCard.SALT);
        assertThat(told.wish()).isEqualTo(TradeCard.HIDES);
        var seen = table.view(TWO).offers().getFirst();
        assertThat(seen.value()).isEqualTo(16);
        assertThat(seen.cards()).as("the cards themselves stay hidden").isNull();
        assertThat(table.view(ONE).offers().getFirst().cards())
                .containsExactly(TradeCard.SALT, TradeCard.SALT, TradeCard.GRAIN);
    }

    /** A red calamity is never in a hand, and what others hold answers nothing. */
    @Test
    @Rule({"16.3", "19.2"})
    void redCalamitiesAreInNobodysHandWhateverOthersHold() {
        List<String> red = List.of("volcano-earthquake", "famine", "civil-war", "flood");
        for (int seat = 0; seat < 3; seat++) {
            Table table = Table.of("thrace", "crete", "africa");
            for (int each = 0; each < 3; each++) {
                table.hand(each, "hides", "hides", "ochre", "iron", "papyrus");
            }
            table.begin(Phase.TRADE).play(seat, offer(), add("hides"));
            for (String card : red) {
                for (int count = 1; count <= 3; count++) {
                    assertThat(table.refusal(seat, add(card, count))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND);
                    assertThat(table.refusal(seat, takeOut(card, count)))
                            .isEqualTo(CivilizationRefusal.NOT_IN_THE_OFFER);
                }
            }
        }
    }

    @Test
    @Rule("16.3")
    void atLeastThreeCardsAndATrueName() {
        Table table = market().play(TWO, offer(), add("hides"), add("hides"));
        assertThat(table.refusal(TWO, post("hides"))).isEqualTo(CivilizationRefusal.THREE_CARDS_AT_LEAST);
        assertThat(table.refusal(TWO, add("hides"))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(TWO, add("famine"))).isEqualTo(CivilizationRefusal.CARD_NOT_IN_HAND);
        table.play(TWO, add("piracy"));
        assertThat(table.allows(TWO, add("ochre"))).as("cards in any order").isTrue();
        assertThat(table.refusal(TWO, post("ochre"))).isEqualTo(CivilizationRefusal.NOT_AMONG_THE_CARDS);
        assertThat(table.refusal(TWO, post("piracy"))).isEqualTo(CivilizationRefusal.ONLY_COMMODITIES);
        assertThat(table.refusal(TWO, ready())).isEqualTo(CivilizationRefusal.CHOOSE_CARDS_NOW);
        assertThat(table.allows(TWO, post("hides"))).isTrue();
        table.play(TWO, abandon());
        assertThat(table.view(TWO).draft().cards()).isEmpty();
        assertThat(table.view(TWO).draft().postsLeft())
                .as("what is given up does not count")
                .isEqualTo(Market.POSTS);
    }

    @Test
    @Rule("16.3")
    void whatSendsAnOfferIsListedAfterWhatMakesIt() {
        Table table = market().play(ONE, offer(), add("salt"), add("grain"), add("iron"));
        List<Class<?>> kinds = new ArrayList<>();
        for (CivilizationMove move : table.legal(ONE)) {
            if (!kinds.contains(move.getClass())) {
                kinds.add(move.getClass());
            }
        }
        assertThat(kinds)
                .containsExactly(
                        CivilizationMove.AddCards.class,
                        CivilizationMove.TakeOut.class,
                        CivilizationMove.Wish.class,
                        CivilizationMove.Claim.class,
                        CivilizationMove.Post.class,
                        CivilizationMove.Abandon.class);
        assertThat(table.legal(ONE).stream().filter(CivilizationMove.Post.class::isInstance))
                .as("to all first")
                .startsWith(post("iron"), post("salt"), post("grain"));
    }

    @Test
    @Rule("16.3")
    void whatElseIsSaidMayBeALie() {
        Table table = market().play(TWO, offer(), add("hides"), add("hides"), add("ochre"));
        assertThat(table.refusal(TWO, wish("piracy"))).isEqualTo(CivilizationRefusal.ONLY_COMMODITIES_ARE_SPOKEN_OF);
        assertThat(table.refusal(TWO, post("hides", TWO))).isEqualTo(CivilizationRefusal.NOT_TO_THAT_SEAT);
        table.play(TWO, claim("gold"));
        assertThat(table.refusal(TWO, claim("gold"))).isEqualTo(CivilizationRefusal.ALREADY_SAID);
        table.play(TWO, wish("gems"));
        assertThat(table.refusal(TWO, wish("gems"))).isEqualTo(CivilizationRefusal.ALREADY_SAID);
        table.play(TWO, post("hides", ONE));
        var seen = table.view(ONE).offers().getFirst();
        assertThat(seen.claim()).isEqualTo(TradeCard.GOLD);
        assertThat(seen.wish()).isEqualTo(TradeCard.GEMS);
        assertThat(seen.to()).isEqualTo(ONE);
    }

    @Test
    @Rule({"16.1", "16.4", "19.3", "16.6"})
    void aDealPassesACalamity() {
        Table table = withOffer().play(THREE, ready(), ready());
        table.play(TWO, answer(1), add("hides"), add("hides"), add("piracy"), claim("ochre"), post("hides"));
        assertThat(table.told(CivilizationEvent.OfferPosted.class).getFirst().value())
                .as("a calamity is worth nothing")
                .isEqualTo(4);
        table.play(ONE, accept(2));
        assertThat(table.hand(ONE)).containsExactly("hides", "hides", "iron");
        assertThat(table.hand(TWO)).containsExactly("ochre", "salt", "salt", "grain");
        assertThat(table.view(THREE).calamities())
                .containsExactly(new CivilizationView.OpenCalamity(TradeCard.PIRACY, ONE, TWO));
        assertThat(table.view(THREE).offers()).isEmpty();
        assertThat(table.toldTo(THREE))
                .contains(new CivilizationEvent.DealMade(ONE, TWO, 3, 3))
                .noneMatch(event -> event instanceof CivilizationEvent.CardsReceived);
        assertThat(table.toldTo(ONE)).anyMatch(event -> event instanceof CivilizationEvent.CardsReceived);
        assertThat(table.question(ONE)).as("the deal wakes its two").isEqualTo("Trade");
        assertThat(table.question(TWO)).isEqualTo("Trade");
        assertThat(table.question(THREE)).as("the third may think again").isEqualTo("ComeBack");
    }

    @Test
    @Rule("16.4")
    void onlyTheOwnerOfTheOfferAcceptsAnAnswer() {
        Table table = withOffer();
        assertThat(table.refusal(TWO, accept(1))).isEqualTo(CivilizationRefusal.NOTHING_TO_ACCEPT);
        assertThat(table.refusal(ONE, answer(1))).isEqualTo(CivilizationRefusal.OWN_OFFER);
        table.play(TWO, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"));
        assertThat(table.refusal(THREE, accept(2))).isEqualTo(CivilizationRefusal.NOTHING_TO_ACCEPT);
        assertThat(table.refusal(THREE, answer(2))).isEqualTo(CivilizationRefusal.ANSWERS_ARE_NOT_ANSWERED);
        assertThat(table.allows(TWO, answer(1))).as("another answer beside it").isTrue();
        assertThat(table.refusal(THREE, reject(2))).isEqualTo(CivilizationRefusal.NOT_YOURS_TO_REJECT);
        assertThat(table.refusal(THREE, withdraw(1))).isEqualTo(CivilizationRefusal.NOT_YOURS_TO_WITHDRAW);
        table.play(ONE, reject(2));
        assertThat(table.view(TWO).offers()).hasSize(1);
        assertThat(table.view(TWO).offers().getFirst().turnedDown()).containsExactly(TWO);
        assertThat(table.refusal(ONE, accept(2))).isEqualTo(CivilizationRefusal.OFFER_IS_GONE);
        assertThat(table.refusal(ONE, reject(2))).isEqualTo(CivilizationRefusal.OFFER_IS_GONE);
        assertThat(table.refusal(TWO, withdraw(2))).isEqualTo(CivilizationRefusal.OFFER_IS_GONE);
        assertThat(table.refusal(TWO, answer(2))).isEqualTo(CivilizationRefusal.OFFER_IS_GONE);
    }

    @Test
    @Rule("16.1")
    void withdrawingTakesTheAnswersDown() {
        Table table = withOffer()
                .play(TWO, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"))
                .play(THREE, answer(1), add("bronze"), add("bronze"), add("bronze"))
                .play(ONE, withdraw(1));
        assertThat(table.view(ONE).offers()).isEmpty();
        assertThat(table.told(CivilizationEvent.OfferFell.class)).hasSize(1);
        assertThat(table.refusal(THREE, post("bronze"))).isEqualTo(CivilizationRefusal.OFFER_IS_GONE);
        assertThat(table.legal(THREE)).containsExactly(abandon());
        table.play(THREE, abandon());
        assertThat(table.view(THREE).draft().postsLeft()).as("it costs nothing").isEqualTo(Market.POSTS);
    }

    @Test
    @Rule("16.4")
    void anOfferForOneSeatAlone() {
        Table table = market().play(ONE, offer(), add("salt"), add("salt"), add("grain"), post("salt", TWO));
        assertThat(table.refusal(THREE, answer(1))).isEqualTo(CivilizationRefusal.NOT_FOR_YOU);
        assertThat(table.allows(TWO, answer(1))).isTrue();
        table.play(TWO, reject(1));
        assertThat(table.view(ONE).offers()).isEmpty();
    }

    @Test
    @Rule("16.1")
    void offersThatCannotBeCoveredFall() {
        Table table = withOffer()
                .play(ONE, offer(), add("iron"), add("salt"), add("salt"), post("iron"))
                .play(TWO, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"));
        assertThat(table.view(ONE).offers()).hasSize(3);
        table.play(ONE, accept(3));
        assertThat(table.view(ONE).offers()).as("the Salt is gone").isEmpty();
        assertThat(table.told(CivilizationEvent.OfferFell.class))
                .extracting(CivilizationEvent.OfferFell::offer)
                .contains(2);
    }

    @Test
    @Rule("16.1")
    void aDraftThatCannotBeCoveredIsGivenUp() {
        Table table = withOffer()
                .play(TWO, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"))
                .play(TWO, offer(), add("hides"))
                .play(ONE, accept(2));
        assertThat(table.view(TWO).draft().cards()).isEmpty();
        assertThat(table.hand(TWO)).containsExactly("salt", "salt", "grain", "piracy");
    }

    @Test
    @Rule("16.5")
    void offersWakeThoseTheyAreFor() {
        Table table = market().play(TWO, ready(), ready()).play(THREE, ready(), ready());
        table.play(ONE, offer(), add("salt"), add("salt"), add("grain"), post("salt", TWO));
        assertThat(table.question(TWO)).isEqualTo("TradeOffered");
        assertThat(table.question(THREE)).as("it is not for the third").isEqualTo("ComeBack");
    }

    @Test
    @Rule("16.1")
    void whoeverLosesAnAnswerMayLookForAnotherDeal() {
        Table rejected = withOffer()
                .play(TWO, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"), ready())
                .play(ONE, reject(2));
        assertThat(rejected.awaited()).contains(TWO);
        assertThat(rejected.allows(TWO, answer(1)))
                .as("and make a better answer")
                .isTrue();
        Table withdrawn = withOffer()
                .play(TWO, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"), ready())
                .play(ONE, withdraw(1));
        assertThat(withdrawn.awaited()).contains(TWO);
    }

    @Test
    @Rule("16.1")
    void anAcceptedAnswerDoesNotFall() {
        Table table = withOffer()
                .play(TWO, answer(1), add("hides"), add("hides"), add("ochre"), post("ochre"))
                .play(THREE, answer(1), add("bronze"), add("bronze"), add("bronze"), post("bronze"), ready())
                .play(ONE, accept(2));
        assertThat(table.told(CivilizationEvent.OfferFell.class))
                .extracting(CivilizationEvent.OfferFell::offer)
                .containsExactly(3);
        assertThat(table.awaited()).as("the third may look for another deal").contains(THREE);
    }

    @Test
    @Rule({"16.3", "16.4"})
    void tradeEndsWithoutAPartner() {
        Table table = Table.of("thrace", "crete")
                .hand(ONE, "salt", "salt", "grain")
                .hand(TWO, "hides", "ochre", "piracy")
                .begin(Phase.TRADE);
        table.play(ONE, offer(), add("salt"), add("salt"), add("grain"), post("salt"))
                .play(TWO, answer(1), add("hides"), add("ochre"), add("piracy"), post("hides"))
                .play(ONE, accept(2));
        assertThat(table.hand(ONE)).as("the calamity lies open").containsExactly("hides", "ochre");
        assertThat(table.isOver()).isTrue();
    }

    @Test
    @Rule({"16.1", "16.5"})
    void offersHaveNoLimit() {
        Table table = market();
        table.play(ONE, offer(), abandon(), offer(), abandon());
        for (int i = 0; i < 40; i++) {
            table.play(ONE, offer(), add("salt", 2), add("grain"), post("salt"));
        }
        assertThat(table.view(TWO).offers()).as("as many as one likes").hasSize(40);
        assertThat(table.allows(ONE, offer())).isTrue();
        table.play(ONE, withdraw(7), offer(), add("iron"), add("salt", 2), post("salt"));
        assertThat(table.view(TWO).offers().getLast().value())
                .as("an altered offer")
                .isEqualTo(14);
        assertThat(table.playDefaults().isOver()).isTrue();
    }

    @Test
    @Rule("house")
    void machinesFindAnEnd() {
        Table table = market();
        for (int i = 0; i < Market.POSTS; i++) {
            table.play(ONE, offer(), add("salt", 2), add("grain"), post("salt"), withdraw(i + 1));
        }
        assertThat(table.refusal(ONE, offer())).isEqualTo(CivilizationRefusal.ENOUGH_OFFERS);
        table.play(TWO, offer(), add("hides", 2), add("ochre"), post("hides"));
        assertThat(table.refusal(ONE, answer(Market.POSTS + 1))).isEqualTo(CivilizationRefusal.ENOUGH_OFFERS);
        assertThat(CivilizationRefusal.ENOUGH_OFFERS.rule()).isEqualTo(Rulebook.HOUSE);
        assertThat(table.playDefaults().isOver()).isTrue();
    }

    @Test
    @Rule("16.5")
    void whoIsDoneComesBackWhileOthersTrade() {
        Table table = market().play(TWO, ready());
        assertThat(table.awaited()).as("the second may come back").containsExactly(ONE, TWO, THREE);
        assertThat(table.view(ONE).seats().get(TWO).trading()).isFalse();
        assertThat(table.legal(TWO)).containsExactly(comeBack(), ready());
        assertThat(table.refusal(TWO, offer())).isEqualTo(CivilizationRefusal.YOU_ARE_DONE);
        table.play(TWO, comeBack(), offer(), add("hides", 2), add("ochre"), post("hides"));
        assertThat(table.view(ONE).seats().get(TWO).trading()).isTrue();
        table.play(TWO, ready(), ready());
        assertThat(table.awaited()).as("need not be asked").containsExactly(ONE, THREE);
        table.play(ONE, ready()).play(THREE, ready());
        assertThat(table.isOver()).as("all are done").isTrue();
    }

    @Test
    @Rule({"16.1", "16.5"})
    void whatIsGivenUpCountsForNothing() {
        Table table = market();
        for (int i = 0; i < 30; i++) {
            table.play(ONE, offer(), add("salt", 2), abandon());
        }
        table.play(TWO, offer(), add("hides", 2), add("ochre"), post("hides"));
        for (int i = 0; i < 30; i++) {
            table.play(ONE, answer(1), add("salt"), abandon());
        }
        assertThat(table.view(ONE).draft().postsLeft()).isEqualTo(Market.POSTS);
        table.play(ONE, answer(1), add("salt", 2), add("grain"), post("salt"));
        assertThat(table.view(TWO).offers()).hasSize(2);
    }

    @Test
    @Rule({"16.1", "16.3"})
    void aDraftCanBePutRight() {
        Table table = market().play(ONE, offer(), add("salt", 2), add("iron"), wish("hides"), claim("gold"));
        assertThat(table.refusal(ONE, takeOut("grain", 1))).isEqualTo(CivilizationRefusal.NOT_IN_THE_OFFER);
        assertThat(table.refusal(ONE, takeOut("salt", 3))).isEqualTo(CivilizationRefusal.NOT_IN_THE_OFFER);
        table.play(ONE, takeOut("iron", 1), add("grain"));
        assertThat(table.refusal(ONE, post("iron"))).isEqualTo(CivilizationRefusal.NOT_AMONG_THE_CARDS);
        table.play(ONE, wish("gems"), claim("cloth"), noClaim(), takeOut("salt", 2));
        assertThat(table.refusal(ONE, noClaim())).isEqualTo(CivilizationRefusal.NOTHING_SAID);
        assertThat(table.refusal(ONE, post("grain"))).isEqualTo(CivilizationRefusal.THREE_CARDS_AT_LEAST);
        table.play(ONE, add("salt", 2), post("salt"));
        var seen = table.view(TWO).offers().getFirst();
        assertThat(seen.value()).isEqualTo(16);
        assertThat(seen.wish()).isEqualTo(TradeCard.GEMS);
        assertThat(seen.claim()).isNull();
        table.play(ONE, offer(), wish("gems"), noWish());
        assertThat(table.refusal(ONE, noWish())).isEqualTo(CivilizationRefusal.NOTHING_SAID);
        assertThat(table.view(ONE).draft().wish()).isNull();
        assertThat(table.game().audience(table.position(), ONE, takeOut("salt", 1)))
                .isEqualTo(Seats.only(ONE));
        assertThat(table.game().audience(table.position(), ONE, noWish())).isEqualTo(Seats.only(ONE));
        assertThat(table.game().audience(table.position(), ONE, noClaim())).isEqualTo(Seats.only(ONE));
    }

    @Test
    @Rule({"16.1", "16.5"})
    void oneComesBackAsOftenAsOneLikes() {
        Table table = market();
        for (int i = 0; i < 10; i++) {
            table.play(TWO, ready());
            assertThat(table.legal(TWO)).containsExactly(comeBack(), ready());
            table.play(TWO, comeBack());
        }
        table.play(TWO, offer(), add("hides", 2), add("ochre"), post("hides"));
        assertThat(table.view(ONE).offers()).hasSize(1);
    }

    @Test
    @Rule({"16.1", "16.5"})
    void whoNeedNotBeAskedThinksAgainWhenTheWallChanges() {
        Table table = withOffer().play(TWO, ready(), ready()).play(THREE, ready(), ready());
        assertThat(table.awaited()).containsExactly(ONE);
        table.play(ONE, withdraw(1));
        assertThat(table.legal(TWO)).containsExactly(comeBack(), ready());
        table.play(TWO, ready()).play(THREE, comeBack());
        assertThat(table.awaited()).as("nothing has changed for the second").containsExactly(ONE, THREE);
        table.play(ONE, offer(), add("salt", 2), add("grain"), post("salt", THREE));
        assertThat(table.legal(TWO)).containsExactly(comeBack(), ready());
    }

    @Test
    @Rule("16.5")
    void newsWakeOnlyThoseTheyConcern() {
        Table table = market().play(TWO, ready(), ready()).play(THREE, ready(), ready());
        table.play(ONE, offer(), add("salt", 2), add("grain"), post("salt", TWO));
        assertThat(table.view(ONE).seats().get(TWO).trading()).isTrue();
        table.play(TWO, answer(1), add("hides", 2), add("ochre"), post("hides"));
        table.play(ONE, reject(2));
        assertThat(table.view(ONE).seats().get(THREE).trading())
                .as("nothing of that concerns the third")
                .isFalse();
        table.play(ONE, offer(), add("salt", 2), add("iron"), post("salt"));
        assertThat(table.view(ONE).seats().get(THREE).trading())
                .as("an offer for all")
                .isTrue();
    }

    @Test
    @Rule({"16.2", "15.5"})
    void draftsAreNobodyElsesBusiness() {
        Table table = market().play(ONE, offer(), add("salt"));
        var move = add("grain");
        assertThat(table.game().audience(table.position(), ONE, move)).isEqualTo(Seats.only(ONE));
        assertThat(table.game().audience(table.position(), ONE, ready())).isEqualTo(Seats.EVERYONE);
        assertThat(table.view(TWO).draft().cards()).isEmpty();
        assertThat(table.view(Seats.SPECTATOR).draft()).isNull();
    }
}
