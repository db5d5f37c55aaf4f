package ecumene.engine;

/**
 * Why a move is not allowed. Each game has one enum of all its reasons; the sentence is the key {@code refusal.<constant>}
 * of its texts.
 */
public interface Refusal {

    /** The constant's name: the stable code of this reason. */
    String name();

    /** The place in the rulebook, a section number or a heading, as in {@link Prompt#rule}. Never empty. */
    String rule();

    /** Reasons that no rulebook needs to give, because at a table nobody would try. */
    enum Common implements Refusal {
        MATCH_OVER("End of the match"),
        NOT_YOUR_TURN("Order of play");

        private final String rule;

        Common(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }
}
