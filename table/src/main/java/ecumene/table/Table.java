package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.match.MatchRecord;
import ecumene.engine.text.Language;
import ecumene.table.Entry.Moved;
import ecumene.table.Entry.Said;
import ecumene.table.Entry.SeatChanged;
import ecumene.table.Entry.StandingLeft;
import ecumene.table.Entry.Undone;
import ecumene.table.TableException.Code;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A match being played. Every change happens under one lock, and is in the {@link Store} before anybody is answered, told
 * or shown it; a change that cannot be stored has not happened. Whoever asks for what they may not do, or too late, gets a
 * {@link TableException}, and nothing has changed.
 */
public final class Table {

    /** As many acts are told at once. */
    public static final int MOST_ACTS = 100;

    /** Longer nobody may keep the bots from acting. */
    public static final Duration LONGEST_GRACE = Duration.ofSeconds(5);

    private final Surroundings surroundings;
    private final TableInfo info;
    private final Game<?, ?> game;
    private final Steward steward;

    /** @param latest when somebody has last shown interest in it */
    Table(Ledger<?, ?> ledger, Instant latest, Surroundings surroundings) {
        this.surroundings = surroundings;
        this.info = ledger.beginning().info();
        this.game = ledger.game();
        this.steward = new Steward(this, ledger, new Eyes(latest), surroundings);
    }

    public String id() {
        return info.id();
    }

    public TableInfo info() {
        return info;
    }

    public Game<?, ?> game() {
        return game;
    }

    // ---------------------------------------------------------------- looking

    /** How the match stands, as everybody may know it. */
    public Summary summary() {
        return locked(() -> ledger().summary());
    }

    /** The eyes a guest looks through if it does not say: its seat that is asked, else its first, else a spectator's. */
    public Viewer viewer(String guest) {
        return locked(() -> new Viewer(guest, ledger().looks().usualSeat(guest)));
    }

    /** All there is to see, with the whole log and chat. */
    public TableState state(Viewer viewer) {
        return locked(() -> {
            rights(viewer.guest()).checkEyes(viewer);
            return whole(viewer);
        });
    }

    /** The same with the newest part of the log: it costs no more however long the match is. */
    public TableState recentState(Viewer viewer) {
        return locked(() -> {
            rights(viewer.guest()).checkEyes(viewer);
            return recent(viewer);
        });
    }

    /** All there is to see, with the part of the log and the chat that is not as it was at an earlier version. */
    public TableState stateSince(Viewer viewer, int version) {
        return stateSince(viewer, version, false);
    }

    /**
     * The same.
     *
     * @param recent whether the viewer is content with the newest part of the log where otherwise all of it would be told: with
     *     the last move everything that was hidden in it comes to light
     */
    public TableState stateSince(Viewer viewer, int version, boolean recent) {
        return locked(() -> {
            rights(viewer.guest()).checkEyes(viewer);
            if (version < 0 || version > ledger().version()) {
                return recent ? recent(viewer) : whole(viewer);
            }
            Ledger<?, ?> since = ledger().reachesVersion(version) ? ledger() : steward.whole();
            boolean all = since.isFinished() && !recent;
            return (all ? steward.whole() : since)
                    .looks()
                    .stateSince(viewer, version, all ? 0 : since.looks().recent());
        });
    }

    /** A moment of the time line, as the viewer knew it then. Moves that were taken back are no part of it. */
    public PastState at(Viewer viewer, int ply) {
        return locked(() -> {
            Rights rights = rights(viewer.guest());
            rights.checkEyes(viewer);
            rights.checkPly(ply);
            return steward.since(ply).looks().at(viewer.seat(), ply);
        });
    }

    /**
     * What was done between two plies, as the viewer saw it then: the first acts, at most {@link #MOST_ACTS}.
     *
     * @param from how many moves had been made before; with 0 the set-up is the first act
     * @param to the ply with which the last may end
     * @param deeds whether each gesture is an act of its own
     */
    public List<Act> acts(Viewer viewer, int from, int to, boolean deeds) {
        return locked(() -> {
            Rights rights = rights(viewer.guest());
            rights.checkEyes(viewer);
            rights.checkPly(from);
            rights.checkPly(to);
            return steward.since(from).looks().acts(viewer.seat(), from, to, deeds, MOST_ACTS);
        });
    }

    /** Public numbers round by round. */
    public Statistics statistics() {
        return locked(() -> ledger().looks().statistics());
    }

    /** The whole truth, once the match is over. */
    public MatchRecord<?> record() {
        return locked(() -> {
            if (!ledger().isFinished()) {
                throw new TableException(Code.MATCH_RUNNING, "the record is secret until the match is over");
            }
            return steward.whole().record();
        });
    }

