package ecumene.civilization;

import ecumene.engine.Refusal;

/**
 * Every reason why a move is refused, with its section of the {@link Rulebook}. What no section says, because it is how this
 * house asks or how it decided where the rulebook is silent, is {@link Rulebook#HOUSE}.
 */
public enum CivilizationRefusal implements Refusal {
    // Another question is being asked.
    CHOOSE_A_NATION_NOW(Rulebook.CHOICE_OF_NATION),
    SET_THE_TAX_NOW(Rulebook.COINAGE),
    PICK_REVOLTS_NOW(Rulebook.REVOLTS),
    TAKE_A_CITY_NOW(Rulebook.REVOLTS),
    GROW_NOW(Rulebook.GROWTH_SHORT),
    SAY_WHO_GOES_WITHOUT(Rulebook.GROWTH_SHORT),
    KEEP_SHIPS_NOW(Rulebook.SHIP_UPKEEP),
    BUILD_SHIPS_NOW(Rulebook.SHIP_COST),
    MOVE_NOW(Rulebook.MOVEMENT),
    SAIL_NOW(Rulebook.SAILING),
    ATTACK_OR_NOT_NOW(Rulebook.CITY_ATTACKED),
    ORDER_OF_CONFLICTS_NOW(Rulebook.SURRENDER),
    BUILD_CITIES_NOW(Rulebook.CITY_COST),
    REDUCE_A_CITY_NOW(Rulebook.REDUCTION),
    BUY_GOLD_NOW(Rulebook.GOLD),
    TRADE_NOW(Rulebook.TRADE),
    CHOOSE_CARDS_NOW(Rulebook.OFFERS),
    BUY_CARDS_NOW(Rulebook.PURCHASES),
    RETURN_CARDS_NOW(Rulebook.HAND_LIMIT),
    CHOOSE_A_VOLCANO_NOW(Rulebook.VOLCANO),
    CHOOSE_A_PLAIN_NOW(Rulebook.FLOOD),
    ORDER_EARTHQUAKE_NOW(Rulebook.VOLCANO),
    ORDER_ICONOCLASM_NOW(Rulebook.ICONOCLASM),
    ORDER_FAMINE_NOW(Rulebook.FAMINE),
    ORDER_FLOOD_NOW(Rulebook.FLOOD),
    ORDER_EPIDEMIC_NOW(Rulebook.EPIDEMIC),
    SHOW_GRAIN_NOW(Rulebook.FAMINE),
    LOSE_UNITS_NOW(Rulebook.LOSSES),
    NAME_A_CANDIDATE_NOW(Rulebook.CIVIL_WAR),
    PICK_UNITS_NOW(Rulebook.CIVIL_WAR),
    KEEP_A_FACTION_NOW(Rulebook.CIVIL_WAR),
    ANNEX_NOW(Rulebook.CIVIL_WAR),
    PLUNDER_NOW(Rulebook.PIRACY),

    // Nations, taxes, growth.
    NATION_IS_TAKEN(Rulebook.CHOICE_OF_NATION),
    NATION_STARTS_OUTSIDE(Rulebook.FEWER_PLAYERS),
    RATE_FROM_1_TO_3(Rulebook.COINAGE),
    NOT_A_CITY_OF_THE_DEBTOR(Rulebook.REVOLTS),
    NOT_IN_REVOLT(Rulebook.REVOLTS),
    NO_GROWTH_THERE(Rulebook.GROWTH),
    STOCK_IS_SHORT(Rulebook.GROWTH_SHORT),
    NOT_SO_MANY_MISSING(Rulebook.GROWTH_SHORT),

