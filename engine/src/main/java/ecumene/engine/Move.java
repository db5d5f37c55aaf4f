package ecumene.engine;

/**
 * An answer to a {@link Step}: a small immutable value, and the only thing that ever changes a {@link Position}.
 *
 * <p>A game declares its moves as one sealed interface with one record per kind. Their components are enums, numbers and
 * component objects that are found by a stable, readable id; never indexes into lists that change. Equal by value. The
 * sealed interface carries {@code @JsonTypeInfo(use = NAME, property = "type")} and each record its {@code @JsonTypeName}:
 * the same JSON is used by records, logs, the protocol and the client.
 */
public interface Move {}
