package ecumene.sidmeiercivilization;

import ecumene.engine.Components;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is printed in the box of Sid Meier's Civilization.
 *
 * @param abilities what technologies do for a resource
 * @param cultureTrack its spaces, from the first that is entered to the victory
 * @param figures what an army and a scout cost
 * @param barbarians what the units of barbarians are called, by arm
 */
public record SidMeierCivilizationComponents(
        List<Tile> tiles,
        List<TechnologyCard> technologies,
        List<ResourceAbility> abilities,
        List<ArmCards> arms,
        List<Unit> units,
        List<BuildingMarker> buildings,
        List<WonderCard> wonders,
        List<GreatPerson> persons,
        List<CultureEvent> events,
        List<Tribe> markers,
        List<GovernmentCard> governments,
        List<Sheet> civilizations,
        List<Space> cultureTrack,
        List<ResourceToken> resources,
        List<FigureCost> figures,
        Map<String, String> barbarians,
        Limits limits)
        implements Components {

    /** What a square, a marker or a person yields to its city. */
    public record Yields(int trade, int production, int culture, int coins) {

        static Yields of(int icons) {
            return new Yields(Icons.trade(icons), Icons.production(icons), Icons.culture(icons), Icons.coins(icons));
        }
    }

    /**
     * A map tile as it is printed, before it is turned.
     *
     * @param home whose home it is; nobody's for the others
     * @param capital the square that beginners are told to build their capital on; only of a home
     * @param squares row by row
     */
    public record Tile(
            MapTile id,
            @Nullable Civilization home,
            @Nullable Integer capital,
            List<PrintedSquare> squares) {}

    public record PrintedSquare(
            Terrain terrain, Yields yields, @Nullable Resource resource, boolean hut, boolean village) {}

    /**
     * A technology.
     *
     * @param rank the rank to which it brings its arm; for aircraft it unlocks it
     * @param hand how many more culture events may be held
     * @param stacking the stacking limit it gives, and so on to {@code cities}; 0 for none
     * @param water 1: figures cross water; 2: they may also stop there
     * @param holdsCoins coin tokens are put on it
     */
    public record TechnologyCard(
            Technology id,
            int level,
            @Nullable Building building,
            @Nullable Government government,
            @Nullable Arm arm,
            int rank,
            int coins,
            int hand,
            int stacking,
            int speed,
            int water,
            int cities,
            boolean holdsCoins,
            List<Ability> abilities) {}

    /** {@code resource}: what is paid; absent where any resources will do. {@code amount}: the number of its text. */
    public record ResourceAbility(
            Ability id, Technology technology, @Nullable Resource resource, int price, Phase phase, int amount) {}

    /** {@code costs}: of a unit, by rank. {@code beats}: the arm that it wounds first. */
    public record ArmCards(
            Arm id, List<Integer> costs, @Nullable Arm beats) {}

    /** {@code strengths}: by rank. */
    public record Unit(UnitCard id, Arm arm, List<Integer> strengths, int cards) {}

    /**
     * A building.
     *
     * @param ground where it may stand; the walls stand in the centre of the city
     * @param limited there is one such building in a city
     * @param upgrades the basic form on the other side of the marker
     * @param markers how many there are, basic and improved together
     */
    public record BuildingMarker(
            Building id,
            Technology technology,
            int cost,
            List<Terrain> ground,
            Yields yields,
            int combat,
            boolean limited,
            @Nullable Building upgrades,
            int markers) {}

    /** {@code technology}: makes it cheaper. */
    public record WonderCard(
            Wonder id, Era era, int cost, @Nullable Technology technology, int discounted, Yields yields) {}

    public record GreatPerson(Person id, Yields yields, int combat, int markers) {}

    /** {@code pays}: the resources that the card may stand for. */
    public record CultureEvent(EventCard id, Era era, Phase phase, int cards, List<Resource> pays) {}

    /** What may lie under a hut or a village; a great person if it is no resource. */
    public record Tribe(Marker id, boolean hut, @Nullable Resource resource, int markers) {}

    /** {@code hand}: more units in battle. {@code actions}: more actions of the capital. */
    public record GovernmentCard(
            Government id,
            @Nullable Technology technology,
            int production,
            int coins,
            int hand,
            int trade,
            int actions) {}

    public record Sheet(
            Civilization id,
            MapTile tile,
            Technology technology,
            Government government,
            int stackingLimit,
            int armies,
            int scouts) {}

    /** {@code gives}: an event of the age, a great person or the victory. */
    public record Space(int space, int culture, int trade, String gives, Era era) {}

    /** {@code inMarket}: one token for each player lies there. */
    public record ResourceToken(Resource id, boolean inMarket) {}

    public record FigureCost(Item id, int cost) {}

    /**
     * Limits and prices that no card shows.
     *
     * @param trade the end of the dial
     * @param coins what wins
     * @param coinsOnCard what a technology holds
     * @param rush trade for one missing production
     * @param levels rows of the pyramid
     */
    public record Limits(int trade, int coins, int coinsOnCard, int rush, int levels, int cities) {}

    private static final int FIRST_RANK = 1;

    static final SidMeierCivilizationComponents ALL = new SidMeierCivilizationComponents(
            MapTile.ALL.stream().map(SidMeierCivilizationComponents::tile).toList(),
            Technology.ALL.stream()
                    .map(SidMeierCivilizationComponents::technology)
                    .toList(),
            Ability.ALL.stream().map(SidMeierCivilizationComponents::ability).toList(),
            Arm.ALL.stream().map(SidMeierCivilizationComponents::arm).toList(),
            UnitCard.ALL.stream()
                    .map(unit -> new Unit(unit, unit.arm(), ranks(unit.arm(), unit::strength), unit.cards()))
                    .toList(),
            Building.ALL.stream().map(SidMeierCivilizationComponents::building).toList(),
            Wonder.ALL.stream().map(SidMeierCivilizationComponents::wonder).toList(),
            Person.ALL.stream()
                    .map(person ->
                            new GreatPerson(person, Yields.of(person.icons()), person.combat(), person.markers()))
                    .toList(),
            EventCard.ALL.stream().map(SidMeierCivilizationComponents::event).toList(),
            Marker.ALL.stream()
                    .map(marker -> new Tribe(marker, marker.isHut(), marker.resource(), marker.markers()))
                    .toList(),
            Government.ALL.stream()
                    .map(SidMeierCivilizationComponents::government)
                    .toList(),
            Civilization.ALL.stream().map(SidMeierCivilizationComponents::sheet).toList(),
            IntStream.rangeClosed(1, CultureTrack.LAST)
                    .mapToObj(SidMeierCivilizationComponents::space)
                    .toList(),
            Resource.ALL.stream()
                    .map(resource -> new ResourceToken(resource, resource.index() < Resource.IN_MARKET))
                    .toList(),
            List.of(
                    new FigureCost(Item.ARMY, Item.ARMY.figureCost()),
                    new FigureCost(Item.SCOUT, Item.SCOUT.figureCost())),
            Arm.ALL.stream().collect(Collectors.toMap(Arm::id, arm -> arm.face(FIRST_RANK))),
            new Limits(
                    Empire.MOST_TRADE,
                    Empire.COINS_TO_WIN,
                    Empire.MOST_TOKENS_ON_CARD,
                    Empire.RUSH,
                    Empire.TOP_LEVEL,
                    SidMeierCivilizationPosition.CITIES));

    private static Tile tile(MapTile tile) {
        Civilization home = Civilization.ALL.stream()
                .filter(civilization -> civilization.tile() == tile)
                .findFirst()
                .orElse(null);
        return new Tile(
                tile,
                home,
                home == null ? null : tile.capital(),
                IntStream.range(0, MapTile.SQUARES)
                        .mapToObj(square -> square(tile, square))
                        .toList());
    }

    private static PrintedSquare square(MapTile tile, int square) {
        int resource = tile.resource(square);
        return new PrintedSquare(
                tile.terrain(square),
                Yields.of(tile.icons(square)),
                resource == MapTile.NO_RESOURCE ? null : Resource.at(resource),
                tile.hut(square),
                tile.village(square));
    }

    private static TechnologyCard technology(Technology technology) {
        return new TechnologyCard(
                technology,
                technology.level(),
                technology.building(),
                technology.government(),
                technology.arm(),
                technology.rank(),
                technology.coins(),
                technology.hand(),
                technology.stacking(),
                technology.speed(),
                technology.water(),
                technology.cities(),
                Empire.coinHolder(technology) != SidMeierCivilizationPosition.NONE,
                Ability.ALL.stream()
                        .filter(ability -> ability.technology() == technology)
                        .toList());
    }

    private static ResourceAbility ability(Ability ability) {
        return new ResourceAbility(
                ability, ability.technology(), ability.resource(), ability.price(), ability.phase(), ability.amount());
    }

    private static ArmCards arm(Arm arm) {
        return new ArmCards(
                arm,
                ranks(arm, arm::cost),
                Arm.ALL.stream().filter(arm::hasAdvantageOver).findFirst().orElse(null));
    }

    private interface ByRank {
        int at(int rank);
    }

    private static List<Integer> ranks(Arm arm, ByRank value) {
        int last = arm == Arm.AIRCRAFT ? FIRST_RANK : Empire.MOST_RANK;
        return IntStream.rangeClosed(FIRST_RANK, last).map(value::at).boxed().toList();
    }

    private static BuildingMarker building(Building building) {
        Technology technology = Technology.ALL.stream()
                .filter(each -> each.building() == building)
                .findFirst()
                .orElseThrow();
        boolean centre = building == Building.CITY_WALLS;
        return new BuildingMarker(
                building,
                technology,
                building.cost(),
                centre ? List.of() : Terrain.ALL.stream().filter(building::fits).toList(),
                Yields.of(building.icons()),
                building.combat(),
                building.limited(),
                building.upgrades(),
                building.markers());
    }

    private static WonderCard wonder(Wonder wonder) {
        return new WonderCard(
                wonder,
                wonder.era(),
                wonder.cost(0),
                wonder.technology(),
                wonder.discounted(),
                Yields.of(wonder.icons()));
    }

    private static CultureEvent event(EventCard card) {
        return new CultureEvent(
                card,
                card.era(),
                card.phase(),
                card.cards(),
                Resource.ALL.stream().filter(card::pays).toList());
    }

    private static GovernmentCard government(Government government) {
        return new GovernmentCard(
                government,
                government.technology(),
                government.production(),
                government.coins(),
                government.hand(),
                government.trade(),
                government.actions());
    }

    private static Sheet sheet(Civilization civilization) {
        return new Sheet(
                civilization,
                civilization.tile(),
                civilization.technology(),
                civilization.government(),
                civilization.stacking(),
                civilization.armies(),
                civilization.scouts());
    }

    private static Space space(int space) {
        String event = CultureTrack.isPerson(space) ? "great-person" : "culture-event";
        return new Space(
                space,
                CultureTrack.culture(space),
                CultureTrack.trade(space),
                space == CultureTrack.LAST ? "victory" : event,
                CultureTrack.era(space));
    }
}
