package ecumene.sidmeiercivilization;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;

/** Short names for moves, for tests that need many of them. */
final class Moves {

    private Moves() {}

    static SidMeierCivilizationMove use(Ability ability) {
        return new SidMeierCivilizationMove.UseAbility(ability);
    }

    static SidMeierCivilizationMove use(Wonder wonder) {
        return new SidMeierCivilizationMove.UseWonder(wonder);
    }

    static SidMeierCivilizationMove play(EventCard card) {
        return new SidMeierCivilizationMove.PlayEvent(card);
    }

    static SidMeierCivilizationMove at(String square) {
        return new SidMeierCivilizationMove.ChooseSquare(Square.of(square));
    }

    static SidMeierCivilizationMove player(int seat) {
        return new SidMeierCivilizationMove.ChoosePlayer(seat);
    }

    static SidMeierCivilizationMove figures(int armies, int scouts) {
        return new SidMeierCivilizationMove.ChooseFigures(armies, scouts);
    }

    static SidMeierCivilizationMove choose(Technology technology) {
        return new SidMeierCivilizationMove.ChooseTechnology(technology);
    }

    static SidMeierCivilizationMove choose(Wonder wonder) {
        return new SidMeierCivilizationMove.ChooseWonder(wonder);
    }

    static SidMeierCivilizationMove pay(String payment) {
        return new SidMeierCivilizationMove.Pay(Payment.of(payment));
    }

    static SidMeierCivilizationMove letPass() {
        return new SidMeierCivilizationMove.LetPass();
    }

    static SidMeierCivilizationMove raze() {
        return new SidMeierCivilizationMove.Raze();
    }

    static SidMeierCivilizationMove done() {
        return new SidMeierCivilizationMove.Done();
    }

    static SidMeierCivilizationMove endPhase() {
        return new SidMeierCivilizationMove.EndPhase();
    }

    static SidMeierCivilizationMove build(String square) {
        return new SidMeierCivilizationMove.BuildCity(Square.of(square));
    }

    static SidMeierCivilizationMove change(Government government) {
        return new SidMeierCivilizationMove.ChangeGovernment(government);
    }

    static SidMeierCivilizationMove send(String square, String city) {
        return new SidMeierCivilizationMove.SendScout(Square.of(square), Square.of(city));
    }

    static SidMeierCivilizationMove city(String square) {
        return new SidMeierCivilizationMove.UseCity(Square.of(square));
    }

    static SidMeierCivilizationMove produce(String item) {
        return produce(item, 0);
    }

    static SidMeierCivilizationMove produce(String item, int trade) {
        return new SidMeierCivilizationMove.Produce(Item.of(item), trade);
    }

    static SidMeierCivilizationMove place(String square) {
        return new SidMeierCivilizationMove.Place(Square.of(square));
    }

    static SidMeierCivilizationMove arts() {
        return new SidMeierCivilizationMove.DevoteToArts();
    }

    static SidMeierCivilizationMove advance() {
        return new SidMeierCivilizationMove.AdvanceCulture();
    }

    static SidMeierCivilizationMove harvest(Resource resource) {
        return new SidMeierCivilizationMove.Harvest(resource);
    }

    static SidMeierCivilizationMove coin(Technology technology) {
        return new SidMeierCivilizationMove.BuyCoin(technology);
    }

    static SidMeierCivilizationMove deal(int partner) {
        return new SidMeierCivilizationMove.OpenDeal(partner);
    }

    static SidMeierCivilizationMove give(String thing) {
        return give(thing, 1);
    }

    static SidMeierCivilizationMove ask(String thing) {
        return ask(thing, 1);
    }

    static SidMeierCivilizationMove give(String thing, int count) {
        return new SidMeierCivilizationMove.Give(Thing.of(thing), count);
    }

    static SidMeierCivilizationMove ask(String thing, int count) {
        return new SidMeierCivilizationMove.Ask(Thing.of(thing), count);
    }

    static SidMeierCivilizationMove keep(String thing) {
        return new SidMeierCivilizationMove.Keep(Thing.of(thing));
    }

    static SidMeierCivilizationMove waive(String thing) {
        return new SidMeierCivilizationMove.Waive(Thing.of(thing));
    }

    static SidMeierCivilizationMove sendOffer() {
        return new SidMeierCivilizationMove.SendOffer();
    }

    static SidMeierCivilizationMove accept(int proposer) {
        return new SidMeierCivilizationMove.AcceptOffer(proposer);
    }

    static SidMeierCivilizationMove move(String from, int armies, int scouts) {
        return new SidMeierCivilizationMove.MoveFigures(Square.of(from), armies, scouts);
    }

    static SidMeierCivilizationMove go(String square) {
        return new SidMeierCivilizationMove.Go(Square.of(square));
    }

    static SidMeierCivilizationMove discover(String square) {
        return new SidMeierCivilizationMove.Discover(Square.of(square));
    }

    static SidMeierCivilizationMove stop() {
        return new SidMeierCivilizationMove.Stop();
    }

    static SidMeierCivilizationMove newFront() {
        return new SidMeierCivilizationMove.NewFront();
    }

    static SidMeierCivilizationMove attack(int front) {
        return new SidMeierCivilizationMove.AttackFront(front);
    }

    static SidMeierCivilizationMove unit(String unit) {
        return new SidMeierCivilizationMove.PlayUnit(UnitCard.of(unit));
    }

    static SidMeierCivilizationMove endBattleTurn() {
        return new SidMeierCivilizationMove.EndBattleTurn();
    }

    static SidMeierCivilizationMove heal(Technology technology) {
        return new SidMeierCivilizationMove.UseHealing(technology);
    }

    static SidMeierCivilizationMove research(Technology technology) {
        return new SidMeierCivilizationMove.Research(technology);
    }

    static SidMeierCivilizationMove cancel(EventCard card) {
        return new SidMeierCivilizationMove.CancelByCard(card);
    }

    static SidMeierCivilizationMove cancel(Ability ability, String payment) {
        return new SidMeierCivilizationMove.CancelByAbility(ability, Payment.of(payment));
    }
}
