package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Source;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.FateCard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Small things that happen in many places, each with the event that tells of it. */
final class Deeds {

    private Deeds() {}

    static void gainTalents(InnerSeaPosition position, int power, int count, EventLog log) {
        gainTalents(position, power, count, null, log);
    }

    /** {@code cause}: by what, where nothing told before says it. */
    static void gainTalents(InnerSeaPosition position, int power, int count, @Nullable String cause, EventLog log) {
        if (count > 0) {
            position.add(Stat.TALENTS, power, count);
            log.all(new InnerSeaEvent.TalentsGained(position.civilization(power), count, cause));
        }
    }

    static void loseTalents(InnerSeaPosition position, int power, int count, EventLog log) {
        loseTalents(position, power, count, null, null, log);
    }

    /** {@code saved}: what stays for them, and {@code area}: where. */
    static void loseTalents(
            InnerSeaPosition position,
            int power,
            int count,
            @Nullable String saved,
            @Nullable Area area,
            EventLog log) {
        if (count > 0) {
            position.add(Stat.TALENTS, power, -count);
            log.all(new InnerSeaEvent.TalentsLost(position.civilization(power), count, saved, area));
        }
    }

    static void score(InnerSeaPosition position, int power, int count, Source source, EventLog log) {
        score(position, power, count, source, null, log);
    }

    /** {@code cause}: by what exactly, where the source does not say it. */
    static void score(
            InnerSeaPosition position, int power, int count, Source source, @Nullable String cause, EventLog log) {
        if (count > 0) {
            position.score(source, power, count);
            log.all(new InnerSeaEvent.PointsGained(position.civilization(power), count, source.id(), cause));
        }
    }

    static void losePoints(InnerSeaPosition position, int power, int count, EventLog log) {
        int lost = position.losePoints(power, count);
        if (lost > 0) {
            log.all(new InnerSeaEvent.PointsLost(position.civilization(power), lost));
        }
    }

    /** Places disks from the supply as far as there are any and stacking allows; gives back how many. */
    static int place(InnerSeaPosition position, int faction, int area, int count, boolean open, EventLog log) {
        int placed = Math.min(count, position.board().supply(faction));
        placed = Math.min(placed, Stacking.room(position, faction, area, open));
        if (placed > 0) {
            position.board().place(faction, area, placed);
            log.all(new InnerSeaEvent.DisksPlaced(position.civilization(faction), Area.at(area), placed));
        }
        return Math.max(placed, 0);
    }

    /** Takes a disk from the map against or by the will of its owner. */
    static void loseDisks(InnerSeaPosition position, int faction, int area, int count, EventLog log) {
        position.board().remove(faction, area, count);
        if (area == position.arena() && faction < InnerSeaPosition.BARBARIANS) {
            position.add(Stat.LOST_HERE, faction, count);
        }
        log.all(new InnerSeaEvent.DisksLost(position.civilization(faction), Area.at(area), count));
        if (faction < InnerSeaPosition.BARBARIANS
                && position.board().disks(faction, area) == 0
                && position.board().allies(faction, area) > 0) {
            // Nobody is left for the allies to help.
            loseAllies(position, faction, area, position.board().allies(faction, area), log);
        }
    }

    /** Takes disks from the map by the will of their owner. */
    static void withdraw(InnerSeaPosition position, int power, int area, int count, EventLog log) {
        position.board().remove(power, area, count);
        log.all(new InnerSeaEvent.DisksWithdrawn(position.civilization(power), Area.at(area), count));
    }

    static void bringAllies(InnerSeaPosition position, int power, int area, int count, EventLog log) {
        position.board().addAllies(power, area, count);
        log.all(new InnerSeaEvent.AlliesCame(position.civilization(power), Area.at(area), count));
    }

