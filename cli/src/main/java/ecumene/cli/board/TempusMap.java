package ecumene.cli.board;

import ecumene.tempus.TempusView;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Terrain;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The Sea of Tempus as hexes drawn with strokes, two lines high: above the terrain, below whose tokens or city stand there
 * ({@code 2:3} three tokens of player 2, {@code 2#4} a city of 4). The numbers beside it are those of the hexes: {@code c4r5}.
 */
final class TempusMap {

    private static final int INSIDE = 4;
    private static final int PITCH = INSIDE + 1;
    private static final int LEFT = 4;
    private static final int TOP = 1;
    private static final int WATER = 31;

    private static final Map<Terrain, String> SIGNS = Map.of(
            Terrain.GRASSLAND, "\"",
            Terrain.FARMLAND, "≡",
            Terrain.HILLS, "∩",
            Terrain.FOREST, "♣",
            Terrain.MOUNTAIN, "▲");

    private static final Map<Terrain, Integer> COLOURS = Map.of(
            Terrain.GRASSLAND, 113,
            Terrain.FARMLAND, 179,
            Terrain.HILLS, 137,
            Terrain.FOREST, 34,
            Terrain.MOUNTAIN, 246);

    private final TempusView view;
    private final Paint paint;

    /** One painter for each paint, so that characters painted alike stay together. */
    private final Map<String, UnaryOperator<String>> painters = new HashMap<>();

    TempusMap(TempusView view, Paint paint) {
        this.view = view;
        this.paint = paint;
    }

    /** The sign of a terrain in its colour. */
    static String sign(Terrain terrain, Paint paint) {
        return paint.colour(COLOURS.getOrDefault(terrain, WATER), SIGNS.getOrDefault(terrain, "?"));
    }

    /** All of the sea while tiles are laid, afterwards only where there is land. */
    List<String> lines() {
        boolean building = view.tile() != null || view.land().isEmpty();
        int firstColumn = building ? 0 : least(true);
        int firstRow = building ? 0 : least(false);
        int columns = (building ? Hex.COLUMNS : most(true) + 1) - firstColumn;
        int rows = (building ? Hex.ROWS : most(false) + 1) - firstRow;
        Canvas canvas = new Canvas(LEFT + columns * PITCH + 1, TOP + 2 * rows + 2);
        labels(canvas, firstColumn, firstRow, columns, rows);
        Set<Hex> lakes = new HashSet<>();
        view.lakes().forEach(lakes::addAll);
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                Hex hex = Hex.at(firstColumn + column, firstRow + row);
                int x = LEFT + column * PITCH;
                int y = TOP + 2 * row + (hex.column() % 2);
                if (lakes.contains(hex)) {
                    canvas.write(x + 1, y + 1, " ≈≈ ", colour(WATER));
                } else if (building) {
                    canvas.write(x + 2, y + 1, "·", colour(WATER));
                }
            }
        }
        for (TempusView.LandHex land : view.land()) {
            draw(
                    canvas,
                    land,
                    LEFT + (land.hex().column() - firstColumn) * PITCH,
                    TOP + 2 * (land.hex().row() - firstRow) + land.hex().column() % 2);
        }
        TempusView.TileInHand tile = view.tile();
        Hex chosen = tile == null ? null : tile.hex();
        if (chosen != null) {
            canvas.write(
                    LEFT + chosen.column() * PITCH + 2,
                    TOP + 2 * chosen.row() + chosen.column() % 2 + 1,
                    "◎",
                    painter("!", paint::bold));
        }
        return canvas.lines();
    }

    private void labels(Canvas canvas, int firstColumn, int firstRow, int columns, int rows) {
        for (int column = 0; column < columns; column++) {
            canvas.write(LEFT + column * PITCH + 2, 0, "c" + (firstColumn + column), dim());
        }
        for (int row = 0; row < rows; row++) {
            canvas.write(0, TOP + 2 * row + 1, "r" + (firstRow + row), dim());
        }
    }

    private void draw(Canvas canvas, TempusView.LandHex land, int x, int y) {
        canvas.write(x + 1, y, edgeAbove(land.hex()), UnaryOperator.identity());
        canvas.write(x, y + 1, "/", UnaryOperator.identity());
        canvas.write(x + INSIDE + 1, y + 1, "\\", UnaryOperator.identity());
        canvas.write(x, y + 2, "\\", UnaryOperator.identity());
        canvas.write(x + 1, y + 2, "____", UnaryOperator.identity());
        canvas.write(x + INSIDE + 1, y + 2, "/", UnaryOperator.identity());
        String sign = SIGNS.getOrDefault(land.terrain(), "?");
        canvas.write(x + 2, y + 1, sign + sign, colour(COLOURS.getOrDefault(land.terrain(), WATER)));
        if (isFoughtOver(land.hex())) {
            canvas.write(x + INSIDE, y + 1, "!", painter("!", paint::bold));
        }
        Integer owner = land.owner();
        if (owner != null) {
            String stands = (owner + 1) + (land.city() > 0 ? "#" + land.city() : ":" + land.tokens());
            canvas.write(x + 1, y + 2, stands, painter("seat" + owner, text -> paint.seat(owner, text)));
        }
    }

    /** The edge above a hex; the one above it may have written something there already. */
    private String edgeAbove(Hex hex) {
        boolean landAbove = hex.row() > 0
                && view.land().stream().anyMatch(land -> land.hex() == Hex.at(hex.column(), hex.row() - 1));
        return landAbove ? "" : "____";
    }

    private boolean isFoughtOver(Hex hex) {
        TempusView.FightView fight = view.fight();
        return fight != null && (fight.from() == hex || fight.to() == hex);
    }

    private UnaryOperator<String> colour(int colour) {
        return painter("colour" + colour, text -> paint.colour(colour, text));
    }

    private UnaryOperator<String> dim() {
        return painter("dim", paint::dim);
    }

    private UnaryOperator<String> painter(String name, UnaryOperator<String> made) {
        return painters.computeIfAbsent(name, key -> made);
    }

    private int least(boolean column) {
        return view.land().stream()
                .mapToInt(land -> column ? land.hex().column() : land.hex().row())
                .min()
                .orElse(0);
    }

    private int most(boolean column) {
        return view.land().stream()
                .mapToInt(land -> column ? land.hex().column() : land.hex().row())
                .max()
                .orElse(0);
    }
}
