package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.COIN_CARDS;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.SCOUTS;

import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.BattleView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.CityView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.FrontView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.MarketView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.OwnView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.PendingView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.SeatView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.SentView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.SideView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.SquareView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.TileView;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.UnitView;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.sidmeiercivilization.rule.Prospects;
import ecumene.sidmeiercivilization.rule.Remembering;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Puts a view together from nothing: what everybody sees, and what the viewer alone does. */
final class ViewBuilder {

    private static final int FIRST_RANK = 1;

    private final SidMeierCivilizationPosition position;
    private final int viewer;

    ViewBuilder(SidMeierCivilizationPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    SidMeierCivilizationView build(String phase) {
        List<SeatView> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            seats.add(seat(seat));
        }
        return new SidMeierCivilizationView(
                phase,
                position.round,
                position.firstSeat,
                position.winner == NONE ? null : position.winner,
                position.offers.dealsMade,
                position.lastFront,
                position.lastPlaced == NONE ? null : Square.at(position.lastPlaced),
                tiles(),
                squares(),
                seats,
                market(),
                position.attacker == NONE ? null : battle(),
                DealsSeen.by(position, viewer),
                pending(),
                viewer == Seats.SPECTATOR ? null : own());
    }

    private List<TileView> tiles() {
        List<TileView> tiles = new ArrayList<>();
        for (int slot = 0; slot < position.layout.slots(); slot++) {
            boolean up = position.turned[slot] != NONE;
            tiles.add(new TileView(
                    Square.at(position.layout.square(slot, 0)),
                    MapTile.SIDE,
                    slot < position.layout.homes() ? slot : null,
                    up ? Board.tile(position, slot) : null,
                    up ? (int) position.turned[slot] : null));
        }
        return tiles;
    }

    /** For every square the seat in the outskirts of whose city it lies. */
    private int[] lords() {
        int[] lords = new int[Square.COUNT];
        Arrays.fill(lords, NONE);
        for (int city = 0; city < position.citySquare.length; city++) {
            if (position.citySquare[city] != NONE) {
                for (int square : Square.around(position.citySquare[city])) {
                    lords[square] = city / CITIES;
                }
            }
        }
        return lords;
    }

    private List<SquareView> squares() {
        int[] lords = lords();
        List<SquareView> squares = new ArrayList<>();
        for (int square : position.layout.squares()) {
            if (Board.isRevealed(position, square)) {
                int icons = Board.icons(position, square);
                int resource = Board.resource(position, square);
                int owner = Board.owner(position, square);
                squares.add(new SquareView(
                        Square.at(square),
                        Board.terrain(position, square),
                        position.disaster[square] != 0,
                        Icons.trade(icons),
                        Icons.production(icons),
                        Icons.culture(icons),
                        Icons.coins(icons),
                        resource == MapTile.NO_RESOURCE ? null : Resource.at(resource),
                        thing(square),
                        lords[square] == NONE ? null : lords[square],
                        owner == NONE ? null : owner,
                        Board.armies(position, square),
                        Board.scouts(position, square),
                        Board.movedArmies(position, square),
                        Board.movedScouts(position, square),
                        position.isFrozen(square)));
            }
        }
        return squares;
    }

    private @Nullable String thing(int square) {
        if (Board.isTribe(position, square)) {
            return position.onMap[square] == Board.HUT ? "hut" : "village";
        }
        int city = Board.city(position, square);
        int building = Board.building(position, square);
        int wonder = Board.wonder(position, square);
        int person = Board.person(position, square);
        if (city != NONE) {
            return (city % CITIES == 0 ? "capital-" : "city-") + city / CITIES;
        }
        if (building != NONE) {
            return Building.at(building).id();
        }
        if (wonder != NONE) {
            return Wonder.at(wonder).id();
        }
        return person == NONE ? null : Person.at(person).id();
    }

