package ecumene.throughtheages;

import ecumene.engine.Refusal;

/** Every reason why a move is refused, with its heading of the {@link Rulebook}. */
public enum ThroughTheAgesRefusal implements Refusal {
    // Another question is being asked.
    POLITICS_NOW(Rulebook.POLITICS),
    ACT_NOW(Rulebook.ACTIONS),
    ANSWER_THE_PACT_NOW(Rulebook.PACT),
    CONFIRM_RESIGNATION_NOW(Rulebook.RESIGN),
    DEFEND_NOW(Rulebook.AGGRESSION),
    CHOOSE_BOOTY_NOW(Rulebook.AGGRESSION),
    RAZE_NOW(Rulebook.AGGRESSION),
    DIVIDE_NOW(Rulebook.FOOD_AND_RESOURCES),
    TAKE_SPOILS_NOW(Rulebook.RESOLVE_WAR),
    BID_NOW(Rulebook.COLONIZATION),
    FORM_A_FORCE_NOW(Rulebook.COLONIZATION),
    FINISH_THE_ACTION_CARD_NOW(Rulebook.ACTION_CARD),
    DECIDE_ABOUT_HOMER_NOW(Rulebook.LEADERS),
    DISCARD_NOW(Rulebook.DISCARD),
    LOSE_A_WORKER_NOW(Rulebook.WORKERS),
    GIVE_A_BLUE_TOKEN_NOW(Rulebook.TOKENS),
    DEVELOP_NOW(Rulebook.EVENT),
    BUILD_FOR_FREE_NOW(Rulebook.EVENT),
    DESTROY_A_BUILDING_NOW(Rulebook.EVENT),
    LOSE_A_COLONY_NOW(Rulebook.EVENT),
    RUIN_A_WONDER_NOW(Rulebook.EVENT),
    TAKE_CARDS_NOW(Rulebook.EVENT),

    // What things cost.
    NOT_ENOUGH_CIVIL_ACTIONS(Rulebook.ACTION_TOTALS),
    NOT_ENOUGH_MILITARY_ACTIONS(Rulebook.ACTION_TOTALS),
    NOT_ENOUGH_FOOD(Rulebook.FOOD_AND_RESOURCES),
    NOT_ENOUGH_RESOURCES(Rulebook.FOOD_AND_RESOURCES),
    NOT_ENOUGH_SCIENCE(Rulebook.POINTS),
    PARTNER_HAS_NO_SCIENCE(Rulebook.PACTS),

    // Cards.
    CARD_NOT_IN_HAND(Rulebook.HAND),
    ONLY_TAKING_IN_THE_FIRST_ROUND(Rulebook.FIRST_TURN),
    CARD_NOT_IN_THE_ROW(Rulebook.TAKE_CARD),
    CIVIL_HAND_IS_FULL(Rulebook.TAKE_CARD),
    TECHNOLOGY_ALREADY_THERE(Rulebook.TAKE_CARD),
    LEADER_OF_THIS_AGE_TAKEN(Rulebook.TAKE_CARD),
    WONDER_STILL_UNFINISHED(Rulebook.TAKE_WONDER),
    ONLY_GOVERNMENTS_BY_REVOLUTION(Rulebook.REVOLUTION),
    REVOLUTION_TAKES_ALL_ACTIONS(Rulebook.REVOLUTION),
    ACTION_CARD_TAKEN_THIS_TURN(Rulebook.ACTION_CARD),
    ACTION_CARD_CANNOT_BE_DONE(Rulebook.ACTION_CARD),
    ONE_TACTIC_PER_TURN(Rulebook.PLAY_TACTIC),
    TACTIC_NOT_SHARED(Rulebook.COPY_TACTIC),
    ALREADY_YOUR_TACTIC(Rulebook.COPY_TACTIC),

    // Workers, buildings, wonders.
    YELLOW_BANK_IS_EMPTY(Rulebook.POPULATION),
    TECHNOLOGY_NOT_IN_PLAY(Rulebook.BUILD),
    NO_UNUSED_WORKER(Rulebook.BUILD),
    URBAN_LIMIT_REACHED(Rulebook.BUILD),
    UPGRADE_TO_A_HIGHER_LEVEL(Rulebook.UPGRADE),
    NO_WORKER_THERE(Rulebook.DESTROY),
    NO_BLUE_TOKEN_THERE(Rulebook.TOKENS),
    NO_UNFINISHED_WONDER(Rulebook.WONDER_STAGE),
    SO_MANY_STAGES_CANNOT_BE_BUILT(Rulebook.WONDER_STAGE),
    NO_BLUE_TOKEN_LEFT(Rulebook.WONDER_STAGE),
    NOT_YOUR_WONDER(Rulebook.WONDERS),

    // Abilities.
    ABILITY_NOT_YOURS(Rulebook.LEADERS),
    ONCE_PER_TURN(Rulebook.LEADERS),
    ONLY_INTO_A_THEATER(Rulebook.LEADERS),
    COOK_TAKES_NO_MORE(Rulebook.LEADERS),

    // Politics.
    NOT_AN_EVENT(Rulebook.PREPARE_EVENT),
    NO_SUCH_RIVAL(Rulebook.POLITICS),
    RIVAL_IS_NOT_WEAKER(Rulebook.AGGRESSION),
    NOTHING_TO_TAKE(Rulebook.AGGRESSION),
    NO_SUCH_BUILDING(Rulebook.AGGRESSION),
    RIVAL_LACKS_THAT(Rulebook.AGGRESSION),
    NOT_A_BONUS_CARD(Rulebook.AGGRESSION),
    DEFENCE_IS_TOO_WEAK(Rulebook.AGGRESSION),
    GANDHI_NEVER_ATTACKS(Rulebook.LEADERS),
    A_PACT_FORBIDS_IT(Rulebook.PACTS),
    NO_WAR_IN_THE_LAST_ROUND(Rulebook.WAR),
    TECHNOLOGY_CANNOT_BE_TAKEN(Rulebook.RESOLVE_WAR),
    NO_SUCH_SIDE(Rulebook.PACT),
    NOT_YOUR_PACT(Rulebook.CANCEL_PACT),
    NOBODY_RESIGNS(Rulebook.RESIGN),
    NO_RESIGNING_IN_AGE_IV(Rulebook.RESIGN),

    // Events and colonies.
    NOT_SUCH_A_DIVISION(Rulebook.FOOD_AND_RESOURCES),
    NOT_YOUR_COLONY(Rulebook.EVENT),
    BID_MORE(Rulebook.COLONIZATION),
    FORCE_CANNOT_REACH_THE_BID(Rulebook.COLONIZATION),
    FORCE_NEEDS_A_UNIT(Rulebook.COLONIZATION),
    FORCE_IS_BELOW_THE_BID(Rulebook.COLONIZATION);

    private final String rule;

    ThroughTheAgesRefusal(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
