package ecumene.server.http;

import static ecumene.server.http.Method.GET;
import static ecumene.server.http.Method.POST;
import static ecumene.server.http.Method.PUT;
import static ecumene.server.http.ProblemCode.BAD_REQUEST;
import static ecumene.server.http.ProblemCode.CANNOT_PREVIEW;
import static ecumene.server.http.ProblemCode.CANNOT_UNDO;
import static ecumene.server.http.ProblemCode.FORBIDDEN;
import static ecumene.server.http.ProblemCode.ILLEGAL_MOVE;
import static ecumene.server.http.ProblemCode.MATCH_OVER;
import static ecumene.server.http.ProblemCode.MATCH_RUNNING;
import static ecumene.server.http.ProblemCode.NOT_FOUND;
import static ecumene.server.http.ProblemCode.NOT_YOUR_SEAT;
import static ecumene.server.http.ProblemCode.NOT_YOUR_TURN;
import static ecumene.server.http.ProblemCode.OTHER_RULES;
import static ecumene.server.http.ProblemCode.SEAT_TAKEN;
import static ecumene.server.http.ProblemCode.STALE;
import static ecumene.server.http.ProblemCode.UNKNOWN_GAME;
import static ecumene.server.http.ProblemCode.UNKNOWN_MATCH;

