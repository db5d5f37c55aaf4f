package ecumene.innersea;

import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;

/** The moves of the Inner Sea, short enough to read a test aloud. */
final class Moves {

    private Moves() {}

    static InnerSeaMove done() {
        return new InnerSeaMove.Done();
    }

    static InnerSeaMove choose(String civilization) {
        return new InnerSeaMove.ChooseCivilization(Civilization.of(civilization));
    }

    static InnerSeaMove retire(String area) {
        return retire(area, 1);
    }

    static InnerSeaMove retire(String area, int count) {
        return new InnerSeaMove.Retire(Area.of(area), count);
    }

    static InnerSeaMove endRetirement() {
        return new InnerSeaMove.EndRetirement();
    }

    static InnerSeaMove endResettlement() {
        return new InnerSeaMove.EndResettlement();
    }

    static InnerSeaMove endDeployment(int returning) {
        return new InnerSeaMove.EndDeployment(returning);
    }

    static InnerSeaMove resettle(String area) {
        return new InnerSeaMove.Resettle(Area.of(area));
    }

    static InnerSeaMove place(String area) {
        return place(area, 1);
    }

    static InnerSeaMove place(String area, int count) {
        return new InnerSeaMove.Place(Area.of(area), count);
    }

    static InnerSeaMove takeCard() {
        return new InnerSeaMove.TakeCard();
    }

    static InnerSeaMove use(String wonder) {
        return new InnerSeaMove.UseWonder(Wonder.of(wonder));
    }

    static InnerSeaMove invest(String card, int way) {
        return new InnerSeaMove.UseInvestment(FateCard.of(card), way);
    }

    static InnerSeaMove card(String card) {
        return new InnerSeaMove.PlayCard(FateCard.of(card));
    }

    static InnerSeaMove build(String wonder) {
        return new InnerSeaMove.BuildWonder(Wonder.of(wonder));
    }

    static InnerSeaMove pass() {
        return new InnerSeaMove.Pass();
    }

    static InnerSeaMove alphabet(String card) {
        return new InnerSeaMove.UseAlphabet(FateCard.of(card));
    }

    static InnerSeaMove at(String area) {
        return new InnerSeaMove.Target(Area.of(area), null);
    }

    static InnerSeaMove at(String area, String faction) {
        return new InnerSeaMove.Target(Area.of(area), Civilization.of(faction));
    }

    static InnerSeaMove against(String civilization) {
        return new InnerSeaMove.TargetCivilization(Civilization.of(civilization));
    }

    static InnerSeaMove wonder(String wonder) {
        return new InnerSeaMove.TargetWonder(Wonder.of(wonder));
    }

    static InnerSeaMove amount(int count) {
        return new InnerSeaMove.Amount(count);
    }

    static InnerSeaMove negate(String card) {
        return new InnerSeaMove.Negate(FateCard.of(card));
    }

    static InnerSeaMove letPass() {
        return new InnerSeaMove.LetPass();
    }

    static InnerSeaMove discard(String card) {
        return new InnerSeaMove.Discard(FateCard.of(card));
    }

    static InnerSeaMove take(String card) {
        return new InnerSeaMove.TakeThis(FateCard.of(card));
    }

    static InnerSeaMove putBack(String card) {
        return new InnerSeaMove.PutBack(FateCard.of(card));
    }

    static InnerSeaMove fetch(String card) {
        return new InnerSeaMove.FetchCard(FateCard.of(card));
    }

    static InnerSeaMove remove(String area) {
        return remove(area, 1);
    }

    static InnerSeaMove remove(String area, int count) {
        return new InnerSeaMove.RemoveDisks(Area.of(area), count);
    }

    static InnerSeaMove payTalent() {
        return payTalents(1);
    }

    static InnerSeaMove payTalents(int count) {
        return new InnerSeaMove.PayTalents(count);
    }

    static InnerSeaMove next(String card) {
        return new InnerSeaMove.NextCard(FateCard.of(card));
    }

    static InnerSeaMove payCard(String card) {
        return new InnerSeaMove.PayCard(FateCard.of(card));
    }

    static InnerSeaMove spare(String card) {
        return new InnerSeaMove.SpareDisk(FateCard.of(card));
    }

    static InnerSeaMove gold(String area) {
        return new InnerSeaMove.SpendGold(Area.of(area));
    }

    static InnerSeaMove start(String area) {
        return new InnerSeaMove.StartCompetition(Area.of(area));
    }

    static InnerSeaMove lay(String card) {
        return new InnerSeaMove.LayCard(FateCard.of(card));
    }

    static InnerSeaMove help(int slot) {
        return new InnerSeaMove.AnnounceHelp(slot);
    }

    static InnerSeaMove announce(String wonder) {
        return new InnerSeaMove.AnnounceWonder(Wonder.of(wonder));
    }

    static InnerSeaMove takePlace(int place) {
        return new InnerSeaMove.TakePlace(place);
    }

    static InnerSeaMove aeneas() {
        return new InnerSeaMove.InvokeAeneas();
    }
}
