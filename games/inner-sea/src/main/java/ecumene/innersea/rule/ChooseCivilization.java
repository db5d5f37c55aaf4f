package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.Terms;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Setting up: in Turn Order each chooses a civilization and puts its disks on the map. */
public final class ChooseCivilization extends Asking {

    public static final ChooseCivilization STEP = new ChooseCivilization();

    /** How many have chosen. */
    private static final class Frame {

        private static final int CHOSEN = 0;

        static int chosen(InnerSeaPosition position) {
            return position.steps().note(CHOSEN);
        }

        static void setChosen(InnerSeaPosition position, int count) {
            position.steps().setNote(CHOSEN, count);
        }
    }

    /** Cards of the first hands. */
    private static final int FIRST_HAND = 5;

    private ChooseCivilization() {
        super("choose-civilization");
    }

    /** Chance draws the Turn Order; people choose before the system. */
    public static void begin(InnerSeaPosition position, EventLog log) {
        int[] order = new int[position.powers()];
        for (int power = 0; power < order.length; power++) {
            order[power] = power;
        }
        position.random().shuffle(order, order.length);
        for (int place = 0; place < order.length; place++) {
            position.setOrder(place, order[place]);
        }
        position.setEpoch(position.terms().firstEpoch());
        position.steps().push(STEP, first(position, 0));
    }

    /** The power that chooses as number so-and-so. */
    private static int first(InnerSeaPosition position, int number) {
        int left = number;
        for (int round = 0; round < 2; round++) {
            for (int place = 0; place < position.powers(); place++) {
                int power = position.inOrder(place);
                if (position.terms().isSystem(power) == (round == 1) && left-- == 0) {
                    return power;
                }
            }
        }
        throw new IllegalStateException("nobody is left to choose");
    }

    private static List<Civilization> free(InnerSeaPosition position) {
        List<Civilization> free = new ArrayList<>();
        Terms terms = position.terms();
        for (Civilization civilization : terms.scenario().civilizations(terms.powers())) {
            boolean open = position.faction(civilization) == InnerSeaPosition.NONE;
            if (open && ScenarioRules.mayBeChosen(position, power(position), civilization)) {
                free.add(civilization);
            }
        }
        return free;
    }

    @Override
    boolean asks(InnerSeaPosition position) {
        return Frame.chosen(position) < position.powers();
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        for (Civilization civilization : free(position)) {
            moves.add(new InnerSeaMove.ChooseCivilization(civilization));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        Civilization civilization = ((InnerSeaMove.ChooseCivilization) move).civilization();
        take(position, power, civilization, log);
        position.set(Stat.SIDE, power, civilization.index());
        Scenario.Start start = position.terms().scenario().start(position.civilization(power), position.powers());
        for (Scenario.Stack stack : start.disks()) {
            position.board().place(power, stack.area(), stack.count());
        }
        position.set(Stat.TALENTS, power, start.talents());
        position.setGold(position.gold().or(start.gold()));
        int chosen = Frame.chosen(position) + 1;
        Frame.setChosen(position, chosen);
        if (chosen < position.powers()) {
            position.steps().setSeat(first(position, chosen));
        }
    }

    static void take(InnerSeaPosition position, int power, Civilization civilization, EventLog log) {
        position.set(Stat.CIVILIZATION, power, civilization.index());
        position.set(Stat.HOME, power, civilization.home());
        int seat = position.terms().seatOf(power);
        log.all(new InnerSeaEvent.CivilizationChosen(civilization, seat == InnerSeaPosition.NONE ? null : seat));
    }

    /** Everybody has chosen: the cards are dealt and the first turn begins. */
    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        position.steps().pop();
        deal(position);
        ScenarioRules.setUp(position, log);
        TurnOrder.tell(position, log);
        Turns.begin(position, position.terms().firstEpoch(), 1, log);
    }

    /** Five cards each without any Event among them; then the Events are shuffled into the rest. */
    private static void deal(InnerSeaPosition position) {
        for (FateCard card : FateCard.ALL) {
            if (!card.isEvent()) {
                position.cards().putOnDeck(card.index());
            }
        }
        position.cards().shuffle(position.random());
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inOrder(place);
            Scenario.Start start = position.terms().scenario().start(position.civilization(power), position.powers());
            for (FateCard card : start.hand()) {
                position.cards().takeFromDeck(card.index());
                position.cards().addToHand(power, card.index());
            }
        }
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inOrder(place);
            while (position.cards().handSize(power) < FIRST_HAND) {
                position.cards().addToHand(power, position.cards().draw());
            }
        }
        for (FateCard card : FateCard.ALL) {
            if (card.isEvent()) {
                position.cards().putOnDeck(card.index());
            }
        }
        position.cards().shuffle(position.random());
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return move instanceof InnerSeaMove.ChooseCivilization
                ? InnerSeaRefusal.CIVILIZATION_NOT_TO_BE_HAD
                : InnerSeaRefusal.CHOOSE_A_CIVILIZATION_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return new InnerSeaMove.ChooseCivilization(free(position).getFirst());
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "ChooseCivilization", Rulebook.SETUP);
    }
}
