package ecumene.server.http;

/** How something is asked. What is not a GET changes something, or takes some thinking. */
public enum Method {
    GET,
    POST,
    PUT
}
