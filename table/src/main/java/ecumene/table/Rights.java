package ecumene.table;

import ecumene.engine.Move;
import ecumene.engine.Refusal;
import ecumene.table.TableException.Code;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;

/** What a guest may ask of a table as it stands. Every check either says nothing or throws a {@link TableException}. */
final class Rights {

    private final Ledger<?, ?> ledger;
    private final Summary summary;
    private final String guest;

    Rights(Ledger<?, ?> ledger, String guest) {
        this.ledger = ledger;
        this.summary = ledger.summary();
        this.guest = guest;
    }

    // ---------------------------------------------------------------- looking

    /** Whether the guest may look through these eyes; after the end everybody may look through any. */
    void checkEyes(Viewer viewer) {
        if (viewer.isSpectator()) {
            return;
        }
        if (ledger.isFinished()) {
            sitting(viewer.seat());
        } else {
            checkOwner(viewer.seat());
        }
    }

    void checkPly(int ply) {
        if (ply < 0 || ply > ledger.ply()) {
            throw new TableException(Code.NOT_FOUND, "the match has no move " + ply);
        }
    }

    // ---------------------------------------------------------------- playing

    void checkOwner(int seat) {
        if (!summary.owns(guest, seat)) {
            throw new TableException(Code.NOT_YOUR_SEAT, "seat " + seat + " belongs to somebody else");
        }
    }

    void checkRunning() {
        if (ledger.isFinished()) {
            throw TableException.refused(Refusal.Common.MATCH_OVER);
        }
    }

    void checkMove(Move move) {
        if (!ledger.game().moveType().isInstance(move)) {
            throw new TableException(
                    Code.BAD_REQUEST, "not a move of " + ledger.game().info().id());
        }
    }

    /** Whether a gesture makes sense, be it legal or not. */
    void checkGesture(Gesture gesture) {
        checkOwner(gesture.seat());
        gesture.moves().forEach(this::checkMove);
        checkNumbers(gesture.seat(), gesture.ply(), gesture.undone());
    }

    void checkNumbers(int seat, int ply, int undone) {
        if (ply < 0 || undone < 0) {
            throw new TableException(Code.BAD_REQUEST, "plies are counted from 0");
        }
        if (undone != ledger.undone(seat) || ply > ledger.ply()) {
            throw TableException.stale();
        }
    }

    // ---------------------------------------------------------------- sitting

    Sitting sitting(int seat) {
        if (seat < 0 || seat >= summary.seats().size()) {
            throw new TableException(Code.BAD_REQUEST, "there is no seat " + seat);
        }
        return summary.seats().get(seat);
    }

    void checkInvited(String invitation) {
        boolean invited = MessageDigest.isEqual(
                invitation.getBytes(StandardCharsets.UTF_8),
                ledger.beginning().invitation().getBytes(StandardCharsets.UTF_8));
        if (!info().open() && !invited) {
            throw new TableException(Code.FORBIDDEN, "not the invitation of this table");
        }
    }

    static void checkFree(Sitting sitting) {
        if (sitting.kind() != Sitting.Kind.FREE) {
            throw new TableException(Code.SEAT_TAKEN, "somebody sits there");
        }
    }

    /** Who sits there after a change; the same as before if there is nothing to change. */
    Sitting after(int seat, SeatChange change, String level, Instant now) {
        Sitting before = sitting(seat);
        return switch (change) {
            case BOT -> botInstead(before, level);
            case CARETAKER -> caretakerInstead(seat, before, level, now);
            case RETURN -> personAgain(seat, before);
            case RESIGN -> resigned(seat, before, level);
        };
    }

    private Sitting botInstead(Sitting before, String level) {
        if (!info().host().equals(guest)) {
            throw new TableException(Code.FORBIDDEN, "only the host gives seats to bots");
        }
        if (before.equals(Sitting.bot(level))) {
            return before;
        }
        checkFree(before);
        return Sitting.bot(level);
    }

    private Sitting caretakerInstead(int seat, Sitting before, String level, Instant now) {
        if (before.belongsTo(guest)) {
            return before.caretaker(level, before.resigned());
        }
        if (!summary.isReplaceable(info().pace(), guest, seat, now)) {
            throw new TableException(Code.FORBIDDEN, "a caretaker for somebody else is called only after long waiting");
        }
        return before.caretaker(level, false);
    }

    private Sitting personAgain(int seat, Sitting before) {
        checkOwner(seat);
        if (before.resigned()) {
            throw new TableException(Code.FORBIDDEN, "who has resigned does not come back");
        }
        return before.back();
    }

    private Sitting resigned(int seat, Sitting before, String level) {
        checkOwner(seat);
        return before.resigned() ? before : before.caretaker(level, true);
    }

    private TableInfo info() {
        return ledger.beginning().info();
    }
}
