package ecumene.server.http;

/**
 * Who asks.
 *
 * @param guest the guest's public id
 * @param address where the request comes from
 */
record Caller(String guest, String address) {

    /** How somebody is called who has not said a name: not a word of any language, and the same each time. */
    String fallbackName() {
        return "#" + guest.substring(0, 4);
    }
}
