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

/** What is printed in the box of any game. */
export type Components = object;

/** What the rules of any game tell a viewer about what is to come. */
export type Foresight = object;

/** The id of a component. */
export type TempusHex = string;

/** The id of a component. */
export type TempusIdeaCard = string;

/** The id of a component. */
export type TempusMapTile = string;

/** The id of a component. */
export type ThroughTheAgesCivilCard = string;

/** The id of a component. */
export type ThroughTheAgesMilitaryCard = string;

/** The id of a component. */
export type CivilizationArea = string;

/** The id of a component. */
export type CivilizationNation = string;

/** The id of a component. */
export type CivilizationShore = string;

/** The id of a component. */
export type SidMeierCivilizationItem = string;

/** The id of a component. */
export type SidMeierCivilizationMapTile = string;

/** The id of a component. */
export type SidMeierCivilizationPayment = string;

/** The id of a component. */
export type SidMeierCivilizationSquare = string;

/** The id of a component. */
export type SidMeierCivilizationThing = string;

/** The id of a component. */
export type SidMeierCivilizationUnitCard = string;

/** The id of a component. */
export type InnerSeaArea = string;

/** The id of a component. */
export type InnerSeaCivilization = string;

/** The id of a component. */
export type InnerSeaFateCard = string;

/** The id of a component. */
export type InnerSeaWonder = string;

export interface Act {
  from: number;
  phase: string;
  ply: number;
  points?: Measure[];
  round: number;
  seat?: number;
  view?: View;
}

export interface ActList {
  acts: Act[];
}

export interface AskHint {
  bot?: string;
  seat: number;
}

export interface AskPreview {
  moves: unknown[];
  ply: number;
  seat: number;
  undone: number;
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

export interface Change {
  after: number;
  before: number;
  indicator: string;
  seat: number;
}

export interface ChatLine {
  at: number;
  name: string;
  number: number;
  seat?: number;
  text: string;
}

export interface CivilizationComponents extends Components {
  areas: CivilizationComponentsLand[];
  cards: number;
  civilizationCards: CivilizationComponentsCard[];
  fewestTraded: number;
  finalSpace: number;
  groups: number;
  height: number;
  lakes: CivilizationComponentsLake[];
  mostCards: number;
  nations: CivilizationComponentsRow[];
  shipCost: number;
  ships: number;
  shores: CivilizationComponentsAnchorage[];
  tradeCards: CivilizationComponentsGood[];
  volcanoes: CivilizationComponentsMountain[];
  width: number;
}

export interface CivilizationComponentsAnchorage {
  area: CivilizationArea;
  id: CivilizationShore;
  x: number;
  y: number;
}

export interface CivilizationComponentsCard {
  copies: number;
  cost: number;
  credits: CivilizationComponentsCredit[];
  gives: CivilizationComponentsGift[];
  groups: CivilizationCardGroup[];
  id: CivilizationCard;
}

export interface CivilizationComponentsCredit {
  card: CivilizationCard;
  value: number;
}

export interface CivilizationComponentsGift {
  to: string[];
  value: number;
}

export interface CivilizationComponentsGood {
  calamity: boolean;
  copies: number;
  id: CivilizationTradeCard;
  red: boolean;
  stack: number;
  values: number[];
}

export interface CivilizationComponentsLake {
  areas: CivilizationArea[];
  id: string;
  toX: number;
  toY: number;
  x: number;
  y: number;
}

export interface CivilizationComponentsLand {
  boards: string[];
  cityCost: number;
  cityX: number;
  cityY: number;
  dry: boolean;
  id: CivilizationArea;
  kind: string;
  land?: string;
  limit: number;
  neighbours: CivilizationArea[];
  outline: string;
  plain?: CivilizationFloodPlain;
  site?: string;
  volcano?: CivilizationVolcano;
  x: number;
  y: number;
}

export interface CivilizationComponentsMountain {
  areas: CivilizationArea[];
  id: CivilizationVolcano;
  x: number;
  y: number;
}

export interface CivilizationComponentsRow {
  cities: number;
  epochs: CivilizationEpoch[];
  id: CivilizationNation;
  points: number[];
  start: CivilizationArea;
}

export interface CivilizationEventAnnexed extends CivilizationEventBase {
  area: CivilizationArea;
  city: boolean;
  from: number;
  seat: number;
  tokens: number;
  type: "Annexed";
}

export interface CivilizationEventAssaultFailed extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  tokens: number;
  type: "AssaultFailed";
}

export interface CivilizationEventAttackForgone extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  type: "AttackForgone";
}

export interface CivilizationEventAttackPostponed extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  type: "AttackPostponed";
}

export interface CivilizationEventBase extends GameEvent {
  type: "NationsDrawn" | "NationChosen" | "RoundBegan" | "PhaseBegan" | "TaxesPaid" | "RevoltBrokeOut" | "CityRevolted" | "CityKept" | "CityRemoved" | "Grew" | "GrewIn" | "GrowthForgone" | "CensusTaken" | "ShipKept" | "ShipDropped" | "ShipBuilt" | "Marched" | "Moved" | "Boarded" | "Sailed" | "Landed" | "Moored" | "ConflictFought" | "MetalworkingHelped" | "ForceReduced" | "AssaultFailed" | "CityAttacked" | "AttackForgone" | "AttackPostponed" | "CitySurrendered" | "CityBuilt" | "SurplusRemoved" | "CityReduced" | "CardsDrawn" | "OwnCardsDrawn" | "CalamityDrawn" | "GoldBought" | "TradeBegan" | "OfferPosted" | "OfferWithdrawn" | "OfferRejected" | "OfferFell" | "DealMade" | "CardsReceived" | "CalamityPassed" | "TradingDone" | "OfferLeft" | "TradeEnded" | "CardsBought" | "CardsReturned" | "CalamityAvoided" | "CalamityStruck" | "CalamityHarmless" | "VolcanoErupted" | "UnitsDestroyed" | "ReductionOrdered" | "PlainFlooded" | "LossOrdered" | "GrainShown" | "TokensLost" | "CityLost" | "CandidateNamed" | "UnitsPicked" | "FactionKept" | "Annexed" | "UnitsDisbanded" | "CityPlundered" | "MarkerMoved" | "MarkerStayed" | "MarkerFell" | "TimeMoved" | "GameEnded";
}

export interface CivilizationEventBoarded extends CivilizationEventBase {
  area: CivilizationArea;
  count: number;
  seat: number;
  type: "Boarded";
}

export interface CivilizationEventCalamityAvoided extends CivilizationEventBase {
  card: CivilizationTradeCard;
  seat: number;
  type: "CalamityAvoided";
}

export interface CivilizationEventCalamityDrawn extends CivilizationEventBase {
  card: CivilizationTradeCard;
  seat: number;
  type: "CalamityDrawn";
}

export interface CivilizationEventCalamityHarmless extends CivilizationEventBase {
  card: CivilizationTradeCard;
  seat: number;
  type: "CalamityHarmless";
}

export interface CivilizationEventCalamityPassed extends CivilizationEventBase {
  card: CivilizationTradeCard;
  from: number;
  seat: number;
  type: "CalamityPassed";
}

export interface CivilizationEventCalamityStruck extends CivilizationEventBase {
  card: CivilizationTradeCard;
  seat: number;
  type: "CalamityStruck";
}

export interface CivilizationEventCandidateNamed extends CivilizationEventBase {
  candidate: number;
  seat: number;
  type: "CandidateNamed";
}

export interface CivilizationEventCardsBought extends CivilizationEventBase {
  cards: CivilizationCard[];
  paid: CivilizationTradeCard[];
  seat: number;
  treasury: number;
  type: "CardsBought";
}

export interface CivilizationEventCardsDrawn extends CivilizationEventBase {
  count: number;
  seat: number;
  type: "CardsDrawn";
}

export interface CivilizationEventCardsReceived extends CivilizationEventBase {
  cards: CivilizationTradeCard[];
  from: number;
  given: CivilizationTradeCard[];
  type: "CardsReceived";
}

export interface CivilizationEventCardsReturned extends CivilizationEventBase {
  count: number;
  seat: number;
  type: "CardsReturned";
}

export interface CivilizationEventCensusTaken extends CivilizationEventBase {
  order: number[];
  type: "CensusTaken";
}

export interface CivilizationEventCityAttacked extends CivilizationEventBase {
  area: CivilizationArea;
  defender: number;
  seat: number;
  type: "CityAttacked";
}

export interface CivilizationEventCityBuilt extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  tokens: number;
  type: "CityBuilt";
}

export interface CivilizationEventCityKept extends CivilizationEventBase {
  seat: number;
  type: "CityKept";
}

export interface CivilizationEventCityLost extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  type: "CityLost";
}

export interface CivilizationEventCityPlundered extends CivilizationEventBase {
  area: CivilizationArea;
  by: number;
  seat: number;
  type: "CityPlundered";
}

export interface CivilizationEventCityReduced extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  tokens: number;
  type: "CityReduced";
}

export interface CivilizationEventCityRemoved extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  type: "CityRemoved";
}

export interface CivilizationEventCityRevolted extends CivilizationEventBase {
  area: CivilizationArea;
  by: number;
  seat: number;
  type: "CityRevolted";
}

export interface CivilizationEventCitySurrendered extends CivilizationEventBase {
  area: CivilizationArea;
  by: number;
  seat: number;
  taken: boolean;
  type: "CitySurrendered";
}

export interface CivilizationEventConflictFought extends CivilizationEventBase {
  after: number[];
  area: CivilizationArea;
  before: number[];
  seats: number[];
  type: "ConflictFought";
}

export interface CivilizationEventDealMade extends CivilizationEventBase {
  given: number;
  other: number;
  received: number;
  seat: number;
  type: "DealMade";
}

export interface CivilizationEventFactionKept extends CivilizationEventBase {
  faction: number;
  seat: number;
  type: "FactionKept";
}

export interface CivilizationEventForceReduced extends CivilizationEventBase {
  area: CivilizationArea;
  left: number;
  lost: number;
  seat: number;
  type: "ForceReduced";
}

export interface CivilizationEventGameEnded extends CivilizationEventBase {
  type: "GameEnded";
}

export interface CivilizationEventGoldBought extends CivilizationEventBase {
  seat: number;
  type: "GoldBought";
}

export interface CivilizationEventGrainShown extends CivilizationEventBase {
  cards: number;
  seat: number;
  type: "GrainShown";
}

export interface CivilizationEventGrew extends CivilizationEventBase {
  seat: number;
  tokens: number;
  type: "Grew";
}

export interface CivilizationEventGrewIn extends CivilizationEventBase {
  area: CivilizationArea;
  count: number;
  seat: number;
  type: "GrewIn";
}

export interface CivilizationEventGrowthForgone extends CivilizationEventBase {
  area: CivilizationArea;
  count: number;
  seat: number;
  type: "GrowthForgone";
}

export interface CivilizationEventLanded extends CivilizationEventBase {
  area: CivilizationArea;
  count: number;
  seat: number;
  type: "Landed";
}

export interface CivilizationEventLossOrdered extends CivilizationEventBase {
  other: number;
  points: number;
  seat: number;
  type: "LossOrdered";
}

export interface CivilizationEventMarched extends CivilizationEventBase {
  count: number;
  from: CivilizationArea;
  seat: number;
  to: CivilizationArea;
  type: "Marched";
}

export interface CivilizationEventMarkerFell extends CivilizationEventBase {
  seat: number;
  space: number;
  type: "MarkerFell";
}

export interface CivilizationEventMarkerMoved extends CivilizationEventBase {
  epoch: CivilizationEpoch;
  seat: number;
  space: number;
  type: "MarkerMoved";
}

export interface CivilizationEventMarkerStayed extends CivilizationEventBase {
  seat: number;
  space: number;
  type: "MarkerStayed";
}

export interface CivilizationEventMetalworkingHelped extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  type: "MetalworkingHelped";
}

export interface CivilizationEventMoored extends CivilizationEventBase {
  sailed: boolean;
  seat: number;
  shore: CivilizationShore;
  type: "Moored";
}

export interface CivilizationEventMoved extends CivilizationEventBase {
  areas: CivilizationArea[];
  mostly: CivilizationArea[];
  others: number;
  seat: number;
  tokens: number;
  type: "Moved";
}

export interface CivilizationEventNationChosen extends CivilizationEventBase {
  nation: CivilizationNation;
  seat: number;
  type: "NationChosen";
}

export interface CivilizationEventNationsDrawn extends CivilizationEventBase {
  first: number;
  order: number[];
  type: "NationsDrawn";
}

export interface CivilizationEventOfferFell extends CivilizationEventBase {
  offer: number;
  seat: number;
  type: "OfferFell";
}

export interface CivilizationEventOfferLeft extends CivilizationEventBase {
  seat: number;
  type: "OfferLeft";
}

export interface CivilizationEventOfferPosted extends CivilizationEventBase {
  answers: number;
  claim?: CivilizationTradeCard;
  count: number;
  named: CivilizationTradeCard;
  offer: number;
  seat: number;
  to?: number;
  type: "OfferPosted";
  value: number;
  whom?: number;
  wish?: CivilizationTradeCard;
}

export interface CivilizationEventOfferRejected extends CivilizationEventBase {
  offer: number;
  other: number;
  seat: number;
  type: "OfferRejected";
}

export interface CivilizationEventOfferWithdrawn extends CivilizationEventBase {
  offer: number;
  seat: number;
  type: "OfferWithdrawn";
}

export interface CivilizationEventOwnCardsDrawn extends CivilizationEventBase {
  cards: CivilizationTradeCard[];
  type: "OwnCardsDrawn";
}

export interface CivilizationEventPhaseBegan extends CivilizationEventBase {
  phase: string;
  type: "PhaseBegan";
}

export interface CivilizationEventPlainFlooded extends CivilizationEventBase {
  plain: CivilizationFloodPlain;
  seat: number;
  type: "PlainFlooded";
}

export interface CivilizationEventReductionOrdered extends CivilizationEventBase {
  area: CivilizationArea;
  other: number;
  seat: number;
  type: "ReductionOrdered";
}

export interface CivilizationEventRevoltBrokeOut extends CivilizationEventBase {
  area: CivilizationArea;
  seat: number;
  type: "RevoltBrokeOut";
}

export interface CivilizationEventRoundBegan extends CivilizationEventBase {
  round: number;
  type: "RoundBegan";
}

export interface CivilizationEventSailed extends CivilizationEventBase {
  seat: number;
  to: CivilizationShore;
  type: "Sailed";
}

export interface CivilizationEventShipBuilt extends CivilizationEventBase {
  levy: number;
  seat: number;
  shore: CivilizationShore;
  type: "ShipBuilt";
}

export interface CivilizationEventShipDropped extends CivilizationEventBase {
  seat: number;
  shore: CivilizationShore;
  type: "ShipDropped";
}

export interface CivilizationEventShipKept extends CivilizationEventBase {
  levy: boolean;
  seat: number;
  shore: CivilizationShore;
  type: "ShipKept";
}

export interface CivilizationEventSurplusRemoved extends CivilizationEventBase {
  area: CivilizationArea;
  count: number;
  seat: number;
  type: "SurplusRemoved";
}

export interface CivilizationEventTaxesPaid extends CivilizationEventBase {
  revolts: number;
  seat: number;
  tokens: number;
  type: "TaxesPaid";
}

export interface CivilizationEventTimeMoved extends CivilizationEventBase {
  space: number;
  type: "TimeMoved";
}

export interface CivilizationEventTokensLost extends CivilizationEventBase {
  area: CivilizationArea;
  count: number;
  seat: number;
  type: "TokensLost";
}

export interface CivilizationEventTradeBegan extends CivilizationEventBase {
  seats: number[];
  type: "TradeBegan";
}

export interface CivilizationEventTradeEnded extends CivilizationEventBase {
  type: "TradeEnded";
}

export interface CivilizationEventTradingDone extends CivilizationEventBase {
  seat: number;
  type: "TradingDone";
}

export interface CivilizationEventUnitsDestroyed extends CivilizationEventBase {
  area: CivilizationArea;
  city: boolean;
  seat: number;
  tokens: number;
  type: "UnitsDestroyed";
}

export interface CivilizationEventUnitsDisbanded extends CivilizationEventBase {
  area: CivilizationArea;
  city: boolean;
  seat: number;
  tokens: number;
  type: "UnitsDisbanded";
}

export interface CivilizationEventUnitsPicked extends CivilizationEventBase {
  area: CivilizationArea;
  city: boolean;
  seat: number;
  tokens: number;
  type: "UnitsPicked";
}

export interface CivilizationEventVolcanoErupted extends CivilizationEventBase {
  seat: number;
  type: "VolcanoErupted";
  volcano: CivilizationVolcano;
}

export interface CivilizationForesight extends Foresight {
  conflicts: CivilizationForesightContest[];
  deals: CivilizationForesightDeal[];
  growth: CivilizationForesightTokens[];
  hand: number;
  handLimit: number;
  hostile: CivilizationArea[];
  kept: number;
  order: number[];
  payment?: CivilizationForesightPayment;
  prices: CivilizationForesightPrice[];
  seats: CivilizationForesightOutlook[];
  surplus: CivilizationForesightTokens[];
  upkeep: number[];
  voyages: CivilizationForesightVoyage[];
}

export interface CivilizationForesightContest {
  area: CivilizationArea;
  forces: CivilizationForesightForce[];
  needed?: number;
  surrenders: boolean;
}

export interface CivilizationForesightDeal {
  least?: number;
  most?: number;
  offer: number;
  readings: CivilizationForesightReading[];
  ways: number;
}

export interface CivilizationForesightForce {
  after: number;
  before: number;
  seat: number;
}

export interface CivilizationForesightNeed {
  has: number;
  hidden: boolean;
  kind: string;
  met: boolean;
  needed: number;
}

export interface CivilizationForesightOutlook {
  falls: boolean;
  needs: CivilizationForesightNeed[];
  next?: number;
  revolts: number;
  seat: number;
  tax: number;
  unsupported: number;
}

export interface CivilizationForesightPayment {
  cards: CivilizationForesightSpent[];
  treasury: number;
}

export interface CivilizationForesightPrice {
  card: CivilizationCard;
  credits: CivilizationComponentsCredit[];
  missing: number;
  price: number;
  state: string;
}

export interface CivilizationForesightReading {
  calamities: number;
  cards: CivilizationTradeCard[];
}

export interface CivilizationForesightSpent {
  card: CivilizationTradeCard;
  count: number;
}

export interface CivilizationForesightTokens {
  area: CivilizationArea;
  count: number;
}

export interface CivilizationForesightVoyage {
  areas: CivilizationArea[];
  ship: number;
}

export interface CivilizationMoveAbandon extends CivilizationMoveBase {
  type: "Abandon";
}

export interface CivilizationMoveAccept extends CivilizationMoveBase {
  offer: number;
  type: "Accept";
}

export interface CivilizationMoveAddCards extends CivilizationMoveBase {
  card: CivilizationTradeCard;
  count: number;
  type: "AddCards";
}

export interface CivilizationMoveAnnexCity extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "AnnexCity";
}

export interface CivilizationMoveAnnexTokens extends CivilizationMoveBase {
  area: CivilizationArea;
  count: number;
  type: "AnnexTokens";
}

export interface CivilizationMoveAttack extends CivilizationMoveBase {
  type: "Attack";
}

export interface CivilizationMoveBase extends Move {
  type: "ChooseNation" | "SetTaxRate" | "Revolt" | "TakeCity" | "Grow" | "GrowLess" | "KeepByTreasury" | "KeepByLevy" | "DropShip" | "BuildShip" | "March" | "Embark" | "Board" | "Land" | "Sail" | "Moor" | "Attack" | "HoldBack" | "SettleOthersFirst" | "SettleNow" | "BuildCity" | "ReduceCity" | "BuyGold" | "StartOffer" | "StartAnswer" | "AddCards" | "TakeOut" | "Claim" | "NoClaim" | "Wish" | "NoWish" | "Post" | "Abandon" | "Accept" | "Reject" | "Withdraw" | "Return" | "Ready" | "BuyCard" | "Spend" | "KeepFewer" | "ReturnCards" | "Erupt" | "Flood" | "OrderReduction" | "OrderLoss" | "ShowGrain" | "LoseTokens" | "LoseCity" | "NameCandidate" | "PickTokens" | "PickCity" | "KeepFaction" | "AnnexTokens" | "AnnexCity" | "Plunder" | "Done";
}

