package ecumene.engine.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The words of one room, in every {@link Language}: the resource files {@code texts_es.properties} and {@code
 * texts_en.properties} beside a class. Rules speak in keys and arguments; the language is chosen where the words are read.
 * Keys that a room lacks are looked up in the engine's own words.
 */
public final class Texts {

    private static final Texts ENGINE = new Texts(Texts.class, "/ecumene/engine/", null);

    private final @Nullable Texts parent;
    private final Map<Language, Map<String, Message>> messages = new EnumMap<>(Language.class);

    private Texts(Class<?> owner, String folder, @Nullable Texts parent) {
        this.parent = parent;
        for (Language language : Language.values()) {
            messages.put(language, read(owner, folder + "texts_" + language.code() + ".properties"));
        }
    }

    /** The words beside a class, in the resource folder of its package. */
    public static Texts of(Class<?> owner) {
        return new Texts(owner, "/" + owner.getPackageName().replace('.', '/') + "/", ENGINE);
    }

    private static Map<String, Message> read(Class<?> owner, String file) {
        Properties properties = new Properties();
        try (InputStream in = owner.getResourceAsStream(file)) {
            properties.load(new InputStreamReader(Objects.requireNonNull(in, file), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, Message> messages = new HashMap<>();
        properties.forEach((key, text) -> messages.put((String) key, Message.parse((String) text)));
        return messages;
    }

    /** The keys of this room's own words, sorted. */
    public Set<String> keys(Language language) {
        return new TreeSet<>(of(language).keySet());
    }

    public boolean has(Language language, String key) {
        return find(language, key) != null;
    }

    /** The names of the arguments that a sentence uses. */
    public Set<String> arguments(Language language, String key) {
        return message(language, key).arguments();
    }

    /** What stands in a sentence as it is written, in all its variants. */
    public String letters(Language language, String key) {
        return message(language, key).letters();
    }

    public String say(Language language, String key) {
        return say(language, key, Map.of(), SeatNames.NUMBERED);
    }

    public String say(Language language, String key, Map<String, ?> arguments, SeatNames seats) {
        return message(language, key).format(arguments, (kind, value) -> switch (kind) {
            case "seat" -> seats.name(((Number) value).intValue(), language);
            case "signed" -> signed(((Number) value).intValue());
            case "name" -> nameOf(language, value);
            case "names" ->
                language.list(counted(((Collection<?>) value)
                        .stream().map(each -> nameOf(language, each)).toList()));
            default -> throw new IllegalArgumentException("unknown kind of argument: " + kind);
        });
    }

    /** Equal names once, with how many there are. */
    private static List<String> counted(List<String> names) {
        return names.stream()
                .distinct()
                .map(name -> {
                    int times = Collections.frequency(names, name);
                    return times > 1 ? name + " \u00d7" + times : name;
                })
                .toList();
    }

    /** A gain or a loss, with its sign. */
    private static String signed(int value) {
        return value < 0 ? "\u2212" + -value : "+" + value;
    }

    private String nameOf(Language language, Object value) {
        return say(language, "name." + value);
    }

    /** Says a move or an event: the key {@code <prefix>.<record name>} with the record's components as arguments. */
    public String say(Language language, String prefix, Record record, SeatNames seats) {
        return say(language, prefix + "." + record.getClass().getSimpleName(), components(record), seats);
    }

    /** A key in every language, for those who pass both on: {@code {"en": …, "es": …}}. */
    public Map<String, String> both(String key) {
        return both(key, Map.of());
    }

    public Map<String, String> both(String key, Map<String, ?> arguments) {
        Map<String, String> both = new TreeMap<>();
        for (Language language : Language.values()) {
            both.put(language.code(), say(language, key, arguments, SeatNames.NUMBERED));
        }
        return both;
    }

    private static Map<String, Object> components(Record record) {
        Map<String, Object> values = new HashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true);
                Object value = component.getAccessor().invoke(record);
                if (value != null) {
                    values.put(component.getName(), value);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("cannot read " + component, e);
            }
        }
        return values;
    }

    private Message message(Language language, String key) {
        Message message = find(language, key);
        if (message == null) {
            throw new IllegalArgumentException("no text " + key + " in " + language.code());
        }
        return message;
    }

    private @Nullable Message find(Language language, String key) {
        Message message = of(language).get(key);
        return message != null || parent == null ? message : parent.find(language, key);
    }

    private Map<String, Message> of(Language language) {
        return Objects.requireNonNull(messages.get(language));
    }
}
