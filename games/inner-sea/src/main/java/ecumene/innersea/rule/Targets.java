package ecumene.innersea.rule;

import ecumene.engine.Loss;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Pending;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.Clause;
import ecumene.innersea.component.Clause.Names;
import ecumene.innersea.component.Clause.Verb;
import ecumene.innersea.component.Clause.Word;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Playing a Fate Card: what the player of a card names, sentence by sentence, before anything happens. */
final class Targets {

    /** One look at what can be named next. */
    private final InnerSeaPosition position;

    private final Board board;
    private final int power;
    private final int script;
    private final int clauseIndex;
    private final Clause clause;
    private final int base;

    private final int victim;

    Targets(InnerSeaPosition position, int power, int script, int clauseIndex, int base) {
        this.position = position;
        this.board = position.board();
        this.power = power;
        this.script = script;
        this.clauseIndex = clauseIndex;
        this.clause = Script.clause(script, clauseIndex);
        this.base = base;
        this.victim = clause.has(Word.VICTIM) ? victim(position, script, base) : InnerSeaPosition.NONE;
    }

    // ---------------------------------------------------------------- what has been named

    /** The civilization that a card was aimed at; -1 if none was. */
    static int victim(InnerSeaPosition position, int script, int base) {
        Pending pending = position.pending();
        for (int i = base; i < pending.targetCount(); i++) {
            if (Script.clause(script, pending.clause(i)).names() == Names.CIVILIZATION) {
                return pending.value(i);
            }
        }
        return InnerSeaPosition.NONE;
    }

    int named() {
        int count = 0;
        for (int i = base; i < position.pending().targetCount(); i++) {
            count += position.pending().clause(i) == clauseIndex ? 1 : 0;
        }
        return count;
    }

    /** How many things can be named for the sentence at most. */
    int most() {
        return switch (clause.verb()) {
            case SETTLE -> new Targets(position, power, script, clauseIndex - 1, base).named();
            case SPREAD, SHRINES -> scarce();
            default -> clause.most();
        };
    }

    /** How many things can still be named for the sentence. */
    int left() {
        return most() - named();
    }

    /** Where the supply does not suffice for all places, as many as it suffices for are named; 0 if it does. */
    private int scarce() {
        AreaSet open = areas();
        int places = open.size() + named();
        int left = TargetAreas.leftForMany(position, power, script, clauseIndex, base);
        return left < places ? left : 0;
    }

    /** Whether the player may stop naming things for this sentence. */
    boolean mayStop() {
        boolean all = clause.verb() == Verb.SETTLE || clause.verb() == Verb.SPREAD || clause.verb() == Verb.SHRINES;
        return named() >= (all ? most() : clause.least());
    }

    /** Whether something is still to be named: the number is not reached and there is something that fits. */
    boolean isOpen() {
        return clause.names() != Names.NOTHING && named() < most() && anyFits();
    }

    private boolean anyFits() {
        return switch (clause.names()) {
            case AREAS -> !areas().isEmpty();
            case STACKS -> anyStack();
            case CIVILIZATION -> anyCivilization();
            case WONDER -> anyWonder();
            case NUMBER, PLACE -> true;
            case NOTHING -> false;
        };
    }