export interface CivilizationMoveBoard extends CivilizationMoveBase {
  count: number;
  type: "Board";
}

export interface CivilizationMoveBuildCity extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "BuildCity";
}

export interface CivilizationMoveBuildShip extends CivilizationMoveBase {
  levy: number;
  shore: CivilizationShore;
  type: "BuildShip";
}

export interface CivilizationMoveBuyCard extends CivilizationMoveBase {
  card: CivilizationCard;
  type: "BuyCard";
}

export interface CivilizationMoveBuyGold extends CivilizationMoveBase {
  type: "BuyGold";
}

export interface CivilizationMoveChooseNation extends CivilizationMoveBase {
  nation: CivilizationNation;
  type: "ChooseNation";
}

export interface CivilizationMoveClaim extends CivilizationMoveBase {
  commodity: CivilizationTradeCard;
  type: "Claim";
}

export interface CivilizationMoveDone extends CivilizationMoveBase {
  type: "Done";
}

export interface CivilizationMoveDropShip extends CivilizationMoveBase {
  ship: number;
  type: "DropShip";
}

export interface CivilizationMoveEmbark extends CivilizationMoveBase {
  ship: number;
  type: "Embark";
}

export interface CivilizationMoveErupt extends CivilizationMoveBase {
  type: "Erupt";
  volcano: CivilizationVolcano;
}

export interface CivilizationMoveFlood extends CivilizationMoveBase {
  plain: CivilizationFloodPlain;
  type: "Flood";
}

export interface CivilizationMoveGrow extends CivilizationMoveBase {
  area: CivilizationArea;
  count: number;
  type: "Grow";
}

export interface CivilizationMoveGrowLess extends CivilizationMoveBase {
  area: CivilizationArea;
  count: number;
  type: "GrowLess";
}

export interface CivilizationMoveHoldBack extends CivilizationMoveBase {
  type: "HoldBack";
}

export interface CivilizationMoveKeepByLevy extends CivilizationMoveBase {
  ship: number;
  type: "KeepByLevy";
}

export interface CivilizationMoveKeepByTreasury extends CivilizationMoveBase {
  ship: number;
  type: "KeepByTreasury";
}

export interface CivilizationMoveKeepFaction extends CivilizationMoveBase {
  faction: number;
  type: "KeepFaction";
}

export interface CivilizationMoveKeepFewer extends CivilizationMoveBase {
  type: "KeepFewer";
}

export interface CivilizationMoveLand extends CivilizationMoveBase {
  count: number;
  type: "Land";
}

export interface CivilizationMoveLoseCity extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "LoseCity";
}

export interface CivilizationMoveLoseTokens extends CivilizationMoveBase {
  area: CivilizationArea;
  count: number;
  type: "LoseTokens";
}

export interface CivilizationMoveMarch extends CivilizationMoveBase {
  count: number;
  from: CivilizationArea;
  to: CivilizationArea;
  type: "March";
}

export interface CivilizationMoveMoor extends CivilizationMoveBase {
  type: "Moor";
}

export interface CivilizationMoveNameCandidate extends CivilizationMoveBase {
  seat: number;
  type: "NameCandidate";
}

export interface CivilizationMoveNoClaim extends CivilizationMoveBase {
  type: "NoClaim";
}

export interface CivilizationMoveNoWish extends CivilizationMoveBase {
  type: "NoWish";
}

export interface CivilizationMoveOrderLoss extends CivilizationMoveBase {
  points: number;
  seat: number;
  type: "OrderLoss";
}

export interface CivilizationMoveOrderReduction extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "OrderReduction";
}

export interface CivilizationMovePickCity extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "PickCity";
}

export interface CivilizationMovePickTokens extends CivilizationMoveBase {
  area: CivilizationArea;
  count: number;
  type: "PickTokens";
}

export interface CivilizationMovePlunder extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "Plunder";
}

export interface CivilizationMovePost extends CivilizationMoveBase {
  named: CivilizationTradeCard;
  to?: number;
  type: "Post";
}

export interface CivilizationMoveReady extends CivilizationMoveBase {
  type: "Ready";
}

export interface CivilizationMoveReduceCity extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "ReduceCity";
}

export interface CivilizationMoveReject extends CivilizationMoveBase {
  offer: number;
  type: "Reject";
}

export interface CivilizationMoveReturn extends CivilizationMoveBase {
  type: "Return";
}

export interface CivilizationMoveReturnCards extends CivilizationMoveBase {
  card: CivilizationTradeCard;
  count: number;
  type: "ReturnCards";
}

export interface CivilizationMoveRevolt extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "Revolt";
}

export interface CivilizationMoveSail extends CivilizationMoveBase {
  to: CivilizationShore;
  type: "Sail";
}

export interface CivilizationMoveSetTaxRate extends CivilizationMoveBase {
  rate: number;
  type: "SetTaxRate";
}

export interface CivilizationMoveSettleNow extends CivilizationMoveBase {
  type: "SettleNow";
}

export interface CivilizationMoveSettleOthersFirst extends CivilizationMoveBase {
  type: "SettleOthersFirst";
}

export interface CivilizationMoveShowGrain extends CivilizationMoveBase {
  cards: number;
  type: "ShowGrain";
}

export interface CivilizationMoveSpend extends CivilizationMoveBase {
  card: CivilizationTradeCard;
  count: number;
  type: "Spend";
}

export interface CivilizationMoveStartAnswer extends CivilizationMoveBase {
  offer: number;
  type: "StartAnswer";
}

export interface CivilizationMoveStartOffer extends CivilizationMoveBase {
  type: "StartOffer";
}

export interface CivilizationMoveTakeCity extends CivilizationMoveBase {
  area: CivilizationArea;
  type: "TakeCity";
}

export interface CivilizationMoveTakeOut extends CivilizationMoveBase {
  card: CivilizationTradeCard;
  count: number;
  type: "TakeOut";
}

export interface CivilizationMoveWish extends CivilizationMoveBase {
  commodity: CivilizationTradeCard;
  type: "Wish";
}

export interface CivilizationMoveWithdraw extends CivilizationMoveBase {
  offer: number;
  type: "Withdraw";
}

export interface CivilizationView extends View {
  areas: CivilizationViewAreaView[];
  basket: CivilizationCard[];
  board: string;
  calamities: CivilizationViewOpenCalamity[];
  draft?: CivilizationViewDraftView;
  goal: number;
  hand: CivilizationTradeCard[];
  laid: CivilizationTradeCard[];
  offers: CivilizationViewOfferView[];
  order: number[];
  phase: string;
  ranks: string[];
  round: number;
  seat?: number;
  seats: CivilizationViewSeatView[];
  sets: CivilizationViewSetView[];
  stacks: CivilizationViewStackView[];
  supply: CivilizationViewSupplyView[];
  tableOrder: number[];
  uses: CivilizationViewUses;
  variant: string;
  voyage?: CivilizationViewVoyageView;
  worth: number;
}

export interface CivilizationViewAreaView {
  area: CivilizationArea;
  city?: number;
  flagged: boolean;
  marked: number;
  newCity: boolean;
  tokens: CivilizationViewTokensView[];
}

export interface CivilizationViewDraftView {
  answers: number;
  cards: CivilizationTradeCard[];
  claim?: CivilizationTradeCard;
  postsLeft: number;
  stage: number;
  value: number;
  wish?: CivilizationTradeCard;
}

export interface CivilizationViewOfferView {
  answers: number;
  cards?: CivilizationTradeCard[];
  claim?: CivilizationTradeCard;
  count: number;
  named: CivilizationTradeCard;
  notInterested: number[];
  offer: number;
  seat: number;
  thinking: number[];
  to?: number;
  turnedDown: number[];
  value: number;
  wish?: CivilizationTradeCard;
}

export interface CivilizationViewOpenCalamity {
  card: CivilizationTradeCard;
  from?: number;
  seat: number;
}

export interface CivilizationViewSeatView {
  cards: CivilizationCard[];
  census: number;
  cities: number;
  cityStock: number;
  dealing?: string;
  epoch?: CivilizationEpoch;
  hand?: CivilizationTradeCard[];
  handSize: number;
  nation?: CivilizationNation;
  nearEnd: boolean;
  owed: number;
  points: number;
  ranks: number[];
  seat: number;
  ships: CivilizationViewShipView[];
  space: number;
  stock: number;
  tokens: number;
  toLose: number;
  trading: boolean;
  treasury: number;
}

export interface CivilizationViewSetView {
  card: CivilizationTradeCard;
  count: number;
  value: number;
}

export interface CivilizationViewShipView {
  paid: boolean;
  ship: number;
  shore: CivilizationShore;
}

export interface CivilizationViewStackView {
  redOnTop: boolean;
  size: number;
  stack: number;
}

export interface CivilizationViewSupplyView {
  card: CivilizationCard;
  left: number;
}

export interface CivilizationViewTokensView {
  count: number;
  seat: number;
}

export interface CivilizationViewUses {
  cards: boolean;
  cities: boolean;
  points: boolean;
}

export interface CivilizationViewVoyageView {
  aboard: number;
  left: number;
  seat: number;
  ship: number;
  shore: CivilizationShore;
}

export interface Consequence {
  changes: Change[];
  endsTurn: boolean;
  loss?: Loss;
  open: string[];
  undoable: boolean;
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
  database: string;
  games: number;
  lines: number;
  status: string;
  uptimeSeconds: number;
  version: string;
  waiting: number;
}

export interface Hint {
  explanation: Words;
  move: Move;
  ply: number;
}

export interface InnerSeaComponents extends Components {
  areas: InnerSeaComponentsLand[];
  cards: InnerSeaComponentsCard[];
  changes: InnerSeaComponentsChange[];
  city: number;
  civilizations: InnerSeaComponentsDisplay[];
  euxine: number[];
  height: number;
  settlement: number;
  width: number;
  wonderCost: number;
  wonderDisks: number;
  wonders: InnerSeaComponentsMonument[];
}

export interface InnerSeaComponentsCard {
  disks: number;
  id: InnerSeaFateCard;
  kind: string;
  legend: string;
  number: number;
  person: boolean;
  tags: string[];
}

export interface InnerSeaComponentsChange {
  first: number;
  id: InnerSeaEpochEvent;
  last: number;
}

export interface InnerSeaComponentsDisplay {
  help: InnerSeaComponentsHelp[];
  home: InnerSeaArea;
  id: InnerSeaCivilization;
}

export interface InnerSeaComponentsHelp {
  count: number;
  id: string;
  own: boolean;
}

export interface InnerSeaComponentsLand {
  home: boolean;
  id: InnerSeaArea;
  island: string;
  kind: string;
  neighbours: InnerSeaArea[];
  radius: number;
  ring: number[];
  x: number;
  y: number;
}

export interface InnerSeaComponentsMonument {
  disks: number;
  id: InnerSeaWonder;
}

export interface InnerSeaEventAeneasInvoked extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  type: "AeneasInvoked";
}

export interface InnerSeaEventAlliesCame extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  count: number;
  type: "AlliesCame";
}

export interface InnerSeaEventAlliesLost extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  count: number;
  type: "AlliesLost";
}

export interface InnerSeaEventBase extends GameEvent {
  type: "CivilizationChosen" | "TurnBegan" | "PhaseBegan" | "SystemTurnBegan" | "OrderSet" | "OrderDrawn" | "EpochTested" | "EpochEnded" | "EpochChanged" | "GameEnded" | "DisksPlaced" | "DisksWithdrawn" | "DiskResettled" | "DisksLost" | "DisksAcquired" | "DiskMoved" | "AlliesCame" | "AlliesLost" | "TalentsGained" | "TalentsLost" | "PointsGained" | "PointsLost" | "GoldSpent" | "CardPlayed" | "CardNegated" | "WonderBlocked" | "LetItPass" | "Passed" | "CardsDrawn" | "OwnCardsDrawn" | "CardDiscarded" | "HandDiscarded" | "CardTaken" | "ThisCardTaken" | "CardRevealed" | "EventHappened" | "DeckShuffled" | "InvestmentUsed" | "CardFetched" | "WonderBegun" | "WonderBuilt" | "WonderUsed" | "WonderBuried" | "WonderRestored" | "CompetitionBegan" | "CardLaid" | "HelpAnnounced" | "CompetitionEnded" | "Looted" | "SeaDominated" | "AeneasInvoked";
}

export interface InnerSeaEventCardDiscarded extends InnerSeaEventBase {
  area?: InnerSeaArea;
  card: InnerSeaFateCard;
  civilization: InnerSeaCivilization;
  saved?: string;
  type: "CardDiscarded";
}

export interface InnerSeaEventCardFetched extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  civilization: InnerSeaCivilization;
  type: "CardFetched";
}

export interface InnerSeaEventCardLaid extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  type: "CardLaid";
}

export interface InnerSeaEventCardNegated extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  type: "CardNegated";
}

export interface InnerSeaEventCardPlayed extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  civilization: InnerSeaCivilization;
  type: "CardPlayed";
}

export interface InnerSeaEventCardRevealed extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  number: number;
  type: "CardRevealed";
}

export interface InnerSeaEventCardsDrawn extends InnerSeaEventBase {
  choice: boolean;
  civilization: InnerSeaCivilization;
  count: number;
  type: "CardsDrawn";
}

export interface InnerSeaEventCardTaken extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  from: InnerSeaCivilization;
  type: "CardTaken";
}

export interface InnerSeaEventCivilizationChosen extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  seat?: number;
  type: "CivilizationChosen";
}

export interface InnerSeaEventCompetitionBegan extends InnerSeaEventBase {
  area: InnerSeaArea;
  type: "CompetitionBegan";
}

export interface InnerSeaEventCompetitionEnded extends InnerSeaEventBase {
  area: InnerSeaArea;
  holder?: InnerSeaCivilization;
  left: number;
  type: "CompetitionEnded";
}

export interface InnerSeaEventDeckShuffled extends InnerSeaEventBase {
  count: number;
  type: "DeckShuffled";
}

export interface InnerSeaEventDiskMoved extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  from: InnerSeaArea;
  to: InnerSeaArea;
  type: "DiskMoved";
}

export interface InnerSeaEventDiskResettled extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  type: "DiskResettled";
}

export interface InnerSeaEventDisksAcquired extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  count: number;
  type: "DisksAcquired";
}

export interface InnerSeaEventDisksLost extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  count: number;
  type: "DisksLost";
}

export interface InnerSeaEventDisksPlaced extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  count: number;
  type: "DisksPlaced";
}

export interface InnerSeaEventDisksWithdrawn extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  count: number;
  type: "DisksWithdrawn";
}

export interface InnerSeaEventEpochChanged extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  event: InnerSeaEpochEvent;
  type: "EpochChanged";
}

export interface InnerSeaEventEpochEnded extends InnerSeaEventBase {
  epoch: number;
  type: "EpochEnded";
}

export interface InnerSeaEventEpochTested extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  ends: boolean;
  number: number;
  turn: number;
  type: "EpochTested";
}

export interface InnerSeaEventEventHappened extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  type: "EventHappened";
}

export interface InnerSeaEventGameEnded extends InnerSeaEventBase {
  epoch: number;
  type: "GameEnded";
}

export interface InnerSeaEventGoldSpent extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  type: "GoldSpent";
}

export interface InnerSeaEventHandDiscarded extends InnerSeaEventBase {
  cards: InnerSeaFateCard[];
  civilization: InnerSeaCivilization;
  type: "HandDiscarded";
}

export interface InnerSeaEventHelpAnnounced extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  help: string;
  type: "HelpAnnounced";
}

export interface InnerSeaEventInvestmentUsed extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  civilization: InnerSeaCivilization;
  left: number;
  type: "InvestmentUsed";
}

export interface InnerSeaEventLetItPass extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  type: "LetItPass";
}

export interface InnerSeaEventLooted extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  type: "Looted";
}

export interface InnerSeaEventOrderDrawn extends InnerSeaEventBase {
  order: InnerSeaCivilization[];
  type: "OrderDrawn";
}

export interface InnerSeaEventOrderSet extends InnerSeaEventBase {
  order: InnerSeaCivilization[];
  type: "OrderSet";
}

export interface InnerSeaEventOwnCardsDrawn extends InnerSeaEventBase {
  cards: InnerSeaFateCard[];
  choice: boolean;
  civilization: InnerSeaCivilization;
  type: "OwnCardsDrawn";
}

export interface InnerSeaEventPassed extends InnerSeaEventBase {
  cards: number;
  civilization: InnerSeaCivilization;
  type: "Passed";
}

export interface InnerSeaEventPhaseBegan extends InnerSeaEventBase {
  phase: string;
  type: "PhaseBegan";
}

export interface InnerSeaEventPointsGained extends InnerSeaEventBase {
  cause?: string;
  civilization: InnerSeaCivilization;
  count: number;
  source: string;
  type: "PointsGained";
}

export interface InnerSeaEventPointsLost extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  count: number;
  type: "PointsLost";
}

export interface InnerSeaEventSeaDominated extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  type: "SeaDominated";
}

export interface InnerSeaEventSystemTurnBegan extends InnerSeaEventBase {
  system: InnerSeaCivilization;
  type: "SystemTurnBegan";
}

export interface InnerSeaEventTalentsGained extends InnerSeaEventBase {
  cause?: string;
  civilization: InnerSeaCivilization;
  count: number;
  type: "TalentsGained";
}

export interface InnerSeaEventTalentsLost extends InnerSeaEventBase {
  area?: InnerSeaArea;
  civilization: InnerSeaCivilization;
  count: number;
  saved?: string;
  type: "TalentsLost";
}

export interface InnerSeaEventThisCardTaken extends InnerSeaEventBase {
  card: InnerSeaFateCard;
  civilization: InnerSeaCivilization;
  from: InnerSeaCivilization;
  type: "ThisCardTaken";
}

export interface InnerSeaEventTurnBegan extends InnerSeaEventBase {
  epoch: number;
  turn: number;
  type: "TurnBegan";
}

export interface InnerSeaEventWonderBegun extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  type: "WonderBegun";
  wonder: InnerSeaWonder;
}

export interface InnerSeaEventWonderBlocked extends InnerSeaEventBase {
  type: "WonderBlocked";
  wonder: InnerSeaWonder;
}

export interface InnerSeaEventWonderBuilt extends InnerSeaEventBase {
  area: InnerSeaArea;
  civilization: InnerSeaCivilization;
  type: "WonderBuilt";
  wonder: InnerSeaWonder;
}

export interface InnerSeaEventWonderBuried extends InnerSeaEventBase {
  type: "WonderBuried";
  wonder: InnerSeaWonder;
}

export interface InnerSeaEventWonderRestored extends InnerSeaEventBase {
  type: "WonderRestored";
  wonder: InnerSeaWonder;
}

export interface InnerSeaEventWonderUsed extends InnerSeaEventBase {
  civilization: InnerSeaCivilization;
  left: number;
  type: "WonderUsed";
  wonder: InnerSeaWonder;
}

export interface InnerSeaForesight extends Foresight {
  contests: InnerSeaForesightContest[];
  places: InnerSeaForesightPlace[];
  powers: InnerSeaForesightOutlook[];
  struck: InnerSeaForesightStruck[];
}

export interface InnerSeaForesightContest {
  area: InnerSeaArea;
  left: InnerSeaForesightForce[];
}

export interface InnerSeaForesightForce {
  faction: InnerSeaCivilization;
  size: number;
}

export interface InnerSeaForesightGain {
  count: number;
  source: string;
}

export interface InnerSeaForesightOutlook {
  civilization: InnerSeaCivilization;
  growth: number;
  scarce: boolean;
  scoring: number;
  sources: InnerSeaForesightGain[];
}