    private SeatView seat(int seat) {
        boolean in = position.civilization[seat] != NONE;
        int next = Math.min(CultureTrack.LAST, position.level[seat] + 1);
        List<SentView> sent = new ArrayList<>();
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            if (position.sentSquare[i] != NONE && position.sentCity[i] != NONE) {
                sent.add(new SentView(
                        Square.at(position.sentSquare[i]), Square.at(position.citySquare[position.sentCity[i]])));
            }
        }
        List<Ability> used = new ArrayList<>();
        for (Ability ability : Ability.ALL) {
            if (position.hasUsed(seat, ability.bit())) {
                used.add(ability);
            }
        }
        return new SeatView(
                in ? Empire.civilization(position, seat) : null,
                Empire.government(position, seat),
                position.trade[seat],
                in ? Empire.income(position, seat) : 0,
                position.culture[seat],
                in ? Empire.coins(position, seat) : 0,
                position.level[seat],
                CultureTrack.culture(next),
                CultureTrack.trade(next),
                technologies(seat),
                cities(seat),
                position.unbuiltArmies[seat],
                position.unbuiltScouts[seat],
                counts(Arm.COUNT, arm -> units(seat, arm), arm -> Arm.at(arm).id()),
                counts(
                        Arm.COUNT,
                        arm -> in ? Empire.rank(position, seat, Arm.at(arm)) : FIRST_RANK,
                        arm -> Arm.at(arm).id()),
                faces(in ? seat : NONE),
                in ? Prospects.strengths(position, seat) : Map.of(),
                counts(
                        Era.COUNT,
                        era -> position.handSize(seat, era),
                        era -> Era.at(era).id()),
                in ? Empire.handLimit(position, seat) : 2,
                position.markerCount(seat, true),
                position.markerCount(seat, false),
                counts(
                        Resource.IN_MARKET,
                        i -> position.tokens[seat * Resource.IN_MARKET + i],
                        i -> Resource.at(i).id()),
                counts(
                        Person.COUNT,
                        i -> position.reserve[seat * Person.COUNT + i],
                        i -> Person.at(i).id()),
                coins(seat),
                used,
                Empire.speed(position, seat),
                in ? Empire.stackingLimit(position, seat) : 2,
                sent,
                governments(position.unlocked[seat]),
                governments(position.unlockedNow[seat]),
                position.returned[seat],
                position.used[seat] >>> Integer.SIZE,
                position.chosen[seat] != NONE,
                in ? Prospects.races(position, seat) : List.of());
    }

    /** What units of a seat are called, by arm; those of barbarians for nobody. */
    private Map<String, String> faces(int seat) {
        Map<String, String> faces = new LinkedHashMap<>();
        for (Arm arm : Arm.ALL) {
            faces.put(arm.id(), arm.face(seat == NONE ? FIRST_RANK : Empire.rank(position, seat, arm)));
        }
        return faces;
    }

    private static List<Government> governments(int set) {
        return Government.ALL.stream()
                .filter(government -> (set & 1 << government.index()) != 0)
                .toList();
    }

    /** Units of an arm; who fights with them now is no secret, only how strong they are. */
    private int units(int seat, int arm) {
        int units = position.forces(seat, Arm.at(arm));
        for (int side = 0; position.attacker != NONE && side < 2; side++) {
            boolean own = side == 0 ? position.attacker == seat : position.defender == seat && !position.barbarians;
            for (int i = 0; own && i < UnitCard.STRENGTHS; i++) {
                units += position.battleHand[side * UnitCard.COUNT + arm * UnitCard.STRENGTHS + i];
            }
        }
        return units;
    }

    private Map<String, Integer> coins(int seat) {
        Map<String, Integer> coins = new LinkedHashMap<>();
        for (Technology technology : Technology.ALL) {
            int holder = Empire.coinHolder(technology);
            if (holder != NONE && position.coinTokens[seat * COIN_CARDS + holder] > 0) {
                coins.put(technology.id(), (int) position.coinTokens[seat * COIN_CARDS + holder]);
            }
        }
        if (position.sheetCoins[seat] > 0) {
            coins.put("sheet", (int) position.sheetCoins[seat]);
        }
        return coins;
    }

    private List<Technology> technologies(int seat) {
        return Technology.ALL.stream()
                .filter(technology -> Empire.knows(position, seat, technology))
                .toList();
    }

    private List<CityView> cities(int seat) {
        List<CityView> cities = new ArrayList<>();
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                int centre = position.citySquare[city];
                List<Square> outskirts = Arrays.stream(Square.around(centre))
                        .filter(square -> position.layout.slot(square) != NONE)
                        .mapToObj(Square::at)
                        .toList();
                cities.add(new CityView(
                        Square.at(centre),
                        outskirts,
                        outskirts.stream()
                                .filter(square -> Board.isEnemy(position, square.index(), seat))
                                .toList(),
                        sent(city),
                        city % CITIES == 0,
                        position.walls[city] != 0,
                        Icons.trade(Empire.icons(position, city)),
                        Empire.production(position, city),
                        Empire.art(position, city),
                        position.actions[city],
                        position.actionsTaken[city],
                        position.bonus[city]));
            }
        }
        return cities;
    }

    private List<Square> sent(int city) {
        int first = city / CITIES * SCOUTS;
        return IntStream.range(first, first + SCOUTS)
                .filter(scout -> Empire.gains(position, scout, city))
                .mapToObj(scout -> Square.at(position.sentSquare[scout]))
                .toList();
    }

    private MarketView market() {
        List<Wonder> wonders = new ArrayList<>();
        List<Wonder> obsolete = new ArrayList<>();
        for (Wonder wonder : Wonder.ALL) {
            if (position.wonderState[wonder.index()] == SidMeierCivilizationPosition.IN_MARKET) {
                wonders.add(wonder);
            }
            if ((position.obsolete & 1 << wonder.index()) != 0) {
                obsolete.add(wonder);
            }
        }
        return new MarketView(
                counts(
                        Resource.IN_MARKET,
                        i -> position.market[i],
                        i -> Resource.at(i).id()),
                counts(
                        Building.IN_OUTSKIRTS,
                        i -> position.buildings[i],
                        i -> Building.at(i).id()),
                wonders,
                obsolete,
                counts(Arm.COUNT, this::deck, i -> Arm.at(i).id()),
                counts(
                        UnitCard.COUNT,
                        i -> position.below[i],
                        i -> UnitCard.at(i).id()),
                counts(
                        Marker.HELD,
                        i -> position.spentMarkers[i],
                        i -> Marker.at(i).id()),
                counts(
                        Person.COUNT,
                        i -> position.personPool[i],
                        i -> Person.at(i).id()),
                counts(
                        EventCard.COUNT,
                        i -> position.eventDiscard[i],
                        i -> EventCard.at(i).id()));
    }

    private int deck(int arm) {
        int count = 0;
        for (int i = 0; i < UnitCard.STRENGTHS; i++) {
            count += position.deck[arm * UnitCard.STRENGTHS + i];
        }
        return count;
    }

    private BattleView battle() {
        SideView attacker = side(0, position.attacker, false);
        SideView defender = side(1, position.defender, position.barbarians);
        List<FrontView> fronts = new ArrayList<>();
        for (int i = 0; i < position.frontsSize; i += 4) {
            fronts.add(new FrontView(unit(attacker, i), unit(defender, i + 2)));
        }
        return new BattleView(
                attacker,
                defender,
                Square.at(position.battleSquare),
                position.battleArmies,
                fronts,
                fronts.isEmpty() && attacker.hand() + defender.hand() == 0);
    }

    private SideView side(int side, int seat, boolean barbarians) {
        return new SideView(
                seat,
                barbarians,
                position.battleBonus[side],
                Prospects.sum(position, side),
                position.battleHandSize(side),
                hand(side),
                Prospects.strengthsIn(position, side),
                faces(barbarians ? NONE : seat));
    }

    private @Nullable UnitView unit(SideView side, int at) {
        if (position.fronts[at] == NONE) {
            return null;
        }
        UnitCard unit = UnitCard.at(position.fronts[at]);
        return new UnitView(unit, side.strengths().getOrDefault(unit.id(), 0), position.fronts[at + 1]);
    }

    private @Nullable Map<String, Integer> hand(int side) {
        return Imagination.sees(position, viewer, side)
                ? counts(
                        UnitCard.COUNT,
                        i -> position.battleHand[side * UnitCard.COUNT + i],
                        i -> UnitCard.at(i).id())
                : null;
    }

    private List<PendingView> pending() {
        List<PendingView> pending = new ArrayList<>();
        for (int depth = 0; depth < position.steps().size(); depth++) {
            Step<?, ?> step = Objects.requireNonNull(position.steps().below(depth));
            Map<String, Object> notes =
                    step instanceof Remembering remembers ? remembers.notes(position, depth) : Map.of();
            pending.add(new PendingView(step.name(), position.steps().seat(depth), notes));
        }
        return pending;
    }

    private OwnView own() {
        int chosen = position.chosen[viewer];
        String research = chosen == NONE
                ? null
                : chosen == SidMeierCivilizationPosition.NO_RESEARCH
                        ? "nothing"
                        : Technology.at(chosen).id();
        return new OwnView(
                counts(
                        EventCard.COUNT,
                        i -> position.hand[viewer * EventCard.COUNT + i],
                        i -> EventCard.at(i).id()),
                counts(
                        Marker.HELD,
                        i -> position.markers[viewer * Marker.HELD + i],
                        i -> Marker.at(i).id()),
                counts(
                        UnitCard.COUNT,
                        i -> position.forces[viewer * UnitCard.COUNT + i],
                        i -> UnitCard.at(i).id()),
                research);
    }

    private static Map<String, Integer> counts(
            int size, IntUnaryOperator count, java.util.function.IntFunction<String> name) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            int value = count.applyAsInt(i);
            if (value != 0) {
                counts.put(name.apply(i), value);
            }
        }
        return counts;
    }
}
