package ecumene.cli.board;

import ecumene.cli.Words;
import ecumene.engine.text.Texts;

/**
 * What a board needs besides the view.
 *
 * @param viewer the seat that looks, or {@link ecumene.engine.Seats#SPECTATOR}
 * @param texts the words of the game
 * @param words the words of the command line, in the reader's language
 * @param paint with or without colours
 * @param columns how wide the screen is
 */
public record Scene(int viewer, Texts texts, Words words, Paint paint, int columns) {

    /** A text of the game in the reader's language. */
    public String game(String key) {
        return texts.say(words.language(), key);
    }
}