export interface InnerSeaForesightPlace {
  area: InnerSeaArea;
  contested: boolean;
  left: InnerSeaForesightForce[];
  opens: InnerSeaArea[];
}

export interface InnerSeaForesightStruck {
  area: InnerSeaArea;
  forces: InnerSeaForesightForce[];
  spared: boolean;
}

export interface InnerSeaMoveAmount extends InnerSeaMoveBase {
  count: number;
  type: "Amount";
}

export interface InnerSeaMoveAnnounceHelp extends InnerSeaMoveBase {
  help: number;
  type: "AnnounceHelp";
}

export interface InnerSeaMoveAnnounceWonder extends InnerSeaMoveBase {
  type: "AnnounceWonder";
  wonder: InnerSeaWonder;
}

export interface InnerSeaMoveBase extends Move {
  type: "Done" | "ChooseCivilization" | "InvokeAeneas" | "Retire" | "EndRetirement" | "TakeCard" | "Resettle" | "EndResettlement" | "Place" | "EndDeployment" | "UseWonder" | "UseInvestment" | "PlayCard" | "BuildWonder" | "Pass" | "UseAlphabet" | "Target" | "TargetCivilization" | "TargetWonder" | "Amount" | "Negate" | "LetPass" | "Discard" | "TakeThis" | "PutBack" | "FetchCard" | "RemoveDisks" | "PayTalents" | "PayCard" | "SpareDisk" | "SpendGold" | "StartCompetition" | "LayCard" | "NextCard" | "AnnounceHelp" | "AnnounceWonder" | "TakePlace";
}

export interface InnerSeaMoveBuildWonder extends InnerSeaMoveBase {
  type: "BuildWonder";
  wonder: InnerSeaWonder;
}

export interface InnerSeaMoveChooseCivilization extends InnerSeaMoveBase {
  civilization: InnerSeaCivilization;
  type: "ChooseCivilization";
}

export interface InnerSeaMoveDiscard extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "Discard";
}

export interface InnerSeaMoveDone extends InnerSeaMoveBase {
  type: "Done";
}

export interface InnerSeaMoveEndDeployment extends InnerSeaMoveBase {
  returning: number;
  type: "EndDeployment";
}

export interface InnerSeaMoveEndResettlement extends InnerSeaMoveBase {
  type: "EndResettlement";
}

export interface InnerSeaMoveEndRetirement extends InnerSeaMoveBase {
  type: "EndRetirement";
}

export interface InnerSeaMoveFetchCard extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "FetchCard";
}

export interface InnerSeaMoveInvokeAeneas extends InnerSeaMoveBase {
  type: "InvokeAeneas";
}

export interface InnerSeaMoveLayCard extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "LayCard";
}

export interface InnerSeaMoveLetPass extends InnerSeaMoveBase {
  type: "LetPass";
}

export interface InnerSeaMoveNegate extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "Negate";
}

export interface InnerSeaMoveNextCard extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "NextCard";
}

export interface InnerSeaMovePass extends InnerSeaMoveBase {
  type: "Pass";
}

export interface InnerSeaMovePayCard extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "PayCard";
}

export interface InnerSeaMovePayTalents extends InnerSeaMoveBase {
  count: number;
  type: "PayTalents";
}

export interface InnerSeaMovePlace extends InnerSeaMoveBase {
  area: InnerSeaArea;
  count: number;
  type: "Place";
}

export interface InnerSeaMovePlayCard extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "PlayCard";
}

export interface InnerSeaMovePutBack extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "PutBack";
}

export interface InnerSeaMoveRemoveDisks extends InnerSeaMoveBase {
  area: InnerSeaArea;
  count: number;
  type: "RemoveDisks";
}

export interface InnerSeaMoveResettle extends InnerSeaMoveBase {
  area: InnerSeaArea;
  type: "Resettle";
}

export interface InnerSeaMoveRetire extends InnerSeaMoveBase {
  area: InnerSeaArea;
  count: number;
  type: "Retire";
}

export interface InnerSeaMoveSpareDisk extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "SpareDisk";
}

export interface InnerSeaMoveSpendGold extends InnerSeaMoveBase {
  area: InnerSeaArea;
  type: "SpendGold";
}

export interface InnerSeaMoveStartCompetition extends InnerSeaMoveBase {
  area: InnerSeaArea;
  type: "StartCompetition";
}

export interface InnerSeaMoveTakeCard extends InnerSeaMoveBase {
  type: "TakeCard";
}

export interface InnerSeaMoveTakePlace extends InnerSeaMoveBase {
  place: number;
  type: "TakePlace";
}

export interface InnerSeaMoveTakeThis extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "TakeThis";
}

export interface InnerSeaMoveTarget extends InnerSeaMoveBase {
  area: InnerSeaArea;
  faction?: InnerSeaCivilization;
  type: "Target";
}

export interface InnerSeaMoveTargetCivilization extends InnerSeaMoveBase {
  civilization: InnerSeaCivilization;
  type: "TargetCivilization";
}

export interface InnerSeaMoveTargetWonder extends InnerSeaMoveBase {
  type: "TargetWonder";
  wonder: InnerSeaWonder;
}

export interface InnerSeaMoveUseAlphabet extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "UseAlphabet";
}

export interface InnerSeaMoveUseInvestment extends InnerSeaMoveBase {
  card: InnerSeaFateCard;
  type: "UseInvestment";
  way: number;
}

export interface InnerSeaMoveUseWonder extends InnerSeaMoveBase {
  type: "UseWonder";
  wonder: InnerSeaWonder;
}

export interface InnerSeaView extends View {
  aims: InnerSeaViewPlayView[];
  answering?: InnerSeaCivilization;
  areas: InnerSeaViewAreaView[];
  arena?: InnerSeaArea;
  aside: InnerSeaFateCard[];
  barbarians: number;
  beginning?: InnerSeaArea;
  beyond: InnerSeaArea[];
  building?: InnerSeaWonder;
  choice: InnerSeaFateCard[];
  deciding?: InnerSeaCivilization;
  deck: number;
  discards: InnerSeaFateCard[];
  ending: string;
  epoch: number;
  gold: InnerSeaArea[];
  hands: InnerSeaViewHandView[];
  laid: InnerSeaViewHandView[];
  lastEpoch: number;
  learning: number;
  losses: InnerSeaViewLossView[];
  nextOrder: InnerSeaCivilization[];
  order: InnerSeaCivilization[];
  phase: string;
  playing: InnerSeaViewPlayView[];
  plenty: number;
  powers: InnerSeaViewPowerView[];
  ranking: InnerSeaCivilization[][];
  scenario: string;
  seat?: number;
  table: InnerSeaViewTableView[];
  turn: number;
  wonders: InnerSeaViewWonderView[];
}

export interface InnerSeaViewAreaView {
  area: InnerSeaArea;
  contested: boolean;
  stacks: InnerSeaViewStackView[];
}

export interface InnerSeaViewHandView {
  cards: InnerSeaFateCard[];
  civilization: InnerSeaCivilization;
}

export interface InnerSeaViewHelpView {
  id: string;
  most?: number;
  used: number;
}

export interface InnerSeaViewLossView {
  area?: InnerSeaArea;
  civilization: InnerSeaCivilization;
  disks: number;
}

export interface InnerSeaViewPlayView {
  player: InnerSeaCivilization;
  source: string;
  targets: string[];
}

export interface InnerSeaViewPointsView {
  count: number;
  source: string;
}

export interface InnerSeaViewPowerView {
  brought: string[];
  cities: number;
  civilization: InnerSeaCivilization;
  farHelp: number;
  hand: number;
  help: InnerSeaViewHelpView[];
  home: InnerSeaArea;
  laid: number;
  loot: number;
  marks: string[];
  passed: boolean;
  points: number;
  ready: number;
  readyForSea: number;
  seat?: number;
  sources: InnerSeaViewPointsView[];
  supply: number;
  talents: number;
}

export interface InnerSeaViewStackView {
  allies: number;
  disks: number;
  faction: InnerSeaCivilization;
  standing: string;
}

export interface InnerSeaViewTableView {
  card: InnerSeaFateCard;
  disks: number;
  owner: InnerSeaCivilization;
  used: boolean;
}

export interface InnerSeaViewWonderView {
  active: boolean;
  area?: InnerSeaArea;
  buried: boolean;
  disks: number;
  owner?: InnerSeaCivilization;
  used: boolean;
  wonder: InnerSeaWonder;
}

export interface LeaveStanding {
  name: string;
  seat: number;
  until: StandingUntil;
}

export interface LogEntry {
  at: number;
  events: GameEvent[];
  from: number;
  hidden: number;
  moves: Move[];
  phase: string;
  ply: number;
  quiet: boolean;
  round: number;
  seat?: number;
}

export interface Loss {
  args: { [index: string]: unknown };
  name: string;
}

export interface MakeMove {
  grace?: number;
  moves: unknown[];
  ply: number;
  seat: number;
  undone: number;
}

export interface MatchList {
  matches: MatchSummary[];
  next?: number;
}

