package ecumene.server.http;

import ecumene.server.Quota;
import ecumene.server.ServerConfig;
import ecumene.server.api.MatchState;
import ecumene.server.store.Condition;
import ecumene.server.store.GuestStore;
import ecumene.server.store.MatchStore;
import ecumene.table.FairThreads;
import ecumene.table.Table;
import ecumene.table.Tables;
import ecumene.table.Viewer;
import ecumene.wire.Json;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** The way of a request: is it allowed, is it understood, who answers it, and how. */
public final class HttpServer implements AutoCloseable {

    /** How long requests that are being answered may take when the house closes. */
    private static final Duration LAST_ANSWERS = Duration.ofSeconds(5);

    private static final String CHANGE_HEADER = "X-Ecumene";
    private static final Set<String> OWN_SITE = Set.of("same-origin", "none");
    private static final String CLIENT = "/web";

    /** So much work costs as much as one more request. */
    private static final Duration WORK_OF_A_REQUEST = Duration.ofMillis(5);

    /** Who waits longer for an answer that takes long to work out comes back another time. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Less fits into one packet in any case. */
    private static final int LEAST_PACKED = 1400;

    private final ServerConfig config;
    private final Names names;
    private final Callers callers;
    private final Wellbeing wellbeing;
    private final FairThreads thinkers;
    private final FairThreads readers;
    private final Limits limits;
    private final House house;
    private final Matches matches;
    private final LiveUpdates live;
    private final ClientFiles files;
    private final Gauges gauges;
    private final Javalin javalin;

    public HttpServer(
            ServerConfig config,
            Tables tables,
            MatchStore store,
            GuestStore guests,
            Seal seal,
            Wellbeing wellbeing,
            FairThreads thinkers,
            InstantSource clock,
            Gauges gauges) {
        MatchBodies bodies = new MatchBodies(config.games(), clock);
        this.config = config;
        this.names = new Names(config);
        this.callers = new Callers(config.behindProxy(), seal, guests::isKnown);
        this.wellbeing = wellbeing;
        this.thinkers = thinkers;
        this.readers = FairThreads.readers();
        gauges.queues(thinkers, readers);
        this.limits = new Limits(config.limited(), config.quota(Quota.GUESTS_PER_ADDRESS));
        this.house = new House(config, guests, clock);
        this.matches = new Matches(house, tables, store, guests, bodies);
        this.live = new LiveUpdates(bodies, new Lines(config, gauges.liveClients()));
        this.files = new ClientFiles(callers, CLIENT);
        this.gauges = gauges;
        this.javalin = Javalin.create(javalinConfig -> configure(javalinConfig, config));
    }