import ecumene.server.api.ActList;
import ecumene.server.api.AskHint;
import ecumene.server.api.AskPreview;
import ecumene.server.api.AskWhy;
import ecumene.server.api.BotLevel;
import ecumene.server.api.ChatLine;
import ecumene.server.api.ForkFrom;
import ecumene.server.api.GameCard;
import ecumene.server.api.Health;
import ecumene.server.api.Hint;
import ecumene.server.api.LeaveStanding;
import ecumene.server.api.MakeMove;
import ecumene.server.api.MatchList;
import ecumene.server.api.MatchState;
import ecumene.server.api.MatchSummary;
import ecumene.server.api.Me;
import ecumene.server.api.NewMatch;
import ecumene.server.api.PastState;
import ecumene.server.api.Preview;
import ecumene.server.api.Rename;
import ecumene.server.api.Say;
import ecumene.server.api.SetSeat;
import ecumene.server.api.Statistics;
import ecumene.server.api.TakeBack;
import ecumene.server.api.TakeSeat;
import ecumene.server.api.Why;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The catalogue of all requests. The server registers what is listed here, and the OpenAPI description lists it too. */
@SuppressWarnings("ImmutableEnumChecker") // the lists and sets here are never changed, which their types do not say
public enum Endpoint {
    HEALTH(GET, "/api/health", null, Answer.of(Health.class), Limit.LOOK, "How the house is; 503 if it is not well"),
    OPENAPI(GET, "/api/openapi.json", null, Answer.anything(), Limit.LOOK, "This description"),
    GAMES(GET, "/api/games", null, Answer.listOf(GameCard.class), Limit.LOOK, "The games that can be played here"),
    TEXTS(
            GET,
            "/api/games/{game}/texts/{language}",
            null,
            Answer.texts(),
            Limit.LOOK,
            "Every text of a game, key to message; cached by its ETag",
            UNKNOWN_GAME,
            NOT_FOUND),
    COMPONENTS(
            GET,
            "/api/games/{game}/components",
            null,
            Answer.anything(),
            Limit.LOOK,
            "Everything printed that a client draws or explains; cached by its ETag",
            UNKNOWN_GAME),
    BOTS(GET, "/api/bots", null, Answer.listOf(BotLevel.class), Limit.LOOK, "The bots, weakest first"),
    ME(GET, "/api/me", null, Answer.of(Me.class), Limit.LOOK, "Who is asking"),
    RENAME(PUT, "/api/me", Rename.class, Answer.of(Me.class), Limit.TALK, "How a guest wants to be called"),
    NEW_MATCH(
            POST,
            "/api/matches",
            NewMatch.class,
            Answer.created(MatchSummary.class),
            Limit.CREATE,
            "Sets up a table",
            UNKNOWN_GAME),
    MY_MATCHES(
            GET,
            "/api/matches",
            List.of("from"),
            null,
            Answer.of(MatchList.class),
            Limit.LOOK,
            "The matches I have a seat in, my turn first, then the latest: 200, after the first so many",
            BAD_REQUEST),
    OPEN_MATCHES(
            GET, "/api/matches/open", null, Answer.of(MatchList.class), Limit.LOOK, "Open tables with a free seat"),
    MATCH(
            GET,
            "/api/matches/{id}",
            List.of("seat", "recent"),
            null,
            Answer.of(MatchState.class),
            Limit.LOOK,
            "A match through the eyes of a seat of mine; without a seat my seat that is asked, else my first, else a"
                    + " spectator's; seat=none a spectator's; with recent=true the newest part of the log",
            BAD_REQUEST,
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            OTHER_RULES),
    EVENTS(
            GET,
            "/api/matches/{id}/events",
            List.of("seat", "changes", "line", "recent"),
            null,
            Answer.streamOf(MatchState.class),
            Limit.LIVE,
            "Live updates as server-sent events named state, each with the match's version as its id; with"
                    + " changes=true also events named change: how the text of the state before becomes the next one; with"
                    + " recent=true the newest part of the log",
            BAD_REQUEST,
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            OTHER_RULES),
    MOVE(
            POST,
            "/api/matches/{id}/moves",
            MakeMove.class,
            Answer.of(MatchState.class),
            Limit.MOVE,
            "Makes a gesture, all of its moves or none; the log begins with it",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            STALE,
            CANNOT_PREVIEW,
            NOT_YOUR_TURN,
            MATCH_OVER,
            OTHER_RULES,
            ILLEGAL_MOVE),
    UNDO(
            POST,
            "/api/matches/{id}/undo",
            TakeBack.class,
            Answer.of(MatchState.class),
            Limit.MOVE,
            "Takes back the latest gesture of a seat",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            STALE,
            CANNOT_UNDO,
            MATCH_OVER,
            OTHER_RULES),
    PREVIEW(
            POST,
            "/api/matches/{id}/preview",
            AskPreview.class,
            Answer.of(Preview.class),
            Limit.MOVE,
            "How would the table stand after these moves? They are not made",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            STALE,
            CANNOT_PREVIEW,
            NOT_YOUR_TURN,
            MATCH_OVER,
            OTHER_RULES,
            ILLEGAL_MOVE),
    STANDING(
            POST,
            "/api/matches/{id}/standing",
            LeaveStanding.class,
            Answer.of(MatchState.class),
            Limit.TALK,
            "Leaves an answer standing for the questions of a step, or takes it away",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            MATCH_OVER,
            OTHER_RULES),
    WHY(
            POST,
            "/api/matches/{id}/why",
            AskWhy.class,
            Answer.of(Why.class),
            Limit.MOVE,
            "May this be played, and if not, why not?",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            OTHER_RULES),
    HINT(
            POST,
            "/api/matches/{id}/hint",
            AskHint.class,
            Answer.of(Hint.class),
            Limit.THINK,
            "What would a bot do?",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            STALE,
            NOT_YOUR_TURN,
            MATCH_OVER,
            OTHER_RULES),
    JOIN(
            POST,
            "/api/matches/{id}/join",
            TakeSeat.class,
            Answer.of(MatchState.class),
            Limit.TALK,
            "Sits down on a free seat",
            UNKNOWN_MATCH,
            FORBIDDEN,
            SEAT_TAKEN,
            MATCH_OVER,
            OTHER_RULES),
    SEATS(
            POST,
            "/api/matches/{id}/seats",
            SetSeat.class,
            Answer.of(MatchState.class),
            Limit.TALK,
            "Changes who plays a seat",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            FORBIDDEN,
            SEAT_TAKEN,
            MATCH_OVER,
            OTHER_RULES),
    CHAT(
            POST,
            "/api/matches/{id}/chat",
            Say.class,
            Answer.of(ChatLine.class),
            Limit.TALK,
            "Says something at the table",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            FORBIDDEN,
            OTHER_RULES),
    AT(
            GET,
            "/api/matches/{id}/at/{ply}",
            List.of("seat"),
            null,
            Answer.of(PastState.class),
            Limit.LOOK,
            "A moment of the time line, as this viewer knew it then; after the end through any seat's eyes",
            BAD_REQUEST,
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            OTHER_RULES),
    ACTS(
            GET,
            "/api/matches/{id}/acts",
            List.of("seat", "from", "to", "deeds"),
            null,
            Answer.of(ActList.class),
            Limit.LOOK,
            "What was done between two plies, act by act, as this viewer saw it then",
            BAD_REQUEST,
            UNKNOWN_MATCH,
            NOT_FOUND,
            NOT_YOUR_SEAT,
            OTHER_RULES),
    STATISTICS(
            GET,
            "/api/matches/{id}/statistics",
            null,
            Answer.of(Statistics.class),
            Limit.LOOK,
            "Public numbers, round by round",
            UNKNOWN_MATCH,
            OTHER_RULES),
    RECORD(
            GET,
            "/api/matches/{id}/record",
            null,
            Answer.anything(),
            Limit.LOOK,
            "The record, once the match is over",
            UNKNOWN_MATCH,
            MATCH_RUNNING,
            OTHER_RULES),
    FORK(
            POST,
            "/api/matches/{id}/fork",
            ForkFrom.class,
            Answer.created(MatchSummary.class),
            Limit.CREATE,
            "Makes a new match of a position, every seat mine",
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            OTHER_RULES),
    REMATCH(
            POST,
            "/api/matches/{id}/rematch",
            null,
            Answer.created(MatchSummary.class),
            Limit.CREATE,
            "The same game, options and bots again; free seats for the other people",
            BAD_REQUEST,
            UNKNOWN_MATCH,
            NOT_YOUR_SEAT,
            FORBIDDEN,
            MATCH_RUNNING,
            OTHER_RULES),
    METRICS(GET, "/metrics", null, Answer.plain(), Limit.LOOK, "Prometheus, for loopback only", FORBIDDEN);