export interface MatchState {
  acts: Act[];
  canUndo: boolean;
  chat: ChatLine[];
  consequences: Consequence[];
  defaultMove?: Move;
  foresight?: Foresight;
  invitation?: string;
  log: LogEntry[];
  logFrom: number;
  marketEnds?: number;
  match: MatchSummary;
  moves: Move[];
  points: Measure[];
  prompt?: Prompt;
  seat?: number;
  standing: Standing;
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

export interface Preview {
  consequence: Consequence;
  consequences: Consequence[];
  foresight?: Foresight;
  moves: Move[];
  prompt?: Prompt;
  view: View;
}

export interface Problem {
  code: string;
  index?: number;
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

export interface SidMeierCivilizationComponents extends Components {
  abilities: SidMeierCivilizationComponentsResourceAbility[];
  arms: SidMeierCivilizationComponentsArmCards[];
  barbarians: { [index: string]: string };
  buildings: SidMeierCivilizationComponentsBuildingMarker[];
  civilizations: SidMeierCivilizationComponentsSheet[];
  cultureTrack: SidMeierCivilizationComponentsSpace[];
  events: SidMeierCivilizationComponentsCultureEvent[];
  figures: SidMeierCivilizationComponentsFigureCost[];
  governments: SidMeierCivilizationComponentsGovernmentCard[];
  limits: SidMeierCivilizationComponentsLimits;
  markers: SidMeierCivilizationComponentsTribe[];
  persons: SidMeierCivilizationComponentsGreatPerson[];
  resources: SidMeierCivilizationComponentsResourceToken[];
  technologies: SidMeierCivilizationComponentsTechnologyCard[];
  tiles: SidMeierCivilizationComponentsTile[];
  units: SidMeierCivilizationComponentsUnit[];
  wonders: SidMeierCivilizationComponentsWonderCard[];
}

export interface SidMeierCivilizationComponentsArmCards {
  beats?: SidMeierCivilizationArm;
  costs: number[];
  id: SidMeierCivilizationArm;
}

export interface SidMeierCivilizationComponentsBuildingMarker {
  combat: number;
  cost: number;
  ground: SidMeierCivilizationTerrain[];
  id: SidMeierCivilizationBuilding;
  limited: boolean;
  markers: number;
  technology: SidMeierCivilizationTechnology;
  upgrades?: SidMeierCivilizationBuilding;
  yields: SidMeierCivilizationComponentsYields;
}

export interface SidMeierCivilizationComponentsCultureEvent {
  cards: number;
  era: SidMeierCivilizationEra;
  id: SidMeierCivilizationEventCard;
  pays: SidMeierCivilizationResource[];
  phase: SidMeierCivilizationPhase;
}

export interface SidMeierCivilizationComponentsFigureCost {
  cost: number;
  id: SidMeierCivilizationItem;
}

export interface SidMeierCivilizationComponentsGovernmentCard {
  actions: number;
  coins: number;
  hand: number;
  id: SidMeierCivilizationGovernment;
  production: number;
  technology?: SidMeierCivilizationTechnology;
  trade: number;
}

export interface SidMeierCivilizationComponentsGreatPerson {
  combat: number;
  id: SidMeierCivilizationPerson;
  markers: number;
  yields: SidMeierCivilizationComponentsYields;
}

export interface SidMeierCivilizationComponentsLimits {
  cities: number;
  coins: number;
  coinsOnCard: number;
  levels: number;
  rush: number;
  trade: number;
}

export interface SidMeierCivilizationComponentsPrintedSquare {
  hut: boolean;
  resource?: SidMeierCivilizationResource;
  terrain: SidMeierCivilizationTerrain;
  village: boolean;
  yields: SidMeierCivilizationComponentsYields;
}

export interface SidMeierCivilizationComponentsResourceAbility {
  amount: number;
  id: SidMeierCivilizationAbility;
  phase: SidMeierCivilizationPhase;
  price: number;
  resource?: SidMeierCivilizationResource;
  technology: SidMeierCivilizationTechnology;
}

export interface SidMeierCivilizationComponentsResourceToken {
  id: SidMeierCivilizationResource;
  inMarket: boolean;
}

export interface SidMeierCivilizationComponentsSheet {
  armies: number;
  government: SidMeierCivilizationGovernment;
  id: SidMeierCivilizationCivilization;
  scouts: number;
  stackingLimit: number;
  technology: SidMeierCivilizationTechnology;
  tile: SidMeierCivilizationMapTile;
}

export interface SidMeierCivilizationComponentsSpace {
  culture: number;
  era: SidMeierCivilizationEra;
  gives: string;
  space: number;
  trade: number;
}

export interface SidMeierCivilizationComponentsTechnologyCard {
  abilities: SidMeierCivilizationAbility[];
  arm?: SidMeierCivilizationArm;
  building?: SidMeierCivilizationBuilding;
  cities: number;
  coins: number;
  government?: SidMeierCivilizationGovernment;
  hand: number;
  holdsCoins: boolean;
  id: SidMeierCivilizationTechnology;
  level: number;
  rank: number;
  speed: number;
  stacking: number;
  water: number;
}

export interface SidMeierCivilizationComponentsTile {
  capital?: number;
  home?: SidMeierCivilizationCivilization;
  id: SidMeierCivilizationMapTile;
  squares: SidMeierCivilizationComponentsPrintedSquare[];
}

export interface SidMeierCivilizationComponentsTribe {
  hut: boolean;
  id: SidMeierCivilizationMarker;
  markers: number;
  resource?: SidMeierCivilizationResource;
}

export interface SidMeierCivilizationComponentsUnit {
  arm: SidMeierCivilizationArm;
  cards: number;
  id: SidMeierCivilizationUnitCard;
  strengths: number[];
}

export interface SidMeierCivilizationComponentsWonderCard {
  cost: number;
  discounted: number;
  era: SidMeierCivilizationEra;
  id: SidMeierCivilizationWonder;
  technology?: SidMeierCivilizationTechnology;
  yields: SidMeierCivilizationComponentsYields;
}

export interface SidMeierCivilizationComponentsYields {
  coins: number;
  culture: number;
  production: number;
  trade: number;
}

export interface SidMeierCivilizationEventAbilityGivenUp extends SidMeierCivilizationEventBase {
  ability: SidMeierCivilizationAbility;
  seat: number;
  type: "AbilityGivenUp";
}

export interface SidMeierCivilizationEventAbilityUsed extends SidMeierCivilizationEventBase {
  ability: SidMeierCivilizationAbility;
  seat: number;
  type: "AbilityUsed";
}

export interface SidMeierCivilizationEventActionDeclared extends SidMeierCivilizationEventBase {
  action: string;
  city: SidMeierCivilizationSquare;
  number: number;
  seat: number;
  type: "ActionDeclared";
}

export interface SidMeierCivilizationEventBase extends GameEvent {
  type: "FirstPlayerChosen" | "CivilizationTaken" | "WonderGiven" | "CapitalPlaced" | "FigurePlaced" | "UnitRecruited" | "UnitDrawn" | "PersonDrawn" | "PersonPlaced" | "PersonKept" | "PersonKilled" | "TurnBegan" | "CityBuilt" | "CityDestroyed" | "GovernmentChanged" | "CapitalIdle" | "ScoutSends" | "WonderUsed" | "WonderTurnedUp" | "WonderObsolete" | "TradeGained" | "CultureGained" | "CoinGained" | "CoinLost" | "DealOffered" | "OfferWithdrawn" | "OfferDropped" | "OfferAccepted" | "OfferRefused" | "OfferCountered" | "DealMade" | "ThingsReceived" | "ActionDeclared" | "ItemProduced" | "ItemPlaced" | "ItemReplaced" | "PersonReplaced" | "ResourceTaken" | "CultureAdvanced" | "EventDrawn" | "EventSeen" | "EventPlayed" | "EventDiscarded" | "TargetRefused" | "AbilityUsed" | "AbilityGivenUp" | "ResourcePaid" | "Cancelled" | "CityBoosted" | "FiguresDriven" | "TerrainChanged" | "BuildingDestroyed" | "UnitLost" | "SquareFrozen" | "TechnologyLearned" | "ResearchChosen" | "ResearchSkipped" | "FiguresMoved" | "GroupArrived" | "FiguresLost" | "ScoutsKilled" | "TileDiscovered" | "SquareEntered" | "TribeJoined" | "MarkerSeen" | "CityInfiltrated" | "BattleBegan" | "BonusCounted" | "UnitPlayed" | "UnitKilled" | "FrontsCounted" | "BattleDecided" | "UnitReclaimed" | "LootTaken" | "CardStolen" | "MarkerLost" | "EventLost" | "MatchWon" | "MatchEnded";
}

export interface SidMeierCivilizationEventBattleBegan extends SidMeierCivilizationEventBase {
  against: string;
  capital: boolean;
  defender: number;
  distance: number;
  near: number;
  seat: number;
  square: SidMeierCivilizationSquare;
  terrain: SidMeierCivilizationTerrain;
  type: "BattleBegan";
}

export interface SidMeierCivilizationEventBattleDecided extends SidMeierCivilizationEventBase {
  attack: number;
  barbarians: boolean;
  defence: number;
  defender: number;
  seat: number;
  type: "BattleDecided";
  won: boolean;
}

export interface SidMeierCivilizationEventBonusCounted extends SidMeierCivilizationEventBase {
  attack: number;
  defence: number;
  type: "BonusCounted";
}

export interface SidMeierCivilizationEventBuildingDestroyed extends SidMeierCivilizationEventBase {
  building: SidMeierCivilizationBuilding;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "BuildingDestroyed";
}

export interface SidMeierCivilizationEventCancelled extends SidMeierCivilizationEventBase {
  declarer: number;
  seat: number;
  type: "Cancelled";
  what: string;
}

export interface SidMeierCivilizationEventCapitalIdle extends SidMeierCivilizationEventBase {
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "CapitalIdle";
}

export interface SidMeierCivilizationEventCapitalPlaced extends SidMeierCivilizationEventBase {
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "CapitalPlaced";
}

export interface SidMeierCivilizationEventCardStolen extends SidMeierCivilizationEventBase {
  era: SidMeierCivilizationEra;
  loser: number;
  seat: number;
  type: "CardStolen";
}

export interface SidMeierCivilizationEventCityBoosted extends SidMeierCivilizationEventBase {
  city: SidMeierCivilizationSquare;
  number: number;
  production: number;
  seat: number;
  type: "CityBoosted";
}

export interface SidMeierCivilizationEventCityBuilt extends SidMeierCivilizationEventBase {
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "CityBuilt";
}

export interface SidMeierCivilizationEventCityDestroyed extends SidMeierCivilizationEventBase {
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "CityDestroyed";
}

export interface SidMeierCivilizationEventCityInfiltrated extends SidMeierCivilizationEventBase {
  city: SidMeierCivilizationSquare;
  seat: number;
  type: "CityInfiltrated";
  victim: number;
}

export interface SidMeierCivilizationEventCivilizationTaken extends SidMeierCivilizationEventBase {
  civilization: SidMeierCivilizationCivilization;
  seat: number;
  type: "CivilizationTaken";
}

export interface SidMeierCivilizationEventCoinGained extends SidMeierCivilizationEventBase {
  seat: number;
  type: "CoinGained";
}

export interface SidMeierCivilizationEventCoinLost extends SidMeierCivilizationEventBase {
  seat: number;
  type: "CoinLost";
}

export interface SidMeierCivilizationEventCultureAdvanced extends SidMeierCivilizationEventBase {
  seat: number;
  space: number;
  type: "CultureAdvanced";
}

export interface SidMeierCivilizationEventCultureGained extends SidMeierCivilizationEventBase {
  culture: number;
  seat: number;
  source: string;
  type: "CultureGained";
}

export interface SidMeierCivilizationEventDealMade extends SidMeierCivilizationEventBase {
  ask: SidMeierCivilizationThing[];
  askCulture: number;
  askTrade: number;
  give: SidMeierCivilizationThing[];
  giveCulture: number;
  giveTrade: number;
  partner: number;
  seat: number;
  type: "DealMade";
}

export interface SidMeierCivilizationEventDealOffered extends SidMeierCivilizationEventBase {
  ask: SidMeierCivilizationThing[];
  askCulture: number;
  askTrade: number;
  give: SidMeierCivilizationThing[];
  giveCulture: number;
  giveTrade: number;
  partner: number;
  seat: number;
  type: "DealOffered";
}

export interface SidMeierCivilizationEventEventDiscarded extends SidMeierCivilizationEventBase {
  card: SidMeierCivilizationEventCard;
  seat: number;
  type: "EventDiscarded";
}

export interface SidMeierCivilizationEventEventDrawn extends SidMeierCivilizationEventBase {
  era: SidMeierCivilizationEra;
  seat: number;
  type: "EventDrawn";
}

export interface SidMeierCivilizationEventEventLost extends SidMeierCivilizationEventBase {
  card: SidMeierCivilizationEventCard;
  type: "EventLost";
}

export interface SidMeierCivilizationEventEventPlayed extends SidMeierCivilizationEventBase {
  card: SidMeierCivilizationEventCard;
  seat: number;
  type: "EventPlayed";
}

export interface SidMeierCivilizationEventEventSeen extends SidMeierCivilizationEventBase {
  card: SidMeierCivilizationEventCard;
  type: "EventSeen";
}

export interface SidMeierCivilizationEventFigurePlaced extends SidMeierCivilizationEventBase {
  item: SidMeierCivilizationItem;
  occasion: string;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "FigurePlaced";
}

export interface SidMeierCivilizationEventFiguresDriven extends SidMeierCivilizationEventBase {
  from: SidMeierCivilizationSquare;
  seat: number;
  to: SidMeierCivilizationSquare;
  type: "FiguresDriven";
}

export interface SidMeierCivilizationEventFiguresLost extends SidMeierCivilizationEventBase {
  armies: number;
  scouts: number;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "FiguresLost";
}

export interface SidMeierCivilizationEventFiguresMoved extends SidMeierCivilizationEventBase {
  armies: number;
  from: SidMeierCivilizationSquare;
  scouts: number;
  seat: number;
  to: SidMeierCivilizationSquare;
  type: "FiguresMoved";
}

export interface SidMeierCivilizationEventFirstPlayerChosen extends SidMeierCivilizationEventBase {
  seat: number;
  type: "FirstPlayerChosen";
}

export interface SidMeierCivilizationEventFrontsCounted extends SidMeierCivilizationEventBase {
  attackBonus: number;
  attackersFallen: SidMeierCivilizationUnitCard[];
  defenceBonus: number;
  defendersFallen: SidMeierCivilizationUnitCard[];
  fronts: SidMeierCivilizationEventFrontsCountedFront[];
  type: "FrontsCounted";
}

export interface SidMeierCivilizationEventFrontsCountedFront {
  attacker?: SidMeierCivilizationEventFrontsCountedStanding;
  defender?: SidMeierCivilizationEventFrontsCountedStanding;
}

export interface SidMeierCivilizationEventFrontsCountedStanding {
  strength: number;
  unit: SidMeierCivilizationUnitCard;
  wounds: number;
}

export interface SidMeierCivilizationEventGovernmentChanged extends SidMeierCivilizationEventBase {
  government: SidMeierCivilizationGovernment;
  seat: number;
  type: "GovernmentChanged";
}

export interface SidMeierCivilizationEventGroupArrived extends SidMeierCivilizationEventBase {
  armies: number;
  capital: boolean;
  distance: number;
  from: SidMeierCivilizationSquare;
  near: number;
  own: boolean;
  scouts: number;
  seat: number;
  terrain: SidMeierCivilizationTerrain;
  to: SidMeierCivilizationSquare;
  type: "GroupArrived";
}

export interface SidMeierCivilizationEventItemPlaced extends SidMeierCivilizationEventBase {
  item: SidMeierCivilizationItem;
  number: number;
  seat: number;
  square: SidMeierCivilizationSquare;
  terrain: SidMeierCivilizationTerrain;
  type: "ItemPlaced";
}

export interface SidMeierCivilizationEventItemProduced extends SidMeierCivilizationEventBase {
  city: SidMeierCivilizationSquare;
  item: SidMeierCivilizationItem;
  seat: number;
  trade: number;
  type: "ItemProduced";
}

export interface SidMeierCivilizationEventItemReplaced extends SidMeierCivilizationEventBase {
  item: SidMeierCivilizationItem;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "ItemReplaced";
}

export interface SidMeierCivilizationEventLootTaken extends SidMeierCivilizationEventBase {
  count: number;
  loser: number;
  seat: number;
  thing: SidMeierCivilizationThing;
  type: "LootTaken";
}

export interface SidMeierCivilizationEventMarkerLost extends SidMeierCivilizationEventBase {
  marker: SidMeierCivilizationMarker;
  type: "MarkerLost";
}

export interface SidMeierCivilizationEventMarkerSeen extends SidMeierCivilizationEventBase {
  marker: SidMeierCivilizationMarker;
  type: "MarkerSeen";
}

export interface SidMeierCivilizationEventMatchEnded extends SidMeierCivilizationEventBase {
  ending: string;
  type: "MatchEnded";
}

export interface SidMeierCivilizationEventMatchWon extends SidMeierCivilizationEventBase {
  ending: string;
  seat: number;
  type: "MatchWon";
}

export interface SidMeierCivilizationEventOfferAccepted extends SidMeierCivilizationEventBase {
  proposer: number;
  seat: number;
  type: "OfferAccepted";
}

export interface SidMeierCivilizationEventOfferCountered extends SidMeierCivilizationEventBase {
  proposer: number;
  seat: number;
  type: "OfferCountered";
}

export interface SidMeierCivilizationEventOfferDropped extends SidMeierCivilizationEventBase {
  seat: number;
  type: "OfferDropped";
}

export interface SidMeierCivilizationEventOfferRefused extends SidMeierCivilizationEventBase {
  proposer: number;
  seat: number;
  type: "OfferRefused";
}

export interface SidMeierCivilizationEventOfferWithdrawn extends SidMeierCivilizationEventBase {
  partner: number;
  seat: number;
  type: "OfferWithdrawn";
}

export interface SidMeierCivilizationEventPersonDrawn extends SidMeierCivilizationEventBase {
  person: SidMeierCivilizationPerson;
  seat: number;
  type: "PersonDrawn";
}

export interface SidMeierCivilizationEventPersonKept extends SidMeierCivilizationEventBase {
  person: SidMeierCivilizationPerson;
  seat: number;
  type: "PersonKept";
}

export interface SidMeierCivilizationEventPersonKilled extends SidMeierCivilizationEventBase {
  person: SidMeierCivilizationPerson;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "PersonKilled";
}

export interface SidMeierCivilizationEventPersonPlaced extends SidMeierCivilizationEventBase {
  person: SidMeierCivilizationPerson;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "PersonPlaced";
}

export interface SidMeierCivilizationEventPersonReplaced extends SidMeierCivilizationEventBase {
  person: SidMeierCivilizationPerson;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "PersonReplaced";
}

export interface SidMeierCivilizationEventResearchChosen extends SidMeierCivilizationEventBase {
  seat: number;
  type: "ResearchChosen";
}

export interface SidMeierCivilizationEventResearchSkipped extends SidMeierCivilizationEventBase {
  able: boolean;
  seat: number;
  type: "ResearchSkipped";
}

export interface SidMeierCivilizationEventResourcePaid extends SidMeierCivilizationEventBase {
  payment: SidMeierCivilizationPayment;
  seat: number;
  type: "ResourcePaid";
}

export interface SidMeierCivilizationEventResourceTaken extends SidMeierCivilizationEventBase {
  harvested: boolean;
  resource: SidMeierCivilizationResource;
  seat: number;
  type: "ResourceTaken";
}

export interface SidMeierCivilizationEventScoutSends extends SidMeierCivilizationEventBase {
  city: SidMeierCivilizationSquare;
  number: number;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "ScoutSends";
}

export interface SidMeierCivilizationEventScoutsKilled extends SidMeierCivilizationEventBase {
  capital: boolean;
  distance: number;
  near: number;
  scouts: number;
  seat: number;
  square: SidMeierCivilizationSquare;
  terrain: SidMeierCivilizationTerrain;
  type: "ScoutsKilled";
  victim: number;
}

export interface SidMeierCivilizationEventSquareEntered extends SidMeierCivilizationEventBase {
  armies: number;
  seat: number;
  square: SidMeierCivilizationSquare;
  type: "SquareEntered";
}

export interface SidMeierCivilizationEventSquareFrozen extends SidMeierCivilizationEventBase {
  capital: boolean;
  distance: number;
  near: number;
  square: SidMeierCivilizationSquare;
  terrain: SidMeierCivilizationTerrain;
  type: "SquareFrozen";
}

export interface SidMeierCivilizationEventTargetRefused extends SidMeierCivilizationEventBase {
  card: SidMeierCivilizationEventCard;
  seat: number;
  type: "TargetRefused";
}

export interface SidMeierCivilizationEventTechnologyLearned extends SidMeierCivilizationEventBase {
  seat: number;
  technology: SidMeierCivilizationTechnology;
  type: "TechnologyLearned";
}

export interface SidMeierCivilizationEventTerrainChanged extends SidMeierCivilizationEventBase {
  before: SidMeierCivilizationTerrain;
  capital: boolean;
  distance: number;
  near: number;
  square: SidMeierCivilizationSquare;
  terrain: SidMeierCivilizationTerrain;
  type: "TerrainChanged";
}

export interface SidMeierCivilizationEventThingsReceived extends SidMeierCivilizationEventBase {
  things: SidMeierCivilizationThing[];
  type: "ThingsReceived";
}

export interface SidMeierCivilizationEventTileDiscovered extends SidMeierCivilizationEventBase {
  seat: number;
  square: SidMeierCivilizationSquare;
  tile: SidMeierCivilizationMapTile;
  type: "TileDiscovered";
}

export interface SidMeierCivilizationEventTradeGained extends SidMeierCivilizationEventBase {
  seat: number;
  trade: number;
  type: "TradeGained";
}

export interface SidMeierCivilizationEventTribeJoined extends SidMeierCivilizationEventBase {
  seat: number;
  square: SidMeierCivilizationSquare;
  tribe: string;
  type: "TribeJoined";
}

export interface SidMeierCivilizationEventTurnBegan extends SidMeierCivilizationEventBase {
  firstSeat: number;
  round: number;
  type: "TurnBegan";
}

export interface SidMeierCivilizationEventUnitDrawn extends SidMeierCivilizationEventBase {
  type: "UnitDrawn";
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationEventUnitKilled extends SidMeierCivilizationEventBase {
  barbarians: boolean;
  by?: SidMeierCivilizationUnitCard;
  front: number;
  seat: number;
  type: "UnitKilled";
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationEventUnitLost extends SidMeierCivilizationEventBase {
  seat: number;
  type: "UnitLost";
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationEventUnitPlayed extends SidMeierCivilizationEventBase {
  against?: SidMeierCivilizationUnitCard;
  barbarians: boolean;
  front: number;
  seat: number;
  strength: number;
  type: "UnitPlayed";
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationEventUnitReclaimed extends SidMeierCivilizationEventBase {
  seat: number;
  type: "UnitReclaimed";
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationEventUnitRecruited extends SidMeierCivilizationEventBase {
  arm: SidMeierCivilizationArm;
  produced: boolean;
  seat: number;
  type: "UnitRecruited";
}

export interface SidMeierCivilizationEventWonderGiven extends SidMeierCivilizationEventBase {
  seat: number;
  type: "WonderGiven";
  wonder: SidMeierCivilizationWonder;
}

export interface SidMeierCivilizationEventWonderObsolete extends SidMeierCivilizationEventBase {
  type: "WonderObsolete";
  wonder: SidMeierCivilizationWonder;
}

export interface SidMeierCivilizationEventWonderTurnedUp extends SidMeierCivilizationEventBase {
  type: "WonderTurnedUp";
  wonder: SidMeierCivilizationWonder;
}

export interface SidMeierCivilizationEventWonderUsed extends SidMeierCivilizationEventBase {
  seat: number;
  type: "WonderUsed";
  wonder: SidMeierCivilizationWonder;
}

export interface SidMeierCivilizationForesight extends Foresight {
  cities: SidMeierCivilizationForesightCityYields[];
  discounts: SidMeierCivilizationForesightDiscount[];
  fight?: SidMeierCivilizationForesightFight;
  locked: { [index: string]: SidMeierCivilizationTechnology };
  offers: SidMeierCivilizationForesightOffer[];
  prices: { [index: string]: number };
  reach: SidMeierCivilizationForesightMarching[];
  realms: SidMeierCivilizationForesightRealm[];
  sites: SidMeierCivilizationSquare[];
  stands: SidMeierCivilizationForesightStand[];
}

export interface SidMeierCivilizationForesightCityYields {
  art: number;
  bonus: number;
  fromCoins: number;
  fromGovernment: number;
  fromSquares: number;
  resources: SidMeierCivilizationResource[];
  seat: number;
  shares: SidMeierCivilizationForesightShare[];
  square: SidMeierCivilizationSquare;
  trade: number;
}

export interface SidMeierCivilizationForesightClash {
  dies: boolean;
  front: number;
  kills: boolean;
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationForesightDiscount {
  cost: number;
  technology: SidMeierCivilizationTechnology;
  wonder: SidMeierCivilizationWonder;
}

export interface SidMeierCivilizationForesightFight {
  attackForged: boolean;
  clashes: SidMeierCivilizationForesightClash[];
  defenceForged: boolean;
}

export interface SidMeierCivilizationForesightMarching {
  armies: number;
  left: number;
  scouts: number;
  setOut: boolean;
  square: SidMeierCivilizationSquare;
  units: number;
  ways: SidMeierCivilizationForesightWay[];
}

export interface SidMeierCivilizationForesightOffer {
  affordable: boolean;
  city: SidMeierCivilizationSquare;
  cost: number;
  item: SidMeierCivilizationItem;
  squares: SidMeierCivilizationSquare[];
  trade: number;
}

export interface SidMeierCivilizationForesightPyramidRow {
  level: number;
  missing: number;
  missingTrade: number;
  open: boolean;
  technologies: SidMeierCivilizationTechnology[];
  trade: number;
}

export interface SidMeierCivilizationForesightRealm {
  battleHand: number;
  cityLimit: number;
  combatBonus: number;
  crossesWater: boolean;
  keeps: number;
  pyramid: SidMeierCivilizationForesightPyramidRow[];
  seat: number;
  stopsInWater: boolean;
}

export interface SidMeierCivilizationForesightShare {
  byScout: boolean;
  coins: number;
  culture: number;
  lost?: string;
  production: number;
  square: SidMeierCivilizationSquare;
  trade: number;
}

export interface SidMeierCivilizationForesightStand {
  attackBonus: number;
  attackUnits: number;
  defenceBonus: number;
  defenceUnits: number;
  seat: number;
  square: SidMeierCivilizationSquare;
}

export interface SidMeierCivilizationForesightWay {
  against: number;
  by: SidMeierCivilizationSquare;
  does: string;
  steps: number;
  to: SidMeierCivilizationSquare;
}

export interface SidMeierCivilizationMoveAcceptOffer extends SidMeierCivilizationMoveBase {
  proposer: number;
  type: "AcceptOffer";
}

export interface SidMeierCivilizationMoveAdvanceCulture extends SidMeierCivilizationMoveBase {
  type: "AdvanceCulture";
}

export interface SidMeierCivilizationMoveAgree extends SidMeierCivilizationMoveBase {
  type: "Agree";
}

export interface SidMeierCivilizationMoveAsk extends SidMeierCivilizationMoveBase {
  count: number;
  thing: SidMeierCivilizationThing;
  type: "Ask";
}

export interface SidMeierCivilizationMoveAttackFront extends SidMeierCivilizationMoveBase {
  front: number;
  type: "AttackFront";
}

export interface SidMeierCivilizationMoveBase extends Move {
  type: "ChooseCivilization" | "PlaceCapital" | "PlaceArmy" | "PlaceScout" | "Place" | "BuildCity" | "BuildCityWithArmy" | "ChangeGovernment" | "SendScout" | "PlacePerson" | "KeepPerson" | "UseWonder" | "EndPhase" | "OpenDeal" | "Give" | "Ask" | "Keep" | "Waive" | "SendOffer" | "DropOffer" | "WithdrawOffer" | "AcceptOffer" | "RefuseOffer" | "CounterOffer" | "HandOver" | "UseCity" | "Produce" | "ProduceFree" | "DevoteToArts" | "Harvest" | "AdvanceCulture" | "BuyCoin" | "PlayEvent" | "UseAbility" | "Pay" | "ChooseSquare" | "ChoosePlayer" | "ChooseTechnology" | "ChooseWonder" | "ChooseFigures" | "ChooseGreatPerson" | "Done" | "CancelByCard" | "CancelByAbility" | "LetPass" | "Agree" | "Refuse" | "Discard" | "MoveFigures" | "Go" | "Discover" | "Stop" | "Raze" | "Infiltrate" | "DrawBarbarian" | "NewFront" | "AttackFront" | "PlayUnit" | "Wound" | "UseHealing" | "Heal" | "EndBattleTurn" | "TakeTrade" | "TakeCulture" | "TakeResource" | "TakeCard" | "TakeCoin" | "DestroyCoin" | "ReclaimUnit" | "TakeMarketResource" | "Research" | "NoResearch";
}

export interface SidMeierCivilizationMoveBuildCity extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "BuildCity";
}

export interface SidMeierCivilizationMoveBuildCityWithArmy extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "BuildCityWithArmy";
}

export interface SidMeierCivilizationMoveBuyCoin extends SidMeierCivilizationMoveBase {
  technology: SidMeierCivilizationTechnology;
  type: "BuyCoin";
}

export interface SidMeierCivilizationMoveCancelByAbility extends SidMeierCivilizationMoveBase {
  ability: SidMeierCivilizationAbility;
  payment: SidMeierCivilizationPayment;
  type: "CancelByAbility";
}

export interface SidMeierCivilizationMoveCancelByCard extends SidMeierCivilizationMoveBase {
  card: SidMeierCivilizationEventCard;
  type: "CancelByCard";
}

export interface SidMeierCivilizationMoveChangeGovernment extends SidMeierCivilizationMoveBase {
  government: SidMeierCivilizationGovernment;
  type: "ChangeGovernment";
}

export interface SidMeierCivilizationMoveChooseCivilization extends SidMeierCivilizationMoveBase {
  civilization: SidMeierCivilizationCivilization;
  type: "ChooseCivilization";
}

export interface SidMeierCivilizationMoveChooseFigures extends SidMeierCivilizationMoveBase {
  armies: number;
  scouts: number;
  type: "ChooseFigures";
}

export interface SidMeierCivilizationMoveChooseGreatPerson extends SidMeierCivilizationMoveBase {
  type: "ChooseGreatPerson";
}

export interface SidMeierCivilizationMoveChoosePlayer extends SidMeierCivilizationMoveBase {
  player: number;
  type: "ChoosePlayer";
}

export interface SidMeierCivilizationMoveChooseSquare extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "ChooseSquare";
}

export interface SidMeierCivilizationMoveChooseTechnology extends SidMeierCivilizationMoveBase {
  technology: SidMeierCivilizationTechnology;
  type: "ChooseTechnology";
}

export interface SidMeierCivilizationMoveChooseWonder extends SidMeierCivilizationMoveBase {
  type: "ChooseWonder";
  wonder: SidMeierCivilizationWonder;
}

export interface SidMeierCivilizationMoveCounterOffer extends SidMeierCivilizationMoveBase {
  proposer: number;
  type: "CounterOffer";
}

export interface SidMeierCivilizationMoveDestroyCoin extends SidMeierCivilizationMoveBase {
  holder: SidMeierCivilizationCoinHolder;
  type: "DestroyCoin";
}

export interface SidMeierCivilizationMoveDevoteToArts extends SidMeierCivilizationMoveBase {
  type: "DevoteToArts";
}

export interface SidMeierCivilizationMoveDiscard extends SidMeierCivilizationMoveBase {
  card: SidMeierCivilizationEventCard;
  type: "Discard";
}

export interface SidMeierCivilizationMoveDiscover extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "Discover";
}

export interface SidMeierCivilizationMoveDone extends SidMeierCivilizationMoveBase {
  type: "Done";
}

export interface SidMeierCivilizationMoveDrawBarbarian extends SidMeierCivilizationMoveBase {
  arm: SidMeierCivilizationArm;
  type: "DrawBarbarian";
}

export interface SidMeierCivilizationMoveDropOffer extends SidMeierCivilizationMoveBase {
  type: "DropOffer";
}

export interface SidMeierCivilizationMoveEndBattleTurn extends SidMeierCivilizationMoveBase {
  type: "EndBattleTurn";
}

export interface SidMeierCivilizationMoveEndPhase extends SidMeierCivilizationMoveBase {
  type: "EndPhase";
}

export interface SidMeierCivilizationMoveGive extends SidMeierCivilizationMoveBase {
  count: number;
  thing: SidMeierCivilizationThing;
  type: "Give";
}

export interface SidMeierCivilizationMoveGo extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "Go";
}

export interface SidMeierCivilizationMoveHandOver extends SidMeierCivilizationMoveBase {
  thing: SidMeierCivilizationThing;
  type: "HandOver";
}

export interface SidMeierCivilizationMoveHarvest extends SidMeierCivilizationMoveBase {
  resource: SidMeierCivilizationResource;
  type: "Harvest";
}

export interface SidMeierCivilizationMoveHeal extends SidMeierCivilizationMoveBase {
  front: number;
  type: "Heal";
}

export interface SidMeierCivilizationMoveInfiltrate extends SidMeierCivilizationMoveBase {
  city: SidMeierCivilizationSquare;
  type: "Infiltrate";
}

export interface SidMeierCivilizationMoveKeep extends SidMeierCivilizationMoveBase {
  thing: SidMeierCivilizationThing;
  type: "Keep";
}

export interface SidMeierCivilizationMoveKeepPerson extends SidMeierCivilizationMoveBase {
  type: "KeepPerson";
}

export interface SidMeierCivilizationMoveLetPass extends SidMeierCivilizationMoveBase {
  type: "LetPass";
}

export interface SidMeierCivilizationMoveMoveFigures extends SidMeierCivilizationMoveBase {
  armies: number;
  from: SidMeierCivilizationSquare;
  scouts: number;
  type: "MoveFigures";
}

export interface SidMeierCivilizationMoveNewFront extends SidMeierCivilizationMoveBase {
  type: "NewFront";
}

export interface SidMeierCivilizationMoveNoResearch extends SidMeierCivilizationMoveBase {
  type: "NoResearch";
}

export interface SidMeierCivilizationMoveOpenDeal extends SidMeierCivilizationMoveBase {
  partner: number;
  type: "OpenDeal";
}

export interface SidMeierCivilizationMovePay extends SidMeierCivilizationMoveBase {
  payment: SidMeierCivilizationPayment;
  type: "Pay";
}

export interface SidMeierCivilizationMovePlace extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "Place";
}

export interface SidMeierCivilizationMovePlaceArmy extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "PlaceArmy";
}

export interface SidMeierCivilizationMovePlaceCapital extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "PlaceCapital";
}

