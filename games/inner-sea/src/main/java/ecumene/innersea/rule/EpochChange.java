package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Pending;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.Wonder;

/** The Epoch Change Table: what happens between two Epochs. Those hit decide in Turn Order. */
final class EpochChange {

    private static final int PLAGUE_AT_MOST = 4;
    private static final int WINTER = 3;
    private static final int WINTER_FOR_THE_FIRST = 5;
    private static final int CITIES_FOR_A_POINT = 3;
    private static final int CITIES_IN_A_DARK_AGE = 4;
    private static final int PLENTY = 2;

    private EpochChange() {}

    static void begin(InnerSeaPosition position, EpochEvent event, EventLog log) {
        switch (event) {
            case PLAGUE -> eachLoses(position, Pending.Where.CITIES, EpochChange::plague);
            case DELUGE -> eachLoses(position, Pending.Where.SHALLOW_SEAS, EpochChange::deluge);
            case FAMINE ->
                eachLoses(
                        position,
                        Pending.Where.SETTLEMENTS,
                        (now, power) -> now.board().settlements(power).size() / 2);
            case WINTER -> eachLoses(position, Pending.Where.ANYWHERE, EpochChange::winter);
            case DARK_AGE ->
                eachLoses(
                        position,
                        Pending.Where.CITIES,
                        (now, power) -> now.board().cityCount(power) - CITIES_IN_A_DARK_AGE);
            case EARTHQUAKES -> ChangeChoice.earthquakes(position);
            case PEOPLES -> ChangeChoice.peoples(position);
            case FALL -> fall(position, log);
            case GODS_SMILE -> smile(position, log);
            case LEARNING -> position.setLearning(1);
            case PLENTY -> position.setPlenty(PLENTY);
            case BARBARIAN_EPOCH, QUIET -> {}
        }
    }

    /** How many disks a civilization loses. */
    private interface Toll {
        int of(InnerSeaPosition position, int power);
    }

    private static void eachLoses(InnerSeaPosition position, Pending.Where where, Toll toll) {
        for (int power = 0; power < position.powers(); power++) {
            Losses.oweSomewhere(position, power, where, toll.of(position, power));
        }
        Losses.begin(position, InnerSeaPosition.NONE);
    }

    private static int plague(InnerSeaPosition position, int power) {
        return Math.min(PLAGUE_AT_MOST, position.board().cityCount(power));
    }

    private static int deluge(InnerSeaPosition position, int power) {
        AreaSet seas = position.board().occupied(power).and(Area.SHALLOW);
        int disks = 0;
        for (int sea = seas.first(); sea >= 0; sea = seas.after(sea)) {
            disks += position.board().disks(power, sea);
        }
        return (disks + 1) / 2;
    }

    private static int winter(InnerSeaPosition position, int power) {
        for (int other = 0; other < position.powers(); other++) {
            if (position.points(other) > position.points(power)) {
                return WINTER;
            }
        }
        return WINTER_FOR_THE_FIRST;
    }

    private static void fall(InnerSeaPosition position, EventLog log) {
        int most = 1;
        for (int power = 0; power < position.powers(); power++) {
            most = Math.max(most, position.board().cityCount(power));
        }
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inOrder(place);
            if (position.board().cityCount(power) == most) {
                Deeds.losePoints(position, power, Math.max(1, most / CITIES_FOR_A_POINT), log);
            }
        }
    }

    private static void smile(InnerSeaPosition position, EventLog log) {
        int[] buried = new int[position.powers()];
        int restored = 0;
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (position.monuments().isBuried(wonder)) {
                buried[position.monuments().owner(wonder)]++;
                restored |= 1 << wonder;
                position.monuments().setBuried(wonder, false);
                log.all(new InnerSeaEvent.WonderRestored(Wonder.at(wonder)));
            }
        }
        int unfed = 0;
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            int owner = position.monuments().owner(wonder);
            if ((restored >> wonder & 1) != 0 && position.board().supply(owner) >= buried[owner]) {
                buried[owner]--;
                Deeds.feed(position, wonder, 1);
            } else {
                unfed |= restored & 1 << wonder;
            }
        }
        ChangeChoice.smile(position, unfed);
    }
}
