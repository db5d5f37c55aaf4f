package ecumene.server.http;

import ecumene.server.api.Problem;
import ecumene.server.api.Words;
import ecumene.table.TableException;
import ecumene.wire.BadBodyException;
import ecumene.wire.Json;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/** Makes of everything that can go wrong a {@link Problem} that people and programs understand. */
final class Problems {

    static final String MEDIA = "application/problem+json";

    private static final RareLog LOG = new RareLog(LoggerFactory.getLogger(Problems.class));

    private Problems() {}

    /** What a failure is to who asked. Failures of our own are written to the log, and the asker learns only that. */
    static ProblemException of(Throwable failure) {
        return switch (failure) {
            case ProblemException problem -> problem;
            case TableException refused ->
                ProblemException.of(ProblemCode.valueOf(refused.code().name()));
            case BadBodyException bad ->
                ProblemException.bad(bad.fault().name().toLowerCase(Locale.ROOT), Map.of("field", bad.field()));
            default -> {
                LOG.warn("A request failed", failure);
                yield ProblemException.of(ProblemCode.INTERNAL);
            }
        };
    }

    static byte[] bytes(ProblemException problem, @Nullable String acceptLanguage) {
        ProblemCode code = problem.code();
        Words title = HouseTexts.words("problem." + code.code());
        return Json.bytes(new Problem(
                "urn:ecumene:problem:" + code.code(),
                HouseTexts.preferred(title, acceptLanguage),
                code.status(),
                code.code(),
                problem.words(),
                problem.refusal(),
                problem.index()));
    }
}
