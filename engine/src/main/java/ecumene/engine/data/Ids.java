package ecumene.engine.data;

import java.util.List;

/** Finds components by their id: what {@code toString} gives, what texts, records and the protocol call them. */
public final class Ids {

    private Ids() {}

    /** The component of this id among all of its kind; throws an {@link IllegalArgumentException} if there is none. */
    public static <T> T find(String kind, List<T> all, String id) {
        for (T component : all) {
            if (component.toString().equals(id)) {
                return component;
            }
        }
        throw new IllegalArgumentException("no " + kind + " " + id);
    }
}
