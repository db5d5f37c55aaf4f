package ecumene.server.http;

import ecumene.wire.Json;

/**
 * Something of a game that is the same until the house changes: its texts, its components.
 *
 * @param etag changes with it
 */
record Sheet(Payload json, String etag) {

    static Sheet of(Object body) {
        Payload json = new Payload(Json.bytes(body));
        return new Sheet(json, json.etag());
    }
}
