package ecumene.wire;

import ecumene.wire.BadBodyException.Fault;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/**
 * Reads the bodies of requests: records, every component of which must be there unless it is {@link Nullable}, and nothing
 * else may be there.
 */
public final class Bodies {

    /** Long names from outside are not repeated to the outside. */
    private static final int LONGEST_NAME = 60;

    /** To ask a class for its annotations takes longer than to read a body. */
    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents()).map(Part::of).toList();
        }
    };

    private Bodies() {}

    public static <T extends Record> T read(byte[] bytes, Class<T> type) {
        JsonNode node;
        try {
            // A decoder that complains, unlike new String: broken letters are no JSON.
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            node = Json.MAPPER.readTree(text);
        } catch (CharacterCodingException | JacksonException e) {
            throw new BadBodyException(Fault.NOT_JSON, "");
        }
        if (node == null || !node.isObject()) {
            throw new BadBodyException(node == null || node.isMissingNode() ? Fault.NOT_JSON : Fault.NOT_AN_OBJECT, "");
        }
        requireAll(node, type, "");
        try {
            return Json.MAPPER.treeToValue(node, type);
        } catch (UnrecognizedPropertyException e) {
            throw new BadBodyException(Fault.UNKNOWN, path(e));
        } catch (JacksonException e) {
            throw new BadBodyException(Fault.WRONG, path(e));
        }
    }

    /** An absent number would become 0, and an absent component null. */
    private static void requireAll(JsonNode node, Class<?> type, String where) {
        for (Part part : PARTS.get(type)) {
            String name = where + part.name();
            JsonNode value = node.get(part.name());
            Class<?> each = part.record();
            if (value == null || value.isNull()) {
                if (!part.mayBeAbsent()) {
                    throw new BadBodyException(Fault.MISSING, name);
                }
            } else if (part.list() && value.isArray()) {
                requireAllInside(value, each, name);
            } else if (!part.list() && each != null && value.isObject()) {
                requireAll(value, each, name + ".");
            }
        }
    }

    private static void requireAllInside(JsonNode list, @Nullable Class<?> each, String name) {
        for (int i = 0; i < list.size(); i++) {
            JsonNode value = list.get(i);
            String where = name + "[" + i + "]";
            if (value.isNull()) {
                throw new BadBodyException(Fault.MISSING, where);
            }
            if (each != null && value.isObject()) {
                requireAll(value, each, where + ".");
            }
        }
    }

    /**
     * A component of a record.
     *
     * @param record what it is, or what its elements are, if that is a record
     */
    private record Part(
            String name,
            boolean mayBeAbsent,
            boolean list,
            @Nullable Class<?> record) {

        static Part of(RecordComponent component) {
            AnnotatedType type = component.getAnnotatedType();
            boolean list = component.getType() == List.class;
            Type inside = list
                    ? ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[0].getType()
                    : component.getType();
            return new Part(
                    component.getName(),
                    type.isAnnotationPresent(Nullable.class),
                    list,
                    inside instanceof Class<?> each && each.isRecord() ? each : null);
        }
    }

    private static String path(JacksonException e) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            if (step.getPropertyName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return path.length() <= LONGEST_NAME ? path.toString() : path.substring(0, LONGEST_NAME) + "…";
    }
}
