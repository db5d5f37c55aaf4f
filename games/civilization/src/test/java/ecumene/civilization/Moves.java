package ecumene.civilization;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.FloodPlain;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.component.Volcano;

/** Moves by the ids of their components. */
final class Moves {

    private Moves() {}

    static CivilizationMove nation(String nation) {
        return new CivilizationMove.ChooseNation(Nation.of(nation));
    }

    static CivilizationMove rate(int rate) {
        return new CivilizationMove.SetTaxRate(rate);
    }

    static CivilizationMove take(String area) {
        return new CivilizationMove.TakeCity(Area.of(area));
    }

    static CivilizationMove revolt(String area) {
        return new CivilizationMove.Revolt(Area.of(area));
    }

    static CivilizationMove grow(String area, int count) {
        return new CivilizationMove.Grow(Area.of(area), count);
    }

    static CivilizationMove growLess(String area, int count) {
        return new CivilizationMove.GrowLess(Area.of(area), count);
    }

    static CivilizationMove keepByTreasury(int ship) {
        return new CivilizationMove.KeepByTreasury(ship);
    }

    static CivilizationMove keepByLevy(int ship) {
        return new CivilizationMove.KeepByLevy(ship);
    }

    static CivilizationMove drop(int ship) {
        return new CivilizationMove.DropShip(ship);
    }

    static CivilizationMove ship(String shore, int levy) {
        return new CivilizationMove.BuildShip(Shore.of(shore), levy);
    }

    static CivilizationMove march(String from, String to, int count) {
        return new CivilizationMove.March(Area.of(from), Area.of(to), count);
    }

    static CivilizationMove embark(int ship) {
        return new CivilizationMove.Embark(ship);
    }

    static CivilizationMove board(int count) {
        return new CivilizationMove.Board(count);
    }

    static CivilizationMove land(int count) {
        return new CivilizationMove.Land(count);
    }

    static CivilizationMove sail(String shore) {
        return new CivilizationMove.Sail(Shore.of(shore));
    }

    static CivilizationMove moor() {
        return new CivilizationMove.Moor();
    }

    static CivilizationMove attack() {
        return new CivilizationMove.Attack();
    }

    static CivilizationMove holdBack() {
        return new CivilizationMove.HoldBack();
    }

    static CivilizationMove othersFirst() {
        return new CivilizationMove.SettleOthersFirst();
    }

    static CivilizationMove settleNow() {
        return new CivilizationMove.SettleNow();
    }

    static CivilizationMove city(String area) {
        return new CivilizationMove.BuildCity(Area.of(area));
    }

    static CivilizationMove reduce(String area) {
        return new CivilizationMove.ReduceCity(Area.of(area));
    }

    static CivilizationMove gold() {
        return new CivilizationMove.BuyGold();
    }

    static CivilizationMove offer() {
        return new CivilizationMove.StartOffer();
    }

    static CivilizationMove answer(int offer) {
        return new CivilizationMove.StartAnswer(offer);
    }

    static CivilizationMove add(String card) {
        return add(card, 1);
    }

    static CivilizationMove add(String card, int count) {
        return new CivilizationMove.AddCards(TradeCard.of(card), count);
    }

    static CivilizationMove takeOut(String card, int count) {
        return new CivilizationMove.TakeOut(TradeCard.of(card), count);
    }

    static CivilizationMove noClaim() {
        return new CivilizationMove.NoClaim();
    }

    static CivilizationMove noWish() {
        return new CivilizationMove.NoWish();
    }

    static CivilizationMove claim(String card) {
        return new CivilizationMove.Claim(TradeCard.of(card));
    }

    static CivilizationMove wish(String card) {
        return new CivilizationMove.Wish(TradeCard.of(card));
    }

    static CivilizationMove post(String named) {
        return new CivilizationMove.Post(TradeCard.of(named), null);
    }

    static CivilizationMove post(String named, int seat) {
        return new CivilizationMove.Post(TradeCard.of(named), seat);
    }

    static CivilizationMove abandon() {
        return new CivilizationMove.Abandon();
    }

    static CivilizationMove accept(int offer) {
        return new CivilizationMove.Accept(offer);
    }

    static CivilizationMove reject(int offer) {
        return new CivilizationMove.Reject(offer);
    }

    static CivilizationMove withdraw(int offer) {
        return new CivilizationMove.Withdraw(offer);
    }

    static CivilizationMove comeBack() {
        return new CivilizationMove.Return();
    }

    static CivilizationMove ready() {
        return new CivilizationMove.Ready();
    }

    static CivilizationMove buy(String card) {
        return new CivilizationMove.BuyCard(CivilizationCard.of(card));
    }

    static CivilizationMove spend(String card) {
        return spend(card, 1);
    }

    static CivilizationMove spend(String card, int count) {
        return new CivilizationMove.Spend(TradeCard.of(card), count);
    }

    static CivilizationMove giveBack(String card) {
        return giveBack(card, 1);
    }

    static CivilizationMove giveBack(String card, int count) {
        return new CivilizationMove.ReturnCards(TradeCard.of(card), count);
    }

    static CivilizationMove keepFewer() {
        return new CivilizationMove.KeepFewer();
    }

    static CivilizationMove erupt(String volcano) {
        return new CivilizationMove.Erupt(Volcano.of(volcano));
    }

    static CivilizationMove flood(String plain) {
        return new CivilizationMove.Flood(FloodPlain.of(plain));
    }

    static CivilizationMove order(String area) {
        return new CivilizationMove.OrderReduction(Area.of(area));
    }

    static CivilizationMove order(int seat, int points) {
        return new CivilizationMove.OrderLoss(seat, points);
    }

    static CivilizationMove grain(int cards) {
        return new CivilizationMove.ShowGrain(cards);
    }

    static CivilizationMove loseTokens(String area, int count) {
        return new CivilizationMove.LoseTokens(Area.of(area), count);
    }

    static CivilizationMove loseCity(String area) {
        return new CivilizationMove.LoseCity(Area.of(area));
    }

    static CivilizationMove candidate(int seat) {
        return new CivilizationMove.NameCandidate(seat);
    }

    static CivilizationMove pickTokens(String area, int count) {
        return new CivilizationMove.PickTokens(Area.of(area), count);
    }

    static CivilizationMove pickCity(String area) {
        return new CivilizationMove.PickCity(Area.of(area));
    }

    static CivilizationMove keep(int faction) {
        return new CivilizationMove.KeepFaction(faction);
    }

    static CivilizationMove annexTokens(String area, int count) {
        return new CivilizationMove.AnnexTokens(Area.of(area), count);
    }

    static CivilizationMove annexCity(String area) {
        return new CivilizationMove.AnnexCity(Area.of(area));
    }

    static CivilizationMove plunder(String area) {
        return new CivilizationMove.Plunder(Area.of(area));
    }

    static CivilizationMove done() {
        return new CivilizationMove.Done();
    }
}
