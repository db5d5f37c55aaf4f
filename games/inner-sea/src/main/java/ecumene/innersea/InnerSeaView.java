package ecumene.innersea;

import ecumene.engine.View;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.CardChoice;
import ecumene.innersea.rule.Competition;
import ecumene.innersea.rule.Deployment;
import ecumene.innersea.rule.PlayCard;
import ecumene.innersea.rule.Response;
import ecumene.innersea.rule.Scoring;
import ecumene.innersea.rule.Wonders;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may know: everything but the hands of the others, the deck, and cards that lie face down.
 *
 * @param seat whose view this is; null for a spectator
 * @param epoch from 1 to 4
 * @param lastEpoch the one the match ends with
 * @param order the civilizations in Turn Order
 * @param deciding the civilization that is asked just now; null while they are being chosen
 * @param nextOrder the order being chosen or drawn; null where nobody stands yet
 * @param beyond the areas that are not in play
 * @param areas those with something in them
 * @param arena the area of the competition going on
 * @param building the Wonder being paid for
 * @param beginning the area where a civilization begins again by the Aeneas rule
 * @param playing the cards and Wonders being played, those that answer others last
 * @param answering who may answer the one on top; null while something else is asked
 * @param aims what the cards turned over in a competition are aimed at, until they take effect
 * @param hands the own hands, and one that is being looked into
 * @param laid own cards face down, or all of them once they are turned over
 * @param choice cards drawn to choose from
 * @param losses disks that have to go, by civilization
 * @param plenty more Ready disks for all in the next growth
 * @param learning more cards for all at the end of this Epoch
 * @param ending how the Epoch ends, by the texts {@code ending.…}
 * @param ranking the civilizations as they stand, the best first, equals together; empty while they are being chosen
 */
