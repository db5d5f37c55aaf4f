// Made from the Java records by the tests of types/. Do not edit: ./ecumene test -pl types -am -Decumene.update-types=true

/** A move of any game; what else is in it depends on its type. */
export interface Move {
  type: string;
}

/** An event of any game. */
export interface GameEvent {
  type: string;
}

/** What a viewer may know of a match of any game. */
export type View = object;

/** The id of a component. */
export type TempusHex = string;

/** The id of a component. */
export type TempusIdeaCard = string;

/** The id of a component. */
export type TempusMapTile = string;

export interface AskHint {
  bot?: string;
  seat: number;
}

export interface AskWhy {
  move: unknown;
  seat: number;
}

export interface BotLevel {
  about: Words;
  bot: string;
  title: Words;
}

export interface ChatLine {
  at: number;
  name: string;
  number: number;
  seat?: number;
  text: string;
}

export interface ForkFrom {
  ply: number;
  seat?: number;
}

export interface GameCard {
  id: string;
  options: GameCardChoice[];
  rules: number;
  seats: GameCardRange;
  title: Words;
}

export interface GameCardChoice {
  default: unknown;
  id: string;
  kind: GameCardKind;
  only?: { [index: string]: GameCardRange };
  title: Words;
  titles?: { [index: string]: Words };
  values: unknown[];
}

export interface GameCardRange {
  max: number;
  min: number;
}

export interface Health {
  games: number;
  status: string;
  uptimeSeconds: number;
  version: string;
}

export interface Hint {
  explanation: Words;
  move: Move;
  ply: number;
}

export interface LogEntry {
  at: number;
  events: GameEvent[];
  move?: Move;
  phase: string;
  ply: number;
  round: number;
  seat?: number;
}

export interface MakeMove {
  move: unknown;
  ply: number;
  seat: number;
  undone: number;
}

export interface MatchList {
  matches: MatchSummary[];
}

export interface MatchState {
  canUndo: boolean;
  chat: ChatLine[];
  defaultMove?: Move;
  invitation?: string;
  log: LogEntry[];
  logFrom: number;
  match: MatchSummary;
  moves: Move[];
  points: Measure[];
  prompt?: Prompt;
  seat?: number;
  undone: number;
  version: number;
  view: View;
}

export interface MatchSummary {
  awaiting: number[];
  created: number;
  finished: boolean;
  forkOf?: string;
  game: string;
  host: boolean;
  id: string;
  open: boolean;
  options: { [index: string]: unknown };
  pace: Pace;
  phase: string;
  playable: boolean;
  ply: number;
  result?: Result;
  round: number;
  seats: SeatInfo[];
  updated: number;
  yourTurn: boolean;
}

export interface Me {
  guest: string;
  name?: string;
}

export interface Measure {
  name: string;
  values: number[];
}

export interface NewMatch {
  game: string;
  open?: boolean;
  options?: { [index: string]: unknown };
  pace?: Pace;
  seats: NewSeat[];
}

export interface NewSeat {
  bot?: string;
  kind: NewSeatKind;
  name?: string;
}

export interface PastState {
  awaiting: number[];
  phase: string;
  ply: number;
  points: Measure[];
  round: number;
  seat?: number;
  view: View;
}

export interface Problem {
  code: string;
  message: Words;
  refusal?: Reason;
  status: number;
  title: string;
  type: string;
}

export interface Prompt {
  args: { [index: string]: unknown };
  name: string;
  rule: string;
  shape: PromptShape;
}

export interface Reason {
  code: string;
  message: Words;
  rule: string;
}

export interface Rename {
  name: string;
}

export interface Result {
  ranking: number[][];
  reason: string;
  scores: number[];
}

export interface Say {
  seat?: number;
  text: string;
}

export interface SeatInfo {
  bot?: string;
  kind: SeatInfoKind;
  mine: boolean;
  name?: string;
  replaceable: boolean;
  resigned: boolean;
  seat: number;
}

export interface SetSeat {
  bot?: string;
  change: SetSeatChange;
  seat: number;
}

export interface Statistics {
  moments: StatisticsMoment[];
}

export interface StatisticsMoment {
  measures: Measure[];
  outlook?: number[];
  ply: number;
  points: Measure[];
  round: number;
}

export interface TakeBack {
  ply: number;
  seat: number;
  undone: number;
}

export interface TakeSeat {
  invitation: string;
  name?: string;
  seat: number;
}

export interface TempusEventActionTokensTaken extends TempusEventBase {
  count: number;
  era: TempusEra;
  seat: number;
  type: "ActionTokensTaken";
}

