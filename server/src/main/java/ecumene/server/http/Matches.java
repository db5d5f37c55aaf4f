package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.server.api.ActList;
import ecumene.server.api.AskHint;
import ecumene.server.api.AskPreview;
import ecumene.server.api.AskWhy;
import ecumene.server.api.ChatLine;
import ecumene.server.api.ForkFrom;
import ecumene.server.api.Hint;
import ecumene.server.api.LeaveStanding;
import ecumene.server.api.MakeMove;
import ecumene.server.api.MatchList;
import ecumene.server.api.MatchState;
import ecumene.server.api.MatchSummary;
import ecumene.server.api.NewMatch;
import ecumene.server.api.NewSeat;
import ecumene.server.api.PastState;
import ecumene.server.api.Preview;
import ecumene.server.api.Say;
import ecumene.server.api.SetSeat;
import ecumene.server.api.Statistics;
import ecumene.server.api.TakeBack;
import ecumene.server.api.TakeSeat;
import ecumene.server.api.Why;
import ecumene.server.api.Words;
import ecumene.server.store.GuestStore;
import ecumene.server.store.MatchStore;
import ecumene.server.store.StoredMatch;
import ecumene.table.Gesture;
import ecumene.table.NewTable;
import ecumene.table.NewTable.Place;
import ecumene.table.Pace;
import ecumene.table.SeatChange;
import ecumene.table.Standing;
import ecumene.table.Table;
import ecumene.table.TableException;
import ecumene.table.TableState;
import ecumene.table.Tables;
import ecumene.table.Viewer;
import ecumene.wire.RecordNotation;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What can be asked of the matches: reads and checks the request, asks the table, writes the answer. */
final class Matches {

    /** More than anybody reads; a list of them is still a small answer. */
    private static final int LONGEST_LIST = 200;

    private final House house;
    private final Tables tables;
    private final MatchStore store;
    private final GuestStore guests;
    private final MatchBodies bodies;

    Matches(House house, Tables tables, MatchStore store, GuestStore guests, MatchBodies bodies) {
        this.house = house;
        this.tables = tables;
        this.store = store;
        this.guests = guests;
        this.bodies = bodies;
    }

    // ---------------------------------------------------------------- setting up

    MatchSummary open(Call call) {
        NewMatch plan = call.body(NewMatch.class);
        Game<?, ?> game = house.game(plan.game());
        Checks.seats(game, plan);
        Map<String, String> options = Checks.options(game, plan.options());
        String myName = guests.name(call.guest()).orElse(null);
        Table table = tables.open(new NewTable(
                plan.game(),
                options,
                call.guest(),
                plan.seats().stream().map(seat -> place(seat, myName)).toList(),
                plan.pace() == null ? Pace.LIVE : Pace.valueOf(plan.pace().name()),
                plan.open() != null && plan.open()));
        return bodies.summary(table, call.guest());
    }

    private static Place place(NewSeat seat, @Nullable String myName) {
        return switch (seat.kind()) {
            case ME -> Place.me(seat.name() == null ? myName : seat.name());
            case PERSON -> Place.person(seat.name());
            case BOT -> new Place(Place.Kind.BOT, null, seat.bot());
        };
    }

    MatchSummary fork(Call call) {
        ForkFrom from = call.body(ForkFrom.class);
        Table table = table(call);
        Integer seat = from.seat();
        int eyes = seat == null ? Seats.SPECTATOR : Checks.seat(table, seat);
        Table fork = tables.fork(table.id(), new Viewer(call.guest(), eyes), Checks.notNegative("ply", from.ply()));
        return bodies.summary(fork, call.guest());
    }

    MatchSummary rematch(Call call) {
        return bodies.summary(tables.rematch(call.path("id"), call.guest()), call.guest());
    }

    // ---------------------------------------------------------------- lists

    /** One more than is told is read, to know whether there are more. */
    MatchList mine(Call call) {
        Integer said = call.natural("from");
        int from = said == null ? 0 : said;
        List<StoredMatch> found = store.of(call.guest(), from, LONGEST_LIST + 1);
        boolean more = found.size() > LONGEST_LIST;
        return new MatchList(
                found.stream()
                        .limit(LONGEST_LIST)
                        .map(match -> bodies.summary(match, call.guest()))
                        .toList(),
                more ? from + LONGEST_LIST : null);
    }

    MatchList open(String guest) {
        return new MatchList(
                store.open(guest, LONGEST_LIST).stream()
                        .map(match -> bodies.summary(match, guest))
                        .filter(MatchSummary::playable)
                        .toList(),
                null);
    }

    // ---------------------------------------------------------------- looking

    MatchState state(Call call) {
        Table table = table(call);
        Viewer viewer = viewer(call, table);
        return bodies.state(call.flag("recent") ? table.recentState(viewer) : table.state(viewer), call.guest());
    }

    Table table(Call call) {
        return tables.find(call.path("id"));
    }

