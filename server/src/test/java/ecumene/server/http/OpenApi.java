package ecumene.server.http;

import com.fasterxml.classmate.ResolvedType;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaBuilder;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import com.github.victools.jsonschema.module.jackson.JacksonSchemaModule;
import ecumene.engine.Event;
import ecumene.engine.Foresight;
import ecumene.engine.Move;
import ecumene.engine.View;
import ecumene.server.api.NewSeat;
import ecumene.server.api.Problem;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the OpenAPI description of the catalogue. */
final class OpenApi {

    private static final Map<Class<?>, String> IN_THE_NOTATION_OF_THE_GAME = Map.of(
            Move.class, "A move, in the notation of its game",
            Event.class, "Something that happened, in the notation of its game",
            View.class, "What a viewer may know, in the notation of its game",
            Foresight.class, "What the rules tell of what is to come, in the notation of its game",
            JsonNode.class, "A move, in the notation of its game");

    private final SchemaBuilder schemas = generator().buildMultipleSchemaDefinitions();

    private OpenApi() {}

    static String text() {
        return Json.prettyText(new OpenApi().document()) + "\n";
    }

    private static SchemaGenerator generator() {
        SchemaGeneratorConfigBuilder config = new SchemaGeneratorConfigBuilder(
                        SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(Option.DEFINITIONS_FOR_ALL_OBJECTS, Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES)
                .with(Option.PLAIN_DEFINITION_KEYS)
                .without(Option.SCHEMA_VERSION_INDICATOR)
                .with(new JacksonSchemaModule(
                        JacksonOption.RESPECT_JSONPROPERTY_ORDER, JacksonOption.FLATTENED_ENUMS_FROM_JSONPROPERTY));
        config.forFields().withRequiredCheck(OpenApi::isAlwaysThere);
        config.forTypesInGeneral()
                .withCustomDefinitionProvider(OpenApi::openDefinition)
                .withDefinitionNamingStrategy((key, context) -> {
                    Class<?> type = key.getType().getErasedType();
                    Class<?> outer = type.getDeclaringClass();
                    return (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
                });
        return new SchemaGenerator(config.build());
    }

    private static boolean isAlwaysThere(FieldScope field) {
        return !field.getRawMember().getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static @Nullable CustomDefinition openDefinition(ResolvedType type, SchemaGenerationContext context) {
        if (type.isInstanceOf(Map.class)) {
            // In place: a map has no name of its own.
            ObjectNode schema = context.getGeneratorConfig().createObjectNode();
            schema.put("type", "object");
            schema.set(
                    "additionalProperties",
                    context.createDefinitionReference(
                            type.typeParametersFor(Map.class).get(1)));
            return new CustomDefinition(schema, true);
        }
        String about = IN_THE_NOTATION_OF_THE_GAME.get(type.getErasedType());
        if (about == null) {
            return null;
        }
        ObjectNode schema = context.getGeneratorConfig().createObjectNode();
        schema.put("type", "object");
        schema.put("description", about);
        return new CustomDefinition(schema, true);
    }

    private Map<String, Object> document() {
        Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
        for (Endpoint endpoint : Endpoint.values()) {
            paths.computeIfAbsent(endpoint.path(), path -> new LinkedHashMap<>())
                    .put(endpoint.method().name().toLowerCase(Locale.ROOT), operation(endpoint));
        }
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put(
                "info",
                of(
                        "title", "Ecumene",
                        "version", "1",
                        "description", "What the browser client speaks with the server. See docs/http.md."));
        document.put("paths", paths);
        ObjectNode definitions = schemas.collectDefinitions("components/schemas");
        for (Endpoint endpoint : Endpoint.values()) {
            if (endpoint.request() != null) {
                closed(definitions, endpoint.request());
            }
        }
        closed(definitions, NewSeat.class);
        document.put("components", of("schemas", definitions));
        return document;
    }

    /** What is sent to us has no other fields. */
    private static void closed(ObjectNode definitions, Class<?> type) {
        ((ObjectNode) definitions.get(type.getSimpleName())).put("additionalProperties", false);
    }

    private Map<String, Object> operation(Endpoint endpoint) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("operationId", endpoint.name().toLowerCase(Locale.ROOT));
        operation.put("summary", endpoint.about());
        List<Object> parameters = new ArrayList<>();
        for (String name : endpoint.pathParameters()) {
            parameters.add(of("name", name, "in", "path", "required", true, "schema", parameter(name)));
        }
        for (String name : endpoint.parameters()) {
            parameters.add(of("name", name, "in", "query", "required", false, "schema", parameter(name)));
        }
        if (endpoint.method() != Method.GET) {
            parameters.add(of(
                    "name",
                    "X-Ecumene",
                    "in",
                    "header",
                    "required",
                    true,
                    "schema",
                    of("type", "string", "const", "1")));
        }
        if (!parameters.isEmpty()) {
            operation.put("parameters", parameters);
        }
        if (endpoint.request() != null) {
            operation.put(
                    "requestBody",
                    of(
                            "required",
                            true,
                            "content",
                            of("application/json", of("schema", schemas.createSchemaReference(endpoint.request())))));
        }
        operation.put("responses", responses(endpoint));
        return operation;
    }

    private Map<String, Object> responses(Endpoint endpoint) {
        Map<String, Object> responses = new TreeMap<>();
        responses.put(
                Integer.toString(endpoint.answer().status()),
                of(
                        "description",
                        "As asked",
                        "content",
                        of(endpoint.answer().form().media(), of("schema", answer(endpoint.answer())))));
        Map<String, List<String>> codes = new TreeMap<>();
        for (ProblemCode code : endpoint.problems()) {
            codes.computeIfAbsent(Integer.toString(code.status()), status -> new ArrayList<>())
                    .add(code.code());
        }
        codes.forEach((status, list) -> responses.put(
                status,
                of(
                        "description",
                        String.join(", ", list),
                        "content",
                        of(Problems.MEDIA, of("schema", schemas.createSchemaReference(Problem.class))))));
        return responses;
    }

    private Object answer(Answer answer) {
        return switch (answer.form()) {
            case ONE, STREAM -> schemas.createSchemaReference(answer.type());
            case LIST -> of("type", "array", "items", schemas.createSchemaReference(answer.type()));
            case ANYTHING -> of("type", "object");
            case TEXTS -> of("type", "object", "additionalProperties", of("type", "string"));
            case PLAIN -> of("type", "string");
        };
    }

    private static Object parameter(String name) {
        return switch (name) {
            case "id" -> of("type", "string", "pattern", "^[a-z2-7]{16}$");
            case "ply", "from", "to" -> of("type", "integer", "minimum", 0);
            case "seat" -> of("type", "string", "pattern", "^(none|0|[1-9][0-9]*)$");
            case "language" -> of("type", "string", "enum", List.of("en", "es"));
            case "game" -> of("type", "string");
            case "deeds", "changes", "recent" -> of("type", "boolean");
            case "line" -> of("type", "string", "pattern", "^[A-Za-z0-9-]{1,40}$");
            default -> throw new IllegalArgumentException("say what the parameter " + name + " may be");
        };
    }

    private static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }
}
