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
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
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
    private static final byte[] TRUE = ascii("true");
    private static final byte[] FALSE = ascii("false");

    /** A value of which only its own class is known. */
    private static final Place ANYWHERE = new Place(null, null);

    /** Where a value of a class stands that is written by itself. */
    private static final ClassValue<Place> ALONE = new ClassValue<>() {
        @Override
        protected Place computeValue(Class<?> type) {
            return Place.of(Json.MAPPER.constructType(type), Json.MAPPER._serializationContext());
        }
    };

    private static final ClassValue<Known> FORMS = new ClassValue<>() {
        @Override
        protected Known computeValue(Class<?> type) {
            return new Known(type, form(type));
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
    private static final class Place {

        /** Says of which kind a value is, if that must be said here. */
        private final @Nullable Tag tag;

        /** Where its elements stand, if it is a list or a map. */
        private final @Nullable Place inside;

        /** How the latest value that stood here was written: mostly the next one is of the same class. */
        private Known latest = new Known(Void.class, new Jackson());

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
            Known known = latest;
            if (known.type != value.getClass()) {
                known = FORMS.get(value.getClass());
                latest = known; // whichever of several threads comes last: each is right
            }
            known.form.write(page, value, this);
        }
    }

    /** A class and how its values are written. */
    private record Known(Class<?> type, Form form) {}

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
    private interface Form {
        void write(Page page, Object value, Place place);
    }

    /** As Jackson writes it. */
    private record Jackson() implements Form {

        @Override
        public void write(Page page, Object value, Place place) {
            page.add(Json.MAPPER.writeValueAsBytes(value));
        }
    }

    /** Whether a class is written here, and not by Jackson. */
    static boolean knows(Class<?> type) {
        return !(FORMS.get(type).form instanceof Jackson);
    }

    private static Form form(Class<?> type) {
        if (type == String.class) {
            return (page, value, place) -> page.text((String) value);
        }
        if (type == Integer.class || type == Long.class) {
            return (page, value, place) -> page.number(((Number) value).longValue());
        }
        if (type == Boolean.class) {
            return (page, value, place) -> page.add((Boolean) value ? TRUE : FALSE);
        }
        if (List.class.isAssignableFrom(type)) {
            return (page, value, place) -> list(page, (List<?>) value, place.elements());
        }
        if (Map.class.isAssignableFrom(type)) {
            return (page, value, place) -> map(page, (Map<?, ?>) value, place.elements());
        }
        if (Collection.class.isAssignableFrom(type)) {
            return (page, value, place) -> all(page, (Collection<?>) value, place.elements());
        }
        if (Enum.class.isAssignableFrom(type)) {
            Map<Object, byte[]> words = new ConcurrentHashMap<>();
            return (page, value, place) -> page.add(words.computeIfAbsent(value, Json.MAPPER::writeValueAsBytes));
        }
        for (Method method : type.getMethods()) {
            if (method.isAnnotationPresent(JsonValue.class)) {
                Function<Object, @Nullable Object> get = reader(method, Function.class, "apply", Object.class);
                return (page, value, place) -> ANYWHERE.write(page, get.apply(value));
            }
        }
        Form form = type.isRecord() ? recordForm(type) : null;
        return form == null ? new Jackson() : form;
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
        List<Property> properties = new ArrayList<>();
        for (Iterator<PropertyWriter> all = bean.properties(); all.hasNext(); ) {
            Property property = all.next() instanceof BeanPropertyWriter writer ? property(writer, context) : null;
            if (property == null) {
                return null;
            }
            properties.add(property);
        }
        Property[] inOrder = properties.toArray(Property[]::new);
        return (page, value, place) -> {
            page.add('{');
            if (place.tag != null) {
                page.add(place.tag.of(value));
            }
            for (Property property : inOrder) {
                property.write(page, value);
            }
            page.close('}');
        };
    }

    // ---------------------------------------------------------------- properties

    /** A property of a record: writes its name, its value and a comma; nothing if it is absent. */
    private interface Property {
        void write(Page page, Object owner);
    }

    private static @Nullable Property property(BeanPropertyWriter writer, SerializationContext context) {
        if (writer.isUnwrapping()
                || !(writer.willSuppressNulls() || writer.getType().isPrimitive())
                || !(writer.getMember().getMember() instanceof Method accessor)) {
            return null;
        }
        Page page = new Page();
        page.text(writer.getName());
        page.add(':');
        byte[] name = page.bytes();
        Class<?> type = accessor.getReturnType();
        if (type == int.class) {
            ToIntFunction<Object> get = reader(accessor, ToIntFunction.class, "applyAsInt", int.class);
            return (to, owner) -> {
                to.add(name);
                to.number(get.applyAsInt(owner));
                to.add(',');
            };
        }
        if (type == boolean.class) {
            Predicate<Object> get = reader(accessor, Predicate.class, "test", boolean.class);
            return (to, owner) -> {
                to.add(name);
                to.add(get.test(owner) ? TRUE : FALSE);
                to.add(',');
            };
        }
        Place place = Place.of(writer.getType(), context);
        Function<Object, @Nullable Object> get = reader(accessor, Function.class, "apply", Object.class);
        return (to, owner) -> {
            Object value = get.apply(owner);
            if (value != null) {
                to.add(name);
                place.write(to, value);
                to.add(',');
            }
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
