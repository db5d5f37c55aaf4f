package ecumene.throughtheages.rule;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesEvent.EverybodyGained;
import ecumene.throughtheages.ThroughTheAgesEvent.Gained;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells what one card gives and takes: to each civilization in one sentence, and in a single one where all get the same. A
 * card that brings four players three goods would else be twelve sentences.
 */
final class Gains implements EventLog {

    private final EventLog log;
    private final int players;
    private final List<Share> shares = new ArrayList<>();
    private boolean heard;

    /** What a civilization has got so far, and how it is told. */
    private record Share(Gained sum, Event told) {}

    Gains(EventLog log, int players) {
        this.log = log;
        this.players = players;
    }

    @Override
    public void tell(int audience, Event event) {
        heard = true;
        Gained gain = gain(event);
        if (gain == null) {
            tellShares();
            log.tell(audience, event);
        } else if (!shares.isEmpty() && shares.getLast().sum().seat() == gain.seat()) {
            Gained sum = sum(shares.removeLast().sum(), gain);
            shares.add(new Share(sum, sum));
        } else {
            shares.add(new Share(gain, event));
        }
    }

    /** Whether anything happened at all. */
    boolean hasHeard() {
        return heard;
    }

    /** Tells what is still kept back. */
    void tellShares() {
        Gained first = shares.isEmpty() ? null : shares.getFirst().sum();
        if (first != null
                && shares.size() == players
                && shares.stream().allMatch(share -> isSame(share.sum(), first))) {
            log.all(new EverybodyGained(
                    first.culture(), first.science(), first.food(), first.resources(), first.workers()));
        } else {
            shares.forEach(share -> log.all(share.told()));
        }
        shares.clear();
    }

    private static @Nullable Gained gain(Event event) {
        return switch (event) {
            case ThroughTheAgesEvent.CultureChanged change -> new Gained(change.seat(), change.amount(), 0, 0, 0, 0);
            case ThroughTheAgesEvent.ScienceChanged change -> new Gained(change.seat(), 0, change.amount(), 0, 0, 0);
            case ThroughTheAgesEvent.FoodChanged change -> new Gained(change.seat(), 0, 0, change.amount(), 0, 0);
            case ThroughTheAgesEvent.ResourcesChanged change -> new Gained(change.seat(), 0, 0, 0, change.amount(), 0);
            case ThroughTheAgesEvent.PopulationGained change -> new Gained(change.seat(), 0, 0, 0, 0, change.amount());
            default -> null;
        };
    }

    private static Gained sum(Gained one, Gained other) {
        return new Gained(
                one.seat(),
                one.culture() + other.culture(),
                one.science() + other.science(),
                one.food() + other.food(),
                one.resources() + other.resources(),
                one.workers() + other.workers());
    }

    private static boolean isSame(Gained one, Gained other) {
        return one.culture() == other.culture()
                && one.science() == other.science()
                && one.food() == other.food()
                && one.resources() == other.resources()
                && one.workers() == other.workers();
    }
}
