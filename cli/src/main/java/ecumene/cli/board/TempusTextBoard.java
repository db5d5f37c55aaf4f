package ecumene.cli.board;

import ecumene.engine.text.SeatNames;
import ecumene.tempus.TempusView;
import ecumene.tempus.TempusView.SeatView;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tempus: the map, the seats, the ladder of eras with the cubes, the own cards; side by side where the screen is wide. */
final class TempusTextBoard {

    private static final String GAP = "   ";
    private static final int NAME = 15;

    private final TempusView view;
    private final Scene scene;
    private final Paint paint;

    TempusTextBoard(TempusView view, Scene scene) {
        this.view = view;
        this.scene = scene;
        this.paint = scene.paint();
    }

    List<String> lines() {
        List<String> map = new TempusMap(view, paint).lines();
        List<String> facts = new ArrayList<>();
        facts.add(head());
        facts.add("");
        facts.addAll(seats());
        facts.add("");
        facts.addAll(eras());
        facts.addAll(notes());
        int mapWidth = map.stream().mapToInt(Paint::width).max().orElse(0);
        int factsWidth = facts.stream().mapToInt(Paint::width).max().orElse(0);
        List<String> lines = new ArrayList<>();
        if (mapWidth + GAP.length() + factsWidth <= scene.columns()) {
            for (int i = 0; i < Math.max(map.size(), facts.size()); i++) {
                String left = i < map.size() ? map.get(i) : "";
                String right = i < facts.size() ? facts.get(i) : "";
                lines.add(right.isEmpty() ? left : Paint.padded(left, mapWidth) + GAP + right);
            }
        } else {
            lines.addAll(map);
            lines.addAll(facts);
        }
        lines.addAll(legend());
        lines.addAll(hand());
        return lines;
    }

    private String say(String key, Object... arguments) {
        return scene.words().say("board.tempus." + key, arguments);
    }

    private String name(Object value) {
        return scene.game("name." + value);
    }

    private String seat(int seat) {
        return SeatNames.NUMBERED.name(seat, scene.words().language());
    }

    private String head() {
        Era next = view.nextEra();
        String turn = view.turn() == 0
                ? scene.game("phase." + view.phase())
                : say("turn", "turn", view.turn(), "round", view.round(), "phase", scene.game("phase." + view.phase()));
        String goal = next == null || view.turn() == 0
                ? ""
                : GAP + say("next", "era", name(next)) + " " + TempusMap.sign(next.terrain(), paint);
        return paint.bold(turn) + goal;
    }

    private List<String> seats() {
        List<String> lines = new ArrayList<>();
        lines.add(paint.dim(row(
                "     ",
                say("column.era"),
                say("column.actions"),
                say("column.cards"),
                say("column.supply"),
                say("column.cities"),
                say("column.progress"),
                say("column.points"))));
        for (SeatView seat : view.seats()) {
            String mark = acts(seat.seat()) ? ">" : " ";
            String first = seat.seat() == view.firstSeat() ? "*" : " ";
            String own = seat.seat() == scene.viewer() ? say("you") : "";
            lines.add(row(
                            mark + paint.seat(seat.seat(), " " + (seat.seat() + 1) + " ") + first,
                            name(seat.era()),
                            "●".repeat(seat.actionTokens()) + (seat.delayed() ? "+" : ""),
                            seat.handSize() + (seat.laid() > 0 ? "+" + seat.laid() : ""),
                            Integer.toString(seat.supply()),
                            counters(seat.cityCounters()),
                            Integer.toString(seat.progress()),
                            Integer.toString(seat.score().total()))
                    + own);
        }
        return lines;
    }

    private boolean acts(int seat) {
        TempusView.Acting acting = view.acting();
        TempusView.TileInHand tile = view.tile();
        return (acting != null && acting.seat() == seat) || (tile != null && tile.seat() == seat);
    }

    private static String row(
            String seat,
            String era,
            String actions,
            String cards,
            String supply,
            String cities,
            String progress,
            String points) {
        return seat
                + " "
                + cell(era, NAME)
                + cell(actions, 8)
                + cell(cards, 7)
                + cell(supply, 8)
                + cell(cities, 9)
                + cell(progress, 7)
                + cell(points, 8);
    }

    private static String cell(String text, int width) {
        String cut = text.length() < width ? text : text.substring(0, width - 1);
        return cut + " ".repeat(width - cut.length());
    }

    /** City counters left: so many of 2, 3 and 4. */
    private static String counters(List<Integer> counters) {
        return String.join("/", counters.stream().map(String::valueOf).toList());
    }