    /** Null if the seat may play this now, otherwise why not. */
    public @Nullable Refusal why(String guest, int seat, Move move) {
        return steward.<@Nullable Refusal>locked(() -> {
            Rights rights = rights(guest);
            rights.checkOwner(seat);
            rights.checkMove(move);
            return ledger().refusal(seat, move);
        });
    }

    /**
     * How the table would stand for a seat after some moves, for composing a gesture. Nothing is changed by it, and the seat
     * learns nothing: {@link Code#CANNOT_PREVIEW} as soon as one of the moves uses chance, shows something or hands the turn to
     * somebody else.
     */
    public Preview preview(String guest, Gesture gesture) {
        return locked(() -> {
            int seat = gesture.seat();
            rights(guest).checkGesture(gesture);
            if (!steward.since(gesture.ply())
                    .firstGestureSince(seat, gesture.ply())
                    .isEmpty()) {
                throw TableException.stale();
            }
            return orStale(gesture, () -> ledger().preview(seat, gesture.moves()));
        });
    }

    /**
     * What a bot would do on a seat that is asked, knowing no more than the seat. It thinks among the other bots, and the
     * caller waits for it. Asked again after its advice was taken, it goes on with the plan it had.
     *
     * @param bot one of the {@link BotLevels}; the adviser if absent
     */
    public Hint hint(String guest, int seat, @Nullable String bot) {
        String level = bot == null ? BotLevels.ADVISER : BotLevels.checked(bot);
        Thought<?, ?> thought = locked(() -> {
            Rights rights = rights(guest);
            rights.checkOwner(seat);
            rights.checkRunning();
            if (!ledger().asksPerson(seat)) {
                throw TableException.refused(Refusal.Common.NOT_YOUR_TURN);
            }
            return ledger().questions().thought(seat, level, Duration.ZERO);
        });
        return steward.bots().hint(guest, thought);
    }

    /** Tells a listener of every version from now on. Who loses the seat it looks through finds out when it asks for the state. */
    public Subscription listen(Viewer viewer, Listener listener) {
        return locked(() -> {
            rights(viewer.guest()).checkEyes(viewer);
            return steward.listen(viewer, listener);
        });
    }

    // ---------------------------------------------------------------- changing

    /**
     * Plays a gesture, once however often it is asked for: all of its moves, or none if one is refused. Of these only the last
     * may use chance, show something or end the turn.
     *
     * @param grace how long bots wait before they act, if the gesture can be taken back
     * @return the state after it, with what was done after {@link Gesture#ply}. If the seat has made this very gesture since,
     *     nothing is played; if it has made another, or its question is gone, {@link Code#STALE}.
     */
    public TableState play(String guest, Gesture gesture, Duration grace) {
        return changing(() -> {
            int seat = gesture.seat();
            rights(guest).checkGesture(gesture);
            if (grace.isNegative() || grace.compareTo(LONGEST_GRACE) > 0) {
                throw new TableException(Code.BAD_REQUEST, "a grace is at most " + LONGEST_GRACE);
            }
            List<? extends Move> made = steward.since(gesture.ply()).firstGestureSince(seat, gesture.ply());
            if (made.isEmpty()) {
                orStale(gesture, () -> {
                    ledger().checkGesture(seat, gesture.moves());
                    return gesture;
                });
                steward.commit(new Moved(surroundings.now(), seat, gesture.moves(), false), grace);
            } else if (!made.equals(gesture.moves())) {
                throw TableException.stale();
            }
            return stateSincePly(new Viewer(guest, seat), gesture.ply());
        });
    }

    /**
     * Takes back the latest gesture of a seat, and what the table has answered for it since, once however often it is asked
     * for.
     *
     * @param ply how many moves have been made, with those to be taken back
     * @param undone as in {@link Gesture}
     */
    public TableState undo(String guest, int seat, int ply, int undone) {
        return changing(() -> {
            rights(guest).checkOwner(seat);
            Integer back = ledger().takenBackTo(seat, ply, undone);
            if (back == null) {
                rights(guest).checkNumbers(seat, ply, undone);
                if (ply != ledger().ply()) {
                    throw TableException.stale();
                }
                rights(guest).checkRunning();
                if (!ledger().canUndo(seat)) {
                    throw new TableException(Code.CANNOT_UNDO, "beyond the undo horizon");
                }
                commit(new Undone(surroundings.now(), seat));
                back = ledger().takenBackTo(seat, ply, undone);
            }
            return stateSincePly(new Viewer(guest, seat), back == null ? 0 : back);
        });
    }

