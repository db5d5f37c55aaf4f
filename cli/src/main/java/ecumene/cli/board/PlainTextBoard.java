package ecumene.cli.board;

import ecumene.engine.View;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Any view of any game: its names and values, indented. */
final class PlainTextBoard {

    private final Scene scene;

    PlainTextBoard(Scene scene) {
        this.scene = scene;
    }

    List<String> lines(View view) {
        List<String> lines = new ArrayList<>();
        fields(Json.tree(view), "", lines);
        return lines;
    }

    private void fields(JsonNode node, String indent, List<String> lines) {
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            value(field.getKey(), field.getValue(), indent, lines);
        }
    }

    private void value(String name, JsonNode value, String indent, List<String> lines) {
        String label = indent + scene.paint().bold(name) + ": ";
        String inline = inline(value);
        if (value.isEmpty() || inline.length() + name.length() + indent.length() + 2 <= scene.columns()) {
            lines.add(label + inline);
            return;
        }
        lines.add(label.stripTrailing());
        if (value.isObject()) {
            fields(value, indent + "  ", lines);
        } else {
            for (int i = 0; i < value.size(); i++) {
                value(Integer.toString(i + 1), value.get(i), indent + "  ", lines);
            }
        }
    }

    private static String inline(JsonNode value) {
        if (value.isArray()) {
            List<String> each = new ArrayList<>();
            value.forEach(element -> each.add(inline(element)));
            return String.join(value.size() > 0 && value.get(0).isObject() ? "; " : " ", each);
        }
        if (value.isObject()) {
            List<String> each = new ArrayList<>();
            value.properties().forEach(field -> each.add(field.getKey() + " " + inline(field.getValue())));
            return String.join(", ", each);
        }
        return value.asString();
    }
}
