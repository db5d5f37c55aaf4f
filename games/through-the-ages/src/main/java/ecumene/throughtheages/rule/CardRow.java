package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.RowSpaces;
import java.util.ArrayList;
import java.util.List;

/** Replenish the Card Row, and the End of an Age that comes in the middle of it. */
public final class CardRow {

    private static final int NONE = Civilization.NONE;

    /** What everybody loses when an age ends. */
    private static final int YELLOW_TOKENS = 2;

    private CardRow() {}

    /** The first row and the decks of Age A. */
    public static void setUp(ThroughTheAgesPosition position) {
        makeCivilDeck(position, Age.A.level());
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            position.setRow(space, position.civilDeck().draw());
        }
    }

    private static void makeCivilDeck(ThroughTheAgesPosition position, int age) {
        position.civilDeck().clear();
        int players = position.players();
        for (int index = 0; index < CivilCard.COUNT; index++) {
            CivilCard card = CivilCard.at(index);
            if (card.level() == age) {
                position.civilDeck().add(index, card.copies(players));
            }
        }
        position.civilDeck().shuffle(position.random());
    }

    /** At the start of a turn: the cards on the left go, the others slide, new ones are dealt. */
    static void replenish(ThroughTheAgesPosition position, EventLog log) {
        int spaces = RowSpaces.swept(position.players());
        List<CivilCard> swept = log.isHeard() ? cards(position, 0, spaces) : List.of();
        for (int space = 0; space < spaces; space++) {
            position.setRow(space, NONE);
        }
        deal(position, swept, log);
    }

    /** The cards in some spaces of the row. */
    private static List<CivilCard> cards(ThroughTheAgesPosition position, int from, int to) {
        List<CivilCard> cards = new ArrayList<>(to - from);
        for (int space = from; space < to; space++) {
            if (position.row(space) != NONE) {
                cards.add(CivilCard.at(position.row(space)));
            }
        }
        return List.copyOf(cards);
    }

    /** International Agreement: without discarding. A full row stays as it is. */
    static void fillUp(ThroughTheAgesPosition position, EventLog log) {
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            if (position.row(space) == NONE) {
                deal(position, List.of(), log);
                return;
            }
        }
    }

    private static void deal(ThroughTheAgesPosition position, List<CivilCard> swept, EventLog log) {
        int first = slide(position);
        int space = first;
        for (; space < RowSpaces.COUNT; space++) {
            if (position.civilDeck().isEmpty() && position.age() == Age.A.level()) {
                endAgeA(position, log);
            }
            if (position.civilDeck().isEmpty()) {
                break;
            }
            int card = position.civilDeck().draw();
            position.setRow(space, card);
            if (position.civilDeck().isEmpty() && position.age() != Age.A.level()) {
                endAge(position, log);
            }
        }
        if (position.age() == Age.A.level()) {
            endAgeA(position, log);
        }
        if (space > first) {
            position.reveal();
        }
        if (log.isHeard()) {
            log.all(new ThroughTheAgesEvent.RowReplenished(swept, cards(position, first, space)));
        }
    }

    /** Cards move to the left; gives back the first empty space. */
    private static int slide(ThroughTheAgesPosition position) {
        int to = 0;
        for (int from = 0; from < RowSpaces.COUNT; from++) {
            int card = position.row(from);
            if (card != NONE) {
                position.setRow(from, NONE);
                position.setRow(to++, card);
            }
        }
        return to;
    }

    // ---------------------------------------------------------------- ages

    /** Age A ends when the row is refilled for the first time, and nobody loses anything. */
    private static void endAgeA(ThroughTheAgesPosition position, EventLog log) {
        beginAge(position, Age.I.level(), log);
    }

    private static void beginAge(ThroughTheAgesPosition position, int age, EventLog log) {
        position.setAge(age);
        log.all(new ThroughTheAgesEvent.AgeBegan(Age.at(age)));
        if (age == Age.IV.level()) {
            position.civilDeck().clear();
            position.military().clearDeck();
            // Nobody takes the place of a starting player who has resigned: every turn is then another player's.
            boolean now = position.activeSeat() == position.firstSeat();
            position.setLastRound(position.round() + (now ? 0 : 1));
            log.all(new ThroughTheAgesEvent.LastRoundKnown(position.lastRound()));
        } else {
            makeCivilDeck(position, age);
            position.military().newDeck(age, position.players(), position.random());
        }
    }

    /** Whatever is older than the age that ends is antiquated. */
    private static void endAge(ThroughTheAgesPosition position, EventLog log) {
        int ended = position.age();
        beginAge(position, ended + 1, log);
        for (int owner = 0; owner < position.seats(); owner++) {
            int pact = position.civ(owner).pact;
            if (pact != NONE && MilitaryCard.at(pact).level() < ended) {
                Diplomacy.end(position, owner, owner, log);
            }
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.isIn(seat)) {
                antiquate(position, seat, ended, log);
                Tokens.changeYellow(position, seat, -YELLOW_TOKENS, log);
            }
        }
    }

    private static void antiquate(ThroughTheAgesPosition position, int seat, int ended, EventLog log) {
        Civilization civ = position.civ(seat);
        List<CivilCard> lost = new ArrayList<>();
        for (int i = civ.handSize - 1; i >= 0; i--) {
            CivilCard card = CivilCard.at(civ.hand[i]);
            if (card.level() < ended) {
                lost.add(card);
                civ.takeFromHand(card.index());
            }
        }
        if (!lost.isEmpty()) {
            Hand.antiquated(position, seat, List.copyOf(lost), log);
        }
        int cards = 0;
        for (int i = civ.militarySize - 1; i >= 0; i--) {
            if (MilitaryCard.at(civ.military[i]).level() < ended) {
                civ.removeMilitaryAt(i);
                cards++;
            }
        }
        if (cards > 0) {
            log.all(new ThroughTheAgesEvent.HandAntiquated(seat, cards));
        }
        if (civ.leader != NONE && CivilCard.at(civ.leader).level() < ended) {
            LeaderChange.remove(position, seat, log);
        }
        if (civ.unfinished != NONE && CivilCard.at(civ.unfinished).level() < ended) {
            Building.loseUnfinished(position, seat, log);
        }
    }
}
