package ecumene.throughtheages.rule;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesForesight.Share;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the ratings of a civilization come from: its cards are taken away one after the other in a copy of the position, and
 * what is missing then is the share of each. So the shares always add up to the ratings, whatever the cards do together.
 */
public final class RatingSources {

    private final ThroughTheAgesPosition position;
    private final int seat;
    private final Civilization civ;
    private final List<Share> shares = new ArrayList<>();
    private int culture;
    private int science;
    private int strength;
    private int happiness;

    private RatingSources(ThroughTheAgesPosition original, int seat) {
        this.position = original.copy();
        this.seat = seat;
        this.civ = position.civ(seat);
    }

    public static List<Share> of(ThroughTheAgesPosition position, int seat) {
        RatingSources sources = new RatingSources(position, seat);
        sources.takeAllAway();
        return List.copyOf(sources.shares);
    }

    private void takeAllAway() {
        remember();
        for (int owner = 0; owner < position.seats(); owner++) {
            if (Diplomacy.isParty(position, owner, seat)) {
                String pact = MilitaryCard.at(position.civ(owner).pact).id();
                position.civ(owner).pact = Civilization.NONE;
                note(pact);
            }
        }
        if (civ.tactic != Civilization.NONE) {
            String tactic = MilitaryCard.at(civ.tactic).id();
            civ.tactic = Civilization.NONE;
            note(tactic);
        }
        if (civ.leader != Civilization.NONE) {
            String leader = CivilCard.at(civ.leader).id();
            civ.leader = Civilization.NONE;
            note(leader);
        }
        takeWondersAway();
        while (civ.colonies != 0) {
            int colony = MilitaryCard.FIRST_TERRITORY + Integer.numberOfTrailingZeros(civ.colonies);
            civ.colonies &= civ.colonies - 1;
            note(MilitaryCard.at(colony).id());
        }
        for (int card = CivilCard.FIRST_SPECIAL; card < CivilCard.FIRST_GOVERNMENT; card++) {
            if (civ.knows(card)) {
                civ.forget(card);
                note(CivilCard.at(card).id());
            }
        }
        for (int card = 0; card < CivilCard.WORKPLACES; card++) {
            if (civ.workers[card] > 0) {
                civ.workers[card] = 0;
                note(CivilCard.at(card).id());
            }
        }
        share(CivilCard.at(civ.government).id(), culture, science, strength, happiness);
    }

    private void takeWondersAway() {
        while (civ.wonders != 0) {
            int bit = Integer.lowestOneBit(civ.wonders);
            int wonder = CivilCard.FIRST_WONDER + Integer.numberOfTrailingZeros(bit);
            civ.wonders &= ~bit;
            civ.ruins &= ~bit;
            if (civ.homerWonder == wonder) {
                civ.homerWonder = Civilization.NONE;
            }
            note(CivilCard.at(wonder).id());
        }
    }

    /** What is missing since the last time is the share of this card. */
    private void note(String card) {
        int cultureBefore = culture;
        int scienceBefore = science;
        int strengthBefore = strength;
        int happinessBefore = happiness;
        Ratings.refresh(position, seat);
        remember();
        share(
                card,
                cultureBefore - culture,
                scienceBefore - science,
                strengthBefore - strength,
                happinessBefore - happiness);
    }

    private void remember() {
        culture = civ.cultureRating;
        science = civ.scienceRating;
        strength = civ.strength;
        happiness = civ.happiness;
    }

    private void share(String card, int ofCulture, int ofScience, int ofStrength, int ofHappiness) {
        if (ofCulture != 0 || ofScience != 0 || ofStrength != 0 || ofHappiness != 0) {
            shares.add(new Share(card, ofCulture, ofScience, ofStrength, ofHappiness));
        }
    }
}