    private void configure(JavalinConfig javalinConfig, ServerConfig config) {
        javalinConfig.concurrency.useVirtualThreads = true;
        javalinConfig.startup.showJavalinBanner = false;
        javalinConfig.startup.showOldJavalinVersionWarning = false;
        javalinConfig.startup.startupWatcherEnabled = false;
        javalinConfig.http.maxRequestSize = Call.BIGGEST_BODY;
        javalinConfig.http.compressionStrategy = CompressionStrategy.NONE; // Packers do it, in less time
        javalinConfig.jetty.host = config.host();
        javalinConfig.jetty.port = config.port();
        javalinConfig.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.addCustomizer((request, headers) -> {
                Headers.put(headers);
                return request;
            });
        });
        LastResort lastResort = new LastResort();
        javalinConfig.jetty.modifyServer(server -> {
            server.setErrorHandler(lastResort);
            server.setStopTimeout(LAST_ANSWERS.toMillis());
            server.setHandler(new GracefulHandler());
        });
        javalinConfig.jetty.modifyServletContextHandler(context -> context.setErrorHandler(lastResort));
        javalinConfig.router.javaLangErrorHandler(HttpServer::apologize);
        for (Endpoint endpoint : Endpoint.values()) {
            javalinConfig.routes.addHttpHandler(
                    HandlerType.findOrCreate(endpoint.method().name()),
                    endpoint.path(),
                    context -> answer(endpoint, context));
        }
        javalinConfig.routes.get("/*", this::answerFile);
        javalinConfig.routes.head("/*", this::answerFile);
        javalinConfig.routes.exception(HttpResponseException.class, (e, context) -> refuse(context, unknown(context)));
        javalinConfig.routes.exception(Exception.class, (e, context) -> refuse(context, Problems.of(e)));
    }

    public void start() {
        javalin.start();
    }

    public int port() {
        return javalin.port();
    }

    /** Says in its health that it closes, and lets the live updates end one after the other; all else goes on. */
    public void drain(Duration time) {
        live.drain(time);
    }

    /** Accepts nothing new, lets the live updates end, and waits for the answers that are on their way. */
    @Override
    public void close() {
        live.close();
        javalin.stop();
        readers.close();
    }

    /** For the test that compares it with the catalogue. */
    Javalin javalin() {
        return javalin;
    }

    // ---------------------------------------------------------------- one request

    private void answer(Endpoint endpoint, Context context) {
        long begun = System.nanoTime();
        try {
            names.check(context);
            if (endpoint.method() != Method.GET) {
                checkOwnSite(context);
            }
            Call call = new Call(endpoint, context, callers.of(context));
            checkLimit(call);
            call.checkParameters();
            if (endpoint.request() == null) {
                call.checkNoBody();
            }
            if (endpoint.path().contains("{id}") && matches.isAsleep(call)) {
                reading(call, () -> matches.table(call));
            }
            dispatch(call);
        } catch (RuntimeException e) {
            refuse(context, Problems.of(e));
        } finally {
            // Live updates last as long as somebody looks: that is no measure of ours.
            if (endpoint != Endpoint.EVENTS || context.statusCode() >= 400) {
                gauges.requested(endpoint, context.statusCode(), Duration.ofNanos(System.nanoTime() - begun));
            }
        }
    }

    /** Browsers send this header and this hint only for pages of the house itself. */
    private void checkOwnSite(Context context) {
        String site = context.header("Sec-Fetch-Site");
        if (!"1".equals(context.header(CHANGE_HEADER))
                || (site != null && !OWN_SITE.contains(site))
                || names.isForeign(context)) {
            throw ProblemException.of(ProblemCode.CROSS_SITE);
        }
    }

    private void checkLimit(Call call) {
        long wait = limits.secondsToWait(
                call.endpoint().limit(), call.guest(), call.caller().address());
        if (wait > 0) {
            call.context().header("Retry-After", Long.toString(wait));
            throw ProblemException.of(ProblemCode.TOO_MANY);
        }
    }

    /** Who answers what. The compiler sees to it that everything in the catalogue is answered. */
    private void dispatch(Call call) {
        switch (call.endpoint()) {
            case HEALTH -> health(call);
            case OPENAPI -> bytes(call, "application/json", house.openApi());
            case GAMES -> json(call, house.games());
            case TEXTS -> sheet(call, house.texts(call));
            case COMPONENTS -> sheet(call, house.components(call));
            case BOTS -> json(call, Bots.all());
            case ME -> json(call, house.me(call));
            case RENAME -> json(call, house.rename(call));
            case NEW_MATCH -> json(call, matches.open(call));
            case MY_MATCHES -> json(call, matches.mine(call));
            case OPEN_MATCHES -> json(call, matches.open(call.guest()));
            case MATCH -> json(call, matches.state(call));
            case EVENTS -> events(call);
            case MOVE -> {
                MatchState after = live.answering(call, () -> matches.move(call));
                gauges.moved();
                json(call, after);
            }
            case UNDO -> json(call, live.answering(call, () -> matches.undo(call)));
            case PREVIEW -> json(call, matches.preview(call));
            case STANDING -> json(call, live.answering(call, () -> matches.leaveStanding(call)));
            case WHY -> json(call, matches.why(call));
            case HINT -> json(call, matches.hint(call));
            case JOIN -> json(call, matches.join(call));
            case SEATS -> json(call, matches.setSeat(call));
            case CHAT -> json(call, matches.say(call));
            case AT -> read(call, () -> matches.at(call));
            case ACTS -> read(call, () -> matches.acts(call));
            case STATISTICS -> read(call, () -> matches.statistics(call));
            case RECORD -> read(call, () -> matches.record(call));
            case FORK -> read(call, () -> matches.fork(call));
            case REMATCH -> json(call, matches.rematch(call));
            case METRICS -> metrics(call);
        }
    }

    private void events(Call call) {
        Table table = matches.table(call);
        Viewer viewer = matches.viewer(call, table);
        live.serve(call, table, viewer);
    }

    /** What is the same until the house changes: whoever has it already is told so. */
    private static void sheet(Call call, Sheet sheet) {
        call.context().header("ETag", sheet.etag());
        if (sheet.etag().equals(call.context().header("If-None-Match"))) {
            call.context().header("Cache-Control", "no-cache").status(304);
            return;
        }
        answer(call, 200, "application/json", "no-cache", sheet.json().bytes());
    }

    private void health(Call call) {
        Condition condition = wellbeing.condition();
        boolean closing = live.isClosing();
        answer(
                call,
                condition.isFine() && !closing ? 200 : 503,
                "application/json",
                "no-store",
                Json.bytes(house.health(
                        condition,
                        closing,
                        thinkers.waiting(),
                        gauges.liveClients().get())));
    }

    private void metrics(Call call) {
        boolean open = !config.behindProxy() || config.rules().metrics();
        if (!open || !Callers.isLocal(call.context())) {
            throw ProblemException.of(ProblemCode.FORBIDDEN);
        }
        bytes(call, Gauges.MEDIA, gauges.scrape().getBytes(StandardCharsets.UTF_8));
    }

    // ---------------------------------------------------------------- answers

    /** An answer that takes long to work out. */
    private void read(Call call, Callable<Object> answer) {
        bytes(call, "application/json", reading(call, () -> Json.bytes(answer.call())));
    }

    /** Does what takes long where it delays nobody's move, a few at a time and in fair turns; it costs as much as it took. */
    private <T> T reading(Call call, Callable<T> work) {
        AtomicLong took = new AtomicLong();
        try {
            return readers.ask(call.guest(), config.quota(Quota.READS_PER_GUEST), PATIENCE, () -> {
                long begun = System.nanoTime();
                try {
                    return work.call();
                } finally {
                    took.set(System.nanoTime() - begun);
                }
            });
        } finally {
            limits.charge(Limit.LOOK, call.guest(), call.caller().address(), took.get() / WORK_OF_A_REQUEST.toNanos());
        }
    }

    private static void json(Call call, Object body) {
        bytes(call, "application/json", Json.bytes(body));
    }

    private static void bytes(Call call, String media, byte[] body) {
        answer(call, call.endpoint().answer().status(), media, "no-store", body);
    }

    /** Written as a whole, with its length: handed on as a stream it would be copied through a buffer of 32 KB. */
    private static void answer(Call call, int status, String media, String caching, byte[] body) {
        call.context().status(status).contentType(media).header("Cache-Control", caching);
        byte[] packed = packed(call, body);
        HttpServletResponse response = call.context().res();
        response.setContentLength(packed.length);
        try {
            response.getOutputStream().write(packed);
        } catch (IOException e) {
            // Whoever asked has left.
        }
    }

    /** Packed, if that is worth it and the client can unpack it. */
    private static byte[] packed(Call call, byte[] body) {
        call.context().header("Vary", "Accept-Encoding");
        if (body.length < LEAST_PACKED || !Headers.takesGzip(call.context().header("Accept-Encoding"))) {
            return body;
        }
        try {
            byte[] packed = Packers.gzip(body);
            call.context().header("Content-Encoding", "gzip");
            return packed;
        } catch (IOException e) {
            return body; // whoever waits for the packers is told to stop: nothing is wrong with the answer
        }
    }

    private void answerFile(Context context) {
        if (files.answer(context)) {
            return;
        }
        ProblemException problem = unknown(context);
        if (problem.code() != ProblemCode.NOT_FOUND || !files.answerUnknown(context)) {
            refuse(context, problem);
        }
    }

    /** Nothing of this name is here, or it is asked in another way. */
    private static ProblemException unknown(Context context) {
        Set<Method> methods = Endpoint.methodsAt(context.path());
        if (methods.isEmpty()) {
            return ProblemException.of(ProblemCode.NOT_FOUND);
        }
        context.header("Allow", methods.stream().map(Method::name).collect(Collectors.joining(", ")));
        return ProblemException.of(ProblemCode.WRONG_METHOD);
    }

    /** Not even an exception: memory or stack are used up. */
    private static void apologize(HttpServletResponse response, Error error) {
        ProblemException problem = Problems.of(error);
        if (response.isCommitted()) {
            return;
        }
        response.setStatus(problem.code().status());
        response.setContentType(Problems.MEDIA);
        try {
            response.getOutputStream().write(Problems.bytes(problem, null));
        } catch (IOException e) {
            // Whoever asked has left.
        }
    }

    private static void refuse(Context context, ProblemException problem) {
        if (context.res().isCommitted()) {
            return;
        }
        context.status(problem.code().status())
                .contentType(Problems.MEDIA)
                .header("Cache-Control", "no-store")
                .result(Problems.bytes(problem, context.header("Accept-Language")));
    }
}
