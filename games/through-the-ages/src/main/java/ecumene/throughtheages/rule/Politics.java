package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The Politics Phase: one political action at most, two once in the match with Caesar. */
public final class Politics extends Question {

    public static final Politics STEP = new Politics();

    private static final class Frame {

        private static final int DONE = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("done")};

        /** Political actions done in this phase. */
        static int done(ThroughTheAgesPosition position) {
            return position.steps().note(DONE);
        }

        static void setDone(ThroughTheAgesPosition position, int count) {
            position.steps().setNote(DONE, count);
        }
    }

    private static final ThroughTheAgesMove END = new ThroughTheAgesMove.EndPolitics();
    private static final ThroughTheAgesMove RESIGN = new ThroughTheAgesMove.Resign();
    private static final ThroughTheAgesMove ALEXANDER = new ThroughTheAgesMove.RetireAlexander();
    private static final ThroughTheAgesMove LOOK = new ThroughTheAgesMove.LookAtEvent();
    private static final ThroughTheAgesMove[] PREPARE =
            MilitaryCard.ALL.stream().map(ThroughTheAgesMove.PrepareEvent::new).toArray(ThroughTheAgesMove[]::new);

    private Politics() {
        super("politics", Frame.TOLD);
    }

    @Override
    public int awaiting(ThroughTheAgesPosition position) {
        int seat = position.steps().seat();
        Civilization civ = position.civ(seat);
        int done = Frame.done(position);
        boolean asked = !civ.resigned && (done == 0 || (done == 1 && civ.leader == Leaders.CAESAR && !civ.caesarUsed));
        return asked ? Seats.only(seat) : Seats.NOBODY;
    }

    @Override
    public void proceed(ThroughTheAgesPosition position, EventLog log) {
        position.steps().pop();
    }

    // ---------------------------------------------------------------- moves

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        moves.add(END);
        for (int i = 0; i < civ.militarySize; i++) {
            if (i == 0 || civ.military[i - 1] != civ.military[i]) {
                listCard(position, seat, MilitaryCard.at(civ.military[i]), moves);
            }
        }
        for (int owner = 0; owner < position.seats(); owner++) {
            if (Diplomacy.isParty(position, owner, seat)) {
                moves.add(new ThroughTheAgesMove.CancelPact(MilitaryCard.at(position.civ(owner).pact)));
            }
        }
        if (civ.leader == Leaders.ALEXANDER) {
            moves.add(ALEXANDER);
        }
        if (whyNotLook(position, seat) == null) {
            moves.add(LOOK);
        }
        if (holdsEvent(civ) && Abilities.whyNoTrade(position, seat) == null) {
            moves.add(Abilities.TRADE);
        }
        if (whyNotResign(position) == null) {
            moves.add(RESIGN);
        }
    }

    /** Only an event can make its player pay food or resources in this phase. */
    private static boolean holdsEvent(Civilization civ) {
        for (int i = 0; i < civ.militarySize; i++) {
            if (MilitaryCard.at(civ.military[i]).isEvent()) {
                return true;
            }
        }
        return false;
    }

    private static void listCard(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, List<ThroughTheAgesMove> moves) {
        if (card.isEvent()) {
            moves.add(PREPARE[card.index()]);
            if (card.type() == MilitaryType.TERRITORY && position.civ(seat).leader == Leaders.COLUMBUS) {
                moves.add(new ThroughTheAgesMove.SendColumbus(card));
            }
            return;
        }
        for (int rival = 0; rival < position.seats(); rival++) {
            if (card.type() == MilitaryType.AGGRESSION && whyNoAggression(position, seat, card, rival) == null) {
                moves.add(new ThroughTheAgesMove.PlayAggression(card, rival));
            } else if (card.type() == MilitaryType.WAR && whyNoWar(position, seat, card, rival) == null) {
                moves.add(new ThroughTheAgesMove.DeclareWar(card, rival));
            } else if (card.type() == MilitaryType.PACT && whyNoPact(position, seat, rival) == null) {
                for (String side : PactAnswer.sides(card)) {
                    moves.add(new ThroughTheAgesMove.OfferPact(card, rival, side));
                }
            }
        }
    }

    // ---------------------------------------------------------------- why not

    private static @Nullable ThroughTheAgesRefusal whyNoRival(ThroughTheAgesPosition position, int seat, int rival) {
        return rival < 0 || rival >= position.seats() || rival == seat || !position.isIn(rival)
                ? ThroughTheAgesRefusal.NO_SUCH_RIVAL
                : null;
    }

    private static @Nullable ThroughTheAgesRefusal whyNoAttack(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, int rival) {
        ThroughTheAgesRefusal refusal = whyNoRival(position, seat, rival);
        if (refusal != null) {
            return refusal;
        }
        if (position.civ(seat).leader == Leaders.GANDHI) {
            return ThroughTheAgesRefusal.GANDHI_NEVER_ATTACKS;
        }
        if (Diplomacy.forbidsAttack(position, seat, rival)) {
            return ThroughTheAgesRefusal.A_PACT_FORBIDS_IT;
        }
        return ActionTokens.military(position, seat) < Diplomacy.attackCost(position, card, rival)
                ? ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS
                : null;
    }

    private static @Nullable ThroughTheAgesRefusal whyNoAggression(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, int rival) {
        ThroughTheAgesRefusal refusal = whyNoAttack(position, seat, card, rival);
        if (refusal != null) {
            return refusal;
        }
        if (Diplomacy.strengthAgainst(position, seat, rival, true)
                <= Diplomacy.strengthAgainst(position, rival, seat, false)) {
            return ThroughTheAgesRefusal.RIVAL_IS_NOT_WEAKER;
        }
        return Aggression.hasTarget(position, card, rival) ? null : ThroughTheAgesRefusal.NOTHING_TO_TAKE;
    }

    private static @Nullable ThroughTheAgesRefusal whyNoWar(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, int rival) {
        ThroughTheAgesRefusal refusal = whyNoAttack(position, seat, card, rival);
        if (refusal != null) {
            return refusal;
        }
        if (Diplomacy.isSafeFromWar(position, rival)) {
            return ThroughTheAgesRefusal.A_PACT_FORBIDS_IT;
        }
        return position.round() == position.lastRound() ? ThroughTheAgesRefusal.NO_WAR_IN_THE_LAST_ROUND : null;
    }

    private static @Nullable ThroughTheAgesRefusal whyNoPact(ThroughTheAgesPosition position, int seat, int partner) {
        return whyNoRival(position, seat, partner);
    }

    private static @Nullable ThroughTheAgesRefusal whyNotLook(ThroughTheAgesPosition position, int seat) {
        if (position.civ(seat).leader != Leaders.JOAN_OF_ARC) {
            return ThroughTheAgesRefusal.ABILITY_NOT_YOURS;
        }
        // At the start of the phase, so before any political action.
        return position.isUsed(Once.LOOKED_AT_EVENT) || Frame.done(position) > 0
                ? ThroughTheAgesRefusal.ONCE_PER_TURN
                : null;
    }

    private static @Nullable ThroughTheAgesRefusal whyNotResign(ThroughTheAgesPosition position) {
        if (!position.allowsResigning()) {
            return ThroughTheAgesRefusal.NOBODY_RESIGNS;
        }
        return position.age() == Age.IV.level() ? ThroughTheAgesRefusal.NO_RESIGNING_IN_AGE_IV : null;
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        Civilization civ = position.civ(seat);
        ThroughTheAgesRefusal refusal = switch (move) {
            case ThroughTheAgesMove.PrepareEvent event ->
                civ.holds(event.card().index())
                        ? ThroughTheAgesRefusal.NOT_AN_EVENT
                        : ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
            case ThroughTheAgesMove.PlayAggression play -> {
                ThroughTheAgesRefusal card = whyNotCard(civ, play.card(), MilitaryType.AGGRESSION);
                yield card != null ? card : whyNoAggression(position, seat, play.card(), play.rival());
            }
            case ThroughTheAgesMove.DeclareWar war -> {
                ThroughTheAgesRefusal card = whyNotCard(civ, war.card(), MilitaryType.WAR);
                yield card != null ? card : whyNoWar(position, seat, war.card(), war.rival());
            }
            case ThroughTheAgesMove.OfferPact pact -> {
                ThroughTheAgesRefusal card = whyNotCard(civ, pact.card(), MilitaryType.PACT);
                if (card == null) {
                    card = whyNoPact(position, seat, pact.partner());
                }
                yield card != null ? card : ThroughTheAgesRefusal.NO_SUCH_SIDE;
            }
            case ThroughTheAgesMove.CancelPact ignored -> ThroughTheAgesRefusal.NOT_YOUR_PACT;
            case ThroughTheAgesMove.SendColumbus columbus ->
                civ.leader != Leaders.COLUMBUS
                        ? ThroughTheAgesRefusal.ABILITY_NOT_YOURS
                        : ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
            case ThroughTheAgesMove.RetireAlexander ignored -> ThroughTheAgesRefusal.ABILITY_NOT_YOURS;
            case ThroughTheAgesMove.LookAtEvent ignored -> whyNotLook(position, seat);
            case ThroughTheAgesMove.UseTradeRoute ignored -> Abilities.whyNoTrade(position, seat);
            case ThroughTheAgesMove.Resign ignored -> whyNotResign(position);
            default -> null;
        };
        return refusal != null ? refusal : ThroughTheAgesRefusal.POLITICS_NOW;
    }

    private static @Nullable ThroughTheAgesRefusal whyNotCard(Civilization civ, MilitaryCard card, MilitaryType type) {
        return card.type() == type && civ.holds(card.index()) ? null : ThroughTheAgesRefusal.CARD_NOT_IN_HAND;
    }

    // ---------------------------------------------------------------- playing

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        switch (move) {
            case ThroughTheAgesMove.EndPolitics ignored -> {
                log.all(new ThroughTheAgesEvent.PoliticsSkipped(seat, Frame.done(position) > 0));
                position.steps().pop();
            }
            case ThroughTheAgesMove.Resign ignored -> Resignation.resign(position, seat, log);
            case ThroughTheAgesMove.LookAtEvent ignored -> look(position, seat, log);
            case ThroughTheAgesMove.UseTradeRoute ignored -> Abilities.trade(position, seat, log);
            default -> {
                int done = Frame.done(position) + 1;
                Frame.setDone(position, done);
                if (done == 2) {
                    position.civ(seat).caesarUsed = true;
                }
                act(position, seat, move, log);
            }
        }
    }

    private static void act(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        Civilization civ = position.civ(seat);
        switch (move) {
            case ThroughTheAgesMove.PrepareEvent event -> prepare(position, seat, event.card(), log);
            case ThroughTheAgesMove.PlayAggression play ->
                Aggression.play(position, seat, play.card(), play.rival(), log);
            case ThroughTheAgesMove.DeclareWar war -> declareWar(position, seat, war.card(), war.rival(), log);
            case ThroughTheAgesMove.OfferPact pact -> PactAnswer.offer(position, seat, pact, log);
            case ThroughTheAgesMove.CancelPact pact -> Diplomacy.cancel(position, pact.card(), seat, log);
            case ThroughTheAgesMove.RetireAlexander ignored -> {
                LeaderChange.remove(position, seat, log);
                Tokens.changeYellow(position, seat, 1, log);
            }
            case ThroughTheAgesMove.SendColumbus columbus -> {
                LeaderChange.remove(position, seat, log);
                civ.takeMilitary(columbus.territory().index());
                position.reveal();
                Colonies.win(position, seat, columbus.territory(), log);
            }
            default -> throw new IllegalArgumentException(move + " is no political action");
        }
    }

    /** Prepare an Event: culture for its level, and the next of the current events happens. */
    private static void prepare(ThroughTheAgesPosition position, int seat, MilitaryCard card, EventLog log) {
        Civilization civ = position.civ(seat);
        civ.takeMilitary(card.index());
        position.military().prepare(card.index(), seat);
        log.others(seat, new ThroughTheAgesEvent.EventPrepared(seat, Age.at(card.level())));
        log.only(seat, new ThroughTheAgesEvent.OwnEventPrepared(card));
        civ.addCulture(card.level(), Source.EVENTS);
        log.all(new ThroughTheAgesEvent.CultureChanged(seat, card.level()));
        Events.reveal(position, seat, log);
    }

    private static void declareWar(
            ThroughTheAgesPosition position, int seat, MilitaryCard card, int rival, EventLog log) {
        Civilization civ = position.civ(seat);
        ActionTokens.spendMilitary(position, seat, Diplomacy.attackCost(position, card, rival));
        civ.takeMilitary(card.index());
        civ.war = card.index();
        civ.warTarget = rival;
        position.reveal();
        log.all(new ThroughTheAgesEvent.WarDeclared(seat, rival, card));
        Diplomacy.endPactsByAttack(position, seat, rival, log);
    }

    private static void look(ThroughTheAgesPosition position, int seat, EventLog log) {
        position.use(Once.LOOKED_AT_EVENT);
        position.military().lookAtTop(seat);
        position.reveal();
        log.others(seat, new ThroughTheAgesEvent.EventSeen(seat));
        int top = position.military().currentEvents().size() - 1;
        log.only(
                seat,
                new ThroughTheAgesEvent.OwnEventSeen(
                        MilitaryCard.at(position.military().currentEvents().get(top))));
    }

    /** Which event is laid remains a secret. */
    @Override
    public int audience(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.PrepareEvent ? Seats.only(seat) : Seats.EVERYONE;
    }

    /** Who holds military cards is asked, whatever they are. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        return position.civ(seat).militarySize > 0 ? null : super.forced(position, seat);
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return END;
    }

    /** Leaving, and a pact or leader that goes: they lie there to be read, and nobody means it who presses one once. */
    @Override
    public @Nullable Loss loss(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return switch (move) {
            case ThroughTheAgesMove.Resign ignored -> new Loss("resignation", Map.of());
            case ThroughTheAgesMove.CancelPact pact ->
                new Loss("pact", Map.of("seat", Diplomacy.partner(position, pact.card(), seat)));
            case ThroughTheAgesMove.RetireAlexander ignored ->
                new Loss(
                        "leader",
                        Map.of("leader", CivilCard.at(Leaders.ALEXANDER).id()));
            case ThroughTheAgesMove.PlayAggression aggression -> broken(position, seat, aggression.rival());
            case ThroughTheAgesMove.DeclareWar war -> broken(position, seat, war.rival());
            default -> null;
        };
    }

    /** The pact that ends when a civilization attacks its partner. */
    private static @Nullable Loss broken(ThroughTheAgesPosition position, int seat, int rival) {
        return Diplomacy.endsByAttack(position, seat, rival) ? new Loss("pact", Map.of("seat", rival)) : null;
    }

    /** Who has no military card, no pact and no leader to send away can do nothing in politics, and everybody sees it. */
    @Override
    public @Nullable ThroughTheAgesMove standing(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        boolean idle = civ.militarySize == 0 && civ.leader != Leaders.ALEXANDER && civ.leader != Leaders.JOAN_OF_ARC;
        for (int owner = 0; owner < position.seats(); owner++) {
            idle &= !Diplomacy.isParty(position, owner, seat);
        }
        return idle ? END : null;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return one(
                Frame.done(position) == 0 ? "Politics" : "SecondPolitics",
                Rulebook.POLITICS,
                Map.of("military", ActionTokens.military(position, seat)));
    }
}