    static void loseAllies(InnerSeaPosition position, int power, int area, int count, EventLog log) {
        position.board().addAllies(power, area, -count);
        log.all(new InnerSeaEvent.AlliesLost(position.civilization(power), Area.at(area), count));
    }

    /** An open discard: everybody sees the card. */
    static void discard(InnerSeaPosition position, int power, int card, EventLog log) {
        discard(position, power, card, null, null, log);
    }

    /** {@code saved}: what stays for it, and {@code area}: where. */
    static void discard(
            InnerSeaPosition position, int power, int card, @Nullable String saved, @Nullable Area area, EventLog log) {
        position.cards().discardFromHand(power, card);
        position.reveal();
        log.all(new InnerSeaEvent.CardDiscarded(position.civilization(power), FateCard.at(card), saved, area));
    }

    static void discardHand(InnerSeaPosition position, int power, EventLog log) {
        List<FateCard> cards = new ArrayList<>();
        for (int card = position.cards().nextInHand(power, -1);
                card >= 0;
                card = position.cards().nextInHand(power, card)) {
            position.cards().discardFromHand(power, card);
            position.reveal();
            cards.add(FateCard.at(card));
        }
        if (!cards.isEmpty()) {
            log.all(new InnerSeaEvent.HandDiscarded(position.civilization(power), List.copyOf(cards)));
        }
    }

    /** Takes the top card of the deck, made from the discards if it is empty; -1 if there is none at all. */
    static int drawCard(InnerSeaPosition position, EventLog log) {
        if (position.cards().deckSize() == 0) {
            position.cards().shuffleDiscards(position.random());
            log.all(new InnerSeaEvent.DeckShuffled(position.cards().deckSize()));
        }
        if (position.cards().deckSize() == 0) {
            return InnerSeaPosition.NONE;
        }
        position.reveal();
        return position.cards().draw();
    }

    static void bury(InnerSeaPosition position, int wonder, EventLog log) {
        position.monuments().setBuried(wonder, true);
        position.board()
                .takeFromSupply(
                        position.monuments().owner(wonder),
                        -position.monuments().disks(wonder));
        position.monuments().addDisks(wonder, -position.monuments().disks(wonder));
        log.all(new InnerSeaEvent.WonderBuried(ecumene.innersea.component.Wonder.at(wonder)));
    }

    /** Puts disks from the supply on a Wonder, as far as there are any. */
    static void feed(InnerSeaPosition position, int wonder, int count) {
        int owner = position.monuments().owner(wonder);
        int added = Math.min(count, position.board().supply(owner));
        position.board().takeFromSupply(owner, added);
        position.monuments().addDisks(wonder, added);
    }

    /** Tells one text to the seat of a power and another to everybody else. */
    static void tell(InnerSeaPosition position, int power, InnerSeaEvent own, InnerSeaEvent others, EventLog log) {
        int seat = position.terms().seatOf(power);
        if (seat == InnerSeaPosition.NONE) {
            log.all(others);
        } else {
            log.only(seat, own);
            log.others(seat, others);
        }
    }

    /** Whether a power would trade with another: it has a disk in or beside a land or shallow area of the power. */
    static boolean trades(InnerSeaPosition position, int power, int other) {
        if (power == other || position.areOfOneSeat(power, other)) {
            return false;
        }
        var own = position.board().occupied(power).minus(Area.DEEP);
        var theirs = position.board().occupied(other);
        return own.meets(theirs) || own.neighbours().and(position.terms().map()).meets(theirs);
    }

    static int tradePartners(InnerSeaPosition position, int power) {
        int partners = 0;
        for (int other = 0; other < position.powers(); other++) {
            partners += trades(position, power, other) ? 1 : 0;
        }
        return partners;
    }

    /** The seats that play a power, as an audience. */
    static int audience(InnerSeaPosition position, int power) {
        int seat = position.terms().seatOf(power);
        return seat == InnerSeaPosition.NONE ? Seats.NOBODY : Seats.only(seat);
    }
}
