package ecumene.tempus;

import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;

/** The moves of Tempus, short enough to read a test aloud. */
final class Moves {

    private Moves() {}

    static TempusMove move(String from, String to) {
        return new TempusMove.MoveToken(Hex.of(from), Hex.of(to));
    }

    static TempusMove child(String hex) {
        return new TempusMove.HaveChild(Hex.of(hex));
    }

    static TempusMove attack(String from, String to) {
        return new TempusMove.Attack(Hex.of(from), Hex.of(to));
    }

    static TempusMove idea() {
        return new TempusMove.HaveIdea();
    }

    static TempusMove city(String hex, int value) {
        return new TempusMove.BuildCity(Hex.of(hex), value);
    }

    static TempusMove transport(String card) {
        return new TempusMove.Transport(IdeaCard.of(card));
    }

    static TempusMove medicine(String card) {
        return new TempusMove.Medicine(IdeaCard.of(card));
    }

    static TempusMove leader(String card, String from, String to) {
        return new TempusMove.MilitaryLeader(IdeaCard.of(card), Hex.of(from), Hex.of(to));
    }

    static TempusMove religion(String card, String from, String to) {
        return new TempusMove.Religion(IdeaCard.of(card), Hex.of(from), Hex.of(to));
    }

    static TempusMove sanitation(String card, String hex) {
        return new TempusMove.Sanitation(IdeaCard.of(card), Hex.of(hex));
    }

    static TempusMove actTwice(String card) {
        return new TempusMove.ActTwice(IdeaCard.of(card));
    }

    static TempusMove actLater(String card) {
        return new TempusMove.ActLater(IdeaCard.of(card));
    }

    static TempusMove endAction() {
        return new TempusMove.EndAction();
    }

    static TempusMove endTurn() {
        return new TempusMove.EndTurn();
    }

    static TempusMove name(Terrain terrain) {
        return new TempusMove.NameTerrain(terrain);
    }

    static TempusMove lay(String card) {
        return new TempusMove.LayCard(IdeaCard.of(card));
    }

    static TempusMove done() {
        return new TempusMove.Done();
    }

    static TempusMove advance(int count) {
        return new TempusMove.Advance(count);
    }

    static TempusMove discard(String card) {
        return new TempusMove.Discard(IdeaCard.of(card));
    }

    static TempusMove place(String hex) {
        return new TempusMove.PlaceToken(Hex.of(hex));
    }

    static TempusMove tile(String hex) {
        return new TempusMove.LayTile(Hex.of(hex));
    }

    static TempusMove turned(int turns) {
        return new TempusMove.TurnTile(turns);
    }
}
