/** The words of this board that the game itself does not have. Both languages are complete: a missing one does not compile. */
import { inBoth, many } from '../common/words';
import type { Offset } from './logic/places';

const ENGLISH_WAYS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
/** From the second on. */
const ENGLISH_NUMBERS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const SPANISH_NUMBERS = ['segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno'];
const SPANISH_WAYS = ['norte', 'noreste', 'sureste', 'sur', 'suroeste', 'noroeste'];

/** "2 to the north and 1 to the north-east"; single steps without their number. */
function wayOf(
  { direction, steps, aside }: Offset,
  to: string,
  and: string,
  ways: readonly string[],
): string {
  const part = (count: number, way: string, bare: boolean) => `${bare ? '' : `${count} `}${to} ${way}`;
  const single = steps === 1 && aside <= 1;
  return [
    part(steps, ways[direction]!, single),
    ...(aside > 0 ? [part(aside, ways[(direction + 1) % 6]!, single)] : []),
  ].join(` ${and} `);
}

const en = {
  map: 'Map of the island',
  sea: 'sea',
  lake: 'lake',
  empty: 'empty',
  tokensIn: (terrain: string, count: number, who: string | null) =>
    `${terrain} (${many(count, 'token', 'tokens')}${who === null ? '' : ` of ${who}`})`,
  cityIn: (terrain: string, value: number, who: string | null) =>
    `${terrain} (city of ${value}${who === null ? '' : ` of ${who}`})`,
  way: (offset: Offset) => wayOf(offset, 'to the', 'and', ENGLISH_WAYS),
  nth: (index: number, all: number, from: 'north' | 'west') => {
    const ends = from === 'north' ? ['the topmost', 'the lowest'] : ['leftmost', 'rightmost'];
    if (index === 0 || index === all - 1) {
      return ends[index === 0 ? 0 : 1]!;
    }
    return `${ENGLISH_NUMBERS[index - 1] ?? `number ${index + 1}`} from the ${from === 'north' ? 'top' : 'left'}`;
  },
  besideOf: (what: string) => `beside ${what}`,
  /** Stands with what is there, in brackets. */
  compass: [
    'north-west',
    'north',
    'north-east',
    'west',
    'middle',
    'east',
    'south-west',
    'south',
    'south-east',
  ],
  around: {
    ownCity: 'your city',
    ownTokens: 'your tokens',
    city: (who: string) => `a city of ${who}`,
    tokens: (who: string) => `tokens of ${who}`,
    lake: 'a lake',
    sea: 'the sea',
  },
  region: (where: string) => `in the ${where}`,
  tokensOf: (count: number, who: string) => `${many(count, 'token', 'tokens')} of ${who}`,
  cityOf: (value: number, who: string) => `city of ${value} of ${who}`,
  /** Of so many tokens, those that moved or were born in the running action. */
  freshHere: (count: number, all: number) => (count === all ? 'just arrived' : `${count} just arrived`),
  taken: 'taken: choose where it goes',
  can: {
    tile: 'you can lay the tile here',
    place: 'you can settle here',
    move: 'you can move here',
    child: 'a child can be born here',
    attack: 'you can attack here',
    city: 'you can build a city here',
    religion: 'you can convert a token here',
    leader: 'a leader can attack here',
    sanitation: 'Sanitation can make room here',
    source: 'your tokens here can act',
  },
  advised: 'advised',
  sheltered: 'protected',
  /** What is to be pointed at next. */
  wanted: {
    target: 'Choose where they go, or whom they attack.',
    moveWho: 'Choose a token to move.',
    moveTo: 'Choose where it goes.',
    attackWho: 'Choose who attacks.',
    attackWhom: 'Choose whom they attack.',
    convertWhere: 'Choose your tokens beside a rival.',
    convertWhom: 'Choose whom you convert.',
    child: 'Choose where the child is born.',
    city: 'Choose where the city is built.',
    sanitation: 'Choose a hex of yours.',
  },
  options: {
    city: (value: number) => `City of ${value}`,
    settle: (where: string) => `Place it on ${where}`,
    there: (what: string, where: string) => `${what} on ${where}`,
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    against: (from: string, to: string) => `from ${from} against ${to}`,
    noCards: 'Lay no cards',
    /** Those that have been chosen. */
    enough: (cards: number) => (cards === 1 ? 'Lay this card' : `Lay these ${cards} cards`),
  },
  room: (seat: string, count: number) =>
    `Sanitation of ${seat}: room for ${many(count, 'more token', 'more tokens')}`,
  laidCard: (card: string) => `${card}: laid`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right (R)',
  tileInHand: (who: string) => `Tile of ${who}`,
  ownTile: 'Your tile',
  confirmTile: 'Lay it like this',
  hand: 'Your cards',
  noCards: 'no cards',
  deck: (deck: number, discards: number) => `Deck ${deck} · discards ${discards}`,
  discards: 'Discard pile',
  worth: (points: number) => `${points > 0 ? '+' : ''}${points} here`,
  fight: 'Fight',
  attacks: 'attacks',
  defends: 'defends',
  onTerrain: 'Terrain that counts:',
  backgrounds: 'terrain',
  weapons: 'Weapons',
  fortifications: 'Fortifications',
  total: 'total',
  laid: (count: number) => `${many(count, 'card', 'cards')} face down`,
  laidOpen: (count: number) => many(count, 'card', 'cards'),
  won: (who: string) => `${who} wins the fight`,
  held: (who: string, tied: boolean) => (tied ? `A tie: ${who} holds out` : `${who} holds out`),
  counted: { tokens: 'tokens', cities: 'cities', backgrounds: 'terrain', education: 'Education' },
  eras: 'Eras',
  row: {
    move: (count: number, far: number) =>
      `Moves ${many(count, 'token', 'tokens')} up to ${far === 1 ? '1 hex' : `${far} hexes`}`,
    children: (count: number) => `${many(count, 'child', 'children')} in an action`,
    stacking: (limit: number) => `At most ${limit} tokens in a hex`,
    ideas: (draw: number, hold: number) =>
      `An idea draws ${many(draw, 'card', 'cards')}; a hand holds ${hold}`,
    actions: (count: number) => `${count} action tokens in each era`,
    ships: 'Ships: from coast to coast',
    free: (count: number) => `The first to enter draw ${count} cards`,
    points: (count: number) => `${count} points for being here`,
    terrain: (terrain: string) => `Tokens on ${terrain} count for progress into it`,
  },
  facts: {
    era: 'Era',
    actions: 'Action tokens',
    supply: 'Tokens in supply',
    hand: 'Cards in hand',
    cities: (values: readonly number[]) =>
      `City counters left: ${values.map((value) => `of ${value}`).join(', ')}`,
    progress: 'Progress points without cards',
    delayed: 'waits: acts a round later',
    first: 'goes first in this era',
    inFront: (count: number) => `Government in front: ${count}`,
    laid: (count: number) => `${many(count, 'card', 'cards')} laid face down`,
  },
  era: (turn: number, turns: number, round: number) => `Era ${turn} of ${turns} · round ${round}`,
  next: (era: string, terrain: string) => `Next: ${era} (terrain: ${terrain})`,
  then: (era: string) => `Next: ${era}`,
  column: {
    era: 'Era and its terrain',
    move: 'Moves × hexes',
    child: 'Children',
    stack: 'Tokens per hex',
    idea: 'Draw / hold',
    action: 'Actions',
    who: 'Who',
  },
  takeBack: (card: string) => `${card}: laid. Press to take it back.`,
};

