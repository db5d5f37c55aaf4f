package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.CardPhase;
import ecumene.innersea.rule.GrowthPhase;
import ecumene.innersea.rule.Retirement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table set up by hand: first what lies on it, then whose turn it is, then moves, then what came of it. Every position on
 * the way keeps the laws of the game. The deck holds every card that nobody has, Events at the bottom; the Turn Order is that
 * of the names given.
 */
final class Table {

    /** One for all tables: to read its texts takes longer than most tests. */
    private static final InnerSea GAME = new InnerSea();

    private final InnerSea game = GAME;
    private final InnerSeaPosition position;
    private List<ToldEvent> events = List.of();

    private Table(int seats, Map<String, String> options, String... civilizations) {
        position = new InnerSeaPosition(game.info().setup(seats, options), 1);
        assertThat(civilizations).hasSize(position.powers());
        for (int power = 0; power < civilizations.length; power++) {
            Civilization civilization = Civilization.of(civilizations[power]);
            position.set(Stat.CIVILIZATION, power, civilization.index());
            position.set(Stat.SIDE, power, civilization.index());
            position.set(Stat.HOME, power, civilization.home());
            position.setOrder(power, power);
            position.board().setSupply(power, InnerSeaPosition.DISKS);
        }
        position.board().setSupply(InnerSeaPosition.BARBARIANS, position.terms().barbarians());
        for (FateCard card : FateCard.ALL.reversed()) {
            position.cards().putOnDeck(card.index());
        }
        position.setEpoch(position.terms().firstEpoch());
        position.setTurn(1);
    }

    // ---------------------------------------------------------------- given

    /** The basic game with these civilizations, one for each seat. */
    static Table of(String... civilizations) {
        return new Table(civilizations.length, Map.of(), civilizations);
    }

    /** The whole map: Gaul, Carthage, Troy and Egypt. */
    static Table ofFour() {
        return of("gaul", "carthage", "troy", "egypt");
    }

    static Table with(Map<String, String> options, int seats, String... civilizations) {
        return new Table(seats, options, civilizations);
    }

    static Table scenario(String scenario, int seats, String... civilizations) {
        return new Table(seats, Map.of("scenario", scenario), civilizations);
    }

    int power(String civilization) {
        return position.faction(Civilization.of(civilization));
    }

    Table disks(String civilization, int count, String... areas) {
        for (String area : areas) {
            position.board().place(power(civilization), Area.of(area).index(), count);
        }
        return this;
    }

    Table hand(String civilization, String... cards) {
        for (String card : cards) {
            int index = FateCard.of(card).index();
            assertThat(position.cards().takeFromDeck(index)).isTrue();
            position.cards().addToHand(power(civilization), index);
        }
        return this;
    }

    /** Puts cards on top of the deck, the first one uppermost. */
    Table top(String... cards) {
        for (int i = cards.length - 1; i >= 0; i--) {
            int index = FateCard.of(cards[i]).index();
            assertThat(position.cards().takeFromDeck(index)).isTrue();
            position.cards().putOnDeck(index);
        }
        return this;
    }

    Table discarded(String... cards) {
        for (String card : cards) {
            int index = FateCard.of(card).index();
            assertThat(position.cards().takeFromDeck(index)).isTrue();
            position.cards().discard(index);
        }
        return this;
    }

    Table talents(String civilization, int count) {
        position.set(Stat.TALENTS, power(civilization), count);
        return this;
    }

    Table points(String civilization, int count) {
        position.score(Source.CITIES, power(civilization), count);
        return this;
    }

    Table wonder(String civilization, String wonder, String area, int disks) {
        int index = Wonder.of(wonder).index();
        position.monuments().build(index, power(civilization), Area.of(area).index());
        position.monuments().addDisks(index, disks);
        position.board().takeFromSupply(power(civilization), disks);
        return this;
    }

    Table buried(String wonder) {
        position.monuments().setBuried(Wonder.of(wonder).index(), true);
        return this;
    }

    Table invested(String civilization, String card, int disks) {
        int index = FateCard.of(card).index();
        assertThat(position.cards().takeFromDeck(index)).isTrue();
        position.cards().putOnTable(power(civilization), index, disks);
        position.board().takeFromSupply(power(civilization), disks);
        return this;
    }

    Table gold(String... areas) {
        AreaSet gold = position.gold();
        for (String area : areas) {
            gold = gold.with(Area.of(area).index());
        }
        position.setGold(gold);
        return this;
    }

    Table epoch(int epoch) {
        position.setEpoch(epoch);
        return this;
    }

    Table turn(int turn) {
        position.setTurn(turn);
        return this;
    }

    /** It is the growth of a civilization, and its Retirement Step is asked. */
    Table growth(String civilization) {
        position.setPhase(Phase.GROWTH);
        int place = position.placeOf(power(civilization));
        position.steps().push(GrowthPhase.STEP, 0, place, 2);
        position.steps().push(Retirement.STEP, power(civilization), 0);
        lawful();
        return this;
    }

    /** The same, with the first two steps done: so many disks are Ready. */
    Table deploying(String civilization) {
        return growth(civilization).play(Moves.done());
    }

    /** It is the action of a civilization in the Card Phase. */
    Table action(String civilization) {
        position.setPhase(Phase.CARDS);
        int place = position.placeOf(power(civilization));
        position.steps().push(CardPhase.STEP, 0, (place + 1) % position.powers());
        position.steps().push(CardPhase.CardAction.STEP, power(civilization));
        lawful();
        return this;
    }

