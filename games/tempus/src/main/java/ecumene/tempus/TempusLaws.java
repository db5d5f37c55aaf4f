package ecumene.tempus;

import ecumene.engine.Step;
import ecumene.engine.StepStack;
import ecumene.tempus.TempusPosition.Running;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Geography;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import ecumene.tempus.rule.Advance;
import ecumene.tempus.rule.AttackCards;
import ecumene.tempus.rule.DefenceCards;
import ecumene.tempus.rule.Discard;
import ecumene.tempus.rule.LayTile;
import ecumene.tempus.rule.NameTerrain;
import ecumene.tempus.rule.Progress;
import ecumene.tempus.rule.Rounds;
import ecumene.tempus.rule.Turn;
import ecumene.tempus.rule.TurnTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What is true in every position that can come about, for tests and for loading. */
final class TempusLaws {

    private static final int LAST_TURN = Era.FLIGHT.index();
    private static final int MOST_ACTION_TOKENS = 6;

    /** Every way questions can stand on each other, from the bottom. */
    private static final Set<String> STACKS = Set.of(
            "",
            "/lay-tile",
            "/lay-tile/turn-tile",
            "/place-tokens",
            "/rounds/turn",
            "/rounds/turn/discard",
            "/rounds/turn/attack-cards",
            "/rounds/turn/attack-cards/name-terrain",
            "/rounds/turn/defence-cards",
            "/rounds/turn/advance",
            "/progress/progress-cards",
            "/progress/discard");

    private final TempusPosition position;
    private final int seats;
    private final List<String> broken = new ArrayList<>();

    TempusLaws(TempusPosition position) {
        this.position = position;
        this.seats = position.seats();
    }

    List<String> broken() {
        steps();
        tiles();
        hexes();
        pieces();
        cards();
        time();
        turn();
        fight();
        return broken;
    }

    private void law(boolean kept, String sentence) {
        if (!kept) {
            broken.add(sentence);
        }
    }

    private static boolean within(int value, int least, int most) {
        return value >= least && value <= most;
    }

    private void steps() {
        TempusPosition rest = position.copy();
        StepStack steps = rest.steps();
        StringBuilder stack = new StringBuilder();
        for (; !steps.isEmpty(); steps.pop()) {
            Step<?, ?> step = steps.top();
            stack.insert(0, "/" + step.name());
            law(within(steps.seat(), 0, seats - 1), step + " is about seat " + steps.seat());
            if (step.equals(TurnTile.STEP)) {
                law(position.island().fits(TurnTile.hex(rest).index()), "the tile does not fit");
            } else if (step.equals(Rounds.STEP)) {
                law(within(Rounds.passed(rest), 0, seats), "more seats than there are have acted");
            } else if (step.equals(Progress.STEP)) {
                law(
                        within(Progress.laid(rest), 0, seats)
                                && within(Progress.served(rest), Progress.NOT_COUNTED, seats),
                        "more seats than there are have progressed");
            }
        }
        law(STACKS.contains(stack.toString()), "questions on each other: " + stack);
    }

    private boolean isAsking(Step<?, ?> step) {
        return position.steps().isTop(step);
    }

    private void tiles() {
        int laid = position.island().tiles().size();
        boolean laying = isAsking(LayTile.STEP) || isAsking(TurnTile.STEP);
        law(laid <= LayTile.tilesFor(seats), laid + " tiles lie");
        law(position.tilesDrawn() == (laying ? laid + 1 : laid), "a drawn tile is nowhere");
        int seen = 0;
        for (int place = 0; place < MapTile.COUNT; place++) {
            seen |= 1 << position.tile(place).index();
        }
        law(seen == (1 << MapTile.COUNT) - 1, "a tile is missing");
    }