export interface SidMeierCivilizationMovePlacePerson extends SidMeierCivilizationMoveBase {
  person: SidMeierCivilizationPerson;
  square: SidMeierCivilizationSquare;
  type: "PlacePerson";
}

export interface SidMeierCivilizationMovePlaceScout extends SidMeierCivilizationMoveBase {
  square: SidMeierCivilizationSquare;
  type: "PlaceScout";
}

export interface SidMeierCivilizationMovePlayEvent extends SidMeierCivilizationMoveBase {
  card: SidMeierCivilizationEventCard;
  type: "PlayEvent";
}

export interface SidMeierCivilizationMovePlayUnit extends SidMeierCivilizationMoveBase {
  type: "PlayUnit";
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationMoveProduce extends SidMeierCivilizationMoveBase {
  item: SidMeierCivilizationItem;
  trade: number;
  type: "Produce";
}

export interface SidMeierCivilizationMoveProduceFree extends SidMeierCivilizationMoveBase {
  item: SidMeierCivilizationItem;
  type: "ProduceFree";
}

export interface SidMeierCivilizationMoveRaze extends SidMeierCivilizationMoveBase {
  type: "Raze";
}

export interface SidMeierCivilizationMoveReclaimUnit extends SidMeierCivilizationMoveBase {
  type: "ReclaimUnit";
  unit: SidMeierCivilizationUnitCard;
}

export interface SidMeierCivilizationMoveRefuse extends SidMeierCivilizationMoveBase {
  type: "Refuse";
}

export interface SidMeierCivilizationMoveRefuseOffer extends SidMeierCivilizationMoveBase {
  proposer: number;
  type: "RefuseOffer";
}

export interface SidMeierCivilizationMoveResearch extends SidMeierCivilizationMoveBase {
  technology: SidMeierCivilizationTechnology;
  type: "Research";
}

export interface SidMeierCivilizationMoveSendOffer extends SidMeierCivilizationMoveBase {
  type: "SendOffer";
}

export interface SidMeierCivilizationMoveSendScout extends SidMeierCivilizationMoveBase {
  city: SidMeierCivilizationSquare;
  square: SidMeierCivilizationSquare;
  type: "SendScout";
}

export interface SidMeierCivilizationMoveStop extends SidMeierCivilizationMoveBase {
  type: "Stop";
}

export interface SidMeierCivilizationMoveTakeCard extends SidMeierCivilizationMoveBase {
  era: SidMeierCivilizationEra;
  type: "TakeCard";
}

export interface SidMeierCivilizationMoveTakeCoin extends SidMeierCivilizationMoveBase {
  holder: SidMeierCivilizationCoinHolder;
  type: "TakeCoin";
}

export interface SidMeierCivilizationMoveTakeCulture extends SidMeierCivilizationMoveBase {
  count: number;
  type: "TakeCulture";
}

export interface SidMeierCivilizationMoveTakeMarketResource extends SidMeierCivilizationMoveBase {
  resource: SidMeierCivilizationResource;
  type: "TakeMarketResource";
}

export interface SidMeierCivilizationMoveTakeResource extends SidMeierCivilizationMoveBase {
  thing: SidMeierCivilizationThing;
  type: "TakeResource";
}

export interface SidMeierCivilizationMoveTakeTrade extends SidMeierCivilizationMoveBase {
  count: number;
  type: "TakeTrade";
}

export interface SidMeierCivilizationMoveUseAbility extends SidMeierCivilizationMoveBase {
  ability: SidMeierCivilizationAbility;
  type: "UseAbility";
}

export interface SidMeierCivilizationMoveUseCity extends SidMeierCivilizationMoveBase {
  city: SidMeierCivilizationSquare;
  type: "UseCity";
}

export interface SidMeierCivilizationMoveUseHealing extends SidMeierCivilizationMoveBase {
  technology: SidMeierCivilizationTechnology;
  type: "UseHealing";
}

export interface SidMeierCivilizationMoveUseWonder extends SidMeierCivilizationMoveBase {
  type: "UseWonder";
  wonder: SidMeierCivilizationWonder;
}

export interface SidMeierCivilizationMoveWaive extends SidMeierCivilizationMoveBase {
  thing: SidMeierCivilizationThing;
  type: "Waive";
}

export interface SidMeierCivilizationMoveWithdrawOffer extends SidMeierCivilizationMoveBase {
  type: "WithdrawOffer";
}

export interface SidMeierCivilizationMoveWound extends SidMeierCivilizationMoveBase {
  front: number;
  type: "Wound";
}

export interface SidMeierCivilizationView extends View {
  battle?: SidMeierCivilizationViewBattleView;
  deals: SidMeierCivilizationViewDealView[];
  dealsMade: number;
  firstSeat: number;
  lastFront: number;
  lastPlaced?: SidMeierCivilizationSquare;
  market: SidMeierCivilizationViewMarketView;
  own?: SidMeierCivilizationViewOwnView;
  pending: SidMeierCivilizationViewPendingView[];
  phase: string;
  round: number;
  seats: SidMeierCivilizationViewSeatView[];
  squares: SidMeierCivilizationViewSquareView[];
  tiles: SidMeierCivilizationViewTileView[];
  winner?: number;
}

export interface SidMeierCivilizationViewBattleView {
  armies: number;
  attacker: SidMeierCivilizationViewSideView;
  decided: boolean;
  defender: SidMeierCivilizationViewSideView;
  fronts: SidMeierCivilizationViewFrontView[];
  square: SidMeierCivilizationSquare;
}

export interface SidMeierCivilizationViewCityView {
  actions: number;
  actionsTaken: number;
  art: number;
  blockaded: SidMeierCivilizationSquare[];
  bonus: number;
  capital: boolean;
  outskirts: SidMeierCivilizationSquare[];
  production: number;
  sent: SidMeierCivilizationSquare[];
  square: SidMeierCivilizationSquare;
  trade: number;
  walls: boolean;
}

export interface SidMeierCivilizationViewDealView {
  ask: SidMeierCivilizationThing[];
  give: SidMeierCivilizationThing[];
  partner: number;
  proposer: number;
  sent: boolean;
}

export interface SidMeierCivilizationViewFrontView {
  attacker?: SidMeierCivilizationViewUnitView;
  defender?: SidMeierCivilizationViewUnitView;
}

export interface SidMeierCivilizationViewMarketView {
  buildings: { [index: string]: number };
  discardedEvents: { [index: string]: number };
  obsolete: SidMeierCivilizationWonder[];
  persons: { [index: string]: number };
  resources: { [index: string]: number };
  returnedUnits: { [index: string]: number };
  spentMarkers: { [index: string]: number };
  unitsLeft: { [index: string]: number };
  wonders: SidMeierCivilizationWonder[];
}

export interface SidMeierCivilizationViewOwnView {
  events: { [index: string]: number };
  forces: { [index: string]: number };
  markers: { [index: string]: number };
  research?: string;
}

export interface SidMeierCivilizationViewPendingView {
  notes: { [index: string]: unknown };
  seat: number;
  step: string;
}

export interface SidMeierCivilizationViewRace {
  done: number;
  goal: number;
  way: string;
}

export interface SidMeierCivilizationViewSeatView {
  answered: boolean;
  cities: SidMeierCivilizationViewCityView[];
  civilization?: SidMeierCivilizationCivilization;
  coins: number;
  coinTokens: { [index: string]: number };
  culture: number;
  directly: SidMeierCivilizationGovernment[];
  directlyNextTurn: SidMeierCivilizationGovernment[];
  events: { [index: string]: number };
  faces: { [index: string]: string };
  government: SidMeierCivilizationGovernment;
  handLimit: number;
  huts: number;
  income: number;
  level: number;
  nextCulture: number;
  nextTrade: number;
  races: SidMeierCivilizationViewRace[];
  ranks: { [index: string]: number };
  reserve: { [index: string]: number };
  resources: { [index: string]: number };
  returned: number;
  sent: SidMeierCivilizationViewSentView[];
  speed: number;
  stackingLimit: number;
  strengths: { [index: string]: number };
  technologies: SidMeierCivilizationTechnology[];
  trade: number;
  unbuiltArmies: number;
  unbuiltScouts: number;
  units: { [index: string]: number };
  used: SidMeierCivilizationAbility[];
  usedOnce: number;
  villages: number;
}

export interface SidMeierCivilizationViewSentView {
  city: SidMeierCivilizationSquare;
  square: SidMeierCivilizationSquare;
}

export interface SidMeierCivilizationViewSideView {
  barbarians: boolean;
  bonus: number;
  faces: { [index: string]: string };
  hand: number;
  seat: number;
  strengths: { [index: string]: number };
  sum: number;
  units?: { [index: string]: number };
}

export interface SidMeierCivilizationViewSquareView {
  armies: number;
  coins: number;
  culture: number;
  disaster: boolean;
  frozen: boolean;
  lord?: number;
  movedArmies: number;
  movedScouts: number;
  owner?: number;
  production: number;
  resource?: SidMeierCivilizationResource;
  scouts: number;
  square: SidMeierCivilizationSquare;
  terrain: SidMeierCivilizationTerrain;
  thing?: string;
  trade: number;
}

export interface SidMeierCivilizationViewTileView {
  corner: SidMeierCivilizationSquare;
  home?: number;
  quarters?: number;
  side: number;
  tile?: SidMeierCivilizationMapTile;
}

export interface SidMeierCivilizationViewUnitView {
  strength: number;
  unit: SidMeierCivilizationUnitCard;
  wounds: number;
}

export interface Standing {
  left: StandingLeft[];
  offered?: StandingOffer;
}

export interface StandingLeft {
  name: string;
  until: StandingUntil;
}

export interface StandingOffer {
  move: Move;
  name: string;
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

export interface TempusComponents extends Components {
  cards: TempusComponentsCard[];
  cities: number[];
  columns: number;
  eras: TempusComponentsEraRow[];
  rows: number;
  tiles: TempusComponentsTile[];
  turns: number;
}

export interface TempusComponentsCard {
  background: TempusTerrain;
  copies: number;
  id: TempusIdeaCard;
  idea: TempusIdea;
  move?: string;
  rule: string;
}

export interface TempusComponentsEraRow {
  actions: number;
  children: number;
  distance: number;
  freeCards: number;
  handLimit: number;
  id: TempusEra;
  ideas: number;
  moves: number;
  points: number;
  ships: boolean;
  stackingLimit: number;
  terrain?: TempusTerrain;
}

export interface TempusComponentsTile {
  centre: TempusTerrain;
  id: TempusMapTile;
  ring: TempusTerrain[];
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
  city: number;
  defender: number;
  from: TempusHex;
  fromTerrain: TempusTerrain;
  leader?: TempusIdeaCard;
  seat: number;
  to: TempusHex;
  toTerrain: TempusTerrain;
  type: "Attacked";
}

export interface TempusEventBase extends GameEvent {
  type: "FirstPlayerChosen" | "TileLaid" | "IslandFinished" | "TokenPlaced" | "TurnBegan" | "ActionTokensTaken" | "RoundBegan" | "TokenMoved" | "ChildBorn" | "IdeasDrawn" | "CardsDrawn" | "DeckShuffled" | "CardDiscarded" | "CityBuilt" | "CardPlayed" | "TokenConverted" | "SanitationPlayed" | "ActsTwice" | "ActsLater" | "Attacked" | "TerrainNamed" | "CardsLaid" | "CardsShown" | "FightDecided" | "CityDestroyed" | "TokensLost" | "TokensAdvanced" | "PhaseBegan" | "ProgressBegan" | "CaughtUp" | "ProgressCounted" | "ProgressMade" | "EraReached" | "TurnEnded" | "GameEnded";
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

export interface TempusEventCardsShown extends TempusEventBase {
  cards: TempusIdeaCard[];
  seat: number;
  type: "CardsShown";
}

export interface TempusEventCaughtUp extends TempusEventBase {
  era: TempusEra;
  seat: number;
  type: "CaughtUp";
}

export interface TempusEventChildBorn extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  type: "ChildBorn";
}

export interface TempusEventCityBuilt extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  terrain: TempusTerrain;
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
  points: number;
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
  terrain?: TempusTerrain;
  tied: boolean;
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

export interface TempusEventPhaseBegan extends TempusEventBase {
  phase: string;
  type: "PhaseBegan";
}

export interface TempusEventProgressBegan extends TempusEventBase {
  era: TempusEra;
  terrain: TempusTerrain;
  type: "ProgressBegan";
}

export interface TempusEventProgressCounted extends TempusEventBase {
  best: number;
  era: TempusEra;
  standings: TempusEventStanding[];
  terrain: TempusTerrain;
  type: "ProgressCounted";
}

export interface TempusEventProgressMade extends TempusEventBase {
  cards: TempusIdeaCard[];
  points: number;
  seat: number;
  type: "ProgressMade";
}

export interface TempusEventRoundBegan extends TempusEventBase {
  round: number;
  type: "RoundBegan";
}

export interface TempusEventSanitationPlayed extends TempusEventBase {
  card: TempusIdeaCard;
  hex: TempusHex;
  limit: number;
  seat: number;
  terrain: TempusTerrain;
  type: "SanitationPlayed";
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
  fromTerrain: TempusTerrain;
  seat: number;
  to: TempusHex;
  toTerrain: TempusTerrain;
  type: "TokenConverted";
  victim: number;
}

export interface TempusEventTokenMoved extends TempusEventBase {
  from: TempusHex;
  fromTerrain: TempusTerrain;
  seat: number;
  to: TempusHex;
  toTerrain: TempusTerrain;
  type: "TokenMoved";
  way: TempusWay;
}

export interface TempusEventTokenPlaced extends TempusEventBase {
  hex: TempusHex;
  seat: number;
  terrain: TempusTerrain;
  type: "TokenPlaced";
}

export interface TempusEventTokensAdvanced extends TempusEventBase {
  count: number;
  from: TempusHex;
  seat: number;
  to: TempusHex;
  toTerrain: TempusTerrain;
  type: "TokensAdvanced";
}

export interface TempusEventTokensLost extends TempusEventBase {
  count: number;
  hex: TempusHex;
  seat: number;
  terrain: TempusTerrain;
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

export interface TempusForesight extends Foresight {
  cards: TempusForesightWorth[];
  fight?: TempusForesightStrengths;
  progress?: number;
}

export interface TempusForesightStrengths {
  attack: number;
  cardsOfAttack: number;
  cardsOfDefence: number;
  defence: number;
}

export interface TempusForesightWorth {
  card: TempusIdeaCard;
  fight: number;
  progress: number;
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

export interface TempusMoveAttack extends TempusMoveBase {
  from: TempusHex;
  to: TempusHex;
  type: "Attack";
}

export interface TempusMoveBase extends Move {
  type: "LayTile" | "TurnTile" | "PlaceToken" | "MoveToken" | "HaveChild" | "Attack" | "HaveIdea" | "BuildCity" | "Transport" | "Medicine" | "Sanitation" | "Religion" | "MilitaryLeader" | "ActTwice" | "ActLater" | "EndAction" | "EndTurn" | "NameTerrain" | "LayCard" | "Done" | "Advance" | "Discard";
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
  to: TempusHex;
  type: "Religion";
}

export interface TempusMoveSanitation extends TempusMoveBase {
  card: TempusIdeaCard;
  hex: TempusHex;
  type: "Sanitation";
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
  acted: boolean;
  actionsLeft: number;
  allowance: number;
  running: string;
  seat: number;
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
  sanitation: TempusViewRaise[];
  terrain: TempusTerrain;
  tokens: number;
}

export interface TempusViewRaise {
  seat: number;
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
  sheltered: boolean;
  supply: number;
}

export interface TempusViewTileInHand {
  hex?: TempusHex;
  seat: number;
  tile: TempusMapTile;
}

export interface ThroughTheAgesComponents extends Components {
  ages: ThroughTheAgesAge[];
  blueBank: ThroughTheAgesComponentsSection[];
  civilCards: ThroughTheAgesComponentsCivil[];
  kinds: ThroughTheAgesComponentsKind[];
  militaryCards: ThroughTheAgesComponentsMilitary[];
  rowActions: number[];
  yellowBank: ThroughTheAgesComponentsSection[];
}

export interface ThroughTheAgesComponentsCivil {
  age: ThroughTheAgesAge;
  amounts: number[];
  blueTokens: number;
  civilActions: number;
  colonization: number;
  copies: number[];
  culture: number;
  gives: ThroughTheAgesComponentsSign[];
  happiness: number;
  id: ThroughTheAgesCivilCard;
  kind: string;
  militaryActions: number;
  plays?: ThroughTheAgesMove;
  resourceCost: number;
  revolutionCost: number;
  science: number;
  scienceCost: number;
  stages: number[];
  strength: number;
  token: number;
  type: string;
  urbanLimit: number;
  uses: ThroughTheAgesMove[];
}

export interface ThroughTheAgesComponentsKind {
  family: string;
  id: string;
  limited: boolean;
  workers: boolean;
}

export interface ThroughTheAgesComponentsMilitary {
  actions: number;
  age: ThroughTheAgesAge;
  amounts: number[];
  artillery: number;
  atOnce: ThroughTheAgesComponentsSign[];
  blue: number;
  cards: number;
  cavalry: number;
  colonization: number;
  copies: number[];
  culture: number;
  defence: number;
  food: number;
  gives: ThroughTheAgesComponentsSign[];
  happiness: number;
  id: ThroughTheAgesMilitaryCard;
  infantry: number;
  kind: string;
  obsolete: number;
  plays?: ThroughTheAgesMove;
  population: number;
  resources: number;
  science: number;
  sides: boolean;
  strength: number;
  tactic: number;
  type: string;
  uses: ThroughTheAgesMove[];
  yellow: number;
}

export interface ThroughTheAgesComponentsSection {
  first: number;
  last: number;
  value: number;
}

export interface ThroughTheAgesComponentsSign {
  sign: string;
  value: number;
}

export interface ThroughTheAgesEventAbilityUsed extends ThroughTheAgesEventBase {
  card: ThroughTheAgesCivilCard;
  seat: number;
  type: "AbilityUsed";
}

export interface ThroughTheAgesEventActionCardPlayed extends ThroughTheAgesEventBase {
  card: ThroughTheAgesCivilCard;
  seat: number;
  type: "ActionCardPlayed";
}

export interface ThroughTheAgesEventActionsLost extends ThroughTheAgesEventBase {
  count: number;
  seat: number;
  type: "ActionsLost";
}

export interface ThroughTheAgesEventAgeBegan extends ThroughTheAgesEventBase {
  age: ThroughTheAgesAge;
  type: "AgeBegan";
}

export interface ThroughTheAgesEventAggressionPlayed extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  rival: number;
  seat: number;
  strength: number;
  type: "AggressionPlayed";
}

export interface ThroughTheAgesEventAggressionRepelled extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  cards: ThroughTheAgesMilitaryCard[];
  others: number;
  seat: number;
  type: "AggressionRepelled";
}

export interface ThroughTheAgesEventAggressionSucceeded extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  rival: number;
  seat: number;
  type: "AggressionSucceeded";
}

export interface ThroughTheAgesEventAntiquated extends ThroughTheAgesEventBase {
  cards: ThroughTheAgesCivilCard[];
  seat: number;
  type: "Antiquated";
}

export interface ThroughTheAgesEventBase extends GameEvent {
  type: "FirstPlayerChosen" | "TurnBegan" | "RowReplenished" | "AgeBegan" | "LastRoundKnown" | "Antiquated" | "CivilHandAntiquated" | "HandAntiquated" | "GameEnded" | "FoodChanged" | "ResourcesChanged" | "ScienceChanged" | "CultureChanged" | "YellowTokens" | "BlueTokens" | "PopulationGained" | "Gained" | "EverybodyGained" | "IdleWorkerLost" | "WorkerLost" | "CardTaken" | "PopulationIncreased" | "Built" | "Upgraded" | "Destroyed" | "Razed" | "LeaderPlayed" | "LeaderLeft" | "HomerTucked" | "StagesBuilt" | "WonderCompleted" | "WonderLost" | "WonderRuined" | "Developed" | "Revolution" | "TechnologyLeft" | "ActionCardPlayed" | "TacticPlayed" | "TacticCopied" | "TacticShared" | "AbilityUsed" | "TradeRouteUsed" | "CardsDiscarded" | "OwnCardDiscarded" | "TurnEnded" | "Uprising" | "Produced" | "Famine" | "CardsDrawn" | "OwnCardsDrawn" | "EventPrepared" | "OwnEventPrepared" | "EventRevealed" | "FinalImpact" | "EventInVain" | "EventsShuffled" | "EventSeen" | "OwnEventSeen" | "PoliticsSkipped" | "AggressionPlayed" | "AggressionRepelled" | "AggressionSucceeded" | "WarDeclared" | "WarResolved" | "TechnologyTaken" | "PactOffered" | "PactAccepted" | "PactRejected" | "PactCancelled" | "PactEnded" | "Resigned" | "ActionsLost" | "BidMade" | "BidPassed" | "UnitsSent" | "ForceSent" | "ColonyWon" | "ColonyLost" | "TerritoryUnclaimed";
}

export interface ThroughTheAgesEventBidMade extends ThroughTheAgesEventBase {
  seat: number;
  strength: number;
  type: "BidMade";
}

export interface ThroughTheAgesEventBidPassed extends ThroughTheAgesEventBase {
  seat: number;
  type: "BidPassed";
}

export interface ThroughTheAgesEventBlueTokens extends ThroughTheAgesEventBase {
  amount: number;
  seat: number;
  type: "BlueTokens";
}

export interface ThroughTheAgesEventBuilt extends ThroughTheAgesEventBase {
  kind: ThroughTheAgesCivilType;
  resources: number;
  seat: number;
  technology: ThroughTheAgesCivilCard;
  type: "Built";
}

export interface ThroughTheAgesEventCardsDiscarded extends ThroughTheAgesEventBase {
  count: number;
  seat: number;
  type: "CardsDiscarded";
}

export interface ThroughTheAgesEventCardsDrawn extends ThroughTheAgesEventBase {
  count: number;
  seat: number;
  type: "CardsDrawn";
}

export interface ThroughTheAgesEventCardTaken extends ThroughTheAgesEventBase {
  actions: number;
  card: ThroughTheAgesCivilCard;
  seat: number;
  type: "CardTaken";
}

export interface ThroughTheAgesEventCivilHandAntiquated extends ThroughTheAgesEventBase {
  count: number;
  seat: number;
  type: "CivilHandAntiquated";
}

export interface ThroughTheAgesEventColonyLost extends ThroughTheAgesEventBase {
  colony: ThroughTheAgesMilitaryCard;
  seat: number;
  type: "ColonyLost";
}

export interface ThroughTheAgesEventColonyWon extends ThroughTheAgesEventBase {
  colony: ThroughTheAgesMilitaryCard;
  seat: number;
  type: "ColonyWon";
}

export interface ThroughTheAgesEventCultureChanged extends ThroughTheAgesEventBase {
  amount: number;
  seat: number;
  type: "CultureChanged";
}

export interface ThroughTheAgesEventDestroyed extends ThroughTheAgesEventBase {
  kind: ThroughTheAgesCivilType;
  seat: number;
  technology: ThroughTheAgesCivilCard;
  type: "Destroyed";
}

export interface ThroughTheAgesEventDeveloped extends ThroughTheAgesEventBase {
  science: number;
  seat: number;
  technology: ThroughTheAgesCivilCard;
  type: "Developed";
}

export interface ThroughTheAgesEventEventInVain extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  type: "EventInVain";
}

