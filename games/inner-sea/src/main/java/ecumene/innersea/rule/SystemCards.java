package ecumene.innersea.rule;

import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Pending;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Names;
import ecumene.innersea.component.Clause.Verb;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Non-player civilizations: which cards they play, keep and answer with, and what they aim at. */
final class SystemCards {

    private static final List<String> WONDERS = List.of("grand-gardens", "grand-temple", "great-pyramid");
    private static final int WONDER_MEANS = 3;
    private static final int WORTH_AN_ANSWER = 2;

    private SystemCards() {}

    // ---------------------------------------------------------------- what cards are worth

    private static int sum(FateCard card, Verb... verbs) {
        int sum = 0;
        for (var clause : card.effect()) {
            for (var verb : verbs) {
                if (clause.verb() == verb) {
                    sum += Math.max(1, clause.most()) * Math.max(1, Math.min(4, clause.amount()));
                }
            }
        }
        return sum;
    }

    /** Disks that a card may remove. */
    static int harm(FateCard card) {
        return sum(card, Verb.REMOVE, Verb.BLAST, Verb.WAVE, Verb.WILDFIRE, Verb.LOSE);
    }

    /** Own disks that a card may place. */
    static int growth(FateCard card) {
        return sum(card, Verb.PLACE, Verb.BLESS, Verb.CONVERT);
    }

    static int talents(FateCard card) {
        return sum(card, Verb.TALENTS, Verb.TRADE_TALENTS);
    }

    /** Allies that a Competition card brings to the area. */
    static int allies(FateCard card) {
        int sum = 0;
        for (var clause : card.effect()) {
            boolean here = clause.has(Word.HERE);
            boolean brings = clause.verb() == Verb.ALLIES || clause.verb() == Verb.PLACE;
            sum += brings && here ? clause.amount() : 0;
            sum += clause.verb() == Verb.ALLIES && !here && sum == 0 ? 1 : 0;
        }
        return sum;
    }

    /** Disks that a Competition card takes from the others in the area. */
    static int harmHere(FateCard card) {
        return sum(card, Verb.REMOVE, Verb.VOLLEY, Verb.AMBUSH);
    }

    /** What is kept longest has the highest rank: disks, talents, Negate, Competition, Investment, the rest. */
    static int rank(FateCard card) {
        if (card.kind() == FateCard.Kind.PLAIN) {
            return growth(card) > 0 ? 5 : talents(card) > 0 ? 4 : 0;
        }
        return switch (card.kind()) {
            case NEGATE -> 3;
            case COMPETITION -> 2;
            case INVESTMENT -> 1;
            default -> 0;
        };
    }

    /** The card of a hand that is missed least, of those that are not to go anyway. */
    static int worst(InnerSeaPosition position, int power) {
        int worst = InnerSeaPosition.NONE;
        for (int card = position.cards().nextInHand(power, -1);
                card >= 0;
                card = position.cards().nextInHand(power, card)) {
            boolean worse = worst == InnerSeaPosition.NONE || rank(FateCard.at(card)) < rank(FateCard.at(worst));
            if (worse && !position.cards().isGoing(card)) {
                worst = card;
            }
        }
        return worst;
    }

    // ---------------------------------------------------------------- actions