    /** The rows of the ladder on which somebody stands, and the next one, with what they allow. */
    private List<String> eras() {
        int lowest =
                view.seats().stream().mapToInt(seat -> seat.era().index()).min().orElse(0);
        int highest =
                view.seats().stream().mapToInt(seat -> seat.era().index()).max().orElse(0) + 1;
        List<String> lines = new ArrayList<>();
        lines.add(paint.dim("     " + " " + cell("", NAME) + say("abilities")));
        for (Era era : Era.ALL) {
            if (era.index() < lowest || era.index() > highest) {
                continue;
            }
            StringBuilder cubes = new StringBuilder();
            view.seats().stream().filter(seat -> seat.era() == era).forEach(seat -> cubes.append(seat.seat() + 1));
            String sign = era.index() == 0 ? " " : TempusMap.sign(era.terrain(), paint);
            lines.add(cell(cubes.toString(), 6) + sign + " " + cell(name(era), NAME - 2) + abilities(era));
        }
        return lines;
    }

    private String abilities(Era era) {
        return cell(era.moves() + "×" + era.distance(), 8)
                + cell(Integer.toString(era.children()), 7)
                + cell(Integer.toString(era.stackingLimit()), 8)
                + cell(era.ideas() + "/" + era.handLimit(), 9)
                + cell(Integer.toString(era.actions()), 7)
                + (era.ships() ? say("ships") : "");
    }

    private List<String> notes() {
        List<String> lines = new ArrayList<>();
        TempusView.Acting acting = view.acting();
        if (acting != null && (acting.actionsLeft() > 1 || !acting.running().equals("nothing"))) {
            lines.add("");
            lines.add(say(
                    "acting",
                    "name",
                    seat(acting.seat()),
                    "actions",
                    acting.actionsLeft(),
                    "running",
                    acting.running(),
                    "left",
                    acting.allowance()));
        }
        TempusView.FightView fight = view.fight();
        if (fight != null) {
            Terrain terrain = fight.terrain();
            lines.add(paint.bold(say(
                    "fight",
                    "attacker",
                    seat(fight.attacker()),
                    "from",
                    fight.from().id(),
                    "to",
                    fight.to().id(),
                    "terrain",
                    terrain == null ? "?" : name(terrain))));
        }
        TempusView.TileInHand tile = view.tile();
        if (tile != null) {
            lines.add("");
            lines.add(say("tile", "name", seat(tile.seat()), "left", view.tilesLeft()));
            lines.addAll(drawn(tile.tile()));
        }
        if (view.turn() > 0) {
            lines.add(
                    say("deck", "deck", view.deck(), "discards", view.discards().size()));
        }
        return lines;
    }

    /** The tile as it lies in the hand, not turned. */
    private List<String> drawn(MapTile tile) {
        String[] side = new String[6];
        for (int direction = 0; direction < side.length; direction++) {
            side[direction] = TempusMap.sign(tile.side(direction, 0), paint);
        }
        return List.of(
                "        " + side[0],
                "     " + side[5] + "     " + side[1],
                "        " + TempusMap.sign(tile.centre(), paint),
                "     " + side[4] + "     " + side[2],
                "        " + side[3]);
    }

    /** What the signs mean: one line, or two where the screen is narrow. */
    private List<String> legend() {
        List<String> terrains = new ArrayList<>();
        for (Terrain terrain : Terrain.ALL) {
            terrains.add(TempusMap.sign(terrain, paint) + " " + name(terrain));
        }
        String pieces = paint.dim(say("legend"));
        String ground = String.join("  ", terrains);
        return Paint.width(pieces) + GAP.length() + Paint.width(ground) <= scene.columns()
                ? List.of(ground + GAP + pieces)
                : List.of(ground, pieces);
    }

    private List<String> hand() {
        List<String> lines = new ArrayList<>();
        lines.addAll(cards(say("hand"), view.hand()));
        lines.addAll(cards(say("laid"), view.laid()));
        return lines;
    }

    /** Cards after a word, on as many lines as they need. */
    private List<String> cards(String word, List<IdeaCard> cards) {
        if (cards.isEmpty()) {
            return List.of();
        }
        Map<IdeaCard, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(paint.bold(word));
        counts.forEach((card, count) -> {
            String shown = (count > 1 ? count + "× " : "") + name(card.idea()) + " "
                    + TempusMap.sign(card.background(), paint);
            if (Paint.width(line + "  " + shown) > scene.columns()) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(" ".repeat(word.length()));
            }
            line.append("  ").append(shown);
        });
        lines.add(line.toString());
        return lines;
    }
}