export interface ThroughTheAgesEventEventPrepared extends ThroughTheAgesEventBase {
  age: ThroughTheAgesAge;
  seat: number;
  type: "EventPrepared";
}

export interface ThroughTheAgesEventEventRevealed extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  seat: number;
  type: "EventRevealed";
}

export interface ThroughTheAgesEventEventSeen extends ThroughTheAgesEventBase {
  seat: number;
  type: "EventSeen";
}

export interface ThroughTheAgesEventEventsShuffled extends ThroughTheAgesEventBase {
  count: number;
  type: "EventsShuffled";
}

export interface ThroughTheAgesEventEverybodyGained extends ThroughTheAgesEventBase {
  culture: number;
  food: number;
  resources: number;
  science: number;
  type: "EverybodyGained";
  workers: number;
}

export interface ThroughTheAgesEventFamine extends ThroughTheAgesEventBase {
  culture: number;
  food: number;
  seat: number;
  type: "Famine";
}

export interface ThroughTheAgesEventFinalImpact extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  type: "FinalImpact";
}

export interface ThroughTheAgesEventFirstPlayerChosen extends ThroughTheAgesEventBase {
  seat: number;
  type: "FirstPlayerChosen";
}

export interface ThroughTheAgesEventFoodChanged extends ThroughTheAgesEventBase {
  amount: number;
  seat: number;
  type: "FoodChanged";
}

export interface ThroughTheAgesEventForceSent extends ThroughTheAgesEventBase {
  cards: ThroughTheAgesMilitaryCard[];
  others: number;
  seat: number;
  strength: number;
  type: "ForceSent";
}

export interface ThroughTheAgesEventGained extends ThroughTheAgesEventBase {
  culture: number;
  food: number;
  resources: number;
  science: number;
  seat: number;
  type: "Gained";
  workers: number;
}

export interface ThroughTheAgesEventGameEnded extends ThroughTheAgesEventBase {
  culture: number[];
  type: "GameEnded";
}

export interface ThroughTheAgesEventHandAntiquated extends ThroughTheAgesEventBase {
  count: number;
  seat: number;
  type: "HandAntiquated";
}

export interface ThroughTheAgesEventHomerTucked extends ThroughTheAgesEventBase {
  seat: number;
  type: "HomerTucked";
  wonder: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesEventIdleWorkerLost extends ThroughTheAgesEventBase {
  seat: number;
  type: "IdleWorkerLost";
}

export interface ThroughTheAgesEventLastRoundKnown extends ThroughTheAgesEventBase {
  round: number;
  type: "LastRoundKnown";
}

export interface ThroughTheAgesEventLeaderLeft extends ThroughTheAgesEventBase {
  leader: ThroughTheAgesCivilCard;
  seat: number;
  type: "LeaderLeft";
}

export interface ThroughTheAgesEventLeaderPlayed extends ThroughTheAgesEventBase {
  leader: ThroughTheAgesCivilCard;
  seat: number;
  type: "LeaderPlayed";
}

export interface ThroughTheAgesEventOwnCardDiscarded extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  type: "OwnCardDiscarded";
}

export interface ThroughTheAgesEventOwnCardsDrawn extends ThroughTheAgesEventBase {
  cards: ThroughTheAgesMilitaryCard[];
  type: "OwnCardsDrawn";
}

export interface ThroughTheAgesEventOwnEventPrepared extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  type: "OwnEventPrepared";
}

export interface ThroughTheAgesEventOwnEventSeen extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  type: "OwnEventSeen";
}

export interface ThroughTheAgesEventPactAccepted extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  partner: number;
  seat: number;
  type: "PactAccepted";
}

export interface ThroughTheAgesEventPactCancelled extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  partner: number;
  seat: number;
  type: "PactCancelled";
}

export interface ThroughTheAgesEventPactEnded extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  partner: number;
  seat: number;
  type: "PactEnded";
}

export interface ThroughTheAgesEventPactOffered extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  partner: number;
  seat: number;
  side: string;
  type: "PactOffered";
}

export interface ThroughTheAgesEventPactRejected extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  partner: number;
  seat: number;
  type: "PactRejected";
}

export interface ThroughTheAgesEventPoliticsSkipped extends ThroughTheAgesEventBase {
  further: boolean;
  seat: number;
  type: "PoliticsSkipped";
}

export interface ThroughTheAgesEventPopulationGained extends ThroughTheAgesEventBase {
  amount: number;
  seat: number;
  type: "PopulationGained";
}

export interface ThroughTheAgesEventPopulationIncreased extends ThroughTheAgesEventBase {
  food: number;
  seat: number;
  type: "PopulationIncreased";
}

export interface ThroughTheAgesEventProduced extends ThroughTheAgesEventBase {
  consumption: number;
  corruption: number;
  culture: number;
  food: number;
  resources: number;
  science: number;
  seat: number;
  type: "Produced";
}

export interface ThroughTheAgesEventRazed extends ThroughTheAgesEventBase {
  kind: ThroughTheAgesCivilType;
  rival: number;
  seat: number;
  technology: ThroughTheAgesCivilCard;
  type: "Razed";
}

export interface ThroughTheAgesEventResigned extends ThroughTheAgesEventBase {
  seat: number;
  type: "Resigned";
}

export interface ThroughTheAgesEventResourcesChanged extends ThroughTheAgesEventBase {
  amount: number;
  seat: number;
  type: "ResourcesChanged";
}

export interface ThroughTheAgesEventRevolution extends ThroughTheAgesEventBase {
  government: ThroughTheAgesCivilCard;
  science: number;
  seat: number;
  type: "Revolution";
}

export interface ThroughTheAgesEventRowReplenished extends ThroughTheAgesEventBase {
  dealt: ThroughTheAgesCivilCard[];
  swept: ThroughTheAgesCivilCard[];
  type: "RowReplenished";
}

export interface ThroughTheAgesEventScienceChanged extends ThroughTheAgesEventBase {
  amount: number;
  seat: number;
  type: "ScienceChanged";
}

export interface ThroughTheAgesEventStagesBuilt extends ThroughTheAgesEventBase {
  count: number;
  resources: number;
  seat: number;
  type: "StagesBuilt";
  wonder: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesEventTacticCopied extends ThroughTheAgesEventBase {
  seat: number;
  tactic: ThroughTheAgesMilitaryCard;
  type: "TacticCopied";
}

export interface ThroughTheAgesEventTacticPlayed extends ThroughTheAgesEventBase {
  seat: number;
  tactic: ThroughTheAgesMilitaryCard;
  type: "TacticPlayed";
}

export interface ThroughTheAgesEventTacticShared extends ThroughTheAgesEventBase {
  seat: number;
  tactic: ThroughTheAgesMilitaryCard;
  type: "TacticShared";
}

export interface ThroughTheAgesEventTechnologyLeft extends ThroughTheAgesEventBase {
  seat: number;
  technology: ThroughTheAgesCivilCard;
  type: "TechnologyLeft";
}

export interface ThroughTheAgesEventTechnologyTaken extends ThroughTheAgesEventBase {
  rival: number;
  seat: number;
  technology: ThroughTheAgesCivilCard;
  type: "TechnologyTaken";
}

export interface ThroughTheAgesEventTerritoryUnclaimed extends ThroughTheAgesEventBase {
  territory: ThroughTheAgesMilitaryCard;
  type: "TerritoryUnclaimed";
}

export interface ThroughTheAgesEventTradeRouteUsed extends ThroughTheAgesEventBase {
  seat: number;
  type: "TradeRouteUsed";
}

export interface ThroughTheAgesEventTurnBegan extends ThroughTheAgesEventBase {
  round: number;
  seat: number;
  type: "TurnBegan";
}

export interface ThroughTheAgesEventTurnEnded extends ThroughTheAgesEventBase {
  seat: number;
  type: "TurnEnded";
}

export interface ThroughTheAgesEventUnitsSent extends ThroughTheAgesEventBase {
  count: number;
  seat: number;
  type: "UnitsSent";
  unit: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesEventUpgraded extends ThroughTheAgesEventBase {
  from: ThroughTheAgesCivilCard;
  resources: number;
  seat: number;
  to: ThroughTheAgesCivilCard;
  type: "Upgraded";
}

export interface ThroughTheAgesEventUprising extends ThroughTheAgesEventBase {
  seat: number;
  type: "Uprising";
}

export interface ThroughTheAgesEventWarDeclared extends ThroughTheAgesEventBase {
  card: ThroughTheAgesMilitaryCard;
  rival: number;
  seat: number;
  type: "WarDeclared";
}

export interface ThroughTheAgesEventWarResolved extends ThroughTheAgesEventBase {
  attack: number;
  card: ThroughTheAgesMilitaryCard;
  defence: number;
  rival: number;
  seat: number;
  type: "WarResolved";
}

export interface ThroughTheAgesEventWonderCompleted extends ThroughTheAgesEventBase {
  seat: number;
  type: "WonderCompleted";
  wonder: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesEventWonderLost extends ThroughTheAgesEventBase {
  seat: number;
  type: "WonderLost";
  wonder: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesEventWonderRuined extends ThroughTheAgesEventBase {
  seat: number;
  type: "WonderRuined";
  wonder: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesEventWorkerLost extends ThroughTheAgesEventBase {
  seat: number;
  technology: ThroughTheAgesCivilCard;
  type: "WorkerLost";
}

export interface ThroughTheAgesEventYellowTokens extends ThroughTheAgesEventBase {
  amount: number;
  seat: number;
  type: "YellowTokens";
}

export interface ThroughTheAgesForesight extends Foresight {
  armies: ThroughTheAgesForesightFormed[];
  clashes: ThroughTheAgesForesightClash[];
  endOfTurn: ThroughTheAgesForesightForecast[];
  sources: ThroughTheAgesForesightShare[][];
  technologies: ThroughTheAgesForesightScience[];
}

export interface ThroughTheAgesForesightClash {
  attack: number;
  defence: number;
  rival: number;
}

export interface ThroughTheAgesForesightForecast {
  consumption: number;
  corruption: number;
  culture: number;
  discard: number;
  draw: number;
  famine: number;
  food: number;
  foodAfter: number;
  foodBy: number;
  resources: number;
  resourcesAfter: number;
  resourcesBy: number;
  science: number;
  seat: number;
  uprising: boolean;
}

export interface ThroughTheAgesForesightFormed {
  doubled: number;
  fresh: number;
  obsolete: number;
}

export interface ThroughTheAgesForesightScience {
  peaceful: number;
  revolution: number;
  technology: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesForesightShare {
  card: string;
  culture: number;
  happiness: number;
  science: number;
  strength: number;
}

export interface ThroughTheAgesMoveAcceptPact extends ThroughTheAgesMoveBase {
  type: "AcceptPact";
}

export interface ThroughTheAgesMoveAddBonus extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  type: "AddBonus";
}

export interface ThroughTheAgesMoveAddCard extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  type: "AddCard";
}

export interface ThroughTheAgesMoveAnnexColony extends ThroughTheAgesMoveBase {
  colony: ThroughTheAgesMilitaryCard;
  type: "AnnexColony";
}

export interface ThroughTheAgesMoveBase extends Move {
  type: "PrepareEvent" | "PlayAggression" | "DeclareWar" | "OfferPact" | "AcceptPact" | "RejectPact" | "CancelPact" | "Resign" | "RetireAlexander" | "SendColumbus" | "LookAtEvent" | "EndPolitics" | "AddBonus" | "AddCard" | "Repel" | "GiveIn" | "Bid" | "PassBid" | "SendUnit" | "Sail" | "Take" | "IncreasePopulation" | "Build" | "Upgrade" | "Destroy" | "PlayLeader" | "TuckHomer" | "LetHomerGo" | "BuildStages" | "Develop" | "Revolt" | "PlayAction" | "PlayTactic" | "CopyTactic" | "EndActions" | "SwapAction" | "Rally" | "TurnIntoTheater" | "WelcomeImmigrant" | "InspirePeople" | "InspireArmy" | "UseTradeRoute" | "Divide" | "BuildForFree" | "KeepWorker" | "Decline" | "Done" | "LoseWorker" | "GiveBlueToken" | "Raze" | "LoseColony" | "AnnexColony" | "Eliminate" | "RuinWonder" | "DiscardCard" | "TakeTechnology";
}

export interface ThroughTheAgesMoveBid extends ThroughTheAgesMoveBase {
  strength: number;
  type: "Bid";
}

export interface ThroughTheAgesMoveBuild extends ThroughTheAgesMoveBase {
  technology: ThroughTheAgesCivilCard;
  type: "Build";
}

export interface ThroughTheAgesMoveBuildForFree extends ThroughTheAgesMoveBase {
  technology: ThroughTheAgesCivilCard;
  type: "BuildForFree";
}

export interface ThroughTheAgesMoveBuildStages extends ThroughTheAgesMoveBase {
  count: number;
  type: "BuildStages";
}

export interface ThroughTheAgesMoveCancelPact extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  type: "CancelPact";
}

export interface ThroughTheAgesMoveCopyTactic extends ThroughTheAgesMoveBase {
  tactic: ThroughTheAgesMilitaryCard;
  type: "CopyTactic";
}

export interface ThroughTheAgesMoveDeclareWar extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  rival: number;
  type: "DeclareWar";
}

export interface ThroughTheAgesMoveDecline extends ThroughTheAgesMoveBase {
  type: "Decline";
}

export interface ThroughTheAgesMoveDestroy extends ThroughTheAgesMoveBase {
  technology: ThroughTheAgesCivilCard;
  type: "Destroy";
}

export interface ThroughTheAgesMoveDevelop extends ThroughTheAgesMoveBase {
  technology: ThroughTheAgesCivilCard;
  type: "Develop";
}

export interface ThroughTheAgesMoveDiscardCard extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  type: "DiscardCard";
}

export interface ThroughTheAgesMoveDivide extends ThroughTheAgesMoveBase {
  food: number;
  resources: number;
  type: "Divide";
}

export interface ThroughTheAgesMoveDone extends ThroughTheAgesMoveBase {
  type: "Done";
}

export interface ThroughTheAgesMoveEliminate extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesCivilCard;
  type: "Eliminate";
}

