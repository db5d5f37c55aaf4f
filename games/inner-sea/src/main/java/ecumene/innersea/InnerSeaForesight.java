package ecumene.innersea;

import ecumene.engine.Foresight;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.rule.Acquisition;
import ecumene.innersea.rule.Deployment;
import ecumene.innersea.rule.Forecast;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * What everybody can reckon up, and what the next disk of the seat would do.
 *
 * @param powers what each civilization will grow and score by, as things stand
 * @param contests how the contested areas will end if nobody brings or pays anything more; one that hangs on cards the seat does
 *     not know is left out
 * @param places for a seat that deploys: the areas open to its next disk
 */
public record InnerSeaForesight(List<Outlook> powers, List<Contest> contests, List<Place> places) implements Foresight {

    /**
     * What a civilization will grow and score by.
     *
     * @param settlements disks that Settlements bring in the next growth; likewise {@code seas} and {@code trade}
     * @param others what abilities, cards and Wonders add to them
     * @param least what is added to reach the least that everybody gets
     * @param growth the disks of the next growth: all of these, or as many as the supply has
     * @param cities points that Cities bring in the next scoring; likewise {@code wonders}
     */
    public record Outlook(
            Civilization civilization,
            int settlements,
            int seas,
            int trade,
            int others,
            int least,
            int growth,
            int cities,
            int wonders) {}

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

    static InnerSeaForesight of(InnerSeaPosition position, int seat) {
        return new InnerSeaForesight(outlooks(position), contests(position, seat), places(position, seat));
    }

    private static List<Outlook> outlooks(InnerSeaPosition position) {
        List<Outlook> outlooks = new ArrayList<>();
        for (int power = 0; power < position.powers(); power++) {
            if (position.get(Stat.CIVILIZATION, power) != InnerSeaPosition.NONE) {
                Acquisition.Income income = Acquisition.outlook(position, power);
                outlooks.add(new Outlook(
                        position.civilization(power),
                        income.settlements(),
                        income.seas(),
                        income.trade(),
                        income.others(),
                        income.least(),
                        income.disks(),
                        position.board().cityCount(power),
                        position.activeWonders(power)));
            }
        }
        return List.copyOf(outlooks);
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
