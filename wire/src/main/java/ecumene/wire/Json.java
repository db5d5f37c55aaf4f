package ecumene.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import ecumene.engine.Event;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.data.BadDataException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/**
 * The notation of the house. Strict when reading: an unknown, missing or wrongly typed field is a {@link BadDataException}
 * with a message for people. Null components are left out when writing.
 */
public final class Json {

    private static final TypeReference<Map<String, Object>> DATA = new TypeReference<>() {};

    static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .withCoercionConfigDefaults(Json::forbidAll)
            .withCoercionConfig(LogicalType.Textual, Json::forbidAll)
            .changeDefaultPropertyInclusion(value -> value.withValueInclusion(JsonInclude.Include.NON_NULL))
            .addMixIn(Move.class, Named.class)
            .addMixIn(Event.class, Named.class)
            .build();

    /** The components without which a record is not whole. To ask a class for them takes longer than to read a move. */
    private static final ClassValue<List<String>> NEEDED = new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .filter(component -> !component.getAnnotatedType().isAnnotationPresent(Nullable.class))
                    .map(RecordComponent::getName)
                    .toList();
        }
    };

    /** Moves and events tell their type also where nothing is known of their game, as in a list of them. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
    private interface Named {}

    private Json() {}

    /** A number is no word and an empty word is nothing, whatever Jackson would make of it. */
    private static void forbidAll(MutableCoercionConfig config) {
        for (CoercionInputShape shape : CoercionInputShape.values()) {
            config.setCoercion(shape, CoercionAction.Fail);
        }
    }

    /** Reads one JSON value; anything else is a {@link BadDataException}. */
    public static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw new BadDataException("not JSON: " + e.getOriginalMessage());
        }
    }

    /** A record, a map or any other value as JSON. */
    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** The same text as UTF-8, ready to be sent, and made in less time. */
    public static byte[] bytes(Object value) {
        return Scribe.bytes(value);
    }

    public static String prettyText(Object value) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    /** Reads a value of a type: for everything that comes from outside. */
    public static <T> T read(JsonNode node, Class<T> type) {
        try {
            T value = MAPPER.treeToValue(node, type);
            if (value == null) {
                throw new BadDataException("nothing where a " + type.getSimpleName() + " should be");
            }
            return value;
        } catch (JacksonException e) {
            throw new BadDataException(e.getOriginalMessage());
        }
    }

    /** Reads a move of a game; what is not one, whatever it is, is a {@link BadDataException}. */
    public static <P extends Position, M extends Move> M move(Game<P, M> game, @Nullable JsonNode node) {
        if (node == null || !node.isObject()) {
            throw new BadDataException("a move is an object with a type");
        }
        M move = read(node, game.moveType());
        for (String component : NEEDED.get(move.getClass())) {
            // An absent number would become 0, and an absent component null.
            if (!node.hasNonNull(component)) {
                throw new BadDataException("the move lacks its " + component);
            }
        }
        return move;
    }

    /** The whole truth of a position, as {@link #position} reads it. */
    public static JsonNode position(Position position) {
        return tree(position.save());
    }

    public static <P extends Position> P position(Game<P, ?> game, @Nullable JsonNode node) {
        return game.load(data(node));
    }

    /** A saved position, as {@link Game#load} reads it. */
    public static Map<String, Object> data(@Nullable JsonNode node) {
        if (node == null || !node.isObject()) {
            throw new BadDataException("a position is an object");
        }
        return MAPPER.convertValue(node, DATA);
    }
}