    // Ships.
    SHIP_IS_SETTLED(Rulebook.SHIP_UPKEEP),
    A_LIKE_SHIP_FIRST(Rulebook.HOUSE),
    NO_SUCH_SHIP_TO_KEEP(Rulebook.SHIP_UPKEEP),
    TREASURY_IS_EMPTY(Rulebook.SHIP_UPKEEP),
    NOMADS_HAVE_NO_TREASURY(Rulebook.NOMADS_RULES),
    PEASANTS_HAVE_NO_TREASURY(Rulebook.PEASANTS),
    NOBODY_TO_LEVY(Rulebook.SHIP_UPKEEP),
    SHIPS_ARE_BUILT_ON_LAND(Rulebook.SHIP_PLACE),
    NO_UNITS_THERE(Rulebook.SHIP_PLACE),
    FOUR_SHIPS_AT_MOST(Rulebook.SHIP_NUMBER),
    SHIPS_COST_TWO(Rulebook.SHIP_COST),
    NOT_ENOUGH_TREASURY(Rulebook.SHIP_COST),
    NOT_ENOUGH_TO_LEVY(Rulebook.SHIP_PLACE),
    NOT_WHERE_IT_WAS_DROPPED(Rulebook.SHIP_REBUILT),

    // Movement.
    NO_LAND_BORDER(Rulebook.BY_LAND),
    NO_LAND_BORDER_TO_THE_MOVED(Rulebook.BY_LAND),
    NO_TOKENS_THERE(Rulebook.MOVEMENT),
    HAVE_MOVED_ALREADY(Rulebook.BY_LAND),
    NOT_SO_MANY_TO_MOVE(Rulebook.BY_LAND),
    OCCUPIED_BY_OTHERS(Rulebook.NOMADS_RULES),
    NO_SUCH_SHIP(Rulebook.SAILING),
    SHIP_HAS_SAILED(Rulebook.HOUSE),
    NO_ROOM_ABOARD(Rulebook.BOARDING),
    NO_TOKENS_TO_BOARD(Rulebook.BOARDING),
    NOT_SO_MANY_ABOARD(Rulebook.ASHORE),
    NOT_AT_SEA(Rulebook.OPEN_SEA),
    NO_WATER_BORDER(Rulebook.WATERS),
    NO_ASTRONOMY(Rulebook.OPEN_SEA),
    OTHER_COAST(Rulebook.TWO_COASTS),
    TOO_FAR(Rulebook.SAILING),
    NOBODY_COULD_LAND(Rulebook.NOMADS_RULES),
    TOKENS_ARE_ABOARD(Rulebook.ASHORE),

    // Cities.
    NOT_ENOUGH_TOKENS(Rulebook.CITY_COST),
    A_CITY_IS_THERE(Rulebook.ONE_CITY),
    OTHERS_LIVE_THERE(Rulebook.HOUSE),
    NINE_CITIES_AT_MOST(Rulebook.CITY_NUMBER),
    NOT_YOUR_CITY(Rulebook.REDUCTION),
    NEW_CITIES_FIRST(Rulebook.REDUCTION),

    // Trade.
    OFFER_IS_GONE(Rulebook.TRADE),
    OWN_OFFER(Rulebook.DEALS),
    NOT_FOR_YOU(Rulebook.HOUSE),
    ANSWERS_ARE_NOT_ANSWERED(Rulebook.HOUSE),
    YOU_ARE_DONE(Rulebook.HOUSE),
    ENOUGH_OFFERS(Rulebook.HOUSE),
    CARD_NOT_IN_HAND(Rulebook.BARTER),
    THREE_CARDS_AT_LEAST(Rulebook.OFFERS),
    NOT_AMONG_THE_CARDS(Rulebook.OFFERS),
    NOT_IN_THE_OFFER(Rulebook.HOUSE),
    ONLY_COMMODITIES(Rulebook.OFFERS),
    ONLY_COMMODITIES_ARE_SPOKEN_OF(Rulebook.HOUSE),
    ALREADY_SAID(Rulebook.HOUSE),
    NOTHING_SAID(Rulebook.HOUSE),
    NOT_TO_THAT_SEAT(Rulebook.HOUSE),
    NOTHING_TO_ACCEPT(Rulebook.DEALS),
    NOT_YOURS_TO_REJECT(Rulebook.DEALS),
    NOT_YOURS_TO_WITHDRAW(Rulebook.TRADE),