export interface ThroughTheAgesMoveEndActions extends ThroughTheAgesMoveBase {
  type: "EndActions";
}

export interface ThroughTheAgesMoveEndPolitics extends ThroughTheAgesMoveBase {
  type: "EndPolitics";
}

export interface ThroughTheAgesMoveGiveBlueToken extends ThroughTheAgesMoveBase {
  technology: ThroughTheAgesCivilCard;
  type: "GiveBlueToken";
}

export interface ThroughTheAgesMoveGiveIn extends ThroughTheAgesMoveBase {
  type: "GiveIn";
}

export interface ThroughTheAgesMoveIncreasePopulation extends ThroughTheAgesMoveBase {
  type: "IncreasePopulation";
}

export interface ThroughTheAgesMoveInspireArmy extends ThroughTheAgesMoveBase {
  type: "InspireArmy";
}

export interface ThroughTheAgesMoveInspirePeople extends ThroughTheAgesMoveBase {
  type: "InspirePeople";
}

export interface ThroughTheAgesMoveKeepWorker extends ThroughTheAgesMoveBase {
  type: "KeepWorker";
}

export interface ThroughTheAgesMoveLetHomerGo extends ThroughTheAgesMoveBase {
  type: "LetHomerGo";
}

export interface ThroughTheAgesMoveLookAtEvent extends ThroughTheAgesMoveBase {
  type: "LookAtEvent";
}

export interface ThroughTheAgesMoveLoseColony extends ThroughTheAgesMoveBase {
  colony: ThroughTheAgesMilitaryCard;
  type: "LoseColony";
}

export interface ThroughTheAgesMoveLoseWorker extends ThroughTheAgesMoveBase {
  technology: ThroughTheAgesCivilCard;
  type: "LoseWorker";
}

export interface ThroughTheAgesMoveOfferPact extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  partner: number;
  side: string;
  type: "OfferPact";
}

export interface ThroughTheAgesMovePassBid extends ThroughTheAgesMoveBase {
  type: "PassBid";
}

export interface ThroughTheAgesMovePlayAction extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesCivilCard;
  type: "PlayAction";
}

export interface ThroughTheAgesMovePlayAggression extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  rival: number;
  type: "PlayAggression";
}

export interface ThroughTheAgesMovePlayLeader extends ThroughTheAgesMoveBase {
  leader: ThroughTheAgesCivilCard;
  type: "PlayLeader";
}

export interface ThroughTheAgesMovePlayTactic extends ThroughTheAgesMoveBase {
  tactic: ThroughTheAgesMilitaryCard;
  type: "PlayTactic";
}

export interface ThroughTheAgesMovePrepareEvent extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesMilitaryCard;
  type: "PrepareEvent";
}

