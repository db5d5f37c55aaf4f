package ecumene.cli.protocol;

import ecumene.bots.BotSpec;
import ecumene.bots.Budget;
import ecumene.bots.Choice;
import ecumene.bots.Mind;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Refusal;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.match.Match;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.List;

/** Letting bots think: bot, playout. */
final class BotOps {

    private static final long LONGEST_MILLIS = 600_000;
    private static final long MOST_ITERATIONS = 100_000_000;
    private static final int MOST_THREADS = 64;
    private static final int MOST_MOVES = 10_000_000;

    private final OpenMatches matches;

    BotOps(OpenMatches matches) {
        this.matches = matches;
    }

    Answer bot(Request request) {
        return bot(matches.match(request), request);
    }

    private static <P extends Position, M extends Move> Answer bot(Match<P, M> match, Request request) {
        P position = match.position();
        int given = request.optionalSeat(position.seats()).orElse(-1);
        BotSpec spec = spec(request.text("bot"), request);
        long seed = request.optionalSeed();
        if (match.isFinished()) {
            throw ProtocolException.refused(match.game(), Refusal.Common.MATCH_OVER);
        }
        int seat = given >= 0 ? given : Seats.first(match.game().awaiting(position));
        PlayOps.checkAsked(match, seat);
        Choice<M> choice = spec.choose(match.knowledge(seat), new Randomness(seed));
        return new Answer()
                .with("seat", seat)
                .with("move", Json.tree(choice.move()))
                .with("explanation", choice.explanation().both());
    }

    Answer playout(Request request) {
        return playout(matches.match(request), request);
    }

    private static <P extends Position, M extends Move> Answer playout(Match<P, M> match, Request request) {
        int seats = match.position().seats();
        List<BotSpec> bots = new ArrayList<>();
        for (String name : request.texts("bots")) {
            bots.add(spec(name, request));
        }
        if (bots.size() != seats) {
            throw ProtocolException.badRequest("bots names one bot for each of " + seats + " seats");
        }
        Randomness random = new Randomness(request.optionalSeed());
        List<Mind<P, M>> minds = new ArrayList<>();
        for (BotSpec bot : bots) {
            minds.add(bot.mind());
        }
        long most = request.optionalNumber("maxMoves", 0, MOST_MOVES).orElse(MOST_MOVES);
        int moves = 0;
        while (!match.isFinished() && moves < most) {
            int seat = Seats.first(match.game().awaiting(match.position()));
            Choice<M> choice =
                    minds.get(seat).choose(match.knowledge(seat), bots.get(seat).budget(), random);
            match.play(seat, choice.move());
            moves++;
        }
        Answer answer = new Answer().withStatus(match).with("moves", moves);
        Result result = match.result();
        return result == null ? answer : answer.with("result", result);
    }

    /** A bot by its name, or with its budget as people write it; {@code millis} or {@code iterations} say more. */
    private static BotSpec spec(String name, Request request) {
        BotSpec spec = BotSpec.parse(name);
        var millis = request.optionalNumber("millis", 1, LONGEST_MILLIS);
        var iterations = request.optionalNumber("iterations", 1, MOST_ITERATIONS);
        if (millis.isPresent() && iterations.isPresent()) {
            throw ProtocolException.badRequest("either millis or iterations, not both");
        }
        Budget budget = spec.budget();
        if (millis.isPresent()) {
            budget = Budget.millis(millis.getAsLong()).withThreads(budget.threads());
        } else if (iterations.isPresent()) {
            budget = Budget.iterations(iterations.getAsLong()).withThreads(budget.threads());
        }
        if (budget.amount() > (budget.isTimed() ? LONGEST_MILLIS : MOST_ITERATIONS)
                || budget.threads() > MOST_THREADS) {
            throw ProtocolException.badRequest("a budget of " + budget + " is too much");
        }
        return new BotSpec(spec.bot(), budget);
    }
}
