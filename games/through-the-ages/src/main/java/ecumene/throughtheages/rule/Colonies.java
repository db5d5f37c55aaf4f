package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.MilitaryCard;

/** Colonies: what they give as long as they are held, and what they give once. */
final class Colonies {

    private Colonies() {}

    /** The colony of the lowest bit. */
    static MilitaryCard card(int bits) {
        return MilitaryCard.at(MilitaryCard.FIRST_TERRITORY + Integer.numberOfTrailingZeros(bits));
    }

    private static int bit(MilitaryCard colony) {
        return 1 << (colony.index() - MilitaryCard.FIRST_TERRITORY);
    }

    /** A territory becomes a colony: first what lasts, then what it gives at once. */
    static void win(ThroughTheAgesPosition position, int seat, MilitaryCard colony, EventLog log) {
        ColonyGains.await(position, seat, colony);
        enter(position, seat, colony, log);
    }

    private static void enter(ThroughTheAgesPosition position, int seat, MilitaryCard colony, EventLog log) {
        position.civ(seat).colonies |= bit(colony);
        log.all(new ThroughTheAgesEvent.ColonyWon(seat, colony));
        Ratings.update(position, seat);
        Tokens.changeYellow(position, seat, colony.yellow(), log);
        Tokens.changeBlue(position, seat, colony.blue(), log);
    }

    private static void leave(ThroughTheAgesPosition position, int seat, MilitaryCard colony, EventLog log) {
        position.civ(seat).colonies &= ~bit(colony);
        log.all(new ThroughTheAgesEvent.ColonyLost(seat, colony));
        Ratings.update(position, seat);
        Tokens.changeYellow(position, seat, -colony.yellow(), log);
        Tokens.changeBlue(position, seat, -colony.blue(), log);
    }

    /** A colony leaves the game. */
    static void lose(ThroughTheAgesPosition position, int seat, MilitaryCard colony, EventLog log) {
        leave(position, seat, colony, log);
        position.military().discardShown(colony.index(), position.age());
    }

    /** A colony changes its owner, without what it gives once. */
    static void annex(ThroughTheAgesPosition position, int winner, int loser, MilitaryCard colony, EventLog log) {
        leave(position, loser, colony, log);
        enter(position, winner, colony, log);
    }
}
