package ecumene.server.http;

import ecumene.engine.Foresight;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.server.api.Act;
import ecumene.server.api.ChatLine;
import ecumene.server.api.LogEntry;
import ecumene.server.api.MatchState;
import ecumene.server.api.MatchSummary;
import ecumene.server.api.Pace;
import ecumene.server.api.PastState;
import ecumene.server.api.Preview;
import ecumene.server.api.SeatInfo;
import ecumene.server.api.Standing;
import ecumene.server.api.Statistics;
import ecumene.server.store.StoredMatch;
import ecumene.table.LogLine;
import ecumene.table.Sitting;
import ecumene.table.Summary;
import ecumene.table.Table;
import ecumene.table.TableInfo;
import ecumene.table.TableState;
import ecumene.wire.RecordNotation;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes what tables know as the bodies of answers, each to its guest. */
final class MatchBodies {

    private final Map<String, Game<?, ?>> games = new LinkedHashMap<>();
    private final InstantSource clock;

    MatchBodies(List<Game<?, ?>> games, InstantSource clock) {
        games.forEach(game -> this.games.put(game.info().id(), game));
        this.clock = clock;
    }

    MatchSummary summary(Table table, String guest) {
        return summary(table.info(), table.summary(), true, guest);
    }

    MatchSummary summary(StoredMatch match, String guest) {
        Game<?, ?> game = games.get(match.info().game());
        boolean playable = game != null && game.info().rules() == match.rules();
        return summary(match.info(), match.summary(), playable, guest);
    }

    private MatchSummary summary(TableInfo info, Summary summary, boolean playable, String guest) {
        return new MatchSummary(
                info.id(),
                info.game(),
                options(info),
                Pace.valueOf(info.pace().name()),
                info.open(),
                info.host().equals(guest),
                info.created().toEpochMilli(),
                summary.updated().toEpochMilli(),
                seats(info, summary, guest),
                summary.ply(),
                summary.round(),
                summary.phase(),
                summary.awaiting(),
                summary.isTurnOf(guest),
                summary.finished(),
                playable,
                summary.result(),
                info.forkOf());
    }

    private Map<String, Object> options(TableInfo info) {
        Game<?, ?> game = games.get(info.game());
        // Of a game that has left the house only the words are known.
        return game == null ? new TreeMap<>(info.options()) : RecordNotation.options(game, info.options());
    }

    private List<SeatInfo> seats(TableInfo info, Summary summary, String guest) {
        List<SeatInfo> seats = new ArrayList<>();
        for (Sitting sitting : summary.seats()) {
            int seat = seats.size();
            seats.add(new SeatInfo(
                    seat,
                    SeatInfo.Kind.valueOf(sitting.kind().name()),
                    sitting.name(),
                    sitting.bot(),
                    sitting.belongsTo(guest),
                    sitting.resigned(),
                    summary.isReplaceable(info.pace(), guest, seat, clock.instant())));
        }
        return seats;
    }

    MatchState state(TableState state, String guest) {
        return new MatchState(
                summary(state.info(), state.summary(), true, guest),
                state.version(),
                state.seat(),
                state.undone(),
                state.view(),
                state.prompt(),
                List.<Move>copyOf(state.moves()),
                state.defaultMove(),
                state.consequences(),
                foresight(state.foresight()),
                standing(state.standing()),
                state.canUndo(),
                state.points(),
                state.marketEnds() == null ? null : state.marketEnds().toEpochMilli(),
                state.invitation(),
                state.logFrom(),
                state.log().stream().map(MatchBodies::entry).toList(),
                acts(state.acts()),
                state.chat().stream().map(MatchBodies::chatLine).toList());
    }

    /** A game that foretells nothing says nothing. */
    private static @Nullable Foresight foresight(Foresight foresight) {
        return foresight instanceof Foresight.None ? null : foresight;
    }

    private static Standing standing(ecumene.table.Standing standing) {
        ecumene.table.Standing.Offer offered = standing.offered();
        return new Standing(
                offered == null ? null : new Standing.Offer(offered.name(), offered.move()),
                standing.left().stream()
                        .map(left -> new Standing.Left(
                                left.name(), Standing.Until.valueOf(left.until().name())))
                        .toList());
    }

    static List<Act> acts(List<ecumene.table.Act> acts) {
        return acts.stream()
                .map(act ->
                        new Act(act.from(), act.ply(), act.seat(), act.round(), act.phase(), act.view(), act.points()))
                .toList();
    }

    static Preview preview(ecumene.table.Preview preview) {
        return new Preview(
                preview.view(),
                preview.prompt(),
                List.<Move>copyOf(preview.moves()),
                preview.consequences(),
                foresight(preview.foresight()),
                preview.consequence());
    }

    private static LogEntry entry(LogLine line) {
        return new LogEntry(
                line.from(),
                line.ply(),
                line.seat(),
                List.<Move>copyOf(line.moves()),
                line.hidden(),
                line.quiet(),
                line.at().toEpochMilli(),
                line.round(),
                line.phase(),
                line.events());
    }

    static ChatLine chatLine(ecumene.table.ChatLine line) {
        return new ChatLine(line.number(), line.seat(), line.name(), line.at().toEpochMilli(), line.text());
    }

    static PastState past(ecumene.table.PastState past) {
        return new PastState(
                past.ply(), past.seat(), past.round(), past.phase(), past.awaiting(), past.view(), past.points());
    }

    static Statistics statistics(ecumene.table.Statistics statistics) {
        return new Statistics(statistics.moments().stream()
                .map(moment -> new Statistics.Moment(
                        moment.ply(), moment.round(), moment.points(), moment.measures(), moment.outlook()))
                .toList());
    }
}
