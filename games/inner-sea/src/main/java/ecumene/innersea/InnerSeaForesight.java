package ecumene.innersea;

import ecumene.engine.Foresight;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.rule.Acquisition;
import ecumene.innersea.rule.Deployment;
import ecumene.innersea.rule.Forecast;
import ecumene.innersea.rule.PlayCard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;

/**
 * What everybody can reckon up, and what the next disk of the seat would do.
 *
 * @param powers what each civilization will grow and score by, as things stand
 * @param contests how the contested areas will end if nobody brings or pays anything more; one that hangs on cards the seat does
 *     not know is left out
 * @param places for a seat that deploys: the areas open to its next disk
 * @param struck for a seat that says where a disaster strikes: whom it finds there
 */
public record InnerSeaForesight(List<Outlook> powers, List<Contest> contests, List<Place> places, List<Struck> struck)
        implements Foresight {

    /**
     * What a civilization will grow and score by.
     *
     * @param growth the disks of the next growth: all that its sources bring, or as many as the supply has
     * @param sources where they come from
     * @param scarce whether the supply has fewer
     * @param scoring points that Cities and Wonders bring in the next scoring
     */
    public record Outlook(Civilization civilization, int growth, List<Gain> sources, boolean scarce, int scoring) {}

    /** Disks by where they come from, as the texts {@code growth.…} call it. */
    public record Gain(String source, int count) {}

    /** {@code left}: nobody, if it is empty. */
    public record Contest(Area area, List<Force> left) {}

    public record Force(Civilization faction, int size) {}

    /**
     * An area open to the next disk.
     *
     * @param opens areas that can be reached only after a disk here
     * @param contested whether the area would then be contested
     * @param left how that would end
     */
    public record Place(Area area, List<Area> opens, boolean contested, List<Force> left) {}

    /** Whom a disaster finds in an area. {@code spared}: nobody, neither there nor anywhere on its island. */
    public record Struck(Area area, List<Force> forces, boolean spared) {}

    static InnerSeaForesight of(InnerSeaPosition position, int seat) {
        return new InnerSeaForesight(
                outlooks(position), contests(position, seat), places(position, seat), struck(position, seat));
    }

    private static List<Outlook> outlooks(InnerSeaPosition position) {
        List<Outlook> outlooks = new ArrayList<>();
        for (int power = 0; power < position.powers(); power++) {
            if (position.get(Stat.CIVILIZATION, power) != InnerSeaPosition.NONE) {
                Acquisition.Income income = Acquisition.outlook(position, power);
                outlooks.add(new Outlook(
                        position.civilization(power),
                        income.disks(),
                        sources(income),
                        income.lacking() > 0,
                        position.board().cityCount(power) + position.activeWonders(power)));
            }
        }
        return List.copyOf(outlooks);
    }

    private static List<Gain> sources(Acquisition.Income income) {
        return Stream.of(
                        new Gain("settlements", income.settlements()),
                        new Gain("seas", income.seas()),
                        new Gain("trade", income.trade()),
                        new Gain("others", income.others()),
                        new Gain("least", income.least()))
                .filter(gain -> gain.count() != 0)
                .toList();
    }

    private static List<Struck> struck(InnerSeaPosition position, int seat) {
        int power =
                position.isFinished() ? InnerSeaPosition.NONE : position.steps().seat();
        if (power == InnerSeaPosition.NONE || position.terms().seatOf(power) != seat) {
            return List.of();
        }
        List<Struck> struck = new ArrayList<>();
        Board board = position.board();
        AreaSet areas = PlayCard.struck(position);
        for (int area = areas.first(); area >= 0; area = areas.after(area)) {
            struck.add(new Struck(
                    Area.at(area),
                    forces(position, area, board::disks),
                    Area.islandOf(area).with(area).and(board.anybody()).isEmpty()));
        }
        return List.copyOf(struck);
    }

    private static List<Contest> contests(InnerSeaPosition position, int seat) {
        List<Contest> contests = new ArrayList<>();
        AreaSet contested = position.board().contested();
        int arena = position.arena();
        if (arena != InnerSeaPosition.NONE) {
            Board after = Forecast.afterCompetition(position, seat);
            if (after != null) {
                contests.add(new Contest(Area.at(arena), forces(position, arena, after::disks)));
            }
            contested = contested.without(arena);
        }
        for (int area = contested.first(); area >= 0; area = contested.after(area)) {
            contests.add(new Contest(Area.at(area), left(position, area)));
        }
        return List.copyOf(contests);
    }

    private static List<Force> left(InnerSeaPosition position, int area) {
        Board board = position.board();
        int[] sizes = new int[InnerSeaPosition.FACTIONS];
        for (int faction = 0; faction < sizes.length; faction++) {
            if (board.disks(faction, area) > 0) {
                boolean marches = faction < position.powers() && position.isMarching(faction);
                sizes[faction] = board.strength(faction, area) + (marches ? 1 : 0);
            }
        }
        Forecast.fight(sizes);
        return forces(position, area, (faction, where) -> Math.min(sizes[faction], board.disks(faction, where)));
    }

    /** White disks are lost first and leave in the end: only the others are left. */
    private static List<Force> forces(InnerSeaPosition position, int area, IntBinaryOperator disks) {
        List<Force> left = new ArrayList<>();
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            int size = disks.applyAsInt(faction, area);
            if (size > 0) {
                left.add(new Force(position.civilization(faction), size));
            }
        }
        return List.copyOf(left);
    }

    private static List<Place> places(InnerSeaPosition position, int seat) {
        int power = Deployment.deploying(position);
        if (power == InnerSeaPosition.NONE || position.terms().seatOf(power) != seat) {
            return List.of();
        }
        List<Place> places = new ArrayList<>();
        InnerSeaPosition tried = position.copy();
        AreaSet open = Deployment.places(position, power);
        for (int area = open.first(); area >= 0; area = open.after(area)) {
            tried.board().place(power, area, 1);
            boolean contested = tried.board().isContested(area);
            places.add(new Place(
                    Area.at(area), opened(tried, power, open), contested, contested ? left(tried, area) : List.of()));
            tried.board().place(power, area, -1);
        }
        return List.copyOf(places);
    }

    private static List<Area> opened(InnerSeaPosition tried, int power, AreaSet before) {
        List<Area> opened = new ArrayList<>();
        AreaSet now = Deployment.places(tried, power).minus(before);
        for (int area = now.first(); area >= 0; area = now.after(area)) {
            opened.add(Area.at(area));
        }
        return List.copyOf(opened);
    }
}