    // Civilization cards.
    ALREADY_OWNED(Rulebook.ONE_OF_A_KIND),
    ELEVEN_CARDS_AT_MOST(Rulebook.ONE_OF_A_KIND),
    NONE_LEFT(Rulebook.CARD_NUMBERS),
    LAW_COMES_FIRST(Rulebook.LAW),
    TOO_EXPENSIVE(Rulebook.PURCHASES),
    NOTHING_TO_KEEP_FEWER_OF(Rulebook.HOUSE),
    GIVE_BACK_WHAT_YOU_LIKE(Rulebook.HOUSE),
    NOT_SO_MANY_TOO_MANY(Rulebook.HOUSE),
    PAID_ALREADY(Rulebook.HOUSE),
    NOTHING_TO_PAY(Rulebook.PURCHASES),
    CARD_NOT_IN_HAND_TO_PAY(Rulebook.PURCHASES),
    NOT_PAID_YET(Rulebook.PURCHASES),
    CALAMITIES_BUY_NOTHING(Rulebook.CALAMITY_VALUE),
    TOO_MANY_CARDS(Rulebook.HAND_LIMIT),
    CARD_NOT_IN_HAND_TO_RETURN(Rulebook.HAND_LIMIT),

    // Calamities.
    NO_UNITS_AT_THE_VOLCANO(Rulebook.VOLCANO),
    NOT_THE_WORST_PLAIN(Rulebook.FLOOD),
    EARTHQUAKE_HITS_OTHERS(Rulebook.VOLCANO),
    ICONOCLASM_HITS_OTHERS(Rulebook.ICONOCLASM),
    NOT_NEXT_TO_IT(Rulebook.VOLCANO),
    PROTECTED_BY_LAW(Rulebook.ICONOCLASM),
    PROTECTED_BY_PHILOSOPHY(Rulebook.ICONOCLASM),
    FAMINE_HITS_OTHERS(Rulebook.FAMINE),
    FLOOD_HITS_OTHERS(Rulebook.FLOOD),
    EPIDEMIC_HITS_OTHERS(Rulebook.EPIDEMIC),
    IMMUNE(Rulebook.EPIDEMIC),
    ORDERED_ALREADY(Rulebook.HOUSE),
    FAMINE_TAKES_LESS(Rulebook.FAMINE),
    FLOOD_TAKES_LESS(Rulebook.FLOOD),
    EPIDEMIC_TAKES_LESS(Rulebook.EPIDEMIC),
    FAMINE_FINDS_LESS(Rulebook.FAMINE),
    FLOOD_FINDS_LESS(Rulebook.FLOOD),
    EPIDEMIC_FINDS_LESS(Rulebook.EPIDEMIC),
    FAMINE_WOULD_EXCEED(Rulebook.FAMINE),
    EPIDEMIC_WOULD_EXCEED(Rulebook.EPIDEMIC),
    FAMINE_WOULD_EXCEED_ITS_SUM(Rulebook.FAMINE),
    EPIDEMIC_WOULD_EXCEED_ITS_SUM(Rulebook.EPIDEMIC),
    ORDERS_ARE_EXACT(Rulebook.LOSSES),
    THE_FLOOD_TAKES_MORE(Rulebook.FLOOD),
    THE_FLOOD_IS_EXACT(Rulebook.LOSSES),
    NOT_SO_MUCH_GRAIN(Rulebook.FAMINE),
    NO_UNIT_OF_YOURS(Rulebook.LOSSES),
    NOT_ON_THE_PLAIN(Rulebook.FLOOD),
    SITE_IS_SAFE(Rulebook.FLOOD),
    LAST_OF_THE_AREA(Rulebook.EPIDEMIC),
    NO_TOKEN_FOR_THE_CITY(Rulebook.EPIDEMIC),
    LOSSES_ARE_EXACT(Rulebook.LOSSES),
    NOT_A_CANDIDATE(Rulebook.CIVIL_WAR),
    NO_UNIT_TO_PICK(Rulebook.CIVIL_WAR),
    FACTION_IS_EXACT(Rulebook.CIVIL_WAR),
    FACTION_1_OR_2(Rulebook.CIVIL_WAR),
    NOT_TO_ANNEX(Rulebook.CIVIL_WAR),
    NO_CITY_WITHIN_REACH(Rulebook.PIRACY);

    private final String rule;

    CivilizationRefusal(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
