package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Step 1 of a competition: a civilization that takes part lays cards face down and announces its help and its Wonder. */
public final class CompetitionCards extends Asking {

    public static final CompetitionCards STEP = new CompetitionCards();

    private static final Wonder TEMPLE = Wonder.of("grand-temple");

    private CompetitionCards() {
        super("competition-cards");
    }

    /** Asks a power that takes part and has anything to bring, as far as everybody can see. */
    static void begin(InnerSeaPosition position, int power) {
        if (position.board().disks(power, position.arena()) > 0
                && (position.cards().handSize(power) > 0 || hasHelp(position, power) || hasTemple(position, power))) {
            position.steps().push(STEP, power);
        }
    }

    private static boolean hasHelp(InnerSeaPosition position, int power) {
        for (int slot = 0; slot < Civilization.SLOTS; slot++) {
            if (mayAnnounce(position, power, slot)) {
                return true;
            }
        }
        return false;
    }

    /** One kind of help per competition. */
    private static boolean mayAnnounce(InnerSeaPosition position, int power, int slot) {
        return !position.is(Stat.ANNOUNCED, power) && Help.reaches(position, power, slot, position.arena());
    }

    private static boolean hasTemple(InnerSeaPosition position, int power) {
        int temple = TEMPLE.index();
        return position.monuments().owner(temple) == power
                && position.isActive(temple)
                && position.monuments().disks(temple) > 0
                && !position.monuments().isSilent(temple)
                && !position.hasAnnouncedTemple(power);
    }

    static @Nullable InnerSeaRefusal whyNot(InnerSeaPosition position, int power, FateCard card) {
        if (!position.cards().inHand(power, card.index())) {
            return InnerSeaRefusal.CARD_NOT_IN_HAND;
        }
        if (card.kind() != FateCard.Kind.COMPETITION) {
            return InnerSeaRefusal.NOT_A_COMPETITION_CARD;
        }
        return fits(position, power, card) ? null : InnerSeaRefusal.CARD_NOT_FOR_THIS_AREA;
    }

    private static InnerSeaRefusal whyNot(InnerSeaPosition position, int power, Wonder wonder) {
        InnerSeaRefusal found = Devices.whyNot(position, power, wonder, FateCard.When.COMPETITION);
        return found == null ? InnerSeaRefusal.ONCE_IN_A_COMPETITION : found;
    }

    /** Whether a Competition card may be laid in the present area. */
    public static boolean fits(InnerSeaPosition position, int power, FateCard card) {
        int area = position.arena();
        return switch (card.needs()) {
            case LAND -> Area.isLand(area);
            case SEA -> !Area.isLand(area);
            case CITY -> position.board().cities(power).contains(area);
            case NOT_HOME -> !Area.HOMES.contains(area) || isActiveTroy(position, area);
            case NOTHING -> true;
        };
    }

    /** The wooden horse. */
    private static boolean isActiveTroy(InnerSeaPosition position, int area) {
        for (int power = 0; power < position.powers(); power++) {
            if (position.home(power) == area && position.civilization(power).hasWalls()) {
                return true;
            }
        }
        return false;
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        for (int card = position.cards().nextInHand(power, -1);
                card >= 0;
                card = position.cards().nextInHand(power, card)) {
            if (whyNot(position, power, FateCard.at(card)) == null) {
                moves.add(CardMoves.lay(card));
            }
        }
        for (int slot = 0; slot < Civilization.SLOTS; slot++) {
            if (mayAnnounce(position, power, slot)) {
                moves.add(new InnerSeaMove.AnnounceHelp(slot));
            }
        }
        if (hasTemple(position, power)) {
            moves.add(new InnerSeaMove.AnnounceWonder(TEMPLE));
        }
        moves.add(DONE);
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        switch (move) {
            case InnerSeaMove.LayCard lay -> {
                position.cards().lay(power, lay.card().index());
                log.all(new InnerSeaEvent.CardLaid(position.civilization(power)));
            }
            case InnerSeaMove.AnnounceHelp announce -> {
                Help.spend(position, power, announce.help());
                position.set(Stat.ANNOUNCED, power, announce.help() + 1);
                boolean own =
                        position.civilization(power).help().get(announce.help()).own();
                log.all(new InnerSeaEvent.HelpAnnounced(position.civilization(power), own ? "own" : "white"));
            }
            case InnerSeaMove.AnnounceWonder announce -> {
                position.announceTemple(power);
                log.all(new InnerSeaEvent.HelpAnnounced(
                        position.civilization(power), announce.wonder().id()));
            }
            default -> position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.LayCard lay -> {
                InnerSeaRefusal found = whyNot(position, power, lay.card());
                yield found == null ? InnerSeaRefusal.LAY_CARDS_NOW : found;
            }
            case InnerSeaMove.AnnounceHelp announce -> InnerSeaRefusal.HELP_DOES_NOT_COME;
            case InnerSeaMove.AnnounceWonder announce -> whyNot(position, power, announce.wonder());
            default -> InnerSeaRefusal.LAY_CARDS_NOW;
        };
    }

    /** Cards are laid face down; the rest is said aloud. */
    @Override
    public int audience(InnerSeaPosition position, int seat, InnerSeaMove move) {
        return move instanceof InnerSeaMove.LayCard ? ecumene.engine.Seats.only(seat) : ecumene.engine.Seats.EVERYONE;
    }

    @Override
    public InnerSeaMove standing(InnerSeaPosition position, int seat) {
        return DONE;
    }

    /** With cards in hand always asked. */
    @Override
    public @Nullable InnerSeaMove forced(InnerSeaPosition position, int seat) {
        return position.cards().handSize(power(position)) > 0 ? null : super.forced(position, seat);
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return DONE;
    }

    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        InnerSeaMove move = SystemWar.bring(position, power, moves);
        boolean brings = move instanceof InnerSeaMove.AnnounceHelp || move instanceof InnerSeaMove.AnnounceWonder;
        if (!brings && SystemWar.looksForACard(position, power)) {
            // Whether a card lies there then tells something of a hand nobody sees.
            position.reveal();
        }
        return move;
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "CompetitionCards",
                Rulebook.COMPETITION,
                Map.of(
                        "area",
                        Area.at(position.arena()),
                        "civilization",
                        position.civilization(power),
                        "brought",
                        brought(position, power)));
    }

    /** How much a power brings to the competition as it has said so far. */
    private static int brought(InnerSeaPosition position, int power) {
        return position.cards().laidCount(power)
                + (position.get(Stat.ANNOUNCED, power) > 0 ? 1 : 0)
                + (position.hasAnnouncedTemple(power) ? 1 : 0);
    }
}
