package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.match.ToldEvent;
import ecumene.wire.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The tests that every game inherits: a game extends this class, and names its game, its events and its refusals. How many
 * random matches are played is the system property {@code ecumene.matches}; a failure names the seed and a shortened list
 * of choices that lead to it.
 */
@Tag("laws")
public abstract class GameTests<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final Class<? extends Event> events;
    private final Class<? extends Refusal> refusals;
    private final RandomPlay<P, M> play;
    private final TextLaws texts;

    protected GameTests(Game<P, M> game, Class<? extends Event> events, Class<? extends Refusal> refusals) {
        this.game = game;
        this.events = events;
        this.refusals = refusals;
        this.play = new RandomPlay<>(game);
        this.texts = new TextLaws(game.texts());
    }

    /** Where the recorded matches of this game lie, seen from its module. */
    protected Path records() {
        return Path.of("src/test/resources/ecumene", game.info().id(), "records");
    }

    /** The page that shows which rules are covered by which tests, seen from the module. */
    protected Path rulesPage() {
        return Path.of("../../docs/rules", game.info().id() + ".md");
    }

    @Test
    void randomPlayReachesTheEnd() {
        PlayLaws<P, M> laws = new PlayLaws<>(game);
        play.visitMatches(RandomPlay.matches(), position -> {
            laws.askedSeatsHaveMoves(position);
            laws.resultHoldsEverySeat(position);
        });
    }

    @Test
    void listedMovesApplyAndOthersAreRefused() {
        PlayLaws<P, M> laws = new PlayLaws<>(game);
        play.visitMatches(some(), laws::listAndRefusalsAgree);
    }

    @Test
    void copiesAreIndependent() {
        PlayLaws<P, M> laws = new PlayLaws<>(game);
        play.visitMatches(some(), laws::copiesAreIndependent);
    }

    @Test
    void positionsSaveAndLoad() {
        PlayLaws<P, M> laws = new PlayLaws<>(game);
        play.visitMatches(few(), laws::savesAndLoads);
    }

    @Test
    void theOutlookIsAShare() {
        PlayLaws<P, M> laws = new PlayLaws<>(game);
        play.visitMatches(some(), laws::outlookIsAShare);
    }

    @Test
    void redealingIsInvisible() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        play.visitMatches(few(), laws::redealingIsInvisible);
    }

    @Test
    void reasonsTellNothing() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        play.visitMatches(some(), laws::reasonsTellNothing);
    }

    @Test
    void anyQuestionIsAnswered() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        play.visitMatches(some(), laws::anyQuestionIsAnswered);
    }

    @Test
    void imaginingDependsOnlyOnWhatIsKnown() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        play.visitMatches(some(), laws::imaginingDependsOnlyOnWhatIsKnown);
    }

    @Test
    void eventsTellNoMoreThanTheView() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        Randomness random = new Randomness(3);
        play.visitMatches(few(), position -> {
            if (random.below(5) == 0) {
                laws.eventsTellNoMoreThanTheView(position);
            }
        });
    }

    @Test
    void imaginedPositionsPlayOn() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        Randomness random = new Randomness(4);
        play.visitMatches(few(), position -> {
            if (random.below(50) == 0) {
                laws.imaginedPositionsPlayOn(position, random);
            }
        });
    }

    @Test
    void whatFollowsTellsNothing() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        Randomness random = new Randomness(5);
        play.visitMatches(some(), position -> laws.whatFollowsTellsNothing(position, random));
    }

    @Test
    void hiddenMovesLookAlike() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        play.visitMatches(few(), laws::hiddenMovesLookAlike);
    }

    @Test
    void secretMovesHaveNoAudience() {
        SecrecyLaws<P, M> laws = new SecrecyLaws<>(game);
        play.visitMatches(few(), laws::secretMovesHaveNoAudience);
    }

    @Test
    void foresightTellsNothing() {
        ForesightLaws<P, M> laws = new ForesightLaws<>(game);
        Randomness random = new Randomness(6);
        play.visitMatches(few(), position -> {
            if (random.below(5) == 0) {
                laws.foresightTellsNothing(position);
            }
        });
    }

    @Test
    void oneWorldIsEnough() {
        ForesightLaws<P, M> laws = new ForesightLaws<>(game);
        Randomness random = new Randomness(8);
        play.visitMatches(few(), position -> {
            if (random.below(5) == 0) {
                laws.oneWorldIsEnough(position, random);
            }
        });
    }

    @Test
    void consequencesComeTrue() {
        ForesightLaws<P, M> laws = new ForesightLaws<>(game);
        Randomness random = new Randomness(7);
        play.visitMatches(few(), position -> laws.consequencesComeTrue(position, random));
        laws.wereSeldomWrong();
    }

    @Test
    void notesHaveNames() {
        FrameLaws.notesHaveNames(game.getClass());
    }

    @Test
    void componentsCanBeWritten() {
        assertThat(Json.text(game.components())).startsWith("{");
    }

    @Test
    void recordsReplay() {
        RecordLaws<P, M> laws = new RecordLaws<>(game);
        for (Setup setup : play.setups()) {
            laws.recordsReplay(setup, 11);
        }
    }

    @Test
    void undoReturnsToTheExactPosition() {
        RecordLaws<P, M> laws = new RecordLaws<>(game);
        for (Setup setup : play.setups()) {
            laws.undoReturnsToTheExactPosition(setup, 12);
        }
    }

    /** At least twenty, and {@code -Decumene.update-records=true} writes them anew after a change of the rules version. */
    @Test
    void recordedMatchesReplayToTheSameHash() throws IOException {
        RecordLaws<P, M> laws = new RecordLaws<>(game);
        if (Boolean.getBoolean("ecumene.update-records")) {
            List<Setup> setups = play.setups();
            for (int n = 1; n <= 20; n++) {
                Setup setup = setups.get(n % setups.size());
                laws.write(records(), "random-" + n, laws.randomMatch(setup, n, new ArrayList<>()));
            }
        }
        assertThat(laws.replayCollection(records())).isGreaterThanOrEqualTo(20);
    }

    @Test
    void bothLanguagesAreComplete() {
        texts.languagesAgree();
        texts.numberSignsAreNumbers();
        texts.gameIsNamed(game);
        texts.recordsHaveSentences("move", game.moveType());
        texts.recordsHaveSentences("event", events);
        texts.toldMovesHaveSentences(game.moveType());
        texts.refusalsHaveSentences(refusals);
    }

    @Test
    void everythingThatHappensCanBeSaid() {
        Randomness random = new Randomness(1);
        for (Setup setup : play.setups()) {
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            P position = game.start(setup, 21, log);
            while (!position.isFinished()) {
                texts.exists("phase." + game.phase(position));
                int seat = Seats.first(game.awaiting(position));
                texts.promptIsASentence(game.prompt(position, seat));
                List<M> moves = game.legalMoves(position, seat);
                M move = moves.get(random.below(moves.size()));
                texts.isASentence("move", (Record) move);
                game.playListed(position, seat, move, log);
            }
            log.events().forEach(told -> texts.eventIsASentence(told.event()));
            texts.exists("reason." + game.result(position).reason());
            Stream.concat(game.points(position).stream(), game.measures(position).stream())
                    .forEach(measure -> texts.exists("measure." + measure.name()));
        }
    }

    /** The story never falls back on the words of a button: a move of which no event tells has a sentence of its own. */
    @Test
    void everyMoveIsTold() {
        Randomness random = new Randomness(2);
        Set<String> untold = new TreeSet<>();
        play.visitMatches(few(), position -> {
            for (int seat : Seats.list(game.awaiting(position))) {
                List<M> moves = game.legalMoves(position, seat);
                M move = moves.get(random.below(moves.size()));
                ToldEvent.Keeper log = new ToldEvent.Keeper();
                game.playListed(game.copy(position), seat, move, log);
                for (int viewer : new int[] {seat, Seats.SPECTATOR}) {
                    if (Seats.contains(game.audience(position, seat, move), viewer)
                            && !texts.isTold((Record) move, ToldEvent.toldTo(viewer, log.events()))) {
                        untold.add("told." + move.getClass().getSimpleName());
                    }
                }
            }
        });
        assertThat(untold)
                .as("texts of moves that no event tells of, empty to be silent")
                .isEmpty();
    }

    /** A match in which nobody ever answers ends as well. */
    @Test
    void defaultMovesReachTheEnd() {
        for (Setup setup : play.setups()) {
            P position = game.start(setup, 5, EventLog.SILENT);
            for (int played = 0; !position.isFinished(); played++) {
                assertThat(played).isLessThan(60_000);
                int seat = Seats.first(game.awaiting(position));
                game.play(position, seat, game.defaultMove(position, seat), EventLog.SILENT);
            }
        }
    }

    @Test
    void everyRuleHasATestAndThePageSaysSo() throws IOException {
        new RuleCoverage(game, getClass()).everyRuleHasATestAndThePageSaysSo(rulesPage());
    }

    private static int some() {
        return Math.max(3, RandomPlay.matches() / 40);
    }

    /** For the laws that look at every position from every seat. */
    private static int few() {
        return Math.max(3, RandomPlay.matches() / 100);
    }
}