    private boolean anyStack() {
        AreaSet areas = areas();
        if (clause.has(Word.EVEN_EMPTY)) {
            return !areas.isEmpty();
        }
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                if (fitsStack(area, faction)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean anyCivilization() {
        for (int other = 0; other < position.powers(); other++) {
            if (fitsCivilization(other)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyWonder() {
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (fitsWonder(wonder)) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- listing

    void list(List<InnerSeaMove> moves) {
        switch (clause.names()) {
            case AREAS -> {
                AreaSet areas = areas();
                for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                    moves.add(PlayCard.TARGETS[area]);
                }
            }
            case STACKS -> {
                AreaSet areas = areas();
                for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                    int before = moves.size();
                    for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                        if (fitsStack(area, faction)) {
                            moves.add(new InnerSeaMove.Target(Area.at(area), position.civilization(faction)));
                        }
                    }
                    if (moves.size() == before && clause.has(Word.EVEN_EMPTY)) {
                        moves.add(PlayCard.TARGETS[area]);
                    }
                }
            }
            case CIVILIZATION -> {
                for (int other = 0; other < position.powers(); other++) {
                    if (fitsCivilization(other)) {
                        moves.add(new InnerSeaMove.TargetCivilization(position.civilization(other)));
                    }
                }
            }
            case WONDER -> {
                for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
                    if (fitsWonder(wonder)) {
                        moves.add(new InnerSeaMove.TargetWonder(Wonder.at(wonder)));
                    }
                }
            }
            case NUMBER -> {
                for (int count = 0; count <= Math.min(clause.amount(), position.talents(power)); count++) {
                    moves.add(new InnerSeaMove.Amount(count));
                }
            }
            case PLACE -> {
                for (int place = 1; place <= position.powers(); place++) {
                    moves.add(new InnerSeaMove.TakePlace(place));
                }
            }
            case NOTHING -> {}
        }
        if (mayStop() && clause.names() != Names.NUMBER) {
            moves.add(Asking.DONE);
        }
    }

    /** Names what a listed move says. */
    void name(InnerSeaMove move) {
        Pending pending = position.pending();
        switch (move) {
            case InnerSeaMove.Target target -> {
                Civilization faction = target.faction();
                if (faction == null) {
                    pending.nameArea(clauseIndex, target.area().index());
                } else {
                    pending.nameStack(clauseIndex, target.area().index(), position.faction(faction));
                }
            }
            case InnerSeaMove.TargetCivilization target ->
                pending.nameValue(clauseIndex, position.faction(target.civilization()));
            case InnerSeaMove.TargetWonder target ->
                pending.nameValue(clauseIndex, target.wonder().index());
            case InnerSeaMove.Amount amount -> pending.nameValue(clauseIndex, amount.count());
            case InnerSeaMove.TakePlace take -> pending.nameValue(clauseIndex, take.place() - 1);
            default -> throw new IllegalArgumentException("names nothing: " + move);
        }
    }

    /** What of their own a player would strike with a move; null where nothing else could be named. */
    @Nullable
    Loss loss(InnerSeaMove move) {
        Loss loss = ownLoss(move);
        if (loss == null) {
            return null;
        }
        List<InnerSeaMove> moves = new ArrayList<>();
        list(moves);
        return moves.stream().allMatch(other -> ownLoss(other) != null) ? null : loss;
    }

    private @Nullable Loss ownLoss(InnerSeaMove move) {
        if (move instanceof InnerSeaMove.TargetCivilization target
                && clause.verb() == Verb.LEADER
                && position.faction(target.civilization()) == power) {
            int points = Math.min(board.cityCount(power), position.points(power));
            return points == 0 ? null : new Loss("own-points", Map.of("count", points));
        }
        if (!(move instanceof InnerSeaMove.Target target)) {
            return null;
        }
        int area = target.area().index();
        int disks = ownDisksLost(area, target.faction());
        int wonder = position.monuments().in(area);
        if (clause.verb() == Verb.BLAST
                && wonder != InnerSeaPosition.NONE
                && position.monuments().owner(wonder) == power
                && !position.monuments().isBuried(wonder)
                && !position.isWalled(area)
                && nextVerb() == Verb.BURY) {
            return new Loss("own-wonder", Map.of("wonder", Wonder.at(wonder), "count", disks));
        }
        return disks == 0 ? null : new Loss("own-disks", Map.of("count", disks));
    }

    private int ownDisksLost(int area, @Nullable Civilization faction) {
        boolean own = faction != null && position.faction(faction) == power;
        return switch (clause.verb()) {
            case REMOVE ->
                own
                        ? ownDisksLost(AreaSet.of(area), clause.amount())
                                + (spreads()
                                        ? ownDisksLost(Area.neighbours(area).and(Area.LAND), 1)
                                        : 0)
                        : 0;
            case WILDFIRE -> own ? ownDisksLost(AreaSet.of(area), board.disks(power, area) > 3 ? 2 : 1) : 0;
            case BLAST -> ownDisksLost(AreaSet.of(area), clause.amount());
            case WAVE -> ownDisksLost(Area.islandOf(area), clause.amount());
            default -> 0;
        };
    }

    /** The own disks that go if each of some areas loses so many; walls keep theirs. */
    private int ownDisksLost(AreaSet areas, int each) {
        int sum = 0;
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            sum += position.isWalled(area) ? 0 : Math.min(each, board.disks(power, area));
        }
        return sum;
    }

    /** The areas that fit, and for stacks those in which one may be. */
    AreaSet areas() {
        return new TargetAreas(position, power, script, clauseIndex, base).areas(named());
    }

    /** Why an area is not among them. */
    InnerSeaRefusal whyNotThere(int area) {
        return new TargetAreas(position, power, script, clauseIndex, base).whyNot(area);
    }

    // ---------------------------------------------------------------- stacks, civilizations, Wonders

    private boolean fitsStack(int area, int faction) {
        int disks = board.disks(faction, area) - (clause.has(Word.AGAIN) ? timesNamed(area, faction) : 0);
        if (disks == 0 || !fitsFaction(faction) || !fitsSize(area, faction, disks)) {
            return false;
        }
        if (clause.verb() == Verb.BLESS) {
            return true;
        }
        if (Walls.stop(position, clause, area) && !spreads()) {
            return false;
        }
        return clause.has(Word.AGAIN) || timesNamed(area, faction) < (clause.has(Word.TWICE) ? Math.min(2, disks) : 1);
    }

    /** Whether the next sentence strikes around the named area: it does so from behind walls too. */
    private boolean spreads() {
        return nextVerb() == Verb.ECHO;
    }

    /** What the next sentence does; null after the last one. */
    private @Nullable Verb nextVerb() {
        int next = clauseIndex + 1;
        return next < Script.size(script) ? Script.clause(script, next).verb() : null;
    }

    private int timesNamed(int area, int faction) {
        Pending pending = position.pending();
        int times = 0;
        for (int i = base; i < pending.targetCount(); i++) {
            times += pending.area(i) == area && pending.value(i) == faction ? 1 : 0;
        }
        return times;
    }

    private boolean fitsFaction(int faction) {
        boolean civilization = faction < InnerSeaPosition.BARBARIANS;
        if (clause.has(Word.OPPOSING)) {
            return faction != power;
        }
        if (clause.has(Word.CIVILIZATION)) {
            return civilization;
        }
        if (clause.has(Word.RIVAL)) {
            return civilization && faction != power;
        }
        if (clause.has(Word.VICTIM)) {
            return faction == victim;
        }
        return true;
    }

    private boolean fitsSize(int area, int faction, int disks) {
        if (clause.has(Word.CITY)) {
            return disks >= 3 && faction < InnerSeaPosition.BARBARIANS;
        }
        if (clause.has(Word.SETTLEMENT)) {
            return disks == 2;
        }
        if (clause.has(Word.TWO)) {
            return disks >= 2;
        }
        if (clause.has(Word.SINGLE)) {
            return disks == 1;
        }
        if (clause.has(Word.MOST)) {
            return board.isUnsurpassed(faction, area);
        }
        if (clause.has(Word.SACRED)) {
            return isSacred(position, area, faction);
        }
        return true;
    }

    /** Whether a faction has a City or a Wonder of its own in an area. */
    static boolean isSacred(InnerSeaPosition position, int area, int faction) {
        int wonder = position.monuments().in(area);
        boolean own = wonder != InnerSeaPosition.NONE
                && position.monuments().owner(wonder) == faction
                && !position.monuments().isBuried(wonder);
        return own || (Area.isLand(area) && position.board().disks(faction, area) >= 3);
    }

    private boolean fitsCivilization(int other) {
        if (position.get(Stat.CIVILIZATION, other) == InnerSeaPosition.NONE) {
            return false;
        }
        return switch (clause.verb()) {
            case LEADER -> board.cityCount(other) > 0 && board.cityCount(other) == mostCities();
            case RICH_VICTIM -> other != power && position.talents(other) > 0;
            case TRADING_VICTIM -> Deeds.trades(position, power, other);
            default -> other != power;
        };
    }

    private int mostCities() {
        int most = 0;
        for (int other = 0; other < position.powers(); other++) {
            most = Math.max(most, board.cityCount(other));
        }
        return most;
    }

    private boolean fitsWonder(int wonder) {
        int owner = position.monuments().owner(wonder);
        return switch (clause.verb()) {
            case SANDS ->
                owner != InnerSeaPosition.NONE
                        && owner != power
                        && !position.monuments().isBuried(wonder)
                        && !position.isWalled(position.monuments().area(wonder));
            case RESTORE -> owner == power && position.monuments().isBuried(wonder);
            default ->
                owner == power
                        ? !position.monuments().isBuried(wonder) && board.supply(power) > 0
                        : owner == InnerSeaPosition.NONE && Wonders.canBuild(position, power, wonder, Wonders.CHEAP);
        };
    }
}