    /** Whether a match must first be read from the beginning before anything can be asked of it. */
    boolean isAsleep(Call call) {
        return !tables.isInMemory(call.path("id"));
    }

    /** The eyes that a request names, or the usual ones. */
    Viewer viewer(Call call, Table table) {
        Integer seat = call.seat();
        if (seat == null) {
            return table.viewer(call.guest());
        }
        return new Viewer(call.guest(), seat == Seats.SPECTATOR ? seat : Checks.seat(table, seat));
    }

    PastState at(Call call) {
        int ply = call.number("ply");
        Table table = table(call);
        return MatchBodies.past(table.at(viewer(call, table), ply));
    }

    ActList acts(Call call) {
        Integer from = call.natural("from");
        Integer to = call.natural("to");
        Table table = table(call);
        return new ActList(MatchBodies.acts(table.acts(
                viewer(call, table),
                from == null ? 0 : from,
                to == null ? table.summary().ply() : to,
                call.flag("deeds"))));
    }

    Statistics statistics(Call call) {
        return MatchBodies.statistics(table(call).statistics());
    }

    Map<String, Object> record(Call call) {
        Table table = table(call);
        return RecordNotation.write(table.game(), table.record());
    }

    // ---------------------------------------------------------------- playing

    MatchState move(Call call) {
        MakeMove wish = call.body(MakeMove.class);
        Duration grace = Checks.grace(wish.grace());
        return changed(
                call,
                table -> table.play(
                        call.guest(),
                        Checks.gesture(table, wish.seat(), wish.ply(), wish.undone(), wish.moves()),
                        grace));
    }

    Preview preview(Call call) {
        AskPreview question = call.body(AskPreview.class);
        return onTable(call, table -> {
            Gesture gesture =
                    Checks.gesture(table, question.seat(), question.ply(), question.undone(), question.moves());
            return MatchBodies.preview(table.preview(call.guest(), gesture));
        });
    }

    MatchState leaveStanding(Call call) {
        LeaveStanding wish = call.body(LeaveStanding.class);
        return changed(
                call,
                table -> table.leaveStanding(
                        call.guest(),
                        Checks.seat(table, wish.seat()),
                        Checks.standing(table.game(), wish.name()),
                        Standing.Until.valueOf(wish.until().name())));
    }

    MatchState undo(Call call) {
        TakeBack wish = call.body(TakeBack.class);
        return changed(
                call,
                table -> table.undo(
                        call.guest(),
                        Checks.seat(table, wish.seat()),
                        Checks.notNegative("ply", wish.ply()),
                        Checks.notNegative("undone", wish.undone())));
    }

    Why why(Call call) {
        AskWhy question = call.body(AskWhy.class);
        Table table = table(call);
        Refusal refusal = table.why(
                call.guest(), Checks.seat(table, question.seat()), Checks.move(table.game(), question.move()));
        return new Why(refusal == null, refusal == null ? null : HouseTexts.reason(table.game(), refusal));
    }

    Hint hint(Call call) {
        AskHint question = call.body(AskHint.class);
        Table table = table(call);
        ecumene.table.Hint hint =
                table.hint(call.guest(), Checks.seat(table, question.seat()), Checks.bot(question.bot()));
        Map<String, String> explanation = hint.explanation().both();
        return new Hint(
                hint.ply(),
                hint.move(),
                new Words(explanation.getOrDefault("en", ""), explanation.getOrDefault("es", "")));
    }

    // ---------------------------------------------------------------- sitting and talking

    MatchState join(Call call) {
        TakeSeat wish = call.body(TakeSeat.class);
        String name = wish.name() == null ? guests.name(call.guest()).orElse(null) : Checks.name(wish.name());
        return changed(
                call, table -> table.join(call.guest(), Checks.seat(table, wish.seat()), wish.invitation(), name));
    }

    MatchState setSeat(Call call) {
        SetSeat wish = call.body(SetSeat.class);
        String bot = Checks.bot(wish.bot());
        return changed(
                call,
                table -> table.setSeat(
                        call.guest(),
                        Checks.seat(table, wish.seat()),
                        SeatChange.valueOf(wish.change().name()),
                        bot));
    }

    ChatLine say(Call call) {
        Say words = call.body(Say.class);
        String text = Checks.chat(words.text());
        Table table = table(call);
        Integer seat = words.seat();
        String name = guests.name(call.guest()).orElse(call.caller().fallbackName());
        return MatchBodies.chatLine(
                table.say(call.guest(), seat == null ? Seats.SPECTATOR : Checks.seat(table, seat), name, text));
    }

    private MatchState changed(Call call, Function<Table, TableState> change) {
        return onTable(call, table -> bodies.state(change.apply(table), call.guest()));
    }

    /** Asks a table for something that its rules may refuse. */
    private <T> T onTable(Call call, Function<Table, T> what) {
        Table table = table(call);
        try {
            return what.apply(table);
        } catch (TableException e) {
            throw ProblemException.of(e, table.game());
        }
    }
}
