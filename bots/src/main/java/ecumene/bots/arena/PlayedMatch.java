package ecumene.bots.arena;

import java.util.List;

/**
 * What is kept of one finished match. Lists are by bot, in the order of the plan, not by seat.
 *
 * @param number which match of the plan
 * @param firstSeat the seat that was asked first
 * @param moves how many moves it had
 * @param seats where each bot sat
 * @param scores the points of each bot
 * @param ranks the rank of each bot, from 1; equals share one
 * @param wins each bot's part of the victory; winners share it evenly
 * @param times the nanoseconds of each decision of each bot
 * @param turns the nanoseconds of each turn of each bot: all its decisions until another seat decided
 * @param reason why the match ended
 */
record PlayedMatch(
        int number,
        int firstSeat,
        int moves,
        List<Integer> seats,
        List<Integer> scores,
        List<Integer> ranks,
        List<Double> wins,
        List<long[]> times,
        List<long[]> turns,
        String reason) {}