const es: typeof en = {
  map: 'Mapa de la isla',
  sea: 'mar',
  lake: 'lago',
  empty: 'vacío',
  tokensIn: (terrain, count, who) =>
    `${terrain} (${many(count, 'ficha', 'fichas')}${who === null ? '' : ` de ${who}`})`,
  cityIn: (terrain, value, who) => `${terrain} (ciudad de ${value}${who === null ? '' : ` de ${who}`})`,
  way: (offset) => wayOf(offset, 'al', 'y', SPANISH_WAYS),
  nth: (index, all, from) => {
    const ends =
      from === 'north'
        ? ['el de más arriba', 'el de más abajo']
        : ['el de más a la izquierda', 'el de más a la derecha'];
    if (index === 0 || index === all - 1) {
      return ends[index === 0 ? 0 : 1]!;
    }
    const number = SPANISH_NUMBERS[index - 1];
    return `el ${number ?? `n.º ${index + 1}`} desde ${from === 'north' ? 'arriba' : 'la izquierda'}`;
  },
  besideOf: (what) => `junto a ${what}`,
  compass: ['noroeste', 'norte', 'noreste', 'oeste', 'centro', 'este', 'suroeste', 'sur', 'sureste'],
  around: {
    ownCity: 'tu ciudad',
    ownTokens: 'tus fichas',
    city: (who) => `una ciudad de ${who}`,
    tokens: (who) => `fichas de ${who}`,
    lake: 'un lago',
    sea: 'la costa',
  },
  region: (where) => `en el ${where}`,
  tokensOf: (count, who) => `${many(count, 'ficha', 'fichas')} de ${who}`,
  cityOf: (value, who) => `ciudad de ${value} de ${who}`,
  freshHere: (count, all) => {
    const arrived = count === 1 ? 'recién llegada' : 'recién llegadas';
    return count === all ? arrived : `${count} ${arrived}`;
  },
  taken: 'elegida: di adónde va',
  can: {
    tile: 'puedes colocar aquí la loseta',
    place: 'puedes empezar aquí',
    move: 'puedes mover aquí',
    child: 'aquí puede nacer un hijo',
    attack: 'puedes atacar aquí',
    city: 'puedes construir aquí una ciudad',
    religion: 'puedes convertir aquí una ficha',
    leader: 'un líder puede atacar aquí',
    sanitation: 'el saneamiento puede hacer sitio aquí',
    source: 'tus fichas pueden actuar',
  },
  advised: 'aconsejado',
  sheltered: 'protegido',
  wanted: {
    target: 'Elige adónde van o a quién atacan.',
    moveWho: 'Elige qué ficha se mueve.',
    moveTo: 'Elige adónde va.',
    attackWho: 'Elige quién ataca.',
    attackWhom: 'Elige a quién atacan.',
    convertWhere: 'Elige fichas tuyas junto a un rival.',
    convertWhom: 'Elige a quién conviertes.',
    child: 'Elige dónde nace el hijo.',
    city: 'Elige dónde se construye la ciudad.',
    sanitation: 'Elige uno de tus hexágonos.',
  },
  options: {
    city: (value) => `Ciudad de ${value}`,
    settle: (where) => `Colocarla en ${where}`,
    there: (what, where) => `${what} en ${where}`,
    fromTo: (from, to) => `de ${from} a ${to}`,
    against: (from, to) => `desde ${from} contra ${to}`,
    noCards: 'No jugar cartas',
    enough: (cards) => (cards === 1 ? 'Jugar esta carta' : `Jugar estas ${cards} cartas`),
  },
  room: (seat, count) => `Saneamiento de ${seat}: sitio para ${many(count, 'ficha más', 'fichas más')}`,
  laidCard: (card) => `${card}: jugada`,
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha (R)',
  tileInHand: (who) => `Loseta de ${who}`,
  ownTile: 'Tu loseta',
  confirmTile: 'Colocarla así',
  hand: 'Tus cartas',
  noCards: 'sin cartas',
  deck: (deck, discards) => `Mazo ${deck} · descartes ${discards}`,
  discards: 'Descartes',
  worth: (points) => `${points > 0 ? '+' : ''}${points} aquí`,
  fight: 'Lucha',
  attacks: 'ataca',
  defends: 'defiende',
  onTerrain: 'Terreno que cuenta:',
  backgrounds: 'terreno',
  weapons: 'Armas',
  fortifications: 'Fortificaciones',
  total: 'total',
  laid: (count) => `${many(count, 'carta', 'cartas')} boca abajo`,
  laidOpen: (count) => many(count, 'carta', 'cartas'),
  won: (who) => `${who} gana la lucha`,
  held: (who, tied) => (tied ? `Empate: ${who} resiste` : `${who} resiste`),
  counted: { tokens: 'fichas', cities: 'ciudades', backgrounds: 'terreno', education: 'Educación' },
  eras: 'Eras',
  row: {
    move: (count, far) =>
      `Mueve ${many(count, 'ficha', 'fichas')} hasta ${far === 1 ? '1 hexágono' : `${far} hexágonos`}`,
    children: (count) => `${many(count, 'hijo', 'hijos')} por acción`,
    stacking: (limit) => `Como mucho ${limit} fichas en un hexágono`,
    ideas: (draw, hold) => `Una idea roba ${many(draw, 'carta', 'cartas')}; la mano admite ${hold}`,
    actions: (count) => `${count} fichas de acción en cada era`,
    ships: 'Barcos: de costa a costa',
    free: (count) => `Los primeros en entrar roban ${count} cartas`,
    points: (count) => `${count} puntos por estar aquí`,
    terrain: (terrain) => `Para entrar cuentan las fichas en ${terrain}`,
  },
  facts: {
    era: 'Era',
    actions: 'Fichas de acción',
    supply: 'Fichas en la reserva',
    hand: 'Cartas en la mano',
    cities: (values) => `Ciudades en la reserva: ${values.map((value) => `de ${value}`).join(', ')}`,
    progress: 'Puntos de progreso sin cartas',
    delayed: 'espera: actúa una ronda después',
    first: 'empieza en esta era',
    inFront: (count) => `Gobierno sobre la mesa: ${count}`,
    laid: (count) => `${many(count, 'carta jugada', 'cartas jugadas')} boca abajo`,
  },
  era: (turn, turns, round) => `Era ${turn} de ${turns} · ronda ${round}`,
  next: (era, terrain) => `Siguiente: ${era} (terreno: ${terrain})`,
  then: (era) => `Sigue: ${era}`,
  column: {
    era: 'Era y su terreno',
    move: 'Mueve × hexágonos',
    child: 'Hijos',
    stack: 'Fichas por hexágono',
    idea: 'Roba / mano',
    action: 'Acciones',
    who: 'Quién',
  },
  takeBack: (card) => `${card}: jugada. Púlsala para recuperarla.`,
};

export const words = inBoth({ en, es });