public record InnerSeaView(
        @Nullable Integer seat,
        String scenario,
        String phase,
        int epoch,
        int lastEpoch,
        int turn,
        List<Civilization> order,
        @Nullable Civilization deciding,
        List<@Nullable Civilization> nextOrder,
        List<PowerView> powers,
        List<Area> beyond,
        List<AreaView> areas,
        List<Area> gold,
        List<WonderView> wonders,
        List<TableView> table,
        int barbarians,
        @Nullable Area arena,
        @Nullable Wonder building,
        @Nullable Area beginning,
        List<PlayView> playing,
        @Nullable Civilization answering,
        List<PlayView> aims,
        List<HandView> hands,
        List<HandView> laid,
        List<FateCard> choice,
        int deck,
        List<FateCard> discards,
        List<FateCard> aside,
        List<LossView> losses,
        int plenty,
        int learning,
        String ending,
        List<List<Civilization>> ranking)
        implements View {

    /**
     * What everybody knows of a civilization. {@code seat}: null if the system plays it. {@code passed}: in the card phase that
     * goes on. {@code help}: of its display, {@code farHelp}: how often it went far from home in this phase. {@code brought}:
     * what it has called on in this competition, by ids. {@code marks}: what else holds for it, by the texts {@code mark.…}.
     */
    public record PowerView(
            Civilization civilization,
            @Nullable Integer seat,
            Area home,
            int points,
            int talents,
            int loot,
            int ready,
            int readyForSea,
            int supply,
            int cities,
            int hand,
            int laid,
            boolean passed,
            List<HelpView> help,
            int farHelp,
            List<String> brought,
            List<String> marks,
            List<PointsView> sources) {}

    /** Help in competitions: how often it was used in this phase, and how often it may be; null where that has no limit. */
    public record HelpView(String id, int used, @Nullable Integer most) {}

    /** Points of one kind, by the name of its measure; what was lost is below 0. */
    public record PointsView(String source, int count) {}

    /** {@code standing}: {@code camp}, {@code settlement}, {@code city}, {@code fleet} or {@code horde}. */
    public record StackView(Civilization faction, int disks, int allies, String standing) {}

    public record AreaView(Area area, List<StackView> stacks, boolean contested) {}

    /**
     * {@code owner} and {@code area}: null while it can be built. {@code active}: it stands, and its owner beside it.
     * {@code used}: in this turn; with disks left on it, it may be used again.
     */
    public record WonderView(
            Wonder wonder,
            @Nullable Civilization owner,
            @Nullable Area area,
            int disks,
            boolean buried,
            boolean active,
            boolean used) {}

    public record TableView(Civilization owner, FateCard card, int disks, boolean used) {}

    /** {@code source}: a card or a Wonder. {@code targets}: what has been named, by ids. */
    public record PlayView(Civilization player, String source, List<String> targets) {}

    public record HandView(Civilization civilization, List<FateCard> cards) {}

    /** {@code area}: null where the civilization chooses. */
    public record LossView(
            Civilization civilization, @Nullable Area area, int disks) {}

    static InnerSeaView of(InnerSeaPosition position, int seat, String phase) {
        boolean sits = seat < position.seats();
        int knownHands = InnerSea.knownHands(position, seat);
        int chooser = CardChoice.chooser(position);
        boolean chooses = chooser != InnerSeaPosition.NONE && position.terms().seatOf(chooser) == seat;
        return new InnerSeaView(
                sits ? seat : null,
                position.terms().scenario().id(),
                phase,
                position.epoch(),
                position.terms().lastEpoch(),
                position.turn(),
                order(position),
                deciding(position),
                nextOrder(position),
                PowerViews.of(position, phase),
                list(Area.EVERYWHERE.minus(position.terms().map())),
                areas(position),
                list(position.gold()),
                wonders(position),
                table(position),
                position.board().supply(InnerSeaPosition.BARBARIANS),
                position.arena() == InnerSeaPosition.NONE ? null : Area.at(position.arena()),
                building(position),
                beginning(position),
                playing(position),
                position.steps().isTop(Response.STEP) ? deciding(position) : null,
                aims(position),
                hands(position, knownHands),
                laid(position, Competition.isRevealed(position) ? -1 : position.powersOf(seat)),
                chooses ? choice(position) : List.of(),
                position.cards().deckSize(),
                discards(position),
                aside(position),
                losses(position),
                position.plenty(),
                position.learning(),
                position.terms().scenario().hasFixedTurns() ? "fixed-turns" : "sudden-death",
                ranking(position));
    }

    private static List<List<Civilization>> ranking(InnerSeaPosition position) {
        if (IntStream.range(0, position.powers()).anyMatch(power -> !hasChosen(position, power))) {
            return List.of();
        }
        return Scoring.ranking(position).stream()
                .map(group -> group.stream().map(position::civilization).toList())
                .toList();
    }

    static boolean hasChosen(InnerSeaPosition position, int power) {
        return position.get(Stat.CIVILIZATION, power) != InnerSeaPosition.NONE;
    }

    /** Before the civilizations are chosen there is no order to tell. */
    private static List<Civilization> order(InnerSeaPosition position) {
        List<Civilization> order = new ArrayList<>();
        for (int place = 0; place < position.powers(); place++) {
            if (hasChosen(position, position.inOrder(place))) {
                order.add(position.civilization(position.inOrder(place)));
            }
        }
        return order;
    }

    private static @Nullable Civilization deciding(InnerSeaPosition position) {
        if (position.isFinished()) {
            return null;
        }
        int power = position.steps().seat();
        return hasChosen(position, power) ? position.civilization(power) : null;
    }

    private static List<@Nullable Civilization> nextOrder(InnerSeaPosition position) {
        List<@Nullable Civilization> order = new ArrayList<>();
        boolean any = false;
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inNewOrder(place);
            any |= power != InnerSeaPosition.NONE;
            order.add(power == InnerSeaPosition.NONE ? null : position.civilization(power));
        }
        return any ? order : List.of();
    }

    private static List<AreaView> areas(InnerSeaPosition position) {
        List<AreaView> areas = new ArrayList<>();
        Board board = position.board();
        AreaSet occupied = board.anybody();
        for (int area = occupied.first(); area >= 0; area = occupied.after(area)) {
            List<StackView> stacks = new ArrayList<>();
            for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                int disks = board.disks(faction, area);
                if (disks > 0) {
                    stacks.add(new StackView(
                            position.civilization(faction),
                            disks,
                            board.strength(faction, area) - disks,
                            standing(board, faction, area)));
                }
            }
            areas.add(new AreaView(Area.at(area), stacks, board.isContested(area)));
        }
        return areas;
    }

    private static String standing(Board board, int faction, int area) {
        if (faction == InnerSeaPosition.BARBARIANS) {
            return "horde";
        }
        if (!Area.isLand(area)) {
            return "fleet";
        }
        return board.cities(faction).contains(area)
                ? "city"
                : board.settlements(faction).contains(area) ? "settlement" : "camp";
    }

    private static List<Area> list(AreaSet set) {
        List<Area> areas = new ArrayList<>();
        for (int area = set.first(); area >= 0; area = set.after(area)) {
            areas.add(Area.at(area));
        }
        return areas;
    }

    private static List<WonderView> wonders(InnerSeaPosition position) {
        List<WonderView> wonders = new ArrayList<>();
        for (Wonder wonder : Wonder.ALL) {
            int index = wonder.index();
            boolean built = position.monuments().owner(index) != InnerSeaPosition.NONE;
            wonders.add(new WonderView(
                    wonder,
                    built ? position.civilization(position.monuments().owner(index)) : null,
                    built ? Area.at(position.monuments().area(index)) : null,
                    position.monuments().disks(index),
                    position.monuments().isBuried(index),
                    position.isActive(index),
                    position.monuments().isUsed(index)));
        }
        return wonders;
    }

    private static List<TableView> table(InnerSeaPosition position) {
        List<TableView> table = new ArrayList<>();
        for (int power = 0; power < position.powers(); power++) {
            for (int card = position.cards().nextOnTable(power, -1);
                    card >= 0;
                    card = position.cards().nextOnTable(power, card)) {
                table.add(new TableView(
                        position.civilization(power),
                        FateCard.at(card),
                        position.cards().disksOn(card),
                        position.cards().isUsed(card)));
            }
        }
        return table;
    }

    private static @Nullable Wonder building(InnerSeaPosition position) {
        boolean pays = position.steps().isTop(Wonders.STEP) || position.steps().isTop(Wonders.Block.STEP);
        return pays ? Wonder.at(Wonders.Frame.wonder(position)) : null;
    }

    private static @Nullable Area beginning(InnerSeaPosition position) {
        int area = Deployment.beginning(position);
        return area == InnerSeaPosition.NONE ? null : Area.at(area);
    }

    private static List<PlayView> playing(InnerSeaPosition position) {
        List<PlayView> playing = new ArrayList<>();
        int end = position.pending().targetCount();
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (PlayCard.STEP.equals(position.steps().below(depth))) {
                int script = PlayCard.Frame.script(position, depth);
                int base = PlayCard.Frame.base(position, depth);
                playing.addFirst(new PlayView(
                        position.civilization(position.steps().seat(depth)),
                        Script.id(script),
                        targets(position, script, base, end)));
                end = base;
            }
        }
        return playing;
    }

    private static List<String> targets(InnerSeaPosition position, int script, int base, int end) {
        List<String> targets = new ArrayList<>();
        Pending pending = position.pending();
        for (int i = base; i < end; i++) {
            targets.add(target(position, script, pending.clause(i), pending.area(i), pending.value(i)));
        }
        return targets;
    }

    /** What has been named: an area, with the faction in it if one was; a civilization; a Wonder; a number; a place. */
    private static String target(InnerSeaPosition position, int script, int clause, int area, int value) {
        return switch (Script.clause(script, clause).names()) {
            case STACKS ->
                value == InnerSeaPosition.NONE
                        ? Area.at(area).id()
                        : Area.at(area).id() + ":"
                                + position.civilization(value).id();
            case AREAS -> Area.at(area).id();
            case CIVILIZATION -> position.civilization(value).id();
            case WONDER -> Wonder.at(value).id();
            case PLACE -> Integer.toString(value + 1);
            case NUMBER, NOTHING -> Integer.toString(value);
        };
    }

    /** What the cards turned over in the competition are aimed at, until they take effect. */
    private static List<PlayView> aims(InnerSeaPosition position) {
        List<PlayView> aims = new ArrayList<>();
        Pending pending = position.pending();
        for (int power = 0; power < position.powers(); power++) {
            for (int card = position.cards().nextLaid(power, -1);
                    card >= 0;
                    card = position.cards().nextLaid(power, card)) {
                List<String> targets = new ArrayList<>();
                for (int i = 0; i < pending.aimCount(); i++) {
                    if (pending.aimCard(i) == card) {
                        targets.add(
                                target(position, card, pending.aimClause(i), pending.aimArea(i), pending.aimValue(i)));
                    }
                }
                if (!targets.isEmpty()) {
                    aims.add(new PlayView(
                            position.civilization(power), FateCard.at(card).id(), targets));
                }
            }
        }
        return aims;
    }

    private static List<HandView> hands(InnerSeaPosition position, int known) {
        List<HandView> hands = new ArrayList<>();
        for (int power = 0; power < position.powers(); power++) {
            if ((known >> power & 1) != 0 && hasChosen(position, power)) {
                List<FateCard> cards = new ArrayList<>();
                for (int card = position.cards().nextInHand(power, -1);
                        card >= 0;
                        card = position.cards().nextInHand(power, card)) {
                    cards.add(FateCard.at(card));
                }
                hands.add(new HandView(position.civilization(power), cards));
            }
        }
        return hands;
    }

    private static List<HandView> laid(InnerSeaPosition position, int known) {
        List<HandView> laid = new ArrayList<>();
        for (int power = 0; power < position.powers(); power++) {
            if ((known >> power & 1) != 0 && position.cards().laidCount(power) > 0) {
                List<FateCard> cards = new ArrayList<>();
                for (int card = position.cards().nextLaid(power, -1);
                        card >= 0;
                        card = position.cards().nextLaid(power, card)) {
                    cards.add(FateCard.at(card));
                }
                laid.add(new HandView(position.civilization(power), cards));
            }
        }
        return laid;
    }

    private static List<FateCard> choice(InnerSeaPosition position) {
        List<FateCard> cards = new ArrayList<>();
        for (int card = position.cards().nextSifted(-1);
                card >= 0;
                card = position.cards().nextSifted(card)) {
            cards.add(FateCard.at(card));
        }
        return cards;
    }

    private static List<FateCard> discards(InnerSeaPosition position) {
        List<FateCard> cards = new ArrayList<>();
        for (int card = position.cards().nextDiscarded(-1);
                card >= 0;
                card = position.cards().nextDiscarded(card)) {
            cards.add(FateCard.at(card));
        }
        return cards;
    }

    private static List<FateCard> aside(InnerSeaPosition position) {
        List<FateCard> cards = new ArrayList<>();
        for (int card = position.cards().nextAside(-1);
                card >= 0;
                card = position.cards().nextAside(card)) {
            cards.add(FateCard.at(card));
        }
        return cards;
    }

    private static List<LossView> losses(InnerSeaPosition position) {
        List<LossView> losses = new ArrayList<>();
        Pending pending = position.pending();
        for (int i = 0; i < pending.lossCount(); i++) {
            int area = pending.lossArea(i);
            losses.add(new LossView(
                    position.civilization(pending.lossPower(i)),
                    area == InnerSeaPosition.NONE ? null : Area.at(area),
                    pending.lossDisks(i)));
        }
        return losses;
    }
}
