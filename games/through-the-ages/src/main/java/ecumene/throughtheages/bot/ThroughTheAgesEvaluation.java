package ecumene.throughtheages.bot;

import ecumene.engine.Evaluation;
import ecumene.engine.Move;
import ecumene.engine.StepStack;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import ecumene.throughtheages.rule.Actions;
import ecumene.throughtheages.rule.Colonization;
import ecumene.throughtheages.rule.ColonizationForce;
import ecumene.throughtheages.rule.Defence;
import ecumene.throughtheages.rule.Impacts;
import ecumene.throughtheages.rule.Politics;
import ecumene.throughtheages.rule.Scoring;
import java.util.List;

/**
 * Estimates the final culture of each seat: what it has, what its engine will still produce in the turns that are left, and
 * what its cards promise ({@link Outlook}); near the end also the events that will score.
 */
public final class ThroughTheAgesEvaluation implements Evaluation<ThroughTheAgesPosition> {

    public static final ThroughTheAgesEvaluation INSTANCE = new ThroughTheAgesEvaluation();

    /** The lead in points that makes a win about three times as likely: much at the start, less at the end. */
    private static final double SPREAD_AT_END = 14.0;

    private static final double SPREAD_PER_TURN = 1.6;

    /**
     * What the final culture counts beside the victory itself. Somebody who cannot win any more, or cannot lose, would else
     * find all moves equally good and tear down what they have built.
     */
    private static final double HONOUR = 0.05;

    /** Whoever has resigned has no outlook at all. */
    private static final double LOST = -100_000;

    /** Civil cards that leave the deck in a turn, by number of players. */
    static final double[] CARDS_PER_TURN = {0, 0, 3.9, 2.9, 2.4};

    /** The civil deck of an age, by number of players. */
    static final int[] DECK = {0, 0, 44, 50, 53};

    /** The last round comes after the deck is empty. */
    private static final double AFTER_THE_DECK = 1.4;

    /** An impact among the events still to come: it scores, unless the values change. */
    private static final double IMPACT = 1.4;

    private static final Move SAIL = new ThroughTheAgesMove.Sail();
    private static final Move NO_POLITICS = new ThroughTheAgesMove.EndPolitics();

    private ThroughTheAgesEvaluation() {}

