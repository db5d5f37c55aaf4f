package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.rule.Catalogue.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Development of Civilization: one of three actions, for 1 less and without a civil action. */
public final class Development extends Question {

    public static final Development STEP = new Development();

    static final class Frame {

        private static final int EVENT = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.military()};

        private Frame() {}

        static void push(ThroughTheAgesPosition position, int seat, MilitaryCard event) {
            position.steps().push(STEP, seat, event.index());
        }

        private static MilitaryCard event(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(EVENT));
        }
    }

    private static final ThroughTheAgesMove DECLINE = new ThroughTheAgesMove.Decline();

    private Development() {
        super("development", Frame.TOLD);
    }

    private static int discount(ThroughTheAgesPosition position) {
        return Frame.event(position).amount(0);
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        int discount = discount(position);
        Civilization civ = position.civ(seat);
        moves.add(DECLINE);
        if (Building.whyNoPopulation(position, seat, discount) == null) {
            moves.add(Catalogue.INCREASE_POPULATION);
        }
        Catalogue.listBuilds(civ, Scope.BUILDINGS, Catalogue.funds(position, seat, Scope.BUILDINGS, discount), moves);
        if (Abilities.wouldTradeHelp(position, seat, discount)) {
            moves.add(Abilities.TRADE);
        }
        if (wouldSwapHelp(position, seat, discount)) {
            moves.add(Abilities.SWAP);
        }
        boolean revolts = Technologies.canRevolt(position, seat);
        for (int i = 0; i < civ.handSize; i++) {
            CivilCard card = CivilCard.at(civ.hand[i]);
            if (card.isTechnology()) {
                if (Technologies.whyNot(position, seat, card, false, discount) == null) {
                    moves.add(Catalogue.develop(card.index()));
                }
                if (revolts && Technologies.whyNot(position, seat, card, true, discount) == null) {
                    moves.add(Catalogue.revolt(card.index()));
                }
            }
        }
    }

    /** Only a revolution costs civil actions here; Hammurabi may use a military one in place of one of them. */
    private static boolean wouldSwapHelp(ThroughTheAgesPosition position, int seat, int discount) {
        if (seat != position.activeSeat() || Abilities.whyNoSwap(position, seat) != null) {
            return false;
        }
        Civilization civ = position.civ(seat);
        for (int i = 0; i < civ.handSize; i++) {
            CivilCard card = CivilCard.at(civ.hand[i]);
            if (ActionTokens.civil(position, seat) + 1 >= civ.civilTotal
                    && Technologies.whyNot(position, seat, card, true, discount) == null) {
                return true;
            }
        }
        return false;
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        int discount = discount(position);
        ThroughTheAgesRefusal refusal = switch (move) {
            case ThroughTheAgesMove.IncreasePopulation ignored -> Building.whyNoPopulation(position, seat, discount);
            case ThroughTheAgesMove.Build build
            when !build.technology().type().isUnit() ->
                Building.whyNotBuild(position, seat, build.technology().index(), discount);
            case ThroughTheAgesMove.Develop develop ->
                Technologies.whyNot(position, seat, develop.technology(), false, discount);
            case ThroughTheAgesMove.Revolt revolt -> {
                ThroughTheAgesRefusal why = Technologies.whyNot(position, seat, revolt.government(), true, discount);
                yield why != null ? why : ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS;
            }
            case ThroughTheAgesMove.UseTradeRoute ignored
            when seat == position.activeSeat() -> Abilities.whyNoTrade(position, seat);
            case ThroughTheAgesMove.SwapAction ignored
            when seat == position.activeSeat() -> Abilities.whyNoSwap(position, seat);
            default -> null;
        };
        return refusal != null ? refusal : ThroughTheAgesRefusal.DEVELOP_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        int discount = discount(position);
        if (move instanceof ThroughTheAgesMove.UseTradeRoute) {
            Abilities.trade(position, seat, log);
            return;
        }
        if (move instanceof ThroughTheAgesMove.SwapAction) {
            Abilities.swap(position, seat, log);
            return;
        }
        position.steps().pop();
        switch (move) {
            case ThroughTheAgesMove.IncreasePopulation ignored ->
                Building.increasePopulation(position, seat, discount, log);
            case ThroughTheAgesMove.Build build ->
                Building.build(position, seat, build.technology().index(), discount, log);
            case ThroughTheAgesMove.Develop develop ->
                Technologies.develop(position, seat, develop.technology(), discount, log);
            case ThroughTheAgesMove.Revolt revolt ->
                Technologies.revolt(position, seat, revolt.government(), discount, log);
            default -> {}
        }
    }

    /** Who could develop something out of a hidden hand is asked. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        boolean unseen = position.hidesHands() && position.civ(seat).handSize > 0;
        return unseen ? null : super.forced(position, seat);
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return DECLINE;
    }

    @Override
    public @Nullable Loss loss(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        if (!(move instanceof ThroughTheAgesMove.Decline)) {
            return null;
        }
        List<ThroughTheAgesMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.size() > 1 ? new Loss("gift", Map.of()) : null;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return one("Development", Rulebook.EVENT, Map.of());
    }
}
