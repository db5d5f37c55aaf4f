/** The words of the board in English. */
import { many, roman } from '../../common/words';

/** Whose city it is (null: one's own), and which of several. */
export interface CityWords {
  whose: string | null;
  capital: boolean;
  number: number | null;
}

const FIRST = ['', 'first', 'second', 'third', 'fourth'];

function cityEn({ whose, capital, number }: CityWords): string {
  const what = capital ? 'capital' : `${number === null ? '' : `${FIRST[number + 1] ?? ''} `}city`;
  return whose === null ? `your ${what}` : `the ${what} of ${whose}`;
}

export const en = {
  map: 'Map',
  unknown: 'land not yet discovered',
  hut: 'hut',
  village: 'village',
  walls: 'with walls',
  frozen: 'held fast this turn',
  city: cityEn,
  from: (direction: string, city: CityWords) => `${direction} of ${cityEn(city)}`,
  direction: (x: number, y: number) => {
    const down = y === 0 ? '' : y < 0 ? 'north' : 'south';
    const side = x === 0 ? '' : x < 0 ? 'west' : 'east';
    const [rows, columns] = [Math.abs(y), Math.abs(x)];
    return rows < 2 && columns < 2
      ? [down, side].filter(Boolean).join('-')
      : [...(rows > 0 ? [`${rows} ${down}`] : []), ...(columns > 0 ? [`${columns} ${side}`] : [])].join(
          ' and ',
        );
  },
  corner: (x: number, y: number, whose: string | null) =>
    `in the ${y < 0 ? 'north' : 'south'}-${x < 0 ? 'west' : 'east'} of ${whose === null ? 'your land' : `the land of ${whose}`}`,
  group: (armies: number, scouts: number) =>
    [
      ...(armies > 0 ? [many(armies, 'army', 'armies')] : []),
      ...(scouts > 0 ? [many(scouts, 'scout', 'scouts')] : []),
    ].join(' and '),
  groupOf: (armies: number, scouts: number, who: string): string => `${en.group(armies, scouts)} of ${who}`,
  yields: {
    trade: (count: number) => `${count} trade`,
    production: (count: number) => `${count} production`,
    culture: (count: number) => `${count} culture`,
    coins: (count: number) => many(count, 'coin', 'coins'),
    combat: (bonus: number) => `+${bonus} in combat`,
  },
  trade: 'Trade',
  production: 'Production',
  culture: 'Culture',
  coins: 'Coins',
  resources: 'Resources',
  nothing: 'nothing',
  points: {
    Give: { trade: 'Give trade', culture: 'Give culture' },
    Ask: { trade: 'Ask for trade', culture: 'Ask for culture' },
  } as Record<'Give' | 'Ask', Record<string, string>>,
  enters: { hut: 'Enter', village: 'Attack', city: 'Attack', figures: 'Attack' },
  ownLand: 'Your land',
  /** Where there is more of the map than is seen. */
  further: {
    up: 'More of the map above',
    down: 'More of the map below',
    left: 'More of the map to the left',
    right: 'More of the map to the right',
  },
  unitsAgainst: (own: number, others: number) => `${own} ${own === 1 ? 'unit' : 'units'} against ${others}`,
  andEndsMovement: (what: string) => `${what} (this ends your movement)`,
  byScout: 'with the scout',
  byArmy: 'with an army',
  sendTo: (city: string) => `for ${city}`,
  actWith: (city: string) => `Act with ${city}`,
  moveGroup: (armies: number, scouts: number) =>
    `move ${[
      ...(armies > 0 ? [armies === 1 ? 'one army' : `${armies} armies`] : []),
      ...(scouts > 0 ? [scouts === 1 ? 'one scout' : `${scouts} scouts`] : []),
    ].join(' and ')}`,
  moveFrom: (group: string, where: string) => `${group}: ${where}`,
  /** What leaving a question means there. */
  leaves: {
    StartOfTurn: 'Nothing more before trade',
    Negotiation: 'No deal for now',
    CityManagement: 'Done with the cities',
    Movement: 'End the movement',
  } as Readonly<Record<string, string>>,
  whatLies: (where: string) => `what lies ${where}`,
  goesTo: (where: string) => `goes ${where}`,
  insteadOf: (what: string) => `in place of ${what}`,
  price: (cost: number, trade = 0) =>
    `costs ${cost}${trade > 0 ? ` (you pay ${trade} trade to get there)` : ''}`,
  front: (number: number) => `front ${number + 1}`,
  newFront: 'New front',
  hand: {
    title: 'Your cards and units',
    battle: 'Your battle hand',
    none: 'No cards and no units yet.',
  },
  gives: {
    rank: (arm: string, rank: number) => `${arm} of rank ${rank}`,
    hand: (count: number) => `${many(count, 'more event', 'more events')} in hand`,
    stacking: (limit: number) => `stacking limit ${limit}`,
    speed: (speed: number) => `travel speed ${speed}`,
    cities: (count: number) => `${count} cities`,
    any: (count: number) => many(count, 'resource of any kind', 'resources of any kind'),
  },
  facts: {
    trade: (trade: number, income: number) => `Trade ${trade}, ${income} more each turn`,
    culture: (culture: number) => `${culture} culture to spend`,
    track: (level: number) => `Space ${level} of the culture track`,
    technologies: (count: number) => many(count, 'technology', 'technologies'),
    events: (count: number, limit: number) =>
      `${many(count, 'culture event', 'culture events')}, ${limit} at most`,
    huts: (count: number) => `${many(count, 'hut', 'huts')} face down`,
    villages: (count: number) => `${many(count, 'village', 'villages')} face down`,
    speed: (speed: number) => `Travel speed ${speed}`,
    stacking: (limit: number) => `Stacking limit ${limit}`,
    first: 'Goes first this turn',
    supply: (armies: number, scouts: number) => `Not yet built: ${en.group(armies, scouts)}`,
  },
  sheet: {
    government: 'Government',
    cities: 'Cities',
    forces: 'Forces',
    obsolete: 'obsolete',
    persons: 'Great persons',
    reserve: 'in reserve',
    arts: (culture: number) => `${culture} culture if devoted to the arts`,
    newGovernments: 'Can be adopted at once',
    nextTurn: 'From the next turn',
    begins: 'Begins with',
  },
  pyramid: {
    title: 'Technologies',
    level: (level: number) => `Level ${roman(level)}`,
    needs: (trade: number) => `${trade} trade`,
    open: 'there is room',
    full: (missing: number) =>
      missing === 1 ? 'one more is needed below' : `${missing} more are needed below`,
    short: (trade: number) => `${trade} trade short`,
    known: 'Learnt',
    knownBy: (who: string) => `known by ${who}`,
    chosen: (what: string) => `You have chosen ${what}. The others are still thinking.`,
  },
  market: {
    title: 'Market',
    wonders: 'Wonders on offer',
    units: 'Units in the decks',
    persons: 'Great persons to come',
    discards: 'Discarded events',
    obsolete: 'Obsolete wonders',
    yours: 'for you',
    left: (count: number) => `${count} left`,
    returned: (count: number) => `${count} killed, face up`,
    spent: 'Huts and villages used up',
    builtBy: (who: string) => `built by ${who}`,
    withTechnology: (cost: number, technology: string) => `${cost} with ${technology}`,
  },
  track: {
    title: 'Culture track',
    costs: (culture: number, trade: number) => `${culture} culture${trade > 0 ? ` and ${trade} trade` : ''}`,
    next: 'Next space',
    has: (culture: number, trade: number) => `You have ${culture} culture and ${trade} trade.`,
    space: (number: number) => `Space ${number}`,
    start: 'Start',
  },
  races: {
    title: 'Ways to win',
    of: (value: number, goal: number) => `${value} of ${goal}`,
  },
  deals: {
    title: 'Deals',
    toYou: 'You are asked',
    others: 'On the table',
    gives: (who: string) => `${who} gives`,
    asks: (who: string) => `${who} asks for`,
    fromYou: 'You give',
    youAsk: 'You ask for',
    composing: 'draft',
    none: 'Nobody offers anything just now.',
    made: (count: number) => `${many(count, 'deal', 'deals')} made this turn`,
  },
  battle: {
    title: (attacker: string, defender: string) => `${attacker} attacks ${defender}`,
    barbarians: (who: string) => `the barbarians (led by ${who})`,
    attack: 'Attack',
    defence: 'Defence',
    bonus: (count: number) => `bonus +${count}`,
    inHand: (count: number) => `${count} in hand`,
    strength: (strength: number, wounds: number) =>
      wounds > 0 ? `strength ${strength}, ${many(wounds, 'wound', 'wounds')}` : `strength ${strength}`,
    tie: 'A tie is won by the defence.',
    nobody: 'nobody',
    openHand: (who: string) => `The hand of ${who}`,
    barbariansWin: 'The barbarians hold the village',
    won: (who: string) => `${who} wins`,
    beats: (arm: string, other: string) => `${arm}: wounds ${other.toLocaleLowerCase()} first`,
    kills: 'kills',
    dies: 'dies',
    both: 'both die',
    fallen: 'fell',
    wounds: (count: number) => many(count, 'wound', 'wounds'),
  },
  cityCard: {
    squares: 'outskirts',
    government: 'government',
    coins: 'coins',
    now: 'this turn only',
  },
};

export type BoardWords = typeof en;
