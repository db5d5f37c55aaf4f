package ecumene.innersea.component;

import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Csv;
import ecumene.innersea.InnerSea;
import java.util.Locale;
import java.util.Map;

/** The rows of the table of what happens between two Epochs. */
public enum EpochEvent {
    PLAGUE,
    EARTHQUAKES,
    DELUGE,
    FAMINE,
    WINTER,
    PEOPLES,
    FALL,
    DARK_AGE,
    GODS_SMILE,
    LEARNING,
    PLENTY,
    BARBARIAN_EPOCH,
    QUIET;

    private static final EpochEvent[] BY_CARD = read();

    private final String id = "epoch-" + name().toLowerCase(Locale.ROOT).replace('_', '-');

    private static EpochEvent[] read() {
        EpochEvent[] byCard = new EpochEvent[FateCard.COUNT];
        for (Map<String, String> row : Csv.read(InnerSea.class, "epoch-events.csv")) {
            EpochEvent event =
                    valueOf(row.getOrDefault("id", "").toUpperCase(Locale.ROOT).replace('-', '_'));
            int to = Integer.parseInt(row.getOrDefault("to", ""));
            for (int number = Integer.parseInt(row.getOrDefault("from", "")); number <= to; number++) {
                byCard[number - 1] = event;
            }
        }
        for (EpochEvent event : byCard) {
            if (event == null) {
                throw new BadDataException("epoch-events.csv: a number has no row");
            }
        }
        return byCard;
    }

    /** The row of a card. */
    public static EpochEvent of(FateCard card) {
        return BY_CARD[card.index()];
    }

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
