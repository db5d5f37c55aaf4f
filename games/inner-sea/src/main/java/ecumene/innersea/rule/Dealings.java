package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Verb;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Resolving effects, second half: sentences of cards about talents, points, hands, Wonders and the Turn Order. */
final class Dealings {

    private final InnerSeaPosition position;
    private final int power;
    private final int script;
    private final int index;
    private final Clause clause;
    private final int base;
    private final EventLog log;

    Dealings(InnerSeaPosition position, int power, int script, int index, int base, EventLog log) {
        this.position = position;
        this.power = power;
        this.script = script;
        this.index = index;
        this.clause = Script.clause(script, index);
        this.base = base;
        this.log = log;
    }

    void run() {
        int amount = clause.amount();
        if (isAboutAVictim() && victim() == InnerSeaPosition.NONE) {
            return;
        }
        switch (clause.verb()) {
            case TALENTS -> {
                if (!clause.has(Word.IF) || Effects.standsIn(position, power, clause)) {
                    Deeds.gainTalents(position, power, amount, log);
                }
            }
            case POINTS -> Effects.score(position, power, script, amount, log);
            case READY -> addReady(position, power, script, amount);
            case CARAVAN -> Deeds.gainTalents(position, power, Deeds.tradePartners(position, power) >= 2 ? 2 : 1, log);
            case TREASURY -> {
                if (position.activeWonders(power) > 0) {
                    Effects.score(position, power, script, 1, log);
                } else {
                    Deeds.gainTalents(position, power, 1, log);
                }
            }
            case TRADE_TALENTS ->
                Deeds.gainTalents(position, power, Math.min(amount, Deeds.tradePartners(position, power)), log);
            case TOLL -> toll();
            case CIRCUSES ->
                Ransom.circuses(position, victim(), position.board().cityCount(victim()));
            case LEVY -> levy(victim());
            case TRIBUTE -> tribute(victim());
            case CORRUPTION -> Deeds.loseTalents(position, victim(), (position.talents(victim()) + 1) / 2, log);
            case CONSOLE -> console();
            case EMBARGO -> position.set(Stat.EMBARGOED, victim(), 1);
            case DRAW -> Draw.begin(position, power, amount);
            case CENSUS ->
                Draw.begin(position, power, Math.clamp(position.board().cityCount(power) / 3, 1, amount));
            case SIFT -> CardChoice.sift(position, power, amount);
            case ORACLE -> CardChoice.oracle(position, power, amount);
            case SPY -> CardChoice.spy(position, power, victim());
            case YIELD -> DiscardDown.by(position, victim(), amount);
            case PENANCE -> penance();
            case BREATH -> breath();
            case GAMES -> position.steps().push(Games.STEP, power);
            case CAPRICE -> caprice();
            case SWAP -> swap();
            case TAKE_PLACE -> {
                TurnOrder.move(position, power, named());
                TurnOrder.tell(position, log);
            }
            case SANDS -> sands();
            case RESTORE -> restore();
            case ARCHITECT -> architect();
            default -> throw new IllegalStateException("no effect: " + clause);
        }
    }

    /** Disks for the Acquisition Step: Wonders are among its criteria, Investments are not. */
    static void addReady(InnerSeaPosition position, int power, int script, int disks) {
        position.add(Script.isWonder(script) ? Stat.WONDER_DISKS : Stat.BONUS, power, disks);
    }

    /** The Ready disks that a use promises. */
    static int ready(int script) {
        int disks = 0;
        for (Clause each : Script.clauses(script)) {
            disks += each.verb() == Verb.READY ? each.amount() : 0;
        }
        return disks;
    }

    /** The points that a use brings now. */
    static int points(InnerSeaPosition position, int power, int script) {
        int points = 0;
        for (Clause each : Script.clauses(script)) {
            points += switch (each.verb()) {
                case POINTS -> each.amount();
                case TREASURY -> position.activeWonders(power) > 0 ? 1 : 0;
                default -> 0;
            };
        }
        return points;
    }

    /** Sentences that say what happens to the civilization named before. */
    private boolean isAboutAVictim() {
        return switch (clause.verb()) {
            case CIRCUSES, LEVY, TRIBUTE, CORRUPTION, EMBARGO, SPY, YIELD, PENANCE -> true;
            default -> false;
        };
    }

    private int victim() {
        return Targets.victim(position, script, base);
    }

    /** What was named for this sentence; -1 if nothing was. */
    private int named() {
        for (int i = base; i < position.pending().targetCount(); i++) {
            if (position.pending().clause(i) == index) {
                return position.pending().value(i);
            }
        }
        return InnerSeaPosition.NONE;
    }

    // ---------------------------------------------------------------- talents

    /** Pirates: opponents in the sea or on its shores lose a talent, and the player gets one if anybody did. */
    private void toll() {
        AreaSet seas = AreaSet.EMPTY;
        for (int i = base; i < position.pending().targetCount(); i++) {
            seas = seas.with(position.pending().area(i));
        }
        List<Integer> paying = payingToll(position, power, seas);
        for (int other : paying) {
            Deeds.loseTalents(position, other, 1, log);
        }
        Deeds.gainTalents(position, power, paying.isEmpty() ? 0 : 1, log);
    }