export interface TempusEventActsLater extends TempusEventBase {
  card: TempusIdeaCard;
  seat: number;
  type: "ActsLater";
}

export interface TempusEventActsTwice extends TempusEventBase {
  card: TempusIdeaCard;
  seat: number;
  type: "ActsTwice";
}

export interface TempusEventAttacked extends TempusEventBase {
  defender: number;
  from: TempusHex;
  leader?: TempusIdeaCard;
  seat: number;
  to: TempusHex;
  type: "Attacked";
}

export interface TempusEventBase extends GameEvent {
  type: "FirstPlayerChosen" | "TileDrawn" | "TileLaid" | "IslandFinished" | "TokenPlaced" | "TurnBegan" | "ActionTokensTaken" | "RoundBegan" | "TokenMoved" | "ChildBorn" | "IdeasDrawn" | "CardsDrawn" | "DeckShuffled" | "CardDiscarded" | "CityBuilt" | "CardPlayed" | "TokenConverted" | "ActsTwice" | "ActsLater" | "Attacked" | "TerrainNamed" | "CardsLaid" | "FightDecided" | "CityDestroyed" | "TokensLost" | "TokensAdvanced" | "CaughtUp" | "ProgressCounted" | "EraReached" | "TurnEnded" | "GameEnded";
}

export interface TempusEventCardDiscarded extends TempusEventBase {
  card: TempusIdeaCard;
  seat: number;
  type: "CardDiscarded";
}

export interface TempusEventCardPlayed extends TempusEventBase {
  card: TempusIdeaCard;
  seat: number;
  type: "CardPlayed";
}

export interface TempusEventCardsDrawn extends TempusEventBase {
  cards: TempusIdeaCard[];
  type: "CardsDrawn";
}

export interface TempusEventCardsLaid extends TempusEventBase {
  count: number;
  seat: number;
  type: "CardsLaid";
}

export interface TempusEventCaughtUp extends TempusEventBase {
  era: TempusEra;
  seat: number;
  type: "CaughtUp";
}

export interface TempusEventChildBorn extends TempusEventBase {
  hex: TempusHex;
  sanitation?: TempusIdeaCard;
  seat: number;
  type: "ChildBorn";
}

export interface TempusEventCityBuilt extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  tokens: number;
  type: "CityBuilt";
  value: number;
}

export interface TempusEventCityDestroyed extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  type: "CityDestroyed";
  value: number;
}

export interface TempusEventDeckShuffled extends TempusEventBase {
  count: number;
  type: "DeckShuffled";
}

export interface TempusEventEraReached extends TempusEventBase {
  era: TempusEra;
  seat: number;
  type: "EraReached";
}

export interface TempusEventFightDecided extends TempusEventBase {
  attack: number;
  attackBySource: TempusEventSide;
  attackCards: TempusIdeaCard[];
  defence: number;
  defenceBySource: TempusEventSide;
  defenceCards: TempusIdeaCard[];
  defender: number;
  from: TempusHex;
  seat: number;
  terrain: TempusTerrain;
  to: TempusHex;
  type: "FightDecided";
  won: boolean;
}

export interface TempusEventFirstPlayerChosen extends TempusEventBase {
  seat: number;
  type: "FirstPlayerChosen";
}

export interface TempusEventGameEnded extends TempusEventBase {
  scores: TempusEventScore[];
  type: "GameEnded";
}

export interface TempusEventIdeasDrawn extends TempusEventBase {
  count: number;
  seat: number;
  type: "IdeasDrawn";
}

export interface TempusEventIslandFinished extends TempusEventBase {
  lakes: number;
  tiles: number;
  type: "IslandFinished";
}

export interface TempusEventProgressCounted extends TempusEventBase {
  best: number;
  era: TempusEra;
  standings: TempusEventStanding[];
  terrain: TempusTerrain;
  type: "ProgressCounted";
}

export interface TempusEventRoundBegan extends TempusEventBase {
  round: number;
  type: "RoundBegan";
}

export interface TempusEventScore {
  cities: number;
  flight: number;
  hexes: number;
  seat: number;
  total: number;
}

export interface TempusEventSide {
  backgrounds: number;
  fortifications: number;
  strength: number;
  weapons: number;
}

export interface TempusEventStanding {
  backgrounds: number;
  cards: TempusIdeaCard[];
  cities: number;
  education: number;
  seat: number;
  tokens: number;
  total: number;
}

export interface TempusEventTerrainNamed extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  terrain: TempusTerrain;
  type: "TerrainNamed";
}