    private void hexes() {
        Board board = position.board();
        Geography geography = position.island().geography();
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            String at = Hex.at(hex).id() + ": ";
            int tokens = board.tokens(hex);
            int city = board.city(hex);
            law(within(board.owner(hex), TempusPosition.NONE, seats - 1), at + "no such seat");
            law(within(tokens, 0, Board.TOKENS), at + tokens + " tokens");
            law(city == 0 || within(city, Board.SMALLEST_CITY, Board.BIGGEST_CITY), at + "city of " + city);
            law(tokens == 0 || city == 0, at + "tokens in a city");
            law((tokens + city > 0) == (board.owner(hex) != TempusPosition.NONE), at + "owner without a piece");
            law(tokens + city == 0 || position.island().isLand(hex), at + "a piece in the water");
            for (int seat = 0; seat < seats; seat++) {
                int raised = board.raised(seat, hex);
                law(raised >= 0, at + "Sanitation of " + raised);
                law(raised == 0 || position.island().isLand(hex), at + "Sanitation in the water");
            }
            law(within(position.fresh(hex), 0, Math.max(tokens, 0)), at + "more fresh tokens than tokens");
            if (city > 0) {
                law(!position.island().isMountain(hex), at + "city on a mountain");
                for (int neighbour : geography.neighbours(hex)) {
                    law(board.city(neighbour) == 0, at + "cities touch");
                }
            }
        }
    }

    private void pieces() {
        Board board = position.board();
        for (int seat = 0; seat < seats; seat++) {
            int tokens = board.supply(seat);
            int held = 0;
            int[] cities = new int[Board.BIGGEST_CITY + 1];
            for (int hex = 0; hex < Hex.COUNT; hex++) {
                if (board.owner(hex) == seat) {
                    tokens += board.tokens(hex);
                    held += board.tokens(hex) > 0 ? 1 : 0;
                    if (within(board.city(hex), 0, Board.BIGGEST_CITY)) {
                        cities[board.city(hex)]++;
                    }
                }
            }
            law(tokens == Board.TOKENS && board.supply(seat) >= 0, "seat " + seat + " has " + tokens + " tokens");
            law(held == board.held(seat), "seat " + seat + " holds " + held + " hexes");
            for (int value = Board.SMALLEST_CITY; value <= Board.BIGGEST_CITY; value++) {
                int left = board.counters(seat, value);
                law(
                        left >= 0 && left + cities[value] == Board.CITY_COUNTERS.get(value - Board.SMALLEST_CITY),
                        "seat " + seat + " has lost a city of " + value);
            }
            law(within(position.actionTokens(seat), 0, MOST_ACTION_TOKENS), "action tokens of seat " + seat);
        }
    }

    private void cards() {
        Cards cards = position.cards();
        if (!within(cards.deckSize(), 0, IdeaCard.DECK)) {
            broken.add("deck of " + cards.deckSize());
            return;
        }
        int[] counts = new int[IdeaCard.KINDS];
        for (int place = 0; place < IdeaCard.DECK; place++) {
            if (place < cards.deckSize()) {
                counts[cards.inDeck(place)]++;
            } else {
                law(cards.inDeck(place) == 0, "a card beyond the deck");
            }
        }
        boolean negative = false;
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            counts[card] += cards.discarded(card);
            negative |= cards.discarded(card) < 0;
            for (int seat = 0; seat < seats; seat++) {
                counts[card] += cards.inHand(seat, card) + cards.laid(seat, card);
                negative |= cards.inHand(seat, card) < 0 || cards.laid(seat, card) < 0;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            for (Terrain background : Terrain.ON_CARDS) {
                int count = cards.inFront(seat, background.index());
                counts[IdeaCard.of(Idea.GOVERNMENT, background).index()] += count;
                negative |= count < 0;
            }
        }
        law(!negative, "less than no card");
        for (IdeaCard card : IdeaCard.ALL) {
            law(counts[card.index()] == card.copies(), counts[card.index()] + " times " + card);
        }
    }

    private void time() {
        law(within(position.firstSeat(), 0, seats - 1), "no such first seat");
        law(within(position.turn(), 0, LAST_TURN), "turn " + position.turn());
        law(position.round() >= 0, "round " + position.round());
        boolean flown = position.leadingEra() == Era.FLIGHT;
        law(flown == position.isFinished(), "Flight and the end belong together");
        for (int seat = 0; seat < seats; seat++) {
            law(position.era(seat).index() <= position.turn(), "seat " + seat + " is ahead of its time");
        }
    }

    private void turn() {
        law(within(position.actionsLeft(), 0, MOST_ACTION_TOKENS), "actions left: " + position.actionsLeft());
        law(within(position.allowance(), 0, Board.TOKENS), "allowance: " + position.allowance());
        law(position.running() != Running.NOTHING || position.allowance() == 0, "nothing runs, but may go on");
        if (isAsking(Turn.STEP)) {
            int seat = position.steps().seat();
            law(position.actionsLeft() <= position.actionTokens(seat), "an action without a token");
        }
        if (isAsking(Discard.STEP)) {
            int seat = position.steps().seat();
            law(
                    position.cards().handSize(seat) > position.era(seat).handLimit(),
                    "a hand within its limit is asked to discard");
        }
        if (position.running() == Running.NOTHING) {
            for (int hex = 0; hex < Hex.COUNT; hex++) {
                law(position.fresh(hex) == 0, "fresh tokens without an action");
            }
        }
    }

    private void fight() {
        boolean fighting = isAsking(AttackCards.STEP)
                || isAsking(NameTerrain.STEP)
                || isAsking(DefenceCards.STEP)
                || isAsking(Advance.STEP);
        int from = position.fightFrom();
        int to = position.fightTo();
        if (!fighting) {
            law(
                    from == TempusPosition.NONE
                            && to == TempusPosition.NONE
                            && position.fightTerrain() == TempusPosition.NONE,
                    "a fight without a question");
            return;
        }
        if (!within(from, 0, Hex.COUNT - 1) || !within(to, 0, Hex.COUNT - 1) || !Hex.areNeighbours(from, to)) {
            broken.add("a fight between " + from + " and " + to);
            return;
        }
        // A city without a terrain has not named it yet, or has been beaten in a fight without cards.
        boolean unnamed = position.fightTerrain() == TempusPosition.NONE;
        law(
                unnamed
                        ? isAsking(NameTerrain.STEP) || isAsking(Advance.STEP)
                        : !isAsking(NameTerrain.STEP) && Terrain.at(position.fightTerrain()) != null,
                "a fight over terrain " + position.fightTerrain());
        int attacker = position.board().owner(from);
        int defender = position.board().owner(to);
        int asked = position.steps().seat();
        boolean attackerAsked = isAsking(AttackCards.STEP) || isAsking(Advance.STEP);
        law(position.board().tokens(from) > 0, "nobody attacks");
        law(isAsking(Advance.STEP) || (defender != TempusPosition.NONE && defender != attacker), "nobody defends");
        law(asked == (attackerAsked ? attacker : defender), "the wrong side of a fight is asked");
    }
}