    /** Everybody has passed but the first, who passes now: competitions begin. */
    Table competitions() {
        position.setPhase(Phase.CARDS);
        for (int power = 1; power < position.powers(); power++) {
            position.set(Stat.PASSED, power, 1);
        }
        position.steps().push(CardPhase.STEP, 0, 1 % position.powers());
        position.steps().push(CardPhase.CardAction.STEP, 0);
        lawful();
        if (position.terms().isSystem(0)) {
            throw new IllegalStateException("the first must be a person");
        }
        return play(Moves.pass());
    }

    // ---------------------------------------------------------------- when

    /** Whoever is asked plays these moves, one after the other; "done" stands for whatever ends a step of the growth. */
    Table play(InnerSeaMove... moves) {
        List<ToldEvent> told = new ArrayList<>();
        for (InnerSeaMove move : moves) {
            one(move.equals(Moves.done()) ? end() : move, told);
        }
        events = told;
        return this;
    }

    private InnerSeaMove end() {
        return switch (question()) {
            case "Retire" -> Moves.endRetirement();
            case "Resettle" -> Moves.endResettlement();
            case "Deploy" ->
                Moves.endDeployment(position.get(Stat.READY, position.steps().seat()));
            default -> Moves.done();
        };
    }

    /** Plays defaults until a question of this name is asked, or the match is over. */
    Table until(String question) {
        List<ToldEvent> told = new ArrayList<>();
        int guard = 0;
        while (!position.isFinished() && !question().equals(question)) {
            assertThat(guard++).isLessThan(5000);
            one(game.defaultMove(position, seat()), told);
        }
        events = told;
        return this;
    }

    /** Plays defaults until a turn of an Epoch begins to be asked about, or the match is over. */
    Table untilTurn(int epoch, int turn) {
        int guard = 0;
        List<ToldEvent> told = new ArrayList<>();
        while (!position.isFinished() && (position.epoch() != epoch || position.turn() != turn)) {
            assertThat(guard++).isLessThan(20_000);
            one(game.defaultMove(position, seat()), told);
        }
        events = told;
        return this;
    }

    /** One move; the position keeps the laws afterwards, and what is different is told. */
    private void one(InnerSeaMove move, List<ToldEvent> told) {
        Account account = new Account(position);
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        game.play(position, seat(), move, log);
        lawful();
        account.settle(position, log.events());
        told.addAll(log.events());
    }

    private void lawful() {
        assertThat(game.brokenLaws(position)).isEmpty();
    }

    // ---------------------------------------------------------------- then

    int seat() {
        assertThat(Seats.count(game.awaiting(position))).isEqualTo(1);
        return Seats.first(game.awaiting(position));
    }

    /** The civilization that is asked now. */
    String asked() {
        assertThat(position.isFinished()).isFalse();
        return position.civilization(position.steps().seat()).id();
    }

    /** The name of the question asked now. */
    String question() {
        return game.prompt(position, seat()).name();
    }

    List<InnerSeaMove> legal() {
        return game.legalMoves(position, seat());
    }

    boolean allows(InnerSeaMove move) {
        return refusal(move) == null;
    }

    @Nullable
    Refusal refusal(InnerSeaMove move) {
        return game.refusal(position, seat(), move);
    }

    int disks(String civilization, String area) {
        return position.board().disks(power(civilization), Area.of(area).index());
    }

    int allies(String civilization, String area) {
        return position.board().allies(power(civilization), Area.of(area).index());
    }

    /** How many allies have come since the last call of {@link #play}. */
    int allies() {
        return told(InnerSeaEvent.AlliesCame.class).stream()
                .mapToInt(InnerSeaEvent.AlliesCame::count)
                .sum();
    }

    int supply(String civilization) {
        return position.board().supply(power(civilization));
    }

    int ready(String civilization) {
        return position.get(Stat.READY, power(civilization));
    }

    int talents(String civilization) {
        return position.talents(power(civilization));
    }

    int points(String civilization) {
        return position.points(power(civilization));
    }

    int onMap(String civilization) {
        return position.board().disksOnMap(power(civilization));
    }

    List<String> hand(String civilization) {
        List<String> cards = new ArrayList<>();
        for (int card = position.cards().nextInHand(power(civilization), -1);
                card >= 0;
                card = position.cards().nextInHand(power(civilization), card)) {
            cards.add(FateCard.at(card).id());
        }
        return cards;
    }

    int handSize(String civilization) {
        return position.cards().handSize(power(civilization));
    }

    boolean isDiscarded(String card) {
        return position.cards().isDiscarded(FateCard.of(card).index());
    }

    boolean isAside(String card) {
        return position.cards().isAside(FateCard.of(card).index());
    }

    boolean isOnTable(String civilization, String card) {
        return position.cards().isOnTable(power(civilization), FateCard.of(card).index());
    }

    int disksOn(String card) {
        return position.cards().disksOn(FateCard.of(card).index());
    }

    int disksOnWonder(String wonder) {
        return position.monuments().disks(Wonder.of(wonder).index());
    }

    boolean isBuried(String wonder) {
        return position.monuments().isBuried(Wonder.of(wonder).index());
    }

    List<String> order() {
        List<String> order = new ArrayList<>();
        for (int place = 0; place < position.powers(); place++) {
            order.add(position.civilization(position.inOrder(place)).id());
        }
        return order;
    }

    InnerSeaPosition position() {
        return position;
    }

    InnerSea game() {
        return game;
    }

    InnerSeaView view(int seat) {
        return game.view(position, seat);
    }

    <T extends Event> List<T> told(Class<T> kind) {
        return events.stream()
                .map(ToldEvent::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    List<Event> toldTo(int viewer) {
        return ToldEvent.toldTo(viewer, events);
    }

    static Map<String, String> options(String... pairs) {
        Map<String, String> options = new HashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            options.put(pairs[i], pairs[i + 1]);
        }
        return options;
    }
}