    static InnerSeaMove action(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        InnerSeaMove wonder = wonder(position, power, moves);
        if (wonder != null) {
            return wonder;
        }
        boolean war = position.is(Stat.POSTURE, power);
        InnerSeaMove best = moves.getLast();
        int value = 0;
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.PlayCard play && serves(position, power, play.card())) {
                int worth = worth(play.card(), war);
                if (worth > value) {
                    value = worth;
                    best = move;
                }
            }
        }
        return best;
    }

    /** In the order of the priorities: harm in war, disks, talents, Investments, harm. */
    private static int worth(FateCard card, boolean war) {
        if (card.kind() == FateCard.Kind.INVESTMENT) {
            return 200;
        }
        if (growth(card) > 0 && harm(card) == 0) {
            return 400 + growth(card);
        }
        if (harm(card) > 0) {
            return (war ? 500 : 100) + harm(card);
        }
        return talents(card) > 0 ? 300 + talents(card) : 50;
    }

    private static @Nullable InnerSeaMove wonder(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (position.talents(power) + position.cards().handSize(power) < WONDER_MEANS) {
            return null;
        }
        InnerSeaMove best = null;
        int rank = Integer.MAX_VALUE;
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.BuildWonder build) {
                int place = WONDERS.indexOf(build.wonder().id());
                int of = place < 0 ? WONDERS.size() + build.wonder().index() : place;
                if (of < rank) {
                    rank = of;
                    best = move;
                }
            }
        }
        return best;
    }

    // ---------------------------------------------------------------- targets

    /**
     * Whether a card is of use: what it must be aimed at first is there, and is not the system itself. A card that only harms
     * its own player is not played.
     */
    static boolean serves(InnerSeaPosition position, int power, FateCard card) {
        if (card.kind() == FateCard.Kind.INVESTMENT) {
            return position.board().supply(power) > 0;
        }
        List<Clause> clauses = card.effect();
        int base = position.pending().targetCount();
        for (int index = 0; index < clauses.size(); index++) {
            Clause clause = clauses.get(index);
            if (clause.names() == Names.NOTHING || clause.verb() == Verb.RESTORE || clause.verb() == Verb.SHRINES) {
                continue;
            }
            Targets targets = new Targets(position, power, card.index(), index, base);
            if (targets.isOpen()) {
                List<InnerSeaMove> moves = new ArrayList<>();
                targets.list(moves);
                return servesAt(position, power, card.index(), index, moves);
            }
            // Growth that is impossible leaves the talents of the card.
            return clause.verb() == Verb.PLACE && talents(card) > 0;
        }
        return true;
    }

    private static boolean servesAt(
            InnerSeaPosition position, int power, int script, int index, List<InnerSeaMove> moves) {
        Clause clause = Script.clause(script, index);
        InnerSeaMove move = target(position, power, script, index, moves);
        return switch (clause.verb()) {
            case BLESS -> move instanceof InnerSeaMove.Target target && isOwn(position, power, target);
            case REMOVE, WILDFIRE ->
                move instanceof InnerSeaMove.Target target
                        && target.faction() != null
                        && !isOwn(position, power, target)
                        && !strikesBack(
                                position, power, script, index, target.area().index());
            case BLAST, WAVE ->
                move instanceof InnerSeaMove.Target target
                        && othersLose(position, power, clause, target.area().index());
            case LEADER, VICTIM, RICH_VICTIM, TRADING_VICTIM ->
                move instanceof InnerSeaMove.TargetCivilization target
                        && position.faction(target.civilization()) != power;
            // It would take nothing from the map.
            case LIFT -> false;
            default -> true;
        };
    }

    private static boolean isOwn(InnerSeaPosition position, int power, InnerSeaMove.Target target) {
        return target.faction() != null && position.faction(target.faction()) == power;
    }

    /** Whether more disks of others than of its own would go. */
    private static boolean othersLose(InnerSeaPosition position, int power, Clause clause, int area) {
        AreaSet struck = clause.verb() == Verb.WAVE ? Area.islandOf(area) : AreaSet.of(area);
        int balance = 0;
        for (int each = struck.first(); each >= 0; each = struck.after(each)) {
            for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                int disks = Math.min(clause.amount(), position.board().disks(faction, each));
                balance += faction == power ? -disks : disks;
            }
        }
        return balance > 0;
    }

    /** Whether the next sentence must take a disk beside an area and finds only the own there. */
    private static boolean strikesBack(InnerSeaPosition position, int power, int script, int index, int area) {
        List<Clause> clauses = Script.clauses(script);
        if (index + 1 >= clauses.size()) {
            return false;
        }
        Clause next = clauses.get(index + 1);
        if (next.verb() != Verb.REMOVE || !next.has(Word.ADJACENT) || next.least() == 0) {
            return false;
        }
        AreaSet around = next.printed(position.terms().playedMap()).and(Area.neighbours(area));
        return around.meets(position.board().occupied(power))
                && !around.meets(position.board().others(power))
                && !(next.has(Word.EVEN_EMPTY)
                        && around.minus(position.board().anybody()).size() > 0);
    }

    static InnerSeaMove target(InnerSeaPosition position, int power, int script, int index, List<InnerSeaMove> moves) {
        Clause clause = Script.clause(script, index);
        int enemy = SystemWar.principalEnemy(position, power);
        return switch (clause.names()) {
            case STACKS -> stack(position, power, enemy, script, index, moves);
            case AREAS ->
                switch (clause.verb()) {
                    case PLACE, SETTLE, SPREAD, SHRINES -> SystemGrowth.bestPlace(position, power, moves);
                    case BLAST, WAVE -> mostHarm(position, power, enemy, clause, moves);
                    case BARBARIANS, INVASION, SEA_PEOPLES, MARK -> worstFor(position, enemy, power, moves);
                    // Nothing of the own is given up for no reason.
                    case LIFT, RETREAT -> moves.getLast();
                    default -> moves.getFirst();
                };
            case CIVILIZATION -> civilization(position, power, enemy, moves);
            case NUMBER, PLACE -> moves.getLast();
            default -> moves.getFirst();
        };
    }

    /** The listed area in which the enemy loses most and the own side least. */
    private static InnerSeaMove mostHarm(
            InnerSeaPosition position, int power, int enemy, Clause clause, List<InnerSeaMove> moves) {
        InnerSeaMove best = moves.getFirst();
        int value = Integer.MIN_VALUE;
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.Target target) {
                int area = target.area().index();
                AreaSet struck = clause.verb() == Verb.WAVE ? Area.islandOf(area) : AreaSet.of(area);
                int worth = 0;
                for (int each = struck.first(); each >= 0; each = struck.after(each)) {
                    for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                        int disks = Math.min(clause.amount(), position.board().disks(faction, each));
                        worth += faction == power ? -4 * disks : faction == enemy ? 3 * disks : disks;
                    }
                }
                if (worth > value) {
                    value = worth;
                    best = move;
                }
            }
        }
        return best;
    }

    private static InnerSeaMove civilization(
            InnerSeaPosition position, int power, int enemy, List<InnerSeaMove> moves) {
        InnerSeaMove best = moves.getFirst();
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.TargetCivilization target) {
                int other = position.faction(target.civilization());
                if (other == enemy) {
                    return move;
                }
                if (other != power) {
                    best = move;
                }
            }
        }
        return best;
    }

    /** The biggest stack of the principal enemy, then of others; never the own if it can be helped. */
    private static InnerSeaMove stack(
            InnerSeaPosition position, int power, int enemy, int script, int index, List<InnerSeaMove> moves) {
        boolean blessing = Script.clause(script, index).verb() == Verb.BLESS;
        InnerSeaMove best = moves.getLast();
        int value = best instanceof InnerSeaMove.Done ? 0 : Integer.MIN_VALUE;
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.Target target) {
                int worth = 0;
                if (target.faction() != null) {
                    int faction = position.faction(target.faction());
                    int disks = position.board().disks(faction, target.area().index());
                    worth = faction == enemy ? 100 + disks : faction == power ? -disks : disks;
                    worth = blessing ? -worth : worth;
                }
                if (strikesBack(position, power, script, index, target.area().index())) {
                    worth -= 200;
                }
                if (worth > value) {
                    value = worth;
                    best = move;
                }
            }
        }
        return best;
    }

    /** The listed area with most disks of a victim and fewest of the own, it and the land around together. */
    static InnerSeaMove worstFor(InnerSeaPosition position, int victim, int power, List<InnerSeaMove> moves) {
        InnerSeaMove best = moves.getFirst();
        int value = Integer.MIN_VALUE;
        for (InnerSeaMove move : moves) {
            if (move instanceof InnerSeaMove.Target target) {
                int area = target.area().index();
                AreaSet around = Area.neighbours(area).and(Area.LAND);
                int worth = 2 * balance(position, victim, power, area);
                for (int near = around.first(); near >= 0; near = around.after(near)) {
                    worth += balance(position, victim, power, near);
                }
                if (worth > value) {
                    value = worth;
                    best = move;
                }
            }
        }
        return best;
    }

    private static int balance(InnerSeaPosition position, int victim, int power, int area) {
        int disks = victim == InnerSeaPosition.NONE ? 0 : position.board().disks(victim, area);
        return disks - position.board().disks(power, area);
    }

    // ---------------------------------------------------------------- answers

    /** A fitting Negate card if the card on the table costs two disks or more, a Wonder, or a good card of its own. */
    static @Nullable FateCard answer(InnerSeaPosition position, int power) {
        if (!wantsToAnswer(position, power)) {
            return null;
        }
        FateCard best = null;
        for (int index = position.cards().nextInHand(power, -1);
                index >= 0;
                index = position.cards().nextInHand(power, index)) {
            FateCard card = FateCard.at(index);
            if (card.kind() == FateCard.Kind.NEGATE && Response.fits(position, 1, power, card)) {
                // What answers everything is kept for last.
                if (best == null || best.answers(FateCard.Answers.ANY)) {
                    best = card;
                }
            }
        }
        return best;
    }

    /** Whether it would answer if it could, as everybody can see. */
    static boolean wantsToAnswer(InnerSeaPosition position, int power) {
        return danger(position, power) >= WORTH_AN_ANSWER;
    }

    private static int danger(InnerSeaPosition position, int power) {
        int script = PlayCard.Frame.script(position, 1);
        if (Script.isWonder(script)) {
            return WORTH_AN_ANSWER;
        }
        FateCard card = FateCard.at(Script.card(script));
        if (card.kind() == FateCard.Kind.NEGATE) {
            boolean own = PlayCard.STEP.equals(position.steps().below(2))
                    && position.steps().seat(2) == power;
            int answered = own ? PlayCard.Frame.script(position, 2) : 0;
            return own && Script.isCard(answered)
                    ? Math.max(growth(FateCard.at(answered)), harm(FateCard.at(answered)))
                    : 0;
        }
        int base = PlayCard.Frame.base(position, 1);
        Pending pending = position.pending();
        int danger = 0;
        for (int i = base; i < pending.targetCount(); i++) {
            Clause clause = Script.clause(script, pending.clause(i));
            danger += switch (clause.verb()) {
                case REMOVE ->
                    pending.value(i) == power
                            ? Math.min(4, clause.amount())
                                    + echo(position, power, script, pending.clause(i) + 1, pending.area(i))
                            : 0;
                case WILDFIRE, AMBUSH -> pending.value(i) == power ? Math.min(4, clause.amount()) : 0;
                case BLAST ->
                    Math.min(clause.amount(), position.board().disks(power, pending.area(i)))
                            + (buries(position, power, script, pending.area(i)) ? WORTH_AN_ANSWER : 0);
                case WAVE ->
                    Area.islandOf(pending.area(i))
                            .and(position.board().occupied(power))
                            .size();
                case SANDS -> position.monuments().owner(pending.value(i)) == power ? WORTH_AN_ANSWER : 0;
                default -> 0;
            };
        }
        boolean shown = card.kind() == FateCard.Kind.COMPETITION && Response.harms(position, 1, power);
        return shown ? Math.max(danger, harmHere(card)) : danger;
    }

    /** The disks that go around an area when the next sentence spreads what happens there. */
    private static int echo(InnerSeaPosition position, int power, int script, int next, int area) {
        List<Clause> clauses = Script.clauses(script);
        return next < clauses.size() && clauses.get(next).verb() == Verb.ECHO
                ? Area.neighbours(area)
                        .and(Area.LAND)
                        .and(position.board().occupied(power))
                        .size()
                : 0;
    }

    /** Whether a card buries a Wonder of a power in an area. */
    private static boolean buries(InnerSeaPosition position, int power, int script, int area) {
        int wonder = position.monuments().in(area);
        return wonder != InnerSeaPosition.NONE
                && position.monuments().owner(wonder) == power
                && !position.monuments().isBuried(wonder)
                && Script.clauses(script).stream().anyMatch(clause -> clause.verb() == Verb.BURY);
    }
}
