package ecumene.throughtheages;

import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;

/** The moves of Through the Ages, short enough to read a test aloud. */
final class Moves {

    private Moves() {}

    private static CivilCard civil(String id) {
        return CivilCard.of(id);
    }

    private static MilitaryCard card(String id) {
        return MilitaryCard.of(id);
    }

    static ThroughTheAgesMove prepare(String id) {
        return new ThroughTheAgesMove.PrepareEvent(card(id));
    }

    static ThroughTheAgesMove aggression(String id, int rival) {
        return new ThroughTheAgesMove.PlayAggression(card(id), rival);
    }

    static ThroughTheAgesMove war(String id, int rival) {
        return new ThroughTheAgesMove.DeclareWar(card(id), rival);
    }

    static ThroughTheAgesMove offer(String id, int partner, String side) {
        return new ThroughTheAgesMove.OfferPact(card(id), partner, side);
    }

    static ThroughTheAgesMove accept() {
        return new ThroughTheAgesMove.AcceptPact();
    }

    static ThroughTheAgesMove reject() {
        return new ThroughTheAgesMove.RejectPact();
    }

    static ThroughTheAgesMove cancel(String id) {
        return new ThroughTheAgesMove.CancelPact(card(id));
    }

    static ThroughTheAgesMove resign() {
        return new ThroughTheAgesMove.Resign();
    }

    static ThroughTheAgesMove alexander() {
        return new ThroughTheAgesMove.RetireAlexander();
    }

    static ThroughTheAgesMove columbus(String id) {
        return new ThroughTheAgesMove.SendColumbus(card(id));
    }

    static ThroughTheAgesMove look() {
        return new ThroughTheAgesMove.LookAtEvent();
    }

    static ThroughTheAgesMove endPolitics() {
        return new ThroughTheAgesMove.EndPolitics();
    }

    static ThroughTheAgesMove bonus(String id) {
        return new ThroughTheAgesMove.AddBonus(card(id));
    }

    static ThroughTheAgesMove add(String id) {
        return new ThroughTheAgesMove.AddCard(card(id));
    }

    static ThroughTheAgesMove repel() {
        return new ThroughTheAgesMove.Repel();
    }

    static ThroughTheAgesMove giveIn() {
        return new ThroughTheAgesMove.GiveIn();
    }

    static ThroughTheAgesMove bid(int strength) {
        return new ThroughTheAgesMove.Bid(strength);
    }

    static ThroughTheAgesMove passBid() {
        return new ThroughTheAgesMove.PassBid();
    }

    static ThroughTheAgesMove send(String id) {
        return new ThroughTheAgesMove.SendUnit(civil(id));
    }

    static ThroughTheAgesMove sail() {
        return new ThroughTheAgesMove.Sail();
    }

    static ThroughTheAgesMove take(int space, String id) {
        return new ThroughTheAgesMove.Take(space, civil(id));
    }

    static ThroughTheAgesMove population() {
        return new ThroughTheAgesMove.IncreasePopulation();
    }

    static ThroughTheAgesMove build(String id) {
        return new ThroughTheAgesMove.Build(civil(id));
    }

    static ThroughTheAgesMove upgrade(String from, String to) {
        return new ThroughTheAgesMove.Upgrade(civil(from), civil(to));
    }

    static ThroughTheAgesMove destroy(String id) {
        return new ThroughTheAgesMove.Destroy(civil(id));
    }

    static ThroughTheAgesMove leader(String id) {
        return new ThroughTheAgesMove.PlayLeader(civil(id));
    }

    static ThroughTheAgesMove tuck(String id) {
        return new ThroughTheAgesMove.TuckHomer(civil(id));
    }

    static ThroughTheAgesMove stages(int count) {
        return new ThroughTheAgesMove.BuildStages(count);
    }

    static ThroughTheAgesMove develop(String id) {
        return new ThroughTheAgesMove.Develop(civil(id));
    }

    static ThroughTheAgesMove revolt(String id) {
        return new ThroughTheAgesMove.Revolt(civil(id));
    }

    static ThroughTheAgesMove action(String id) {
        return new ThroughTheAgesMove.PlayAction(civil(id));
    }

    static ThroughTheAgesMove tactic(String id) {
        return new ThroughTheAgesMove.PlayTactic(card(id));
    }

    static ThroughTheAgesMove copyTactic(String id) {
        return new ThroughTheAgesMove.CopyTactic(card(id));
    }

    static ThroughTheAgesMove endActions() {
        return new ThroughTheAgesMove.EndActions();
    }

    static ThroughTheAgesMove swap() {
        return new ThroughTheAgesMove.SwapAction();
    }

    static ThroughTheAgesMove rally(String id) {
        return new ThroughTheAgesMove.Rally(civil(id));
    }

    static ThroughTheAgesMove theater(String from, String to) {
        return new ThroughTheAgesMove.TurnIntoTheater(civil(from), civil(to));
    }

    static ThroughTheAgesMove immigrant() {
        return new ThroughTheAgesMove.WelcomeImmigrant();
    }

    static ThroughTheAgesMove people() {
        return new ThroughTheAgesMove.InspirePeople();
    }

    static ThroughTheAgesMove army() {
        return new ThroughTheAgesMove.InspireArmy();
    }

    static ThroughTheAgesMove trade() {
        return new ThroughTheAgesMove.UseTradeRoute();
    }

    static ThroughTheAgesMove divide(int food, int resources) {
        return new ThroughTheAgesMove.Divide(food, resources);
    }

    static ThroughTheAgesMove buildForFree(String id) {
        return new ThroughTheAgesMove.BuildForFree(civil(id));
    }

    static ThroughTheAgesMove keepWorker() {
        return new ThroughTheAgesMove.KeepWorker();
    }

    static ThroughTheAgesMove letHomerGo() {
        return new ThroughTheAgesMove.LetHomerGo();
    }

    static ThroughTheAgesMove decline() {
        return new ThroughTheAgesMove.Decline();
    }

    static ThroughTheAgesMove done() {
        return new ThroughTheAgesMove.Done();
    }

    static ThroughTheAgesMove lose(String id) {
        return new ThroughTheAgesMove.LoseWorker(civil(id));
    }

    static ThroughTheAgesMove blueToken(String id) {
        return new ThroughTheAgesMove.GiveBlueToken(civil(id));
    }

    static ThroughTheAgesMove raze(int rival, String id) {
        return new ThroughTheAgesMove.Raze(rival, civil(id));
    }

    static ThroughTheAgesMove loseColony(String id) {
        return new ThroughTheAgesMove.LoseColony(card(id));
    }

    static ThroughTheAgesMove annex(String id) {
        return new ThroughTheAgesMove.AnnexColony(card(id));
    }

    static ThroughTheAgesMove eliminate(String id) {
        return new ThroughTheAgesMove.Eliminate(civil(id));
    }

    static ThroughTheAgesMove ruin(String id) {
        return new ThroughTheAgesMove.RuinWonder(civil(id));
    }

    static ThroughTheAgesMove discard(String id) {
        return new ThroughTheAgesMove.DiscardCard(card(id));
    }

    static ThroughTheAgesMove takeTechnology(String id) {
        return new ThroughTheAgesMove.TakeTechnology(civil(id));
    }
}