    /**
     * Leaves an answer standing for the questions of a step, or takes it away. Whenever the step then asks this seat, the table
     * gives the answer, always after the same time.
     *
     * @param name of a step that offers one: the game has a text {@code standing.<name>} for it
     * @return the state after it; its log is empty, for no move was made
     */
    public TableState leaveStanding(String guest, int seat, String name, Standing.Until until) {
        return changing(() -> {
            rights(guest).checkOwner(seat);
            if (!game.texts().has(Language.EN, "standing." + name)) {
                throw new TableException(Code.BAD_REQUEST, "no answer is left standing there");
            }
            boolean left = until == Standing.Until.NEVER
                    ? ledger().standingLeft(seat).stream()
                            .noneMatch(each -> each.name().equals(name))
                    : ledger().standingLeft(seat).contains(new Standing.Left(name, until));
            if (!left) {
                rights(guest).checkRunning();
                commit(new StandingLeft(surroundings.now(), seat, name, until));
            }
            return stateSincePly(new Viewer(guest, seat), ledger().ply());
        });
    }

    /** Sits down on a free seat; at an open table any invitation will do. */
    public TableState join(String guest, int seat, String invitation, @Nullable String name) {
        String checkedName = name == null ? null : Limits.name(name);
        return changing(() -> {
            Sitting sitting = rights(guest).sitting(seat);
            if (!sitting.belongsTo(guest)) {
                rights(guest).checkInvited(invitation);
                rights(guest).checkRunning();
                Rights.checkFree(sitting);
                commit(new SeatChanged(
                        surroundings.now(),
                        seat,
                        Sitting.person(guest, checkedName == null ? sitting.name() : checkedName)));
            }
            return whole(new Viewer(guest, seat));
        });
    }

    /**
     * Changes who plays a seat.
     *
     * @param bot one of the {@link BotLevels}; the usual one if absent; without meaning for {@link SeatChange#RETURN}
     */
    public TableState setSeat(String guest, int seat, SeatChange change, @Nullable String bot) {
        String level = BotLevels.checked(bot);
        return changing(() -> {
            Sitting before = rights(guest).sitting(seat);
            Sitting after = rights(guest).after(seat, change, level, surroundings.now());
            if (!after.equals(before)) {
                rights(guest).checkRunning();
                commit(new SeatChanged(surroundings.now(), seat, after));
            }
            return whole(new Viewer(
                    guest, after.belongsTo(guest) ? seat : ledger().looks().usualSeat(guest)));
        });
    }

    /**
     * Says something to everybody at the table.
     *
     * @param seat of the guest, or {@link Seats#SPECTATOR}
     * @param name how the guest is called, if its seat has no name
     */
    public ChatLine say(String guest, int seat, String name, String text) {
        String checkedName = Limits.name(name);
        String checkedText = Limits.chat(text);
        return changing(() -> {
            boolean spectator = seat == Seats.SPECTATOR;
            if (!spectator) {
                rights(guest).checkOwner(seat);
            }
            if (ledger().chatLines() >= Limits.CHAT_LINES) {
                throw new TableException(Code.FORBIDDEN, "enough was said at this table");
            }
            String seatName = spectator ? null : rights(guest).sitting(seat).name();
            commit(new Said(
                    surroundings.now(),
                    spectator ? null : seat,
                    seatName == null ? checkedName : seatName,
                    checkedText));
            return ledger().latestChatLine();
        });
    }

    // ---------------------------------------------------------------- for the house

    /** The position of a fork: as the viewer may know it, or after the end as it was. */
    Map<String, Object> fork(Viewer viewer, int ply, long seed) {
        return locked(() -> {
            Rights rights = rights(viewer.guest());
            rights.checkEyes(viewer);
            rights.checkPly(ply);
            return steward.since(ply).looks().fork(viewer.seat(), ply, seed);
        });
    }

    // ---------------------------------------------------------------- how

    Steward steward() {
        return steward;
    }

    /** Only within a look or a change. */
    private Ledger<?, ?> ledger() {
        return steward.ledger();
    }

    private TableState whole(Viewer viewer) {
        return steward.whole().looks().state(viewer, 0);
    }

    private TableState recent(Viewer viewer) {
        Looks<?, ?> looks = ledger().looks();
        return looks.state(viewer, looks.recent());
    }

    private TableState stateSincePly(Viewer viewer, int ply) {
        return steward.since(ply).looks().stateSincePly(viewer, ply);
    }

    private Rights rights(String guest) {
        return steward.rights(guest);
    }

    private <T> T locked(Supplier<T> look) {
        return steward.locked(look);
    }

    private <T> T changing(Supplier<T> change) {
        return steward.changing(change);
    }

    private void commit(Entry entry) {
        steward.commit(entry, Duration.ZERO);
    }

    /** What is refused to somebody who decided before others went on is not wrong but late. */
    private <T> T orStale(Gesture gesture, Supplier<T> attempt) {
        try {
            if (ledger().asksBot(gesture.seat())) {
                throw TableException.refused(Refusal.Common.NOT_YOUR_TURN, 0);
            }
            return attempt.get();
        } catch (TableException e) {
            throw gesture.ply() == ledger().ply() ? e : TableException.stale();
        }
    }
}
