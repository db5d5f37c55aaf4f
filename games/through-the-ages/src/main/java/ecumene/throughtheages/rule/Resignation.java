package ecumene.throughtheages.rule;

import static ecumene.throughtheages.Civilization.NONE;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import java.util.Arrays;

/** Resign: somebody leaves the game for good. */
final class Resignation {

    /** What somebody wins who had declared war on the one who leaves. */
    private static final int WAR_WON = 7;

    private Resignation() {}

    static void resign(ThroughTheAgesPosition position, int seat, EventLog log) {
        Civilization civ = position.civ(seat);
        log.all(new ThroughTheAgesEvent.Resigned(seat));
        position.reveal();
        for (int owner = 0; owner < position.seats(); owner++) {
            if (Diplomacy.isParty(position, owner, seat)) {
                Diplomacy.end(position, owner, seat, log);
            }
        }
        for (int other = 0; other < position.seats(); other++) {
            Civilization declarer = position.civ(other);
            if (declarer.war != NONE && declarer.warTarget == seat) {
                WarResolution.discard(position, other);
                declarer.addCulture(WAR_WON, Source.CONFLICTS);
                log.all(new ThroughTheAgesEvent.CultureChanged(other, WAR_WON));
            }
        }
        leave(position, seat);
        civ.resigned = true;
        if (position.players() == 1) {
            position.steps().clear();
        }
    }

    /** Hands are discarded and everything in play leaves the game; the tokens go back to the box. */
    private static void leave(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        if (civ.war != NONE) {
            WarResolution.discard(position, seat);
        }
        if (civ.exclusive) {
            position.military().discardShown(civ.tactic, position.age());
        }
        for (int i = 0; i < civ.militarySize; i++) {
            position.military().discardHidden(civ.military[i], position.age());
        }
        for (int rest = civ.colonies; rest != 0; rest &= rest - 1) {
            position.military().discardShown(Colonies.card(rest).index(), position.age());
        }
        civ.clearMilitary();
        civ.clearHand();
        civ.handOld = 0;
        civ.tactic = NONE;
        civ.exclusive = false;
        civ.colonies = 0;
        civ.leader = NONE;
        civ.wonders = 0;
        civ.ruins = 0;
        civ.homerWonder = NONE;
        civ.unfinished = NONE;
        civ.stages = 0;
        Arrays.fill(civ.workers, (byte) 0);
        Arrays.fill(civ.blue, (byte) 0);
        civ.idle = 0;
        civ.yellowBank = 0;
        civ.blueBank = 0;
        civ.yellowTokens = 0;
        civ.blueTokens = 0;
        civ.civilActions = 0;
        civ.militaryActions = 0;
        Ratings.refresh(position, seat);
    }
}
