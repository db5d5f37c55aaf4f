package ecumene.tempus;

import ecumene.engine.Refusal;

/** Every reason why a move is refused, with its heading of the {@link Rulebook}. */
public enum TempusRefusal implements Refusal {
    // Another question is being asked.
    LAY_THE_TILE_NOW(Rulebook.SETUP_4),
    TURN_THE_TILE_NOW(Rulebook.SETUP_4),
    PLACE_TOKENS_NOW(Rulebook.SETUP_5),
    TAKE_YOUR_TURN_NOW(Rulebook.ACTIONS),
    NAME_TERRAIN_NOW(Rulebook.FIGHT),
    LAY_CARDS_NOW(Rulebook.FIGHT),
    ADVANCE_NOW(Rulebook.FIGHT),
    DISCARD_NOW(Rulebook.IDEA),
    LAY_PROGRESS_CARDS_NOW(Rulebook.PROGRESS),

    // Setting up.
    TILE_LEAVES_THE_GRID(Rulebook.SETUP_4),
    TILE_COVERS_ANOTHER(Rulebook.SETUP_4),
    TILE_MUST_TOUCH_THE_ISLAND(Rulebook.SETUP_4),
    TURNS_FROM_0_TO_5(Rulebook.HOUSE),
    START_ON_LAND(Rulebook.SETUP_5),
    START_HEX_IS_TAKEN(Rulebook.HOUSE),
    START_HEX_IS_FULL(Rulebook.SETUP_5),
    START_TOGETHER(Rulebook.SETUP_5),
    START_NEEDS_ROOM(Rulebook.SETUP_5),

    // Actions and turn.
    ACTION_ALREADY_TAKEN(Rulebook.ACTIONS),
    NO_ACTION_WHILE_WAITING(Rulebook.GOVERNMENT),
    FINISH_THE_ACTION_FIRST(Rulebook.ACTIONS),
    NO_ACTION_TO_END(Rulebook.HOUSE),
    ACTION_STILL_TO_TAKE(Rulebook.ACTIONS),
    NO_CARD_IS_LAID_IN_A_TURN(Rulebook.IDEA),
    CARD_NOT_IN_HAND(Rulebook.IDEA),
    WRONG_CARD(Rulebook.IDEA),

    // Moving.
    NO_TOKEN_OF_YOURS(Rulebook.MOVE),
    TOKEN_HAS_MOVED(Rulebook.MOVE),
    NO_MOVES_LEFT(Rulebook.MOVE),
    MUST_CHANGE_HEX(Rulebook.HOUSE),
    ONLY_TO_LAND(Rulebook.MOVE),
    NO_STOP_IN_A_CITY(Rulebook.MOVE),
    FOREIGN_TOKENS_THERE(Rulebook.MOVE),
    NO_SHIPS_YET(Rulebook.MOVE),
    WAY_IS_BLOCKED(Rulebook.MOVE),
    TOO_FAR(Rulebook.MOVE),

    // Stacking: each chapter forbids it in its own words.
    STACK_IS_FULL(Rulebook.MOVE),
    NO_ROOM_FOR_A_CHILD(Rulebook.CHILDREN),
    NO_ROOM_FOR_A_CONVERT(Rulebook.RELIGION),
    SANITATION_NEEDS_TOKENS(Rulebook.HOUSE),

    // Children.
    ONLY_ON_GRASSLAND(Rulebook.CHILDREN),
    CHILDREN_NEED_A_PARENT(Rulebook.CHILDREN),
    ONE_CHILD_PER_HEX(Rulebook.CHILDREN),
    NO_CHILDREN_LEFT(Rulebook.CHILDREN),
    SUPPLY_IS_EMPTY(Rulebook.CHILDREN),

    // Fights.
    ATTACK_NEEDS_TOKENS(Rulebook.FIGHT),
    NOBODY_TO_ATTACK(Rulebook.FIGHT),
    OWN_HEX(Rulebook.FIGHT),
    ATTACK_ONLY_NEIGHBOURS(Rulebook.FIGHT),
    TARGET_IS_PROTECTED(Rulebook.FIGHT),
    CITIES_NEVER_FIGHT_AS_MOUNTAIN(Rulebook.HOUSE),
    ADVANCE_NONE_TO_ALL(Rulebook.FIGHT),
    SO_MANY_CANNOT_ADVANCE(Rulebook.MOVE),

    // Cities.
    CITY_NEEDS_TOKENS(Rulebook.CITY),
    CITY_IS_TOO_BIG(Rulebook.CITY),
    CITIES_HAVE_2_TO_4(Rulebook.CITY),
    NO_CITY_ON_MOUNTAINS(Rulebook.CITY),
    CITIES_MAY_NOT_TOUCH(Rulebook.CITY),
    NO_SUCH_COUNTER_LEFT(Rulebook.CITY),

    // Cards.
    ONLY_WITH_A_MOVE(Rulebook.TRANSPORT),
    NOTHING_MORE_TO_MOVE(Rulebook.HOUSE),
    ONLY_WITH_CHILDREN(Rulebook.MEDICINE),
    NO_MORE_CHILDREN_POSSIBLE(Rulebook.HOUSE),
    LEADER_WAITS_FOR_THE_ACTION(Rulebook.MILITARY_LEADER),
    NOBODY_TO_CONVERT(Rulebook.RELIGION),
    CONVERT_ONLY_NEIGHBOURS(Rulebook.RELIGION),
    CITIES_CANNOT_BE_CONVERTED(Rulebook.RELIGION),
    CONVERT_INTO_OWN_TOKENS(Rulebook.RELIGION),
    NO_TOKEN_TO_REPLACE_IT(Rulebook.RELIGION),
    NOT_ENOUGH_ACTION_TOKENS(Rulebook.GOVERNMENT),
    ONE_ACTION_PER_ROUND_AFTER_DELAY(Rulebook.GOVERNMENT),
    TOO_LATE_TO_DELAY(Rulebook.GOVERNMENT);

    private final String rule;

    TempusRefusal(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