    private final Method method;
    private final String path;
    private final List<String> parameters;
    private final @Nullable Class<? extends Record> request;
    private final Answer answer;
    private final Limit limit;
    private final String about;
    private final Set<ProblemCode> problems;
    private final Pattern pattern;

    Endpoint(
            Method method,
            String path,
            @Nullable Class<? extends Record> request,
            Answer answer,
            Limit limit,
            String about,
            ProblemCode... problems) {
        this(method, path, List.of(), request, answer, limit, about, problems);
    }

    Endpoint(
            Method method,
            String path,
            List<String> parameters,
            @Nullable Class<? extends Record> request,
            Answer answer,
            Limit limit,
            String about,
            ProblemCode... problems) {
        this.method = method;
        this.path = path;
        this.parameters = parameters;
        this.request = request;
        this.answer = answer;
        this.limit = limit;
        this.about = about;
        this.pattern = Pattern.compile(path.replace(".", "\\.").replaceAll("\\{\\w+}", "[^/]+"));
        Set<ProblemCode> all = EnumSet.of(ProblemCode.TOO_MANY, problems);
        all.add(ProblemCode.WRONG_HOST);
        if (method != GET) {
            all.add(ProblemCode.CROSS_SITE);
        }
        if (request != null) {
            all.addAll(List.of(BAD_REQUEST, ProblemCode.TOO_SLOW, ProblemCode.TOO_BIG, ProblemCode.NOT_JSON));
        }
        this.problems = Collections.unmodifiableSet(all);
    }

    public Method method() {
        return method;
    }

    public String path() {
        return path;
    }

    /** The names in braces in the path. */
    public List<String> pathParameters() {
        Matcher matcher = Pattern.compile("\\{(\\w+)}").matcher(path);
        return matcher.results().map(found -> found.group(1)).toList();
    }

    /** What may stand behind the question mark. */
    public List<String> parameters() {
        return parameters;
    }

    public @Nullable Class<? extends Record> request() {
        return request;
    }

    public Answer answer() {
        return answer;
    }

    public Limit limit() {
        return limit;
    }

    public String about() {
        return about;
    }

    /** Every way this request can fail, apart from failures of the house itself. */
    public Set<ProblemCode> problems() {
        return problems;
    }

    /** The methods by which a path can be asked; none if there is no such path. */
    static Set<Method> methodsAt(String path) {
        return Arrays.stream(values())
                .filter(endpoint -> endpoint.pattern.matcher(path).matches())
                .map(Endpoint::method)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Method.class)));
    }
}
