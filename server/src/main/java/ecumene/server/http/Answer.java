package ecumene.server.http;

import org.jspecify.annotations.Nullable;

/**
 * What a request is answered with when all is well.
 *
 * @param type of the body, or of each element or event; null if it has no record
 */
public record Answer(int status, Form form, @Nullable Class<? extends Record> type) {

    public enum Form {
        ONE("application/json"),
        LIST("application/json"),
        /** An object without a record of its own. */
        ANYTHING("application/json"),
        /** Keys and words. */
        TEXTS("application/json"),
        STREAM("text/event-stream"),
        PLAIN("text/plain");

        private final String media;

        Form(String media) {
            this.media = media;
        }

        public String media() {
            return media;
        }
    }

    static Answer of(Class<? extends Record> type) {
        return new Answer(200, Form.ONE, type);
    }

    static Answer created(Class<? extends Record> type) {
        return new Answer(201, Form.ONE, type);
    }

    static Answer listOf(Class<? extends Record> type) {
        return new Answer(200, Form.LIST, type);
    }

    static Answer streamOf(Class<? extends Record> type) {
        return new Answer(200, Form.STREAM, type);
    }

    static Answer texts() {
        return new Answer(200, Form.TEXTS, null);
    }

    static Answer anything() {
        return new Answer(200, Form.ANYTHING, null);
    }

    static Answer plain() {
        return new Answer(200, Form.PLAIN, null);
    }
}
