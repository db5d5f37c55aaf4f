package ecumene.innersea;

import ecumene.engine.Refusal;

/** Every reason why a move is refused, with its heading of the {@link Rulebook}. */
public enum InnerSeaRefusal implements Refusal {
    // Another question is being asked.
    CHOOSE_A_CIVILIZATION_NOW(Rulebook.SETUP),
    RETIRE_NOW(Rulebook.RETIREMENT),
    ACQUIRE_NOW(Rulebook.ACQUISITION),
    RESETTLE_NOW(Rulebook.RESETTLEMENT),
    DEPLOY_NOW(Rulebook.DEPLOYMENT),
    TAKE_YOUR_ACTION_NOW(Rulebook.CARDS),
    NAME_THE_TARGET_NOW(Rulebook.PLAYING),
    ANSWER_THE_CARD_NOW(Rulebook.NEGATE),
    CHOOSE_YOUR_LOSS_NOW(Rulebook.LOSSES),
    PAY_FOR_THE_WONDER_NOW(Rulebook.WONDERS),
    PUT_THE_BLOCK_NOW(Rulebook.WONDERS),
    DISCARD_NOW(Rulebook.HAND),
    CHOOSE_A_CARD_NOW(Rulebook.PLAYING),
    TAKE_BARBARIANS_NOW(Rulebook.BARBARIANS),
    LAY_CARDS_NOW(Rulebook.COMPETITION),
    START_COMPETITIONS_NOW(Rulebook.ABILITIES),
    NAME_THE_NEXT_CARD_NOW(Rulebook.COMPETITION_CARDS),
    USE_OR_GO_ON(Rulebook.SCORING),
    TAKE_A_PLACE_NOW(Rulebook.TURN_ORDER),
    DECIDE_ON_AENEAS_NOW(Rulebook.AENEAS),
    DRAW_NOW(Rulebook.DRAW),
    ANSWER_THE_CHANGE_NOW(Rulebook.CHANGE),
    PLACE_FOR_THE_GAMES_NOW(Rulebook.PLAYING),
    REPLACE_A_BARBARIAN_NOW(Rulebook.SCENARIOS),

    // Setting up and beginning again.
    CIVILIZATION_NOT_TO_BE_HAD(Rulebook.SETUP),
    CIVILIZATION_IS_ACTIVE(Rulebook.AENEAS),
    FOREIGN_HOME(Rulebook.AENEAS),
    NOT_ONE_OF_THOSE_TO_GO(Rulebook.AENEAS),

    // Growth.
    NO_DISK_OF_YOURS(Rulebook.RETIREMENT),
    CITIES_DO_NOT_RETIRE(Rulebook.RETIREMENT),
    NOT_SO_MANY_DISKS(Rulebook.RETIREMENT),
    NO_SUCH_CHOICE(Rulebook.ABILITIES),
    NO_CITY_OF_YOURS(Rulebook.RESETTLEMENT),
    ONE_DISK_OF_EACH_CITY(Rulebook.RESETTLEMENT),
    NOTHING_READY(Rulebook.DEPLOYMENT),
    OUT_OF_PLAY(Rulebook.SETUP),
    AREA_IS_FULL(Rulebook.STACKING),
    DEEP_SEA_IS_CLOSED(Rulebook.AREAS),
    OUT_OF_REACH(Rulebook.DEPLOYMENT),
    NOT_SO_MANY_READY(Rulebook.DEPLOYMENT),
    BEGIN_IN_THE_CHOSEN_AREA(Rulebook.AENEAS),
    ONLY_AT_SEA(Rulebook.ABILITIES),
    NOT_YOUR_WONDER(Rulebook.WONDERS),
    WONDER_IS_NOT_ACTIVE(Rulebook.WONDERS),
    STOPPED_BY_OMENS(Rulebook.NEGATE),
    WONDER_NOT_IN_THIS_STEP(Rulebook.WONDERS),
    NO_DISK_LEFT_ON_IT(Rulebook.WONDERS),
    ONCE_IN_A_TURN(Rulebook.INVESTMENT),
    ONCE_IN_A_DRAW_STEP(Rulebook.SCENARIOS),
    FETCHED_ALREADY(Rulebook.SCENARIOS),
    NOT_IN_THIS_STEP(Rulebook.INVESTMENT),
    NOT_YOUR_INVESTMENT(Rulebook.INVESTMENT),

    // Cards.
    CARD_NOT_IN_HAND(Rulebook.PLAYING),
    CARD_GOES_ALREADY(Rulebook.HAND),
    ONLY_IN_COMPETITIONS(Rulebook.COMPETITION_CARDS),
    ONLY_AS_AN_ANSWER(Rulebook.NEGATE),
    DOES_NOT_FIT_THE_CARD(Rulebook.PLAYING),
    WALLS_OF_TROY(Rulebook.ABILITIES),
    MORE_TO_NAME(Rulebook.PLAYING),
    DOES_NOT_ANSWER_THIS(Rulebook.NEGATE),
    NOT_ON_OFFER(Rulebook.PLAYING),

    // Wonders.
    WONDER_IS_BUILT(Rulebook.WONDERS),
    ONE_WONDER_PER_TURN(Rulebook.WONDERS),
    WONDER_TOO_DEAR(Rulebook.WONDERS),
    NO_PLACE_FOR_A_WONDER(Rulebook.WONDERS),
    DISKS_MUST_BE_PAID(Rulebook.WONDERS),
    NOT_SO_MUCH_TO_PAY(Rulebook.WONDERS),
    KEEP_A_PLACE_FOR_IT(Rulebook.WONDERS),

    // Losses.
    LOSS_IS_ELSEWHERE(Rulebook.LOSSES),
    NOT_SO_MUCH_IS_LOST(Rulebook.LOSSES),
    NO_TALENT_LEFT(Rulebook.LOSSES),
    CANNOT_SPARE_THIS(Rulebook.INVESTMENT),
    NO_GOLD_OF_YOURS(Rulebook.SCENARIOS),

    // Competitions.
    NOT_A_COMPETITION_CARD(Rulebook.COMPETITION_CARDS),
    CARD_NOT_FOR_THIS_AREA(Rulebook.COMPETITION_CARDS),
    NOT_AMONG_YOUR_LAID_CARDS(Rulebook.COMPETITION_CARDS),
    HELP_DOES_NOT_COME(Rulebook.ABILITIES),
    ONCE_IN_A_COMPETITION(Rulebook.WONDERS),
    NO_COMPETITION_TO_START(Rulebook.ABILITIES),

    // Adjustments.
    PLACE_IS_TAKEN(Rulebook.TURN_ORDER),
    PAY_BEFORE_DRAWING(Rulebook.DRAW),
    CARDS_ARE_PAID_FOR(Rulebook.DRAW),
    NOT_SO_MANY_TALENTS(Rulebook.DRAW);

    private final String rule;

    InnerSeaRefusal(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
