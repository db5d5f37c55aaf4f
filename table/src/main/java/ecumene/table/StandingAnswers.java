package ecumene.table;

import ecumene.table.Entry.StandingLeft;
import ecumene.table.Kept.Answer;
import ecumene.table.Standing.Left;
import ecumene.table.Standing.Until;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which answers the seats of a table have left standing. */
final class StandingAnswers {

    /** For each seat what it has left, by the name of the step. */
    private final List<Map<String, Answer>> answers = new ArrayList<>();

    StandingAnswers(int seats) {
        for (int seat = 0; seat < seats; seat++) {
            answers.add(new TreeMap<>());
        }
    }

    StandingAnswers(List<Map<String, Answer>> kept) {
        kept.forEach(each -> answers.add(new TreeMap<>(each)));
    }

    /** For each seat what it has left, by the name of the step. */
    List<Map<String, Answer>> all() {
        return answers;
    }

    void leave(StandingLeft left, int round) {
        if (left.until() == Until.NEVER) {
            answers.get(left.seat()).remove(left.name());
        } else {
            answers.get(left.seat()).put(left.name(), new Answer(left.until(), round, left.at()));
        }
    }

    /** Somebody else sits there now. */
    void forget(int seat) {
        answers.get(seat).clear();
    }

    /** What a seat has left that stands in this round. */
    List<Left> of(int seat, int round) {
        List<Left> left = new ArrayList<>();
        answers.get(seat).forEach((name, answer) -> {
            if (answer.stands(round)) {
                left.add(new Left(name, answer.until()));
            }
        });
        return left;
    }

    /** Since when the answer of a seat to a step has been left; null if none stands. */
    @Nullable
    Instant since(int seat, String name, int round) {
        Answer answer = answers.get(seat).get(name);
        return answer != null && answer.stands(round) ? answer.since() : null;
    }
}