export interface TempusEventTileDrawn extends TempusEventBase {
  seat: number;
  tile: TempusMapTile;
  type: "TileDrawn";
}

export interface TempusEventTileLaid extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  tile: TempusMapTile;
  turns: number;
  type: "TileLaid";
}

export interface TempusEventTokenConverted extends TempusEventBase {
  card: TempusIdeaCard;
  from: TempusHex;
  sanitation?: TempusIdeaCard;
  seat: number;
  to: TempusHex;
  type: "TokenConverted";
  victim: number;
}

export interface TempusEventTokenMoved extends TempusEventBase {
  from: TempusHex;
  sanitation?: TempusIdeaCard;
  seat: number;
  to: TempusHex;
  type: "TokenMoved";
}

export interface TempusEventTokenPlaced extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  type: "TokenPlaced";
}

export interface TempusEventTokensAdvanced extends TempusEventBase {
  count: number;
  from: TempusHex;
  sanitation?: TempusIdeaCard;
  seat: number;
  to: TempusHex;
  type: "TokensAdvanced";
}

export interface TempusEventTokensLost extends TempusEventBase {
  count: number;
  hex: TempusHex;
  seat: number;
  type: "TokensLost";
}

export interface TempusEventTurnBegan extends TempusEventBase {
  firstSeat: number;
  turn: number;
  type: "TurnBegan";
}

export interface TempusEventTurnEnded extends TempusEventBase {
  turn: number;
  type: "TurnEnded";
}

export interface TempusIslandLaidTile {
  centre: TempusHex;
  tile: TempusMapTile;
  turns: number;
}

export interface TempusMoveActLater extends TempusMoveBase {
  card: TempusIdeaCard;
  type: "ActLater";
}

export interface TempusMoveActTwice extends TempusMoveBase {
  card: TempusIdeaCard;
  type: "ActTwice";
}

export interface TempusMoveAdvance extends TempusMoveBase {
  count: number;
  type: "Advance";
}

export interface TempusMoveAdvanceOver extends TempusMoveBase {
  sanitation: TempusIdeaCard;
  type: "AdvanceOver";
}

export interface TempusMoveAttack extends TempusMoveBase {
  from: TempusHex;
  to: TempusHex;
  type: "Attack";
}

export interface TempusMoveBase extends Move {
  type: "LayTile" | "TurnTile" | "PlaceToken" | "MoveToken" | "HaveChild" | "Attack" | "HaveIdea" | "BuildCity" | "Transport" | "Medicine" | "Religion" | "MilitaryLeader" | "ActTwice" | "ActLater" | "EndAction" | "EndTurn" | "NameTerrain" | "LayCard" | "Done" | "Advance" | "AdvanceOver" | "Discard";
}

export interface TempusMoveBuildCity extends TempusMoveBase {
  hex: TempusHex;
  type: "BuildCity";
  value: number;
}

export interface TempusMoveDiscard extends TempusMoveBase {
  card: TempusIdeaCard;
  type: "Discard";
}

export interface TempusMoveDone extends TempusMoveBase {
  type: "Done";
}

export interface TempusMoveEndAction extends TempusMoveBase {
  type: "EndAction";
}

export interface TempusMoveEndTurn extends TempusMoveBase {
  type: "EndTurn";
}

export interface TempusMoveHaveChild extends TempusMoveBase {
  hex: TempusHex;
  sanitation?: TempusIdeaCard;
  type: "HaveChild";
}

export interface TempusMoveHaveIdea extends TempusMoveBase {
  type: "HaveIdea";
}

export interface TempusMoveLayCard extends TempusMoveBase {
  card: TempusIdeaCard;
  type: "LayCard";
}

export interface TempusMoveLayTile extends TempusMoveBase {
  hex: TempusHex;
  type: "LayTile";
}

export interface TempusMoveMedicine extends TempusMoveBase {
  card: TempusIdeaCard;
  type: "Medicine";
}

export interface TempusMoveMilitaryLeader extends TempusMoveBase {
  card: TempusIdeaCard;
  from: TempusHex;
  to: TempusHex;
  type: "MilitaryLeader";
}

export interface TempusMoveMoveToken extends TempusMoveBase {
  from: TempusHex;
  sanitation?: TempusIdeaCard;
  to: TempusHex;
  type: "MoveToken";
}

export interface TempusMoveNameTerrain extends TempusMoveBase {
  terrain: TempusTerrain;
  type: "NameTerrain";
}

export interface TempusMovePlaceToken extends TempusMoveBase {
  hex: TempusHex;
  type: "PlaceToken";
}

