package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.ActionEffect;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.rule.Catalogue.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Play an Action Card. Cards that leave a choice ask it in this step; a Breakthrough is paid with the answer. */
public final class ActionCards extends Question {

    public static final ActionCards STEP = new ActionCards();

    private static final class Frame {

        private static final int CARD = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.civil()};

        static void push(ThroughTheAgesPosition position, int seat, CivilCard card) {
            position.steps().push(STEP, seat, card.index());
        }

        static CivilCard card(ThroughTheAgesPosition position) {
            return CivilCard.at(position.steps().note(CARD));
        }
    }

    private ActionCards() {
        super("action-card", Frame.TOLD);
    }

    // ---------------------------------------------------------------- playing a card

    /** Only cards that were in hand before this action phase, and only if what they say can be done. */
    static void list(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        for (int i = 0; i < civ.handOld; i++) {
            int card = civ.hand[i];
            if (card >= CivilCard.FIRST_ACTION && isFirst(civ, i) && canPlay(position, seat, CivilCard.at(card))) {
                moves.add(Catalogue.playAction(card));
            }
        }
    }

    private static boolean isFirst(Civilization civ, int place) {
        for (int i = 0; i < place; i++) {
            if (civ.hand[i] == civ.hand[place]) {
                return false;
            }
        }
        return true;
    }

    /** The places in a hand of action cards that were taken in this turn. */
    public static List<Integer> waiting(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        if (seat != position.activeSeat() || !Actions.isActing(position)) {
            return List.of();
        }
        return IntStream.range(civ.handOld, civ.handSize)
                .filter(place -> CivilCard.at(civ.hand[place]).type() == CivilType.ACTION)
                .boxed()
                .toList();
    }

    private static boolean canPlay(ThroughTheAgesPosition position, int seat, CivilCard card) {
        if (isBreakthrough(card)) {
            return canDevelopSomething(position, seat);
        }
        return ActionTokens.civil(position, seat) > 0 && canBeDone(position, seat, card);
    }

    private static boolean isBreakthrough(CivilCard card) {
        return card.effect() == ActionEffect.BREAKTHROUGH;
    }

    /** Developing takes the action of the card; a revolution is paid instead of it. */
    private static boolean canDevelopSomething(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        boolean develops = ActionTokens.civil(position, seat) > 0;
        boolean revolts = Technologies.canRevolt(position, seat);
        for (int i = 0; i < civ.handSize; i++) {
            CivilCard card = CivilCard.at(civ.hand[i]);
            if ((develops && Technologies.whyNot(position, seat, card, false, 0) == null)
                    || (revolts && Technologies.whyNot(position, seat, card, true, 0) == null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canBeDone(ThroughTheAgesPosition position, int seat, CivilCard card) {
        return switch (card.effect()) {
            case ENGINEERING_GENIUS -> Building.whyNoStages(position, seat, 1, 1, card.amount(0)) == null;
            case FRUGALITY -> Building.whyNoPopulation(position, seat, 0) == null;
            case RICH_LAND, URBAN_GROWTH, EFFICIENT_UPGRADE -> {
                List<ThroughTheAgesMove> moves = new ArrayList<>();
                listChoices(position, seat, card, moves);
                yield !moves.isEmpty();
            }
            default -> true;
        };
    }

    static ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, CivilCard card) {
        Civilization civ = position.civ(seat);
        if (card.type() != CivilType.ACTION || !civ.inHand(card.index())) {
            return ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
        }
        for (int i = 0; i < civ.handOld; i++) {
            if (civ.hand[i] == card.index()) {
                return ActionTokens.civil(position, seat) == 0
                        ? ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS
                        : ThroughTheAgesRefusal.ACTION_CARD_CANNOT_BE_DONE;
            }
        }
        return ThroughTheAgesRefusal.ACTION_CARD_TAKEN_THIS_TURN;
    }

    static void play(ThroughTheAgesPosition position, int seat, CivilCard card, EventLog log) {
        if (!isBreakthrough(card)) {
            ActionTokens.spendCivil(position, seat, 1);
        }
        Hand.play(position, seat, card);
        log.all(new ThroughTheAgesEvent.ActionCardPlayed(seat, card));
        switch (card.effect()) {
            case CULTURAL_HERITAGE -> {
                science(position, seat, card.amount(0), log);
                culture(position, seat, card.amount(1), log);
            }
            case ENGINEERING_GENIUS -> Building.buildStages(position, seat, 1, card.amount(0), log);
            case FRUGALITY -> {
                Building.increasePopulation(position, seat, 0, log);
                Goods.gainFood(position, seat, card.amount(0), log);
            }
            case PATRIOTISM -> {
                position.lendMilitary(1);
                lend(position, card.amount(0));
            }
            case STOCKPILE -> {
                Goods.gainFood(position, seat, card.amount(0), log);
                Goods.gainResources(position, seat, card.amount(1), log);
            }
            case REVOLUTIONARY_IDEA -> science(position, seat, card.amount(0), log);
            case WAVE_OF_NATIONALISM, MILITARY_BUILD_UP ->
                lend(position, card.amount(position.players() - 2) * stronger(position, seat));
            case ENDOWMENT_FOR_THE_ARTS ->
                culture(position, seat, card.amount(position.players() - 2) * moreCultured(position, seat), log);
            default -> Frame.push(position, seat, card);
        }
    }

    private static void lend(ThroughTheAgesPosition position, int resources) {
        position.setUnitResources(position.unitResources() + resources);
    }

    private static void science(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        position.civ(seat).addScience(amount);
        log.all(new ThroughTheAgesEvent.ScienceChanged(seat, amount));
    }

    private static void culture(ThroughTheAgesPosition position, int seat, int amount, EventLog log) {
        position.civ(seat).addCulture(amount, Source.CARDS);
        log.all(new ThroughTheAgesEvent.CultureChanged(seat, amount));
    }

    private static int stronger(ThroughTheAgesPosition position, int seat) {
        int count = 0;
        for (int other = 0; other < position.seats(); other++) {
            count += position.isIn(other) && position.civ(other).strength > position.civ(seat).strength ? 1 : 0;
        }
        return count;
    }

    private static int moreCultured(ThroughTheAgesPosition position, int seat) {
        int count = 0;
        for (int other = 0; other < position.seats(); other++) {
            count += position.isIn(other) && position.civ(other).culture > position.civ(seat).culture ? 1 : 0;
        }
        return count;
    }

    // ---------------------------------------------------------------- the choice that a card leaves

    private static void listChoices(
            ThroughTheAgesPosition position, int seat, CivilCard card, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        Scope scope = scope(card);
        int funds = Catalogue.funds(position, seat, scope, card.amount(0));
        switch (card.effect()) {
            case RICH_LAND, URBAN_GROWTH -> {
                Catalogue.listBuilds(civ, scope, funds, moves);
                Catalogue.listUpgrades(civ, scope, funds, moves);
            }
            case EFFICIENT_UPGRADE -> Catalogue.listUpgrades(civ, scope, funds, moves);
            case RESERVES -> {
                moves.add(new ThroughTheAgesMove.Divide(card.amount(0), 0));
                moves.add(new ThroughTheAgesMove.Divide(0, card.amount(0)));
            }
            default -> throw new IllegalStateException(card + " leaves no choice");
        }
    }

    /** Breakthrough: a technology for the card's own action, or a revolution that is paid instead of it. */
    private static void listTechnologies(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        boolean develops = ActionTokens.civil(position, seat) > 0;
        boolean revolts = Technologies.canRevolt(position, seat);
        for (int i = 0; i < civ.handSize; i++) {
            CivilCard card = CivilCard.at(civ.hand[i]);
            if (card.isTechnology()) {
                if (develops && Technologies.whyNot(position, seat, card, false, 0) == null) {
                    moves.add(Catalogue.develop(card.index()));
                }
                if (revolts && Technologies.whyNot(position, seat, card, true, 0) == null) {
                    moves.add(Catalogue.revolt(card.index()));
                }
            }
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        CivilCard card = Frame.card(position);
        if (isBreakthrough(card)) {
            listTechnologies(position, seat, moves);
        } else {
            listChoices(position, seat, card, moves);
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        CivilCard card = Frame.card(position);
        boolean breakthrough = isBreakthrough(card);
        int discount = card.amount(0);
        ThroughTheAgesRefusal refusal = switch (move) {
            case ThroughTheAgesMove.Build build
            when scope(card).has(build.technology()) && !isUpgradeOnly(card) ->
                Building.whyNotBuild(position, seat, build.technology().index(), discount);
            case ThroughTheAgesMove.Upgrade upgrade
            when scope(card).has(upgrade.from()) ->
                Building.whyNotUpgrade(
                        position, seat, upgrade.from().index(), upgrade.to().index(), discount);
            case ThroughTheAgesMove.Develop develop
            when breakthrough -> {
                ThroughTheAgesRefusal why = Technologies.whyNot(position, seat, develop.technology(), false, 0);
                yield why != null ? why : ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS;
            }
            case ThroughTheAgesMove.Revolt revolt
            when breakthrough -> {
                ThroughTheAgesRefusal why = Technologies.whyNot(position, seat, revolt.government(), true, 0);
                yield why != null ? why : ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS;
            }
            default -> null;
        };
        return refusal != null ? refusal : ThroughTheAgesRefusal.FINISH_THE_ACTION_CARD_NOW;
    }

    private static boolean isUpgradeOnly(CivilCard card) {
        return card.effect() == ActionEffect.EFFICIENT_UPGRADE;
    }

    private static Scope scope(CivilCard card) {
        return switch (card.effect()) {
            case RICH_LAND -> Scope.FARMS_AND_MINES;
            case URBAN_GROWTH -> Scope.URBAN;
            default -> Scope.BUILDINGS;
        };
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        CivilCard card = Frame.card(position);
        int amount = card.amount(0);
        position.steps().pop();
        switch (move) {
            case ThroughTheAgesMove.Build build ->
                Building.build(position, seat, build.technology().index(), amount, log);
            case ThroughTheAgesMove.Upgrade upgrade ->
                Building.upgrade(
                        position, seat, upgrade.from().index(), upgrade.to().index(), amount, log);
            case ThroughTheAgesMove.Divide divide -> {
                Goods.gainFood(position, seat, divide.food(), log);
                Goods.gainResources(position, seat, divide.resources(), log);
            }
            case ThroughTheAgesMove.Develop develop -> {
                ActionTokens.spendCivil(position, seat, 1);
                Technologies.develop(position, seat, develop.technology(), 0, log);
                science(position, seat, amount, log);
            }
            case ThroughTheAgesMove.Revolt revolt -> {
                // The revolution is paid instead of the card.
                Technologies.revolt(position, seat, revolt.government(), 0, log);
                science(position, seat, amount, log);
            }
            default -> throw new IllegalArgumentException(move + " answers no action card");
        }
    }

    /** What a Breakthrough could develop lies in the hand: where that is hidden, one choice is asked for too. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        return position.hidesHands() && isBreakthrough(Frame.card(position)) ? null : super.forced(position, seat);
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        List<ThroughTheAgesMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return one(
                "ActionCard",
                Rulebook.ACTION_CARD,
                Map.of("card", Frame.card(position).id()));
    }
}