    @Override
    public void outlook(ThroughTheAgesPosition position, double[] outlook) {
        if (position.isFinished()) {
            atTheEnd(position, outlook);
            return;
        }
        double turns = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.isIn(seat)) {
                turns = turnsLeft(position, seat);
                outlook[seat] = new Outlook(position, seat, turns).points();
            } else {
                outlook[seat] = LOST;
            }
        }
        if (position.age() >= Age.III.level()) {
            impacts(position, outlook);
        }
        wars(position, outlook);
        pending(position, outlook);
        Evaluation.sharesFromPoints(outlook, position.seats(), SPREAD_AT_END + SPREAD_PER_TURN * turns);
    }

    private static void atTheEnd(ThroughTheAgesPosition position, double[] outlook) {
        double[] culture = new double[position.seats()];
        for (int seat = 0; seat < culture.length; seat++) {
            culture[seat] = position.isIn(seat) ? position.civ(seat).culture : LOST;
        }
        Evaluation.sharesFromPoints(culture, culture.length, SPREAD_AT_END);
        Evaluation.sharesFromResult(Scoring.result(position), outlook);
        for (int seat = 0; seat < culture.length; seat++) {
            outlook[seat] = (1 - HONOUR) * outlook[seat] + HONOUR * culture[seat];
        }
    }

    /** How many productions a seat has still to come. */
    static double turnsLeft(ThroughTheAgesPosition position, int seat) {
        int players = position.players();
        int behind = (seat - position.activeSeat() + position.seats()) % position.seats();
        if (position.age() == Age.IV.level()) {
            int first = position.firstSeat();
            int seats = position.seats();
            boolean yetToPlay = (seat - first + seats) % seats >= (position.activeSeat() - first + seats) % seats;
            return position.lastRound() - position.round() + (yetToPlay ? 1 : 0);
        }
        double cards = position.civilDeck().size() + (3 - position.age()) * DECK[players];
        double playerTurns = cards / CARDS_PER_TURN[players];
        return Math.max(1, (playerTurns - behind) / players + AFTER_THE_DECK);
    }

    /** The events of Age III that lie in the decks score at the end. */
    private static void impacts(ThroughTheAgesPosition position, double[] outlook) {
        for (int pile = 0; pile < 2; pile++) {
            var events = pile == 0
                    ? position.military().currentEvents()
                    : position.military().futureEvents();
            for (int i = 0; i < events.size(); i++) {
                MilitaryCard card = MilitaryCard.at(events.get(i));
                if (card.level() == Age.III.level() && card.type() == MilitaryType.EVENT) {
                    int[] points = Impacts.points(position, position.openingSeat(), card);
                    for (int seat = 0; seat < points.length; seat++) {
                        outlook[seat] += IMPACT * points[seat];
                    }
                }
            }
        }
    }

    /** A war that is declared will mostly go as the strengths are now. */
    private static void wars(ThroughTheAgesPosition position, double[] outlook) {
        for (int seat = 0; seat < position.seats(); seat++) {
            Civilization civ = position.civ(seat);
            if (civ.war != Civilization.NONE) {
                int rival = civ.warTarget;
                int advantage = civ.strength - position.civ(rival).strength;
                double booty = booty(civ.war, Math.abs(advantage));
                double certainty = Math.min(1, Math.abs(advantage) / 10.0);
                double sign = Math.signum(advantage) * certainty;
                outlook[seat] += sign * booty;
                outlook[rival] -= sign * booty;
            }
        }
    }

    /** Half-made things: a colony bid for, an attack that may be repelled. */
    private static void pending(ThroughTheAgesPosition position, double[] outlook) {
        StepStack steps = position.steps();
        if (steps.isTop(Colonization.STEP)) {
            int bidder = Colonization.Frame.bidder(position);
            if (bidder != Civilization.NONE) {
                MilitaryCard territory = Colonization.Frame.territory(position);
                outlook[bidder] += 0.8 * colony(position, bidder, territory, Colonization.Frame.bid(position));
            }
        } else if (steps.isTop(ColonizationForce.STEP)) {
            outlook[steps.seat()] += sailing(position, steps.seat());
        } else if (steps.isTop(Defence.STEP)) {
            double loot = loot(Defence.Frame.aggression(position));
            outlook[Defence.Frame.attacker(position)] += 0.5 * loot;
            outlook[steps.seat()] -= 0.5 * loot;
        }
    }

    /** What the colony that is being bid for brings, less what sails for it. */
    private static double colony(ThroughTheAgesPosition position, int seat, MilitaryCard territory, int bid) {
        Outlook outlook = new Outlook(position, seat, turnsLeft(position, seat));
        return outlook.colony(territory) - outlook.expedition(bid);
    }

    /** What the colony brings, less what is chosen for the force and what is still to be found for it. */
    private static double sailing(ThroughTheAgesPosition position, int seat) {
        double turns = turnsLeft(position, seat);
        Outlook home = new Outlook(ColonizationForce.atHome(position), seat, turns);
        return home.points()
                - new Outlook(position, seat, turns).points()
                + home.colony(ColonizationForce.Frame.territory(position))
                - home.expedition(ColonizationForce.missing(position));
    }

    private static double loot(MilitaryCard card) {
        return switch (card.effect()) {
            case ARMED_INTERVENTION -> card.amount(0);
            case PLUNDER, SPY -> 0.8 * card.amount(0);
            case ANNEX -> 8;
            case RAID -> 3 + 2 * card.level();
            default -> 5;
        };
    }

    private static double booty(int war, int advantage) {
        return switch (MilitaryCard.at(war).effect()) {
            case WAR_OVER_CULTURE -> 5 + advantage;
            case WAR_OVER_TECHNOLOGY -> 0.6 * advantage;
            default -> 2 + 0.4 * advantage;
        };
    }

    // ---------------------------------------------------------------- what is not worth a thought

    /**
     * Ending the actions is never in vain, so at least that stays. What sails beyond the bid is lost for nothing, and so is an
     * event that is kept in a hand with too many cards.
     */
    @Override
    public void sift(ThroughTheAgesPosition position, int seat, List<? extends Move> moves) {
        if (position.steps().isTop(Actions.STEP)) {
            for (int i = moves.size() - 1; i >= 0; i--) {
                if (isInVain(position, seat, moves.get(i))) {
                    moves.remove(i);
                }
            }
        } else if (position.steps().isTop(Politics.STEP)) {
            Civilization civ = position.civ(seat);
            if (civ.militarySize > civ.militaryLimit()
                    && moves.stream().anyMatch(ThroughTheAgesMove.PrepareEvent.class::isInstance)) {
                moves.remove(NO_POLITICS);
            }
        } else if (position.steps().isTop(ColonizationForce.STEP)) {
            if (moves.contains(SAIL)) {
                moves.removeIf(move -> !move.equals(SAIL));
            } else if (!ColonizationForce.isManned(position)) {
                // A unit must sail anyway, and may make cards needless.
                moves.removeIf(move -> !(move instanceof ThroughTheAgesMove.SendUnit));
            }
        }
    }

    /** Whether a move costs something and changes nothing, or could only be undone by the next one. */
    private static boolean isInVain(ThroughTheAgesPosition position, int seat, Move move) {
        Civilization civ = position.civ(seat);
        return switch (move) {
            case ThroughTheAgesMove.CopyTactic copy -> copy.tactic().index() == civ.tactic;
            case ThroughTheAgesMove.PlayTactic play -> play.tactic().index() == civ.tactic;
            // With the last worker who keeps the peace goes the peace, unless the building makes people happy.
            case ThroughTheAgesMove.Build build ->
                civ.idle == civ.discontent()
                        && civ.idle > 0
                        && build.technology().happiness() == 0;
            // What was built at a price stays. Only who lacks a worker to prevent an uprising needs one from there, and
            // none who makes others happy.
            case ThroughTheAgesMove.Destroy destroy ->
                civ.idle >= civ.discontent() || destroy.technology().happiness() > 0;
            default -> false;
        };
    }
}
