package ecumene.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * Writes what the house says a thousand times a second: records, lists, words and numbers. It asks Jackson once how a record
 * is written, and then does just that, straight into bytes, in a third of the time; what it does not know Jackson writes.
 */
final class Scribe {

    private static final byte[] NULL = ascii("null");

    private static final byte[] NOTHING = new byte[0];

    /** So many are remembered at each place; a power of two. */
    private static final int CLASSES = 32;

    /** A value of which only its own class is known. */
    private static final Place ANYWHERE = new Place(null, null);

    /** Where a value of a class stands that is written by itself. */
    private static final ClassValue<Place> ALONE = new ClassValue<>() {
        @Override
        protected Place computeValue(Class<?> type) {
            return Place.of(Json.MAPPER.constructType(type), Json.MAPPER._serializationContext());
        }
    };

    private static final ClassValue<Form> FORMS = new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
            return form(type);
        }
    };

    private Scribe() {}

    /** Pages that were written on: a new one would grow, and be thrown away, a thousand times a second. */
    private static final ArrayBlockingQueue<Page> PAGES =
            new ArrayBlockingQueue<>(2 * Runtime.getRuntime().availableProcessors());

    static byte[] bytes(Object value) {
        Page used = PAGES.poll();
        Page page = used == null ? new Page() : used;
        ALONE.get(value.getClass()).write(page, value);
        byte[] bytes = page.bytes();
        if (page.isHandy()) {
            page.clear();
            PAGES.offer(page); // whoever finds no room is thrown away
        }
        return bytes;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    // ---------------------------------------------------------------- places

    /** Where values of a declared type stand. */
    static final class Place {

        /** Says of which kind a value is, if that must be said here. */
        private final @Nullable Tag tag;

        /** Where its elements stand, if it is a list or a map. */
        private final @Nullable Place inside;

        /** How values that stood here were written, by their class: mostly the next one is of one of the same classes. */
        private final @Nullable Known[] known = new Known[CLASSES];

        /** The first of them, which is often the only one. */
        private @Nullable Known first;

        private Place(@Nullable Tag tag, @Nullable Place inside) {
            this.tag = tag;
            this.inside = inside;
        }

        static Place of(JavaType type, SerializationContext context) {
            JavaType content = type.isContainerType() ? type.getContentType() : null;
            return new Place(Tag.of(context.findTypeSerializer(type)), content == null ? null : of(content, context));
        }

        private Place elements() {
            return inside == null ? ANYWHERE : inside;
        }

        void write(Page page, @Nullable Object value) {
            if (value == null) {
                page.add(NULL);
                return;
            }
            Class<?> type = value.getClass();
            Known found = first;
            if (found == null || found.type != type) {
                found = known(type, value);
            }
            found.form.write(page, value, this, found.tag);
        }

        /** Whichever of several threads comes last: each is right. */
        private Known known(Class<?> type, Object value) {
            int number = type.hashCode() & (CLASSES - 1);
            Known found = known[number];
            if (found == null || found.type != type) {
                found = new Known(type, FORMS.get(type), tag == null ? NOTHING : tag.of(value));
                known[number] = found;
                if (first == null) {
                    first = found;
                }
            }
            return found;
        }
    }

    /**
     * A class and how its values are written at a place.
     *
     * @param tag says of which kind they are
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares or changes it
    private record Known(Class<?> type, Form form, byte[] tag) {}

    /** How a value says of which kind it is. */
    private record Tag(TypeSerializer types, Map<Class<?>, byte[]> known) {

        static @Nullable Tag of(@Nullable TypeSerializer types) {
            return types == null ? null : new Tag(types, new ConcurrentHashMap<>());
        }

        byte[] of(Object value) {
            byte[] tag = known.get(value.getClass());
            if (tag == null) {
                Page page = new Page();
                page.text(types.getPropertyName());
                page.add(':');
                page.text(types.getTypeIdResolver().idFromValue(Json.MAPPER._serializationContext(), value));
                page.add(',');
                tag = page.bytes();
                known.put(value.getClass(), tag);
            }
            return tag;
        }
    }

    // ---------------------------------------------------------------- forms

    /** How the values of a class are written. */
    interface Form {

        /**
         * Writes a value.
         *
         * @param tag says of which kind it is, if it is a record and that must be said where it stands
         */
        void write(Page page, Object value, Place place, byte[] tag);
    }

    /** As Jackson writes it. */
    private record Jackson() implements Form {

        @Override
        public void write(Page page, Object value, Place place, byte[] tag) {
            page.add(Json.MAPPER.writeValueAsBytes(value));
        }
    }

    /** Whether a class is written here, and not by Jackson. */
    static boolean knows(Class<?> type) {
        return !(FORMS.get(type) instanceof Jackson);
    }

    private static Form form(Class<?> type) {
        if (type == String.class) {
            return (page, value, place, tag) -> page.text((String) value);
        }
        if (type == Integer.class || type == Long.class) {
            return (page, value, place, tag) -> page.number(((Number) value).longValue());
        }
        if (type == Boolean.class) {
            return (page, value, place, tag) -> page.flag((Boolean) value);
        }
        if (List.class.isAssignableFrom(type)) {
            return (page, value, place, tag) -> list(page, (List<?>) value, place.elements());
        }
        if (Map.class.isAssignableFrom(type)) {
            return (page, value, place, tag) -> map(page, (Map<?, ?>) value, place.elements());
        }
        if (Collection.class.isAssignableFrom(type)) {
            return (page, value, place, tag) -> all(page, (Collection<?>) value, place.elements());
        }
        if (Enum.class.isAssignableFrom(type)) {
            Map<Object, byte[]> words = words(type);
            return (page, value, place, tag) -> page.add(words.getOrDefault(value, NULL));
        }
        for (Method method : type.getMethods()) {
            if (method.isAnnotationPresent(JsonValue.class)) {
                Function<Object, @Nullable Object> get = reader(method, Function.class, "apply", Object.class);
                return (page, value, place, tag) -> ANYWHERE.write(page, get.apply(value));
            }
        }
        Form form = type.isRecord() ? recordForm(type) : null;
        return form == null ? new Jackson() : form;
    }

    /** How Jackson writes the values of an enum, or of the one to which a class of a single value belongs. */
    private static Map<Object, byte[]> words(Class<?> type) {
        Map<Object, byte[]> words = new HashMap<>();
        for (Object value : (type.isEnum() ? type : type.getSuperclass()).getEnumConstants()) {
            words.put(value, Json.MAPPER.writeValueAsBytes(value));
        }
        return words;
    }

    /** By number: no iterator is made, and most lists are arrays. */
    private static void list(Page page, List<?> list, Place elements) {
        if (!(list instanceof RandomAccess)) {
            all(page, list, elements);
            return;
        }
        page.add('[');
        for (int i = 0; i < list.size(); i++) {
            elements.write(page, list.get(i));
            page.add(',');
        }
        page.close(']');
    }

    private static void all(Page page, Collection<?> all, Place elements) {
        page.add('[');
        for (Object each : all) {
            elements.write(page, each);
            page.add(',');
        }
        page.close(']');
    }

    private static void map(Page page, Map<?, ?> map, Place elements) {
        page.add('{');
        map.forEach((key, value) -> {
            page.text(key(key));
            page.add(':');
            elements.write(page, value);
            page.add(',');
        });
        page.close('}');
    }

    /** As Jackson writes it, who knows many kinds of keys. */
    private static String key(Object key) {
        return switch (key) {
            case String text -> text;
            case Integer number -> number.toString();
            default ->
                Json.MAPPER
                        .valueToTree(Map.of(key, 0))
                        .propertyNames()
                        .iterator()
                        .next();
        };
    }

    /** Null if a record is not written property by property. */
    private static @Nullable Form recordForm(Class<?> type) {
        SerializationContext context = Json.MAPPER._serializationContext();
        if (!(context.findValueSerializer(type) instanceof BeanSerializerBase bean)) {
            return null;
        }
        List<RecordForms.Part> parts = new ArrayList<>();
        for (Iterator<PropertyWriter> all = bean.properties(); all.hasNext(); ) {
            RecordForms.Part part = all.next() instanceof BeanPropertyWriter writer ? part(writer, context) : null;
            if (part == null) {
                return null;
            }
            parts.add(part);
        }
        Form form = RecordForms.of(type, parts);
        return form == null ? slowForm(parts) : form;
    }

    /** Null if it is not simply written where there is something. */
    private static RecordForms.@Nullable Part part(BeanPropertyWriter writer, SerializationContext context) {
        if (writer.isUnwrapping()
                || !(writer.willSuppressNulls() || writer.getType().isPrimitive())
                || !(writer.getMember().getMember() instanceof Method accessor)) {
            return null;
        }
        Page page = new Page();
        page.text(writer.getName());
        page.add(':');
        return new RecordForms.Part(page.bytes(), accessor, Place.of(writer.getType(), context));
    }

    /** For records that are nobody's business but their own. */
    private static Form slowForm(List<RecordForms.Part> parts) {
        List<Function<Object, @Nullable Object>> readers = new ArrayList<>();
        for (RecordForms.Part part : parts) {
            readers.add(reader(part.accessor(), Function.class, "apply", Object.class));
        }
        return (page, value, place, tag) -> {
            RecordForms.begin(page, tag);
            for (int i = 0; i < readers.size(); i++) {
                RecordForms.Part part = parts.get(i);
                RecordForms.put(page, part.name(), part.place(), readers.get(i).apply(value));
            }
            RecordForms.end(page);
        };
    }

    /** Calls an accessor as quickly as code would that was written for it. */
    @SuppressWarnings("unchecked") // the interface says what it is called with, and what it gives
    private static <T> T reader(Method accessor, Class<? super T> as, String name, Class<?> result) {
        try {
            MethodHandles.Lookup lookup =
                    MethodHandles.privateLookupIn(accessor.getDeclaringClass(), MethodHandles.lookup());
            MethodHandle handle = lookup.unreflect(accessor);
            CallSite site = LambdaMetafactory.metafactory(
                    lookup,
                    name,
                    MethodType.methodType(as),
                    MethodType.methodType(result, Object.class),
                    handle,
                    result == Object.class ? handle.type().wrap() : handle.type());
            return (T) site.getTarget().invoke();
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + accessor, e);
        }
    }
}
