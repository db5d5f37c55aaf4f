package ecumene.innersea;

import ecumene.innersea.InnerSeaView.HelpView;
import ecumene.innersea.InnerSeaView.PointsView;
import ecumene.innersea.InnerSeaView.PowerView;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.Help;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What everybody knows of the civilizations: their displays, point by point. */
final class PowerViews {

    private PowerViews() {}

    static List<PowerView> of(InnerSeaPosition position, String phase) {
        List<PowerView> powers = new ArrayList<>();
        for (int power = 0; power < position.powers(); power++) {
            if (!InnerSeaView.hasChosen(position, power)) {
                continue;
            }
            int seat = position.terms().seatOf(power);
            powers.add(new PowerView(
                    position.civilization(power),
                    seat == InnerSeaPosition.NONE ? null : seat,
                    Area.at(position.home(power)),
                    position.points(power),
                    position.talents(power),
                    position.get(Stat.LOOT, power),
                    position.get(Stat.READY, power),
                    position.get(Stat.READY_FOR_SEA, power),
                    position.board().supply(power),
                    position.board().cityCount(power),
                    position.cards().handSize(power),
                    position.cards().laidCount(power),
                    hasPassed(position, power, phase),
                    help(position, power),
                    position.get(Stat.FAR_HELP, power),
                    brought(position, power),
                    marks(position, power, phase),
                    sources(position, power)));
        }
        return powers;
    }

    private static boolean hasPassed(InnerSeaPosition position, int power, String phase) {
        return phase.equals(Phase.CARDS.id()) && position.is(Stat.PASSED, power);
    }

    private static List<HelpView> help(InnerSeaPosition position, int power) {
        List<HelpView> views = new ArrayList<>();
        List<Civilization.Help> help = position.civilization(power).help();
        for (int slot = 0; slot < help.size(); slot++) {
            int most = Help.most(position, power, slot);
            views.add(new HelpView(
                    help.get(slot).id(), Help.used(position, power, slot), most >= Help.UNLIMITED ? null : most));
        }
        return views;
    }

    private static List<String> brought(InnerSeaPosition position, int power) {
        List<String> brought = new ArrayList<>();
        int announced = position.get(Stat.ANNOUNCED, power);
        if (announced > 0) {
            brought.add(position.civilization(power).help().get(announced - 1).id());
        }
        if (position.hasAnnouncedTemple(power)) {
            brought.add(Wonder.of("grand-temple").id());
        }
        if (position.isShielded(power)) {
            brought.add(FateCard.of("phalanx").id());
        }
        return brought;
    }

    private static List<String> marks(InnerSeaPosition position, int power, String phase) {
        Map<String, Boolean> marks = new LinkedHashMap<>();
        marks.put("passed", hasPassed(position, power, phase));
        marks.put("embargoed", position.is(Stat.EMBARGOED, power));
        marks.put("wonder-built", position.is(Stat.WONDER_BUILT, power));
        marks.put("alphabet-used", position.is(Stat.ALPHABET_USED, power));
        marks.put("looted", position.is(Stat.LOOTED, power));
        marks.put("aeneas-used", position.is(Stat.AENEAS_USED, power));
        marks.put("marching", position.isMarching(power));
        marks.put("shielded", position.isShielded(power));
        return marks.keySet().stream().filter(marks::get).toList();
    }

    private static List<PointsView> sources(InnerSeaPosition position, int power) {
        List<PointsView> sources = new ArrayList<>();
        for (Source source : InnerSeaPosition.SOURCES) {
            if (position.points(source, power) != 0) {
                sources.add(new PointsView(source.id(), position.points(source, power)));
            }
        }
        return sources;
    }
}
