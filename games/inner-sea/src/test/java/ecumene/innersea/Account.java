package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.match.ToldEvent;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.List;

/** What lay on the table before a move, to compare with what is told of the move: nothing changes in silence. */
final class Account {

    private static final int FACTIONS = InnerSeaPosition.FACTIONS;

    private final InnerSeaPosition before;

    Account(InnerSeaPosition position) {
        before = position.copy();
    }

    /** Everything that is different now has been told to somebody. */
    void settle(InnerSeaPosition after, List<ToldEvent> told) {
        List<Event> events = told.stream().map(ToldEvent::event).toList();
        int[][] disks = new int[FACTIONS][Area.COUNT];
        int[] points = new int[FACTIONS];
        int[] talents = new int[FACTIONS];
        boolean[] looted = new boolean[FACTIONS];
        for (Event event : events) {
            switch ((InnerSeaEvent) event) {
                case InnerSeaEvent.DisksPlaced(Civilization who, Area area, int count) ->
                    disks[faction(after, who)][area.index()] += count;
                case InnerSeaEvent.DisksLost(Civilization who, Area area, int count) ->
                    disks[faction(after, who)][area.index()] -= count;
                case InnerSeaEvent.DisksWithdrawn(Civilization who, Area area, int count) ->
                    disks[faction(after, who)][area.index()] -= count;
                case InnerSeaEvent.DiskResettled(Civilization who, Area area) ->
                    disks[faction(after, who)][area.index()]--;
                case InnerSeaEvent.DiskMoved(Civilization who, Area from, Area to) -> {
                    disks[faction(after, who)][from.index()]--;
                    disks[faction(after, who)][to.index()]++;
                }
                case InnerSeaEvent.PointsGained gained ->
                    points[faction(after, gained.civilization())] += gained.count();
                case InnerSeaEvent.PointsLost(Civilization who, int count) -> points[faction(after, who)] -= count;
                case InnerSeaEvent.TalentsGained gained ->
                    talents[faction(after, gained.civilization())] += gained.count();
                case InnerSeaEvent.TalentsLost lost -> talents[faction(after, lost.civilization())] -= lost.count();
                case InnerSeaEvent.Looted(Civilization who, Area area) -> looted[faction(after, who)] = true;
                default -> {}
            }
        }
        for (int power = 0; power < after.powers(); power++) {
            if (before.civilization(power) != after.civilization(power)) {
                continue;
            }
            String name = after.civilization(power).id();
            assertThat(after.points(power) - before.points(power))
                    .as("points told of " + name)
                    .isEqualTo(points[power]);
            if (!looted[power]) {
                assertThat(wealth(after, power) - wealth(before, power))
                        .as("talents told of " + name)
                        .isEqualTo(talents[power]);
            }
            settleDisks(after, power, disks[power]);
            settleHand(after, power, events);
        }
        settleDisks(after, InnerSeaPosition.BARBARIANS, disks[InnerSeaPosition.BARBARIANS]);
        settleWonders(after, events);
        settleUses(after, events);
    }

    /** Who begins again under another name is told of under the old one as well. */
    private int faction(InnerSeaPosition after, Civilization civilization) {
        int faction = after.faction(civilization);
        return faction == InnerSeaPosition.NONE ? before.faction(civilization) : faction;
    }

    private static int wealth(InnerSeaPosition position, int power) {
        return position.talents(power) + position.get(Stat.LOOT, power);
    }

    private void settleDisks(InnerSeaPosition after, int faction, int[] told) {
        for (int area = 0; area < Area.COUNT; area++) {
            int change = after.board().disks(faction, area) - before.board().disks(faction, area);
            assertThat(change)
                    .as("disks told of " + after.civilization(faction).id() + " in "
                            + Area.at(area).id())
                    .isEqualTo(told[area]);
        }
    }

    /** What leaves a hand for the discards was named to all; what comes to it, to its owner or to all. */
    private void settleHand(InnerSeaPosition after, int power, List<Event> events) {
        for (FateCard card : FateCard.ALL) {
            if (before.cards().inHand(power, card.index()) && after.cards().isDiscarded(card.index())) {
                assertThat(events)
                        .as(card.id() + " went")
                        .anyMatch(event -> event.toString().contains(card.toString()));
            }
            boolean came =
                    after.cards().inHand(power, card.index()) && !before.cards().inHand(power, card.index());
            if (came && before.phase() != Phase.SETUP && !before.cards().isSifted(card.index())) {
                assertThat(events)
                        .as(card.id() + " came")
                        .anyMatch(event -> event.toString().contains(card.toString())
                                || (event instanceof InnerSeaEvent.CardsDrawn drawn
                                        && drawn.civilization() == after.civilization(power)));
            }
        }
    }

    /** Disks leave a Wonder or an Investment when it is used, buried or given up. */
    private void settleUses(InnerSeaPosition after, List<Event> events) {
        if (events.stream().anyMatch(InnerSeaEvent.AeneasInvoked.class::isInstance)) {
            return;
        }
        for (Wonder wonder : Wonder.ALL) {
            int index = wonder.index();
            if (after.monuments().disks(index) < before.monuments().disks(index)
                    && !after.monuments().isBuried(index)) {
                assertThat(events)
                        .as(wonder.id() + " was used")
                        .anyMatch(event -> event instanceof InnerSeaEvent.WonderUsed used
                                && used.wonder() == wonder
                                && used.left() >= after.monuments().disks(index));
            }
        }
        for (FateCard card : FateCard.ALL) {
            int index = card.index();
            if (after.cards().disksOn(index) < before.cards().disksOn(index)) {
                assertThat(events)
                        .as(card.id() + " was used")
                        .anyMatch(event -> event instanceof InnerSeaEvent.InvestmentUsed used
                                && used.card() == card
                                && used.left() >= after.cards().disksOn(index));
            }
        }
    }

    private void settleWonders(InnerSeaPosition after, List<Event> events) {
        for (Wonder wonder : Wonder.ALL) {
            boolean was = before.monuments().isBuried(wonder.index());
            boolean is = after.monuments().isBuried(wonder.index());
            if (!was && is) {
                assertThat(events).contains(new InnerSeaEvent.WonderBuried(wonder));
            }
            if (was && !is) {
                assertThat(events).contains(new InnerSeaEvent.WonderRestored(wonder));
            }
        }
    }
}