    /** The opponents in some seas or on their shores that have a talent to lose, in Turn Order. */
    static List<Integer> payingToll(InnerSeaPosition position, int power, AreaSet seas) {
        AreaSet reach = seas.or(seas.neighbours().and(Area.LAND));
        List<Integer> paying = new ArrayList<>();
        for (int place = 0; place < position.powers(); place++) {
            int other = position.inOrder(place);
            if (other != power
                    && position.talents(other) > 0
                    && reach.meets(position.board().occupied(other))) {
                paying.add(other);
            }
        }
        return paying;
    }

    private void levy(int victim) {
        if (position.talents(victim) > 0) {
            Deeds.loseTalents(position, victim, 1, log);
            Deeds.gainTalents(position, power, 1, log);
        }
    }

    /** A talent, or a card by chance from a hand without one. */
    private void tribute(int victim) {
        if (position.talents(victim) > 0) {
            levy(victim);
            return;
        }
        int size = position.cards().handSize(victim);
        if (size == 0) {
            return;
        }
        int card = position.cards().nextInHand(victim, -1);
        for (int skip = position.random().below(size); skip > 0; skip--) {
            card = position.cards().nextInHand(victim, card);
        }
        take(position, power, victim, card, log);
        DiscardDown.toLimit(position, power);
    }

    /** A card changes hands; only the two sides know which. */
    static void take(InnerSeaPosition position, int power, int victim, int card, EventLog log) {
        position.cards().takeFromHand(victim, card);
        position.cards().addToHand(power, card);
        position.reveal();
        int knowing = Deeds.audience(position, power) | Deeds.audience(position, victim);
        log.tell(
                knowing,
                new InnerSeaEvent.ThisCardTaken(
                        position.civilization(power), position.civilization(victim), FateCard.at(card)));
        log.tell(~knowing, new InnerSeaEvent.CardTaken(position.civilization(power), position.civilization(victim)));
    }

    /** The owner of a disk that was replaced is paid for it. */
    private void console() {
        for (int i = base; i < position.pending().targetCount(); i++) {
            int faction = position.pending().value(i);
            if (position.pending().clause(i) == 0 && faction < InnerSeaPosition.BARBARIANS) {
                Deeds.gainTalents(position, faction, clause.amount(), log);
            }
        }
    }

    // ---------------------------------------------------------------- hands

    /** A victim without a holy place discards a card. */
    private void penance() {
        int named = 0;
        for (int i = base; i < position.pending().targetCount(); i++) {
            named += position.pending().clause(i) == index - 1 ? 1 : 0;
        }
        boolean sacred = named > 0;
        AreaSet areas = position.board().occupied(victim());
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            sacred |= Targets.isSacred(position, area, victim());
        }
        if (!sacred) {
            DiscardDown.by(position, victim(), 1);
        }
    }

    private void breath() {
        for (int place = 0; place < position.powers(); place++) {
            Deeds.discardHand(position, position.inOrder(place), log);
        }
        for (int place = position.powers() - 1; place >= 0; place--) {
            Draw.begin(position, position.inOrder(place), clause.amount());
        }
    }

    // ---------------------------------------------------------------- Turn Order

    /** A new order by chance, which holds from the next phase on. */
    private void caprice() {
        int[] drawn = new int[position.powers()];
        for (int place = 0; place < drawn.length; place++) {
            drawn[place] = position.inOrder(place);
        }
        position.random().shuffle(drawn, drawn.length);
        for (int place = 0; place < drawn.length; place++) {
            position.setNewOrder(place, drawn[place]);
        }
        log.all(new InnerSeaEvent.OrderDrawn(
                Arrays.stream(drawn).mapToObj(position::civilization).toList()));
    }

    private void swap() {
        int other = named();
        if (other != InnerSeaPosition.NONE) {
            int place = position.placeOf(power);
            position.setOrder(position.placeOf(other), power);
            position.setOrder(place, other);
            TurnOrder.tell(position, log);
        }
    }

    // ---------------------------------------------------------------- Wonders

    private void sands() {
        int wonder = named();
        if (wonder != InnerSeaPosition.NONE && !position.monuments().isBuried(wonder)) {
            Ransom.wonder(position, wonder, clause.amount());
        }
    }

    private void restore() {
        int wonder = named();
        if (wonder == InnerSeaPosition.NONE) {
            Draw.begin(position, power, 1);
            return;
        }
        position.monuments().setBuried(wonder, false);
        Deeds.feed(position, wonder, clause.amount());
        log.all(new InnerSeaEvent.WonderRestored(Wonder.at(wonder)));
    }

    private void architect() {
        int wonder = named();
        if (wonder != InnerSeaPosition.NONE && position.monuments().owner(wonder) == power) {
            Deeds.feed(position, wonder, clause.amount());
        } else if (wonder != InnerSeaPosition.NONE && Wonders.canBuild(position, power, wonder, Wonders.CHEAP)) {
            Wonders.begin(position, power, wonder, Wonders.CHEAP, log);
        }
    }
}
