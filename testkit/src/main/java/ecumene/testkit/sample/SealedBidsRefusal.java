package ecumene.testkit.sample;

import ecumene.engine.Refusal;

/** Every reason a move of sealed bids can be refused. */
public enum SealedBidsRefusal implements Refusal {
    NOT_THE_QUESTION("2"),
    LOT_NOT_OPEN("2"),
    CARD_NOT_IN_HAND("3");

    private final String rule;

    SealedBidsRefusal(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
