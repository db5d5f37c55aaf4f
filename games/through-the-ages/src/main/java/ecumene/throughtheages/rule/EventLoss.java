package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Something of the owner's choice is lost by an event: a building, a colony, or a wonder that falls into ruins. */
public final class EventLoss extends Question {

    public static final EventLoss STEP = new EventLoss();

    private enum Loss {
        BUILDING("DestroyBuilding"),
        COLONY("LoseColony"),
        WONDER("RuinWonder");

        private static final List<Loss> ALL = List.of(values());

        private final String prompt;

        Loss(String prompt) {
            this.prompt = prompt;
        }
    }

    private static final class Frame {

        private static final int LOSS = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.one("loss", Loss.ALL)};

        static void push(ThroughTheAgesPosition position, int seat, Loss loss) {
            position.steps().push(STEP, seat, Loss.ALL.indexOf(loss));
        }

        static Loss loss(ThroughTheAgesPosition position) {
            return Loss.ALL.get(position.steps().note(LOSS));
        }
    }

    private EventLoss() {
        super("event-loss", Frame.TOLD);
    }

    /** Border Conflict. */
    static void building(ThroughTheAgesPosition position, int seat) {
        ask(position, seat, Loss.BUILDING);
    }

    /** Independence Declaration. */
    static void colony(ThroughTheAgesPosition position, int seat) {
        ask(position, seat, Loss.COLONY);
    }

    /** Ravages of Time. */
    static void wonder(ThroughTheAgesPosition position, int seat) {
        ask(position, seat, Loss.WONDER);
    }

    private static void ask(ThroughTheAgesPosition position, int seat, Loss loss) {
        List<ThroughTheAgesMove> moves = new ArrayList<>();
        list(position.civ(seat), loss, moves);
        if (!moves.isEmpty()) {
            Frame.push(position, seat, loss);
        }
    }

    private static void list(Civilization civ, Loss loss, List<ThroughTheAgesMove> moves) {
        if (loss == Loss.BUILDING) {
            for (int card = 0; card < CivilCard.FIRST_UNIT; card++) {
                if (civ.workers[card] > 0) {
                    moves.add(Catalogue.destroy(card));
                }
            }
        } else if (loss == Loss.COLONY) {
            for (int rest = civ.colonies; rest != 0; rest &= rest - 1) {
                moves.add(new ThroughTheAgesMove.LoseColony(Colonies.card(rest)));
            }
        } else {
            for (int rest = civ.wonders & ~civ.ruins; rest != 0; rest &= rest - 1) {
                CivilCard wonder = CivilCard.at(CivilCard.FIRST_WONDER + Integer.numberOfTrailingZeros(rest));
                if (wonder.level() <= Age.I.level()) {
                    moves.add(new ThroughTheAgesMove.RuinWonder(wonder));
                }
            }
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        list(position.civ(seat), Frame.loss(position), moves);
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return switch (Frame.loss(position)) {
            case BUILDING ->
                move instanceof ThroughTheAgesMove.Destroy
                        ? ThroughTheAgesRefusal.NO_SUCH_BUILDING_BY_THE_EVENT
                        : ThroughTheAgesRefusal.DESTROY_A_BUILDING_NOW;
            case COLONY ->
                move instanceof ThroughTheAgesMove.LoseColony
                        ? ThroughTheAgesRefusal.NOT_YOUR_COLONY
                        : ThroughTheAgesRefusal.LOSE_A_COLONY_NOW;
            case WONDER ->
                move instanceof ThroughTheAgesMove.RuinWonder
                        ? ThroughTheAgesRefusal.NOT_YOUR_WONDER
                        : ThroughTheAgesRefusal.RUIN_A_WONDER_NOW;
        };
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        position.steps().pop();
        switch (move) {
            case ThroughTheAgesMove.Destroy destroy ->
                Building.destroy(position, seat, destroy.technology().index(), log);
            case ThroughTheAgesMove.LoseColony colony -> Colonies.lose(position, seat, colony.colony(), log);
            case ThroughTheAgesMove.RuinWonder ruin -> {
                CivilCard wonder = ruin.wonder();
                position.civ(seat).ruins |= 1 << (wonder.index() - CivilCard.FIRST_WONDER);
                log.all(new ThroughTheAgesEvent.WonderRuined(seat, wonder));
                Ratings.update(position, seat);
                Tokens.changeBlue(position, seat, -wonder.blueTokens(), log);
            }
            default -> throw new IllegalArgumentException(move + " loses nothing");
        }
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        List<ThroughTheAgesMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return one(Frame.loss(position).prompt, Rulebook.EVENT, Map.of());
    }
}
