package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Play an Aggression: how it begins, and what it does once it has succeeded. In between is {@link Defence}. */
final class Aggression {

    private static final int NONE = Civilization.NONE;

    private Aggression() {}

    /** A rule of the house, after the tables of the cards: the rulebook lets an aggression be played in vain. */
    static boolean hasTarget(ThroughTheAgesPosition position, MilitaryCard card, int rival) {
        Civilization civ = position.civ(rival);
        return switch (card.effect()) {
            case ANNEX -> civ.colonies != 0;
            case INFILTRATE -> civ.leader != NONE || civ.unfinished != NONE;
            default -> true;
        };
    }

    static void play(ThroughTheAgesPosition position, int seat, MilitaryCard card, int rival, EventLog log) {
        Civilization civ = position.civ(seat);
        ActionTokens.spendMilitary(position, seat, Diplomacy.attackCost(position, card, rival));
        civ.takeMilitary(card.index());
        position.military().discardShown(card.index(), position.age());
        position.reveal();
        position.setAttacked(rival);
        int strength = Diplomacy.strengthAgainst(position, seat, rival, true);
        log.all(new ThroughTheAgesEvent.AggressionPlayed(seat, rival, card, strength));
        Diplomacy.endPactsByAttack(position, seat, rival, log);
        Defence.Frame.push(position, rival, seat, card, strength);
    }

    static void succeed(ThroughTheAgesPosition position, int seat, int rival, MilitaryCard card, EventLog log) {
        Civilization civ = position.civ(seat);
        Civilization victim = position.civ(rival);
        log.all(new ThroughTheAgesEvent.AggressionSucceeded(seat, rival, card));
        switch (card.effect()) {
            case ENSLAVE -> {
                Goods.gainFood(position, seat, card.amount(0), log);
                Goods.gainResources(position, seat, card.amount(1), log);
                Tokens.losePopulation(position, rival, 1, log);
            }
            case PLUNDER -> Division.plunder(position, seat, rival, card.amount(0));
            case RAID -> Razing.raid(position, seat, rival, card);
            case ANNEX, INFILTRATE -> Booty.Frame.push(position, seat, card, rival);
            case SPY -> {
                int science = -victim.addScience(-card.amount(0));
                civ.addScience(science);
                log.all(new ThroughTheAgesEvent.ScienceChanged(rival, -science));
                log.all(new ThroughTheAgesEvent.ScienceChanged(seat, science));
            }
            case ARMED_INTERVENTION -> takeCulture(position, seat, rival, card.amount(0), log);
            default -> throw new IllegalStateException("no aggression: " + card);
        }
    }

    /** What the victim will lose by a choice that is still to come; what is sure in numbers is told by them. */
    static @Nullable Loss loss(ThroughTheAgesPosition position, int rival, MilitaryCard card) {
        Civilization civ = position.civ(rival);
        return switch (card.effect()) {
            case ENSLAVE -> civ.idle == 0 && civ.employed() > 0 ? new Loss("enslaved") : null;
            case PLUNDER -> {
                int amount = Math.min(card.amount(0), civ.food() + civ.resources());
                yield amount == 0 ? null : new Loss("plundered", Map.of("amount", amount));
            }
            case RAID -> {
                int buildings = Razing.inRaid(civ, card);
                yield buildings == 0 ? null : new Loss("raided", Map.of("count", buildings));
            }
            case ANNEX -> {
                boolean one = Integer.bitCount(civ.colonies) == 1;
                yield new Loss(
                        "annexed",
                        Map.of("colony", one ? Colonies.card(civ.colonies).id() : "none"));
            }
            case INFILTRATE -> {
                String leader = id(civ.leader);
                String wonder = id(civ.unfinished);
                yield new Loss("infiltrated", Map.of("leader", leader, "wonder", wonder));
            }
            default -> null;
        };
    }

    private static String id(int card) {
        return card == NONE ? "none" : CivilCard.at(card).id();
    }

    /** One takes culture from another, as far as there is any. */
    static void takeCulture(ThroughTheAgesPosition position, int winner, int loser, int amount, EventLog log) {
        int culture = -position.civ(loser).addCulture(-amount, Source.CONFLICTS);
        position.civ(winner).addCulture(culture, Source.CONFLICTS);
        log.all(new ThroughTheAgesEvent.CultureChanged(loser, -culture));
        log.all(new ThroughTheAgesEvent.CultureChanged(winner, culture));
    }
}