export interface TempusMoveReligion extends TempusMoveBase {
  card: TempusIdeaCard;
  from: TempusHex;
  sanitation?: TempusIdeaCard;
  to: TempusHex;
  type: "Religion";
}

export interface TempusMoveTransport extends TempusMoveBase {
  card: TempusIdeaCard;
  type: "Transport";
}

export interface TempusMoveTurnTile extends TempusMoveBase {
  turns: number;
  type: "TurnTile";
}

export interface TempusView extends View {
  acting?: TempusViewActing;
  deck: number;
  discards: TempusIdeaCard[];
  fight?: TempusViewFightView;
  firstSeat: number;
  hand: TempusIdeaCard[];
  laid: TempusIdeaCard[];
  lakes: TempusHex[][];
  land: TempusViewLandHex[];
  nextEra?: TempusEra;
  phase: string;
  round: number;
  seat?: number;
  seats: TempusViewSeatView[];
  tile?: TempusViewTileInHand;
  tiles: TempusIslandLaidTile[];
  tilesLeft: number;
  turn: number;
}

export interface TempusViewActing {
  actionsLeft: number;
  allowance: number;
  running: string;
  seat: number;
  touched: boolean;
}

export interface TempusViewFightView {
  attacker: number;
  defender?: number;
  from: TempusHex;
  terrain?: TempusTerrain;
  to: TempusHex;
}

export interface TempusViewLandHex {
  city: number;
  fresh: number;
  hex: TempusHex;
  owner?: number;
  terrain: TempusTerrain;
  tokens: number;
}

export interface TempusViewSeatView {
  actionTokens: number;
  cityCounters: number[];
  delayed: boolean;
  era: TempusEra;
  handSize: number;
  inFront: TempusIdeaCard[];
  laid: number;
  progress: number;
  score: TempusEventScore;
  seat: number;
  supply: number;
}

export interface TempusViewTileInHand {
  hex?: TempusHex;
  seat: number;
  tile: TempusMapTile;
}

export interface Why {
  legal: boolean;
  refusal?: Reason;
}

export interface Words {
  en: string;
  es: string;
}

export type GameCardKind = "choice" | "number" | "flag";

export type NewSeatKind = "ME" | "PERSON" | "BOT";

export type Pace = "LIVE" | "SLOW";

export type PromptShape = "CHOOSE_ONE" | "CHOOSE_SOME" | "PLACE" | "PAY" | "ORDER" | "YES_OR_NO" | "NUMBER";

export type SeatInfoKind = "FREE" | "PERSON" | "BOT" | "CARETAKER";

export type SetSeatChange = "BOT" | "CARETAKER" | "RETURN" | "RESIGN";

export type TempusEra = "start" | "writing" | "agriculture" | "cities" | "roads" | "trade" | "ships" | "printing" | "industry" | "trains" | "flight";

export type TempusEvent = TempusEventFirstPlayerChosen | TempusEventTileDrawn | TempusEventTileLaid | TempusEventIslandFinished | TempusEventTokenPlaced | TempusEventTurnBegan | TempusEventActionTokensTaken | TempusEventRoundBegan | TempusEventTokenMoved | TempusEventChildBorn | TempusEventIdeasDrawn | TempusEventCardsDrawn | TempusEventDeckShuffled | TempusEventCardDiscarded | TempusEventCityBuilt | TempusEventCardPlayed | TempusEventTokenConverted | TempusEventActsTwice | TempusEventActsLater | TempusEventAttacked | TempusEventTerrainNamed | TempusEventCardsLaid | TempusEventFightDecided | TempusEventCityDestroyed | TempusEventTokensLost | TempusEventTokensAdvanced | TempusEventCaughtUp | TempusEventProgressCounted | TempusEventEraReached | TempusEventTurnEnded | TempusEventGameEnded;

export type TempusMove = TempusMoveLayTile | TempusMoveTurnTile | TempusMovePlaceToken | TempusMoveMoveToken | TempusMoveHaveChild | TempusMoveAttack | TempusMoveHaveIdea | TempusMoveBuildCity | TempusMoveTransport | TempusMoveMedicine | TempusMoveReligion | TempusMoveMilitaryLeader | TempusMoveActTwice | TempusMoveActLater | TempusMoveEndAction | TempusMoveEndTurn | TempusMoveNameTerrain | TempusMoveLayCard | TempusMoveDone | TempusMoveAdvance | TempusMoveAdvanceOver | TempusMoveDiscard;

export type TempusTerrain = "grassland" | "farmland" | "hills" | "forest" | "mountain";