export interface ThroughTheAgesMoveRally extends ThroughTheAgesMoveBase {
  type: "Rally";
  unit: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesMoveRaze extends ThroughTheAgesMoveBase {
  rival: number;
  technology: ThroughTheAgesCivilCard;
  type: "Raze";
}

export interface ThroughTheAgesMoveRejectPact extends ThroughTheAgesMoveBase {
  type: "RejectPact";
}

export interface ThroughTheAgesMoveRepel extends ThroughTheAgesMoveBase {
  type: "Repel";
}

export interface ThroughTheAgesMoveResign extends ThroughTheAgesMoveBase {
  type: "Resign";
}

export interface ThroughTheAgesMoveRetireAlexander extends ThroughTheAgesMoveBase {
  type: "RetireAlexander";
}

export interface ThroughTheAgesMoveRevolt extends ThroughTheAgesMoveBase {
  government: ThroughTheAgesCivilCard;
  type: "Revolt";
}

export interface ThroughTheAgesMoveRuinWonder extends ThroughTheAgesMoveBase {
  type: "RuinWonder";
  wonder: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesMoveSail extends ThroughTheAgesMoveBase {
  type: "Sail";
}

export interface ThroughTheAgesMoveSendColumbus extends ThroughTheAgesMoveBase {
  territory: ThroughTheAgesMilitaryCard;
  type: "SendColumbus";
}

export interface ThroughTheAgesMoveSendUnit extends ThroughTheAgesMoveBase {
  type: "SendUnit";
  unit: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesMoveSwapAction extends ThroughTheAgesMoveBase {
  type: "SwapAction";
}

export interface ThroughTheAgesMoveTake extends ThroughTheAgesMoveBase {
  card: ThroughTheAgesCivilCard;
  space: number;
  type: "Take";
}

export interface ThroughTheAgesMoveTakeTechnology extends ThroughTheAgesMoveBase {
  technology: ThroughTheAgesCivilCard;
  type: "TakeTechnology";
}

export interface ThroughTheAgesMoveTuckHomer extends ThroughTheAgesMoveBase {
  type: "TuckHomer";
  wonder: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesMoveTurnIntoTheater extends ThroughTheAgesMoveBase {
  from: ThroughTheAgesCivilCard;
  to: ThroughTheAgesCivilCard;
  type: "TurnIntoTheater";
}

export interface ThroughTheAgesMoveUpgrade extends ThroughTheAgesMoveBase {
  from: ThroughTheAgesCivilCard;
  to: ThroughTheAgesCivilCard;
  type: "Upgrade";
}

export interface ThroughTheAgesMoveUseTradeRoute extends ThroughTheAgesMoveBase {
  type: "UseTradeRoute";
}

export interface ThroughTheAgesMoveWelcomeImmigrant extends ThroughTheAgesMoveBase {
  type: "WelcomeImmigrant";
}

export interface ThroughTheAgesView extends View {
  activeSeat: number;
  age: ThroughTheAgesAge;
  civilDeck: number;
  currentEvents: number[];
  discards: number;
  firstSeat: number;
  force?: ThroughTheAgesViewForce;
  futureEvents: number[];
  hand: ThroughTheAgesMilitaryCard[];
  lastRound?: number;
  militaryDeck: number;
  nextEvent?: ThroughTheAgesMilitaryCard;
  outOfTheGame: ThroughTheAgesMilitaryCard[];
  pending: ThroughTheAgesViewPending[];
  phase: string;
  preparedEvents: ThroughTheAgesMilitaryCard[];
  round: number;
  row: ThroughTheAgesViewRowCard[];
  seat?: number;
  seats: ThroughTheAgesViewSeatView[];
  sharedTactics: ThroughTheAgesMilitaryCard[];
  shownDiscards: ThroughTheAgesMilitaryCard[];
  swept: number;
  turn: ThroughTheAgesViewTurnView;
}

export interface ThroughTheAgesViewForce {
  bonus: ThroughTheAgesMilitaryCard[];
  others: ThroughTheAgesMilitaryCard[];
  units: ThroughTheAgesCivilCard[];
}

export interface ThroughTheAgesViewPending {
  card?: string;
  notes: { [index: string]: unknown };
  question: string;
  seat: number;
}

export interface ThroughTheAgesViewRowCard {
  card: ThroughTheAgesCivilCard;
  price?: number;
}

export interface ThroughTheAgesViewSeatView {
  blueBank: number;
  blueNext?: ThroughTheAgesViewThreshold;
  caesarUsed: boolean;
  civilActions: number;
  civilHand: number[];
  civilTotal: number;
  colonies: ThroughTheAgesMilitaryCard[];
  consumption: number;
  corruption: number;
  culture: number;
  cultureRating: number;
  discontent: number;
  food: number;
  forgoesPolitics: boolean;
  government: ThroughTheAgesCivilCard;
  hand: ThroughTheAgesCivilCard[];
  handLimit: number;
  happiness: number;
  happyFacesNeeded: number;
  idleWorkers: number;
  leader?: ThroughTheAgesCivilCard;
  leaderAges: ThroughTheAgesAge[];
  militaryActions: number;
  militaryHand: number[];
  militaryLimit: number;
  militaryTotal: number;
  populationCost: number;
  resigned: boolean;
  resources: number;
  science: number;
  scienceRating: number;
  seat: number;
  specialTechnologies: ThroughTheAgesCivilCard[];
  strength: number;
  tactic?: ThroughTheAgesMilitaryCard;
  tacticExclusive: boolean;
  treaties: ThroughTheAgesViewTreaty[];
  unfinished?: ThroughTheAgesViewUnfinished;
  urbanLimit: number;
  waiting: number[];
  wonders: ThroughTheAgesViewWonder[];
  workplaces: ThroughTheAgesViewWorkplace[];
  yellowBank: number;
  yellowNext?: ThroughTheAgesViewThreshold;
}

export interface ThroughTheAgesViewThreshold {
  consumption?: number;
  corruption?: number;
  happyFaces?: number;
  tokens: number;
}

export interface ThroughTheAgesViewTreaty {
  card: ThroughTheAgesMilitaryCard;
  role: string;
  with: number;
}

export interface ThroughTheAgesViewTurnView {
  attacked?: number;
  extraCivil: number;
  extraMilitary: number;
  lastPlayed?: ThroughTheAgesCivilCard;
  spareFood: number;
  spareResources: number;
  unitResources: number;
  unitScience: number;
  used: string[];
}

export interface ThroughTheAgesViewUnfinished {
  card: ThroughTheAgesCivilCard;
  stages: number;
}

export interface ThroughTheAgesViewWonder {
  card: ThroughTheAgesCivilCard;
  ruin: boolean;
  under?: ThroughTheAgesCivilCard;
}

export interface ThroughTheAgesViewWorkplace {
  blueTokens: number;
  cost: number;
  technology: ThroughTheAgesCivilCard;
  workers: number;
}

export interface Why {
  legal: boolean;
  refusal?: Reason;
}

export interface Words {
  en: string;
  es: string;
}

export type CivilizationCard = "pottery" | "cloth-making" | "metalworking" | "agriculture" | "engineering" | "astronomy" | "coinage" | "medicine" | "mysticism" | "drama-poetry" | "music" | "architecture" | "literacy" | "law" | "democracy" | "philosophy";

export type CivilizationCardGroup = "arts" | "crafts" | "sciences" | "civics";

export type CivilizationEpoch = "neolithic" | "early-bronze-age" | "late-bronze-age" | "iron-age";

export type CivilizationEvent = CivilizationEventNationsDrawn | CivilizationEventNationChosen | CivilizationEventRoundBegan | CivilizationEventPhaseBegan | CivilizationEventTaxesPaid | CivilizationEventRevoltBrokeOut | CivilizationEventCityRevolted | CivilizationEventCityKept | CivilizationEventCityRemoved | CivilizationEventGrew | CivilizationEventGrewIn | CivilizationEventGrowthForgone | CivilizationEventCensusTaken | CivilizationEventShipKept | CivilizationEventShipDropped | CivilizationEventShipBuilt | CivilizationEventMarched | CivilizationEventMoved | CivilizationEventBoarded | CivilizationEventSailed | CivilizationEventLanded | CivilizationEventMoored | CivilizationEventConflictFought | CivilizationEventMetalworkingHelped | CivilizationEventForceReduced | CivilizationEventAssaultFailed | CivilizationEventCityAttacked | CivilizationEventAttackForgone | CivilizationEventAttackPostponed | CivilizationEventCitySurrendered | CivilizationEventCityBuilt | CivilizationEventSurplusRemoved | CivilizationEventCityReduced | CivilizationEventCardsDrawn | CivilizationEventOwnCardsDrawn | CivilizationEventCalamityDrawn | CivilizationEventGoldBought | CivilizationEventTradeBegan | CivilizationEventOfferPosted | CivilizationEventOfferWithdrawn | CivilizationEventOfferRejected | CivilizationEventOfferFell | CivilizationEventDealMade | CivilizationEventCardsReceived | CivilizationEventCalamityPassed | CivilizationEventTradingDone | CivilizationEventOfferLeft | CivilizationEventTradeEnded | CivilizationEventCardsBought | CivilizationEventCardsReturned | CivilizationEventCalamityAvoided | CivilizationEventCalamityStruck | CivilizationEventCalamityHarmless | CivilizationEventVolcanoErupted | CivilizationEventUnitsDestroyed | CivilizationEventReductionOrdered | CivilizationEventPlainFlooded | CivilizationEventLossOrdered | CivilizationEventGrainShown | CivilizationEventTokensLost | CivilizationEventCityLost | CivilizationEventCandidateNamed | CivilizationEventUnitsPicked | CivilizationEventFactionKept | CivilizationEventAnnexed | CivilizationEventUnitsDisbanded | CivilizationEventCityPlundered | CivilizationEventMarkerMoved | CivilizationEventMarkerStayed | CivilizationEventMarkerFell | CivilizationEventTimeMoved | CivilizationEventGameEnded;

export type CivilizationFloodPlain = "nile-plain" | "mesopotamia-plain" | "danube-plain" | "po-plain" | "rhone-plain";

export type CivilizationMove = CivilizationMoveChooseNation | CivilizationMoveSetTaxRate | CivilizationMoveRevolt | CivilizationMoveTakeCity | CivilizationMoveGrow | CivilizationMoveGrowLess | CivilizationMoveKeepByTreasury | CivilizationMoveKeepByLevy | CivilizationMoveDropShip | CivilizationMoveBuildShip | CivilizationMoveMarch | CivilizationMoveEmbark | CivilizationMoveBoard | CivilizationMoveLand | CivilizationMoveSail | CivilizationMoveMoor | CivilizationMoveAttack | CivilizationMoveHoldBack | CivilizationMoveSettleOthersFirst | CivilizationMoveSettleNow | CivilizationMoveBuildCity | CivilizationMoveReduceCity | CivilizationMoveBuyGold | CivilizationMoveStartOffer | CivilizationMoveStartAnswer | CivilizationMoveAddCards | CivilizationMoveTakeOut | CivilizationMoveClaim | CivilizationMoveNoClaim | CivilizationMoveWish | CivilizationMoveNoWish | CivilizationMovePost | CivilizationMoveAbandon | CivilizationMoveAccept | CivilizationMoveReject | CivilizationMoveWithdraw | CivilizationMoveReturn | CivilizationMoveReady | CivilizationMoveBuyCard | CivilizationMoveSpend | CivilizationMoveKeepFewer | CivilizationMoveReturnCards | CivilizationMoveErupt | CivilizationMoveFlood | CivilizationMoveOrderReduction | CivilizationMoveOrderLoss | CivilizationMoveShowGrain | CivilizationMoveLoseTokens | CivilizationMoveLoseCity | CivilizationMoveNameCandidate | CivilizationMovePickTokens | CivilizationMovePickCity | CivilizationMoveKeepFaction | CivilizationMoveAnnexTokens | CivilizationMoveAnnexCity | CivilizationMovePlunder | CivilizationMoveDone;

export type CivilizationTradeCard = "hides" | "ochre" | "iron" | "papyrus" | "salt" | "grain" | "cloth" | "bronze" | "spices" | "gems" | "gold" | "epidemic" | "civil-disorder" | "iconoclasm-heresy" | "piracy" | "volcano-earthquake" | "famine" | "civil-war" | "flood";

export type CivilizationVolcano = "vesuvius-volcano" | "etna-volcano" | "thera-volcano";

export type GameCardKind = "choice" | "number" | "flag";

export type InnerSeaEpochEvent = "epoch-plague" | "epoch-earthquakes" | "epoch-deluge" | "epoch-famine" | "epoch-winter" | "epoch-peoples" | "epoch-fall" | "epoch-dark-age" | "epoch-gods-smile" | "epoch-learning" | "epoch-plenty" | "epoch-barbarian-epoch" | "epoch-quiet";

export type InnerSeaEvent = InnerSeaEventCivilizationChosen | InnerSeaEventTurnBegan | InnerSeaEventPhaseBegan | InnerSeaEventSystemTurnBegan | InnerSeaEventOrderSet | InnerSeaEventOrderDrawn | InnerSeaEventEpochTested | InnerSeaEventEpochEnded | InnerSeaEventEpochChanged | InnerSeaEventGameEnded | InnerSeaEventDisksPlaced | InnerSeaEventDisksWithdrawn | InnerSeaEventDiskResettled | InnerSeaEventDisksLost | InnerSeaEventDisksAcquired | InnerSeaEventDiskMoved | InnerSeaEventAlliesCame | InnerSeaEventAlliesLost | InnerSeaEventTalentsGained | InnerSeaEventTalentsLost | InnerSeaEventPointsGained | InnerSeaEventPointsLost | InnerSeaEventGoldSpent | InnerSeaEventCardPlayed | InnerSeaEventCardNegated | InnerSeaEventWonderBlocked | InnerSeaEventLetItPass | InnerSeaEventPassed | InnerSeaEventCardsDrawn | InnerSeaEventOwnCardsDrawn | InnerSeaEventCardDiscarded | InnerSeaEventHandDiscarded | InnerSeaEventCardTaken | InnerSeaEventThisCardTaken | InnerSeaEventCardRevealed | InnerSeaEventEventHappened | InnerSeaEventDeckShuffled | InnerSeaEventInvestmentUsed | InnerSeaEventCardFetched | InnerSeaEventWonderBegun | InnerSeaEventWonderBuilt | InnerSeaEventWonderUsed | InnerSeaEventWonderBuried | InnerSeaEventWonderRestored | InnerSeaEventCompetitionBegan | InnerSeaEventCardLaid | InnerSeaEventHelpAnnounced | InnerSeaEventCompetitionEnded | InnerSeaEventLooted | InnerSeaEventSeaDominated | InnerSeaEventAeneasInvoked;

export type InnerSeaMove = InnerSeaMoveDone | InnerSeaMoveChooseCivilization | InnerSeaMoveInvokeAeneas | InnerSeaMoveRetire | InnerSeaMoveEndRetirement | InnerSeaMoveTakeCard | InnerSeaMoveResettle | InnerSeaMoveEndResettlement | InnerSeaMovePlace | InnerSeaMoveEndDeployment | InnerSeaMoveUseWonder | InnerSeaMoveUseInvestment | InnerSeaMovePlayCard | InnerSeaMoveBuildWonder | InnerSeaMovePass | InnerSeaMoveUseAlphabet | InnerSeaMoveTarget | InnerSeaMoveTargetCivilization | InnerSeaMoveTargetWonder | InnerSeaMoveAmount | InnerSeaMoveNegate | InnerSeaMoveLetPass | InnerSeaMoveDiscard | InnerSeaMoveTakeThis | InnerSeaMovePutBack | InnerSeaMoveFetchCard | InnerSeaMoveRemoveDisks | InnerSeaMovePayTalents | InnerSeaMovePayCard | InnerSeaMoveSpareDisk | InnerSeaMoveSpendGold | InnerSeaMoveStartCompetition | InnerSeaMoveLayCard | InnerSeaMoveNextCard | InnerSeaMoveAnnounceHelp | InnerSeaMoveAnnounceWonder | InnerSeaMoveTakePlace;

export type NewSeatKind = "ME" | "PERSON" | "BOT";

export type Pace = "LIVE" | "SLOW";

export type PromptShape = "CHOOSE_ONE" | "CHOOSE_SOME" | "PLACE" | "PAY" | "ORDER" | "YES_OR_NO" | "NUMBER";

export type SeatInfoKind = "FREE" | "PERSON" | "BOT" | "CARETAKER";

export type SetSeatChange = "BOT" | "CARETAKER" | "RETURN" | "RESIGN";

export type SidMeierCivilizationAbility = "animal-husbandry" | "construction" | "banking" | "currency" | "chivalry" | "metal-casting" | "philosophy" | "pottery" | "monarchy" | "gunpowder" | "steam-power" | "atomic-labour" | "horseback-riding" | "communism" | "atomic-strike" | "metalworking" | "mathematics" | "ballistics" | "writing" | "civil-service" | "mass-media";

export type SidMeierCivilizationArm = "infantry" | "mounted" | "artillery" | "aircraft";

export type SidMeierCivilizationBuilding = "harbor" | "trading-post" | "workshop" | "iron-mine" | "library" | "university" | "granary" | "aqueduct" | "market" | "bank" | "temple" | "cathedral" | "barracks" | "military-academy" | "city-walls";

export type SidMeierCivilizationCivilization = "americans" | "chinese" | "egyptians" | "germans" | "romans" | "russians";

export type SidMeierCivilizationCoinHolder = "code-of-laws" | "pottery" | "democracy" | "printing-press" | "sheet" | "panama-canal";

export type SidMeierCivilizationEra = "ancient" | "medieval" | "modern";

export type SidMeierCivilizationEvent = SidMeierCivilizationEventFirstPlayerChosen | SidMeierCivilizationEventCivilizationTaken | SidMeierCivilizationEventWonderGiven | SidMeierCivilizationEventCapitalPlaced | SidMeierCivilizationEventFigurePlaced | SidMeierCivilizationEventUnitRecruited | SidMeierCivilizationEventUnitDrawn | SidMeierCivilizationEventPersonDrawn | SidMeierCivilizationEventPersonPlaced | SidMeierCivilizationEventPersonKept | SidMeierCivilizationEventPersonKilled | SidMeierCivilizationEventTurnBegan | SidMeierCivilizationEventCityBuilt | SidMeierCivilizationEventCityDestroyed | SidMeierCivilizationEventGovernmentChanged | SidMeierCivilizationEventCapitalIdle | SidMeierCivilizationEventScoutSends | SidMeierCivilizationEventWonderUsed | SidMeierCivilizationEventWonderTurnedUp | SidMeierCivilizationEventWonderObsolete | SidMeierCivilizationEventTradeGained | SidMeierCivilizationEventCultureGained | SidMeierCivilizationEventCoinGained | SidMeierCivilizationEventCoinLost | SidMeierCivilizationEventDealOffered | SidMeierCivilizationEventOfferWithdrawn | SidMeierCivilizationEventOfferDropped | SidMeierCivilizationEventOfferAccepted | SidMeierCivilizationEventOfferRefused | SidMeierCivilizationEventOfferCountered | SidMeierCivilizationEventDealMade | SidMeierCivilizationEventThingsReceived | SidMeierCivilizationEventActionDeclared | SidMeierCivilizationEventItemProduced | SidMeierCivilizationEventItemPlaced | SidMeierCivilizationEventItemReplaced | SidMeierCivilizationEventPersonReplaced | SidMeierCivilizationEventResourceTaken | SidMeierCivilizationEventCultureAdvanced | SidMeierCivilizationEventEventDrawn | SidMeierCivilizationEventEventSeen | SidMeierCivilizationEventEventPlayed | SidMeierCivilizationEventEventDiscarded | SidMeierCivilizationEventTargetRefused | SidMeierCivilizationEventAbilityUsed | SidMeierCivilizationEventAbilityGivenUp | SidMeierCivilizationEventResourcePaid | SidMeierCivilizationEventCancelled | SidMeierCivilizationEventCityBoosted | SidMeierCivilizationEventFiguresDriven | SidMeierCivilizationEventTerrainChanged | SidMeierCivilizationEventBuildingDestroyed | SidMeierCivilizationEventUnitLost | SidMeierCivilizationEventSquareFrozen | SidMeierCivilizationEventTechnologyLearned | SidMeierCivilizationEventResearchChosen | SidMeierCivilizationEventResearchSkipped | SidMeierCivilizationEventFiguresMoved | SidMeierCivilizationEventGroupArrived | SidMeierCivilizationEventFiguresLost | SidMeierCivilizationEventScoutsKilled | SidMeierCivilizationEventTileDiscovered | SidMeierCivilizationEventSquareEntered | SidMeierCivilizationEventTribeJoined | SidMeierCivilizationEventMarkerSeen | SidMeierCivilizationEventCityInfiltrated | SidMeierCivilizationEventBattleBegan | SidMeierCivilizationEventBonusCounted | SidMeierCivilizationEventUnitPlayed | SidMeierCivilizationEventUnitKilled | SidMeierCivilizationEventFrontsCounted | SidMeierCivilizationEventBattleDecided | SidMeierCivilizationEventUnitReclaimed | SidMeierCivilizationEventLootTaken | SidMeierCivilizationEventCardStolen | SidMeierCivilizationEventMarkerLost | SidMeierCivilizationEventEventLost | SidMeierCivilizationEventMatchWon | SidMeierCivilizationEventMatchEnded;

export type SidMeierCivilizationEventCard = "a-gift-from-afar" | "bread-and-circuses" | "defection" | "disoriented" | "drought" | "exchange-of-ideas" | "sabotage" | "citizens-are-revolting" | "we-love-the-despot-day" | "a-generous-gift" | "catastrophe" | "deforestation" | "jousting-tourney" | "knowledge-shared" | "lost" | "mass-defection" | "citizens-are-revolting-ii" | "we-love-the-queen-day" | "a-princely-gift" | "disaster" | "out-of-position" | "primetime-tv" | "think-tank" | "we-love-the-president-day" | "wholesale-defection";

export type SidMeierCivilizationGovernment = "anarchy" | "despotism" | "republic" | "monarchy" | "feudalism" | "democracy" | "communism" | "fundamentalism";

export type SidMeierCivilizationMarker = "hut-wheat" | "hut-silk" | "hut-incense" | "hut-spy" | "village-iron" | "village-spy" | "village-uranium" | "village-great-person";

export type SidMeierCivilizationMove = SidMeierCivilizationMoveChooseCivilization | SidMeierCivilizationMovePlaceCapital | SidMeierCivilizationMovePlaceArmy | SidMeierCivilizationMovePlaceScout | SidMeierCivilizationMovePlace | SidMeierCivilizationMoveBuildCity | SidMeierCivilizationMoveBuildCityWithArmy | SidMeierCivilizationMoveChangeGovernment | SidMeierCivilizationMoveSendScout | SidMeierCivilizationMovePlacePerson | SidMeierCivilizationMoveKeepPerson | SidMeierCivilizationMoveUseWonder | SidMeierCivilizationMoveEndPhase | SidMeierCivilizationMoveOpenDeal | SidMeierCivilizationMoveGive | SidMeierCivilizationMoveAsk | SidMeierCivilizationMoveKeep | SidMeierCivilizationMoveWaive | SidMeierCivilizationMoveSendOffer | SidMeierCivilizationMoveDropOffer | SidMeierCivilizationMoveWithdrawOffer | SidMeierCivilizationMoveAcceptOffer | SidMeierCivilizationMoveRefuseOffer | SidMeierCivilizationMoveCounterOffer | SidMeierCivilizationMoveHandOver | SidMeierCivilizationMoveUseCity | SidMeierCivilizationMoveProduce | SidMeierCivilizationMoveProduceFree | SidMeierCivilizationMoveDevoteToArts | SidMeierCivilizationMoveHarvest | SidMeierCivilizationMoveAdvanceCulture | SidMeierCivilizationMoveBuyCoin | SidMeierCivilizationMovePlayEvent | SidMeierCivilizationMoveUseAbility | SidMeierCivilizationMovePay | SidMeierCivilizationMoveChooseSquare | SidMeierCivilizationMoveChoosePlayer | SidMeierCivilizationMoveChooseTechnology | SidMeierCivilizationMoveChooseWonder | SidMeierCivilizationMoveChooseFigures | SidMeierCivilizationMoveChooseGreatPerson | SidMeierCivilizationMoveDone | SidMeierCivilizationMoveCancelByCard | SidMeierCivilizationMoveCancelByAbility | SidMeierCivilizationMoveLetPass | SidMeierCivilizationMoveAgree | SidMeierCivilizationMoveRefuse | SidMeierCivilizationMoveDiscard | SidMeierCivilizationMoveMoveFigures | SidMeierCivilizationMoveGo | SidMeierCivilizationMoveDiscover | SidMeierCivilizationMoveStop | SidMeierCivilizationMoveRaze | SidMeierCivilizationMoveInfiltrate | SidMeierCivilizationMoveDrawBarbarian | SidMeierCivilizationMoveNewFront | SidMeierCivilizationMoveAttackFront | SidMeierCivilizationMovePlayUnit | SidMeierCivilizationMoveWound | SidMeierCivilizationMoveUseHealing | SidMeierCivilizationMoveHeal | SidMeierCivilizationMoveEndBattleTurn | SidMeierCivilizationMoveTakeTrade | SidMeierCivilizationMoveTakeCulture | SidMeierCivilizationMoveTakeResource | SidMeierCivilizationMoveTakeCard | SidMeierCivilizationMoveTakeCoin | SidMeierCivilizationMoveDestroyCoin | SidMeierCivilizationMoveReclaimUnit | SidMeierCivilizationMoveTakeMarketResource | SidMeierCivilizationMoveResearch | SidMeierCivilizationMoveNoResearch;

export type SidMeierCivilizationPerson = "artist" | "builder" | "general" | "humanitarian" | "industrialist" | "scientist";

export type SidMeierCivilizationPhase = "start-of-turn" | "trade" | "city-management" | "movement" | "research" | "battle" | "any-time";

export type SidMeierCivilizationResource = "wheat" | "silk" | "incense" | "iron" | "spy" | "uranium";

export type SidMeierCivilizationTechnology = "animal-husbandry" | "code-of-laws" | "currency" | "horseback-riding" | "masonry" | "metalworking" | "navigation" | "philosophy" | "pottery" | "writing" | "chivalry" | "civil-service" | "construction" | "democracy" | "engineering" | "irrigation" | "mathematics" | "monarchy" | "printing-press" | "sailing" | "banking" | "biology" | "communism" | "gunpowder" | "metal-casting" | "military-science" | "railroad" | "steam-power" | "theology" | "atomic-theory" | "ballistics" | "combustion" | "computers" | "flight" | "mass-media" | "replaceable-parts" | "space-flight";

export type SidMeierCivilizationTerrain = "grassland" | "desert" | "water" | "mountain" | "forest";

export type SidMeierCivilizationWonder = "stonehenge" | "colossus" | "hanging-gardens" | "oracle" | "angkor-wat" | "himeji-samurai-castle" | "porcelain-tower" | "louvre" | "panama-canal" | "statue-of-liberty" | "sydney-opera-house" | "united-nations";

export type StandingUntil = "ROUND" | "MATCH" | "NEVER";

export type TempusEra = "start" | "writing" | "agriculture" | "cities" | "roads" | "trade" | "ships" | "printing" | "industry" | "trains" | "flight";

export type TempusEvent = TempusEventFirstPlayerChosen | TempusEventTileLaid | TempusEventIslandFinished | TempusEventTokenPlaced | TempusEventTurnBegan | TempusEventActionTokensTaken | TempusEventRoundBegan | TempusEventTokenMoved | TempusEventChildBorn | TempusEventIdeasDrawn | TempusEventCardsDrawn | TempusEventDeckShuffled | TempusEventCardDiscarded | TempusEventCityBuilt | TempusEventCardPlayed | TempusEventTokenConverted | TempusEventSanitationPlayed | TempusEventActsTwice | TempusEventActsLater | TempusEventAttacked | TempusEventTerrainNamed | TempusEventCardsLaid | TempusEventCardsShown | TempusEventFightDecided | TempusEventCityDestroyed | TempusEventTokensLost | TempusEventTokensAdvanced | TempusEventPhaseBegan | TempusEventProgressBegan | TempusEventCaughtUp | TempusEventProgressCounted | TempusEventProgressMade | TempusEventEraReached | TempusEventTurnEnded | TempusEventGameEnded;

export type TempusIdea = "education" | "fortification" | "medicine" | "military-leader" | "transport" | "sanitation" | "weapons" | "religion" | "government";

export type TempusMove = TempusMoveLayTile | TempusMoveTurnTile | TempusMovePlaceToken | TempusMoveMoveToken | TempusMoveHaveChild | TempusMoveAttack | TempusMoveHaveIdea | TempusMoveBuildCity | TempusMoveTransport | TempusMoveMedicine | TempusMoveSanitation | TempusMoveReligion | TempusMoveMilitaryLeader | TempusMoveActTwice | TempusMoveActLater | TempusMoveEndAction | TempusMoveEndTurn | TempusMoveNameTerrain | TempusMoveLayCard | TempusMoveDone | TempusMoveAdvance | TempusMoveDiscard;

export type TempusTerrain = "grassland" | "farmland" | "hills" | "forest" | "mountain";

export type TempusWay = "land" | "lake" | "sea";

export type ThroughTheAgesAge = "A" | "I" | "II" | "III" | "IV";

export type ThroughTheAgesCivilType = "farm" | "mine" | "lab" | "temple" | "arena" | "library" | "theater" | "infantry" | "cavalry" | "artillery" | "air" | "civil" | "colonization" | "construction" | "military" | "government" | "leader" | "wonder" | "action";

export type ThroughTheAgesEvent = ThroughTheAgesEventFirstPlayerChosen | ThroughTheAgesEventTurnBegan | ThroughTheAgesEventRowReplenished | ThroughTheAgesEventAgeBegan | ThroughTheAgesEventLastRoundKnown | ThroughTheAgesEventAntiquated | ThroughTheAgesEventCivilHandAntiquated | ThroughTheAgesEventHandAntiquated | ThroughTheAgesEventGameEnded | ThroughTheAgesEventFoodChanged | ThroughTheAgesEventResourcesChanged | ThroughTheAgesEventScienceChanged | ThroughTheAgesEventCultureChanged | ThroughTheAgesEventYellowTokens | ThroughTheAgesEventBlueTokens | ThroughTheAgesEventPopulationGained | ThroughTheAgesEventGained | ThroughTheAgesEventEverybodyGained | ThroughTheAgesEventIdleWorkerLost | ThroughTheAgesEventWorkerLost | ThroughTheAgesEventCardTaken | ThroughTheAgesEventPopulationIncreased | ThroughTheAgesEventBuilt | ThroughTheAgesEventUpgraded | ThroughTheAgesEventDestroyed | ThroughTheAgesEventRazed | ThroughTheAgesEventLeaderPlayed | ThroughTheAgesEventLeaderLeft | ThroughTheAgesEventHomerTucked | ThroughTheAgesEventStagesBuilt | ThroughTheAgesEventWonderCompleted | ThroughTheAgesEventWonderLost | ThroughTheAgesEventWonderRuined | ThroughTheAgesEventDeveloped | ThroughTheAgesEventRevolution | ThroughTheAgesEventTechnologyLeft | ThroughTheAgesEventActionCardPlayed | ThroughTheAgesEventTacticPlayed | ThroughTheAgesEventTacticCopied | ThroughTheAgesEventTacticShared | ThroughTheAgesEventAbilityUsed | ThroughTheAgesEventTradeRouteUsed | ThroughTheAgesEventCardsDiscarded | ThroughTheAgesEventOwnCardDiscarded | ThroughTheAgesEventTurnEnded | ThroughTheAgesEventUprising | ThroughTheAgesEventProduced | ThroughTheAgesEventFamine | ThroughTheAgesEventCardsDrawn | ThroughTheAgesEventOwnCardsDrawn | ThroughTheAgesEventEventPrepared | ThroughTheAgesEventOwnEventPrepared | ThroughTheAgesEventEventRevealed | ThroughTheAgesEventFinalImpact | ThroughTheAgesEventEventInVain | ThroughTheAgesEventEventsShuffled | ThroughTheAgesEventEventSeen | ThroughTheAgesEventOwnEventSeen | ThroughTheAgesEventPoliticsSkipped | ThroughTheAgesEventAggressionPlayed | ThroughTheAgesEventAggressionRepelled | ThroughTheAgesEventAggressionSucceeded | ThroughTheAgesEventWarDeclared | ThroughTheAgesEventWarResolved | ThroughTheAgesEventTechnologyTaken | ThroughTheAgesEventPactOffered | ThroughTheAgesEventPactAccepted | ThroughTheAgesEventPactRejected | ThroughTheAgesEventPactCancelled | ThroughTheAgesEventPactEnded | ThroughTheAgesEventResigned | ThroughTheAgesEventActionsLost | ThroughTheAgesEventBidMade | ThroughTheAgesEventBidPassed | ThroughTheAgesEventUnitsSent | ThroughTheAgesEventForceSent | ThroughTheAgesEventColonyWon | ThroughTheAgesEventColonyLost | ThroughTheAgesEventTerritoryUnclaimed;

export type ThroughTheAgesMove = ThroughTheAgesMovePrepareEvent | ThroughTheAgesMovePlayAggression | ThroughTheAgesMoveDeclareWar | ThroughTheAgesMoveOfferPact | ThroughTheAgesMoveAcceptPact | ThroughTheAgesMoveRejectPact | ThroughTheAgesMoveCancelPact | ThroughTheAgesMoveResign | ThroughTheAgesMoveRetireAlexander | ThroughTheAgesMoveSendColumbus | ThroughTheAgesMoveLookAtEvent | ThroughTheAgesMoveEndPolitics | ThroughTheAgesMoveAddBonus | ThroughTheAgesMoveAddCard | ThroughTheAgesMoveRepel | ThroughTheAgesMoveGiveIn | ThroughTheAgesMoveBid | ThroughTheAgesMovePassBid | ThroughTheAgesMoveSendUnit | ThroughTheAgesMoveSail | ThroughTheAgesMoveTake | ThroughTheAgesMoveIncreasePopulation | ThroughTheAgesMoveBuild | ThroughTheAgesMoveUpgrade | ThroughTheAgesMoveDestroy | ThroughTheAgesMovePlayLeader | ThroughTheAgesMoveTuckHomer | ThroughTheAgesMoveLetHomerGo | ThroughTheAgesMoveBuildStages | ThroughTheAgesMoveDevelop | ThroughTheAgesMoveRevolt | ThroughTheAgesMovePlayAction | ThroughTheAgesMovePlayTactic | ThroughTheAgesMoveCopyTactic | ThroughTheAgesMoveEndActions | ThroughTheAgesMoveSwapAction | ThroughTheAgesMoveRally | ThroughTheAgesMoveTurnIntoTheater | ThroughTheAgesMoveWelcomeImmigrant | ThroughTheAgesMoveInspirePeople | ThroughTheAgesMoveInspireArmy | ThroughTheAgesMoveUseTradeRoute | ThroughTheAgesMoveDivide | ThroughTheAgesMoveBuildForFree | ThroughTheAgesMoveKeepWorker | ThroughTheAgesMoveDecline | ThroughTheAgesMoveDone | ThroughTheAgesMoveLoseWorker | ThroughTheAgesMoveGiveBlueToken | ThroughTheAgesMoveRaze | ThroughTheAgesMoveLoseColony | ThroughTheAgesMoveAnnexColony | ThroughTheAgesMoveEliminate | ThroughTheAgesMoveRuinWonder | ThroughTheAgesMoveDiscardCard | ThroughTheAgesMoveTakeTechnology;
