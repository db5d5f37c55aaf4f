package ecumene.cli.board;

import ecumene.engine.View;
import ecumene.tempus.TempusView;
import java.util.List;

/** Which board draws which game. A game without a line here is drawn plainly, as names and values. */
public final class TextBoards {

    private TextBoards() {}

    public static List<String> draw(View view, Scene scene) {
        return switch (view) {
            case TempusView tempus -> new TempusTextBoard(tempus, scene).lines();
            default -> new PlainTextBoard(scene).lines(view);
        };
    }
}
