package ecumene.server.http;

import java.nio.ByteBuffer;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers what the web server itself refuses, before any of our code is asked: addresses and headers that make no sense. */
final class LastResort implements Request.Handler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        ProblemException problem = problem(response.getStatus());
        byte[] body = Problems.bytes(problem, request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
        response.setStatus(problem.code().status());
        Headers.put(response.getHeaders());
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problems.MEDIA);
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }

    private static ProblemException problem(int status) {
        return switch (status) {
            case 404 -> ProblemException.of(ProblemCode.NOT_FOUND);
            case 405 -> ProblemException.of(ProblemCode.WRONG_METHOD);
            case 413 -> ProblemException.of(ProblemCode.TOO_BIG);
            case 503 -> ProblemException.of(ProblemCode.CLOSING);
            default -> status < 500 ? ProblemException.bad("uri", Map.of()) : ProblemException.of(ProblemCode.INTERNAL);
        };
    }
}
