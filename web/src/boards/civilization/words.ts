/** The words of this board that the game itself does not have. Both languages are complete: a missing one does not compile. */
import { language } from '../../text';

const many = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

const list = (names: readonly string[], and: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const en = {
  round: (round: number) => `Round ${round}`,
  act: {
    ship: (where: string) => `the ship at ${where}`,
    offer: (who: string, count: number, value: number, named: string, wish: string | null): string =>
      `${who} (${count} with ${named}, worth ${value}${wish === null ? '' : `, for ${wish}`})`,
    startsIn: (nation: string, area: string) => `${nation}, from ${area}`,
    lead: (nation: string) => `Lead ${nation}`,
    some: (count: number) => many(count, 'token', 'tokens'),
    of: (count: number, card: string) => (count === 1 ? card : `${count} ${card}`),
    march: 'March',
    grow: 'Grow',
    growLess: 'Goes without',
    tokens: 'Tokens',
    city: 'A city',
    areas: {
      Revolt: 'It revolts',
      TakeCity: 'Take over',
      OrderReduction: 'That one too',
      ReduceCity: 'Reduce',
      Plunder: 'Destroy',
      BuildCity: 'Build a city',
    },
    ships: {
      KeepByTreasury: 'Pay from the treasury',
      KeepByLevy: 'Pay with a token from there',
      DropShip: 'Give it up',
      Embark: 'Set sail',
    },
    buildShip: 'Build a ship',
    sail: 'Sail',
    board: 'Go aboard',
    land: 'Go ashore',
    offers: {
      StartAnswer: 'Answer',
      Accept: 'It’s a deal:',
      Reject: 'No, thank you:',
      Withdraw: 'Take back',
    },
    mine: (count: number, named: string) => `my ${count} cards with ${named}`,
    add: 'Put in …',
    takeOut: 'Take out …',
    claim: 'Claim there is …',
    wish: 'Ask for …',
    post: (named: string) => `Offer it, naming ${named}`,
    postTo: 'Only to …',
    buy: 'Buy',
    priced: (card: string, price: number) => (price === 0 ? `${card} (free)` : `${card} for ${price}`),
    payLike: (cards: string[], treasury: number): string =>
      `Pay with ${list([...cards, ...(treasury > 0 ? [`${treasury} from the treasury`] : [])], 'and')}`,
    payAll: (ships: number) =>
      ships === 2 ? 'Pay for both ships from the treasury' : `Pay for all ${ships} ships from the treasury`,
    erupt: 'Erupts',
    flood: 'Is flooded',
    grain: 'Show Grain',
    candidate: 'Name',
    done: {
      ships: 'Build no ships',
      moreShips: 'No more ships',
      travel: 'End my movement',
      cities: 'No more cities',
      gold: 'No',
      nothing: 'Buy nothing',
      treasury: (left: number, some: boolean): string =>
        some ? `Pay the other ${left} from the treasury` : `Pay ${left} from the treasury`,
      enough: 'That is all',
      enoughWith: (left: number) => `That is all, with ${left} from the treasury`,
      keep: 'Keep the others',
      all: 'Keep all',
      orders: 'Nobody else',
    },
  },
  nation: {
    start: (area: string) => `starts in ${area}`,
    cities: (cities: number) => `the Bronze Age asks for ${many(cities, 'city', 'cities')}`,
  },
  map: 'Map',
  mapHelp:
    'Arrow keys go from one playable area to the next, with Shift to any area; Page Down and Page Up go through them in order. Enter plays, Escape lets go. Plus, minus and 0 zoom.',
  stages: { market: 'Market', cards: 'Civilization', table: 'Succession' },
  area: {
    limit: (limit: number) => `room for ${limit}`,
    site: { black: 'city site, safe from floods', white: 'city site that floods reach' },
    plain: (plain: string) => `flood plain: ${plain}`,
    volcano: (volcano: string) => `volcano: ${volcano}`,
    sea: 'open sea',
    tokens: (count: number, who: string) => `${many(count, 'token', 'tokens')} of ${who}`,
    city: (who: string) => `city of ${who}`,
    ships: (count: number, who: string) => `${many(count, 'ship', 'ships')} of ${who}`,
    empty: 'empty',
    taken: 'taken: choose where to go',
    source: 'can move',
    target: 'can be chosen',
    advised: 'advised',
    grows: (count: number) => `will grow by ${count}`,
    surplus: (count: number) =>
      count === 1 ? '1 of your tokens has no room here' : `${count} of your tokens have no room here`,
    fight: (sides: string[]) => `there will be a fight (${sides.join(', ')})`,
  },
  shipAt: (where: string) => `Set sail from ${where}`,
  shipsOf: (count: number, who: string) => `${many(count, 'ship', 'ships')} of ${who}`,
  calamity: 'calamity',
  levied: (levy: number): string =>
    levy === 0
      ? 'two from the treasury'
      : levy === 1
        ? 'one from there, one from the treasury'
        : 'two tokens from there',
  hand: {
    title: 'Your trade cards',
    value: (value: number) => `worth ${value}`,
    empty: 'no trade cards',
    put: (count: number) => `${count} put in`,
    treasury: (count: number) => `treasury ${count}`,
  },
  market: {
    closed: 'The market is closed. It opens when the trade cards have been drawn.',
    none: 'Nobody has offered anything yet.',
    trading: 'looking around',
    listens: 'listening to offers',
    out: 'too few cards',
    who: 'At the market',
    cards: (count: number) => many(count, 'card', 'cards'),
    worth: (value: number) => `worth ${value}`,
    truly: (card: string) => `with ${card}`,
    says: (card: string) => `“${card} too”, so they say`,
    wants: (card: string) => `wants ${card}`,
    only: (who: string) => `for ${who} only`,
    forYou: 'for you only',
    yours: 'Your offer',
    answerOf: (who: string) => `${who} answers`,
    yourAnswer: 'Your answer',
    inIt: 'You give',
    could: 'Could be',
    or: ' or ',
    andMore: '…',
    orCalamities: (count: number) => many(count, 'calamity', 'calamities'),
    certain: 'Can only be',
    notInterested: (who: string[]) => `Not interested: ${list(who, 'and')}`,
    handAfter: (now: number, least: number, most: number) =>
      least === most ? `Your hand: ${now} → ${least}` : `Your hand: ${now} → ${least} to ${most}`,
    draft: 'You offer',
    draftAnswer: (who: string) => `You answer ${who}`,
    nothing: 'nothing yet: press cards of your hand, at least three',
    total: (count: number, value: number) => `${many(count, 'card', 'cards')} worth ${value}`,
    rest: (value: number) => `you keep ${value}`,
    takeOut: (card: string) => `Take ${card} out`,
    ask: 'In return I want',
    claim: 'And I say there is also',
    unsaid: 'nothing special',
    news: 'Just now',
    thinking: (who: string[]) => `${list(who, 'and')} ${who.length === 1 ? 'is' : 'are'} still thinking`,
    stacks: 'Stacks, and cards left in them',
    redOnTop: 'a red calamity on top',
    stack: (stack: number, size: number) => `stack ${stack}: ${many(size, 'card', 'cards')}`,
    calamities: 'Calamities in the open',
    calamityOf: (who: string) => `will strike ${who}`,
    from: (who: string) => `passed on by ${who}`,
  },
  plan: {
    full: (cost: number) => `${cost}`,
    free: 'free',
    owned: 'yours',
    owners: 'owned by',
    gives: 'takes off',
    state: (state: string, missing: number, left: number): string =>
      state === 'none-left'
        ? 'none left'
        : state === 'law-first'
          ? 'needs Law first'
          : state === 'eleven-held'
            ? 'eleven at most'
            : state === 'chosen'
              ? 'chosen'
              : missing > 0
                ? `${missing} short`
                : `${left} left`,
  },
  table: {
    title: 'Succession table',
    final: 'end',
    next: (space: number) => `To space ${space}`,
    free: 'no condition',
    arrived: 'has arrived',
    falls: 'without a city: falls back',
    needs: {
      cities: (has: number, needs: number) => `cities ${has}/${needs}`,
      groups: (has: number, needs: number) => `groups of cards ${has}/${needs}`,
      cards: (has: number, needs: number) => `civilization cards ${has}/${needs}`,
      points: (has: number, needs: number, hidden: boolean) =>
        `points ${has}${hidden ? ' + hand' : ''}/${needs}`,
    },
    time: (space: number, goal: number) => `Time: ${space} of ${goal}`,
    order: 'Order in this phase',
    points:
      'The number beside each player: points in civilization cards and treasury. Trade cards in hand come on top, but they are secret. The place on this table decides the match.',
  },
  story: {
    conflict: (area: string) => `Fighting in ${area}`,
    calamity: (card: string, who: string) => `${card}: ${who}`,
    revolt: 'Revolts',
    cards: 'Trade cards',
    deals: 'Deals',
    purchases: 'Purchases',
    reductions: 'Cities reduced',
    table: 'Succession table',
    fought: (who: string, before: number, after: number) => `${who} ${before} → ${after}`,
  },
  facts: {
    tokens: 'tokens on the map',
    stock: 'tokens in stock',
    treasury: 'treasury',
    cities: 'cities',
    ships: 'ships',
    hand: 'trade cards in hand',
    cards: 'civilization cards',
    space: 'space on the succession table',
    owes: (points: number) => `must still lose ${points}`,
    tax: (tokens: number, revolts: number) =>
      `Next taxes: ${many(tokens, 'token', 'tokens')}${revolts > 0 ? `; ${many(revolts, 'city', 'cities')} will revolt` : ''}`,
    unsupported: (cities: number) => `${many(cities, 'city', 'cities')} without support`,
    trading: 'looking around',
    listens: 'listening',
  },
};

type Words = typeof en;

const es: Words = {
  round: (round: number) => `Ronda ${round}`,
  act: {
    ship: (where: string) => `el barco de ${where}`,
    offer: (who, count, value, named, wish) =>
      `${who} (${count} con ${named}, valen ${value}${wish === null ? '' : `, por ${wish}`})`,
    startsIn: (nation, area) => `${nation}, desde ${area}`,
    lead: (nation) => `Llevar ${nation}`,
    some: (count) => many(count, 'ficha', 'fichas'),
    of: (count, card) => (count === 1 ? card : `${count} de ${card}`),
    march: 'Marchar',
    grow: 'Crecer',
    growLess: 'Se queda sin crecer',
    tokens: 'Fichas',
    city: 'Una ciudad',
    areas: {
      Revolt: 'Se subleva',
      TakeCity: 'Quedármela',
      OrderReduction: 'También esa',
      ReduceCity: 'Reducir',
      Plunder: 'Destruir',
      BuildCity: 'Construir una ciudad',
    },
    ships: {
      KeepByTreasury: 'Pagar con el tesoro',
      KeepByLevy: 'Pagar con una ficha de allí',
      DropShip: 'Renunciar a él',
      Embark: 'Zarpar',
    },
    buildShip: 'Construir un barco',
    sail: 'Navegar',
    board: 'Embarcar',
    land: 'Desembarcar',
    offers: {
      StartAnswer: 'Contestar a',
      Accept: 'Trato hecho:',
      Reject: 'No, gracias:',
      Withdraw: 'Retirar',
    },
    mine: (count: number, named: string) => `mis ${count} cartas con ${named}`,
    add: 'Añadir…',
    takeOut: 'Quitar…',
    claim: 'Decir que también hay…',
    wish: 'Pedir…',
    post: (named: string) => `Ofrecerla nombrando ${named}`,
    postTo: 'Solo a…',
    buy: 'Comprar',
    priced: (card, price) => (price === 0 ? `${card} (gratis)` : `${card} por ${price}`),
    payLike: (cards, treasury) =>
      `Pagar con ${list([...cards, ...(treasury > 0 ? [`${treasury} del tesoro`] : [])], 'y')}`,
    payAll: (ships) =>
      ships === 2 ? 'Pagar los dos barcos con el tesoro' : `Pagar los ${ships} barcos con el tesoro`,
    erupt: 'Entra en erupción',
    flood: 'Se inunda',
    grain: 'Enseñar Grano',
    candidate: 'Para',
    done: {
      ships: 'No construir barcos',
      moreShips: 'No más barcos',
      travel: 'Terminar mi movimiento',
      cities: 'No más ciudades',
      gold: 'No',
      nothing: 'No comprar nada',
      treasury: (left, some) =>
        some ? `Pagar los otros ${left} con el tesoro` : `Pagar ${left} con el tesoro`,
      enough: 'Nada más',
      enoughWith: (left) => `Nada más, con ${left} del tesoro`,
      keep: 'Conservar las demás',
      all: 'Conservarlas todas',
      orders: 'Nadie más',
    },
  },
  nation: {
    start: (area) => `empieza en ${area}`,
    cities: (cities) => `la Edad de Bronce pide ${many(cities, 'ciudad', 'ciudades')}`,
  },
  map: 'Mapa',
  mapHelp:
    'Las flechas van de un área jugable a la siguiente, con Mayúsculas a cualquiera; Av Pág y Re Pág las recorren en orden. Intro juega, Escape suelta. Más, menos y 0 cambian el tamaño.',
  stages: { market: 'Mercado', cards: 'Civilización', table: 'Sucesión' },
  area: {
    limit: (limit) => (limit === 1 ? 'cabe 1' : `caben ${limit}`),
    site: {
      black: 'solar de ciudad, a salvo de inundaciones',
      white: 'solar de ciudad al alcance de las inundaciones',
    },
    plain: (plain) => `llanura inundable: ${plain}`,
    volcano: (volcano) => `volcán: ${volcano}`,
    sea: 'mar abierto',
    tokens: (count, who) => `${many(count, 'ficha', 'fichas')} de ${who}`,
    city: (who) => `ciudad de ${who}`,
    ships: (count, who) => `${many(count, 'barco', 'barcos')} de ${who}`,
    empty: 'vacía',
    taken: 'elegida: di adónde',
    source: 'puede mover',
    target: 'se puede elegir',
    advised: 'aconsejada',
    grows: (count) => `crecerá en ${count}`,
    surplus: (count) => (count === 1 ? 'sobra 1 de las tuyas' : `sobran ${count} de las tuyas`),
    fight: (sides) => `habrá pelea (${sides.join(', ')})`,
  },
  shipAt: (where) => `Zarpar de ${where}`,
  shipsOf: (count, who) => `${many(count, 'barco', 'barcos')} de ${who}`,
  calamity: 'calamidad',
  levied: (levy) =>
    levy === 0 ? 'dos del tesoro' : levy === 1 ? 'una de allí y una del tesoro' : 'dos fichas de allí',
  hand: {
    title: 'Tus cartas de comercio',
    value: (value) => `valen ${value}`,
    empty: 'ninguna carta de comercio',
    put: (count: number) => `${count} dentro`,
    treasury: (count) => `tesoro ${count}`,
  },
  market: {
    closed: 'El mercado está cerrado. Abre cuando se han robado las cartas de comercio.',
    none: 'Todavía nadie ha ofrecido nada.',
    trading: 'está mirando',
    listens: 'escucha ofertas',
    out: 'muy pocas cartas',
    who: 'En el mercado',
    cards: (count) => many(count, 'carta', 'cartas'),
    worth: (value) => `valen ${value}`,
    truly: (card) => `con ${card}`,
    says: (card) => `dice: «también ${card}»`,
    wants: (card) => `quiere ${card}`,
    only: (who) => `solo para ${who}`,
    forYou: 'solo para ti',
    yours: 'Tu oferta',
    answerOf: (who) => `${who} contesta`,
    yourAnswer: 'Tu respuesta',
    inIt: 'Das',
    could: 'Podría ser',
    or: ' o ',
    andMore: '…',
    orCalamities: (count) => many(count, 'calamidad', 'calamidades'),
    certain: 'Solo puede ser',
    notInterested: (who) => `No les interesa: ${list(who, 'y')}`,
    handAfter: (now, least, most) =>
      least === most ? `Tu mano: ${now} → ${least}` : `Tu mano: ${now} → de ${least} a ${most}`,
    draft: 'Ofreces',
    draftAnswer: (who) => `Contestas a ${who}`,
    nothing: 'nada todavía: pulsa cartas de tu mano, al menos tres',
    total: (count, value) => `${many(count, 'carta', 'cartas')} por valor de ${value}`,
    rest: (value) => `te quedan ${value}`,
    takeOut: (card) => `Quitar ${card}`,
    ask: 'A cambio quiero',
    claim: 'Y digo que también hay',
    unsaid: 'nada en especial',
    news: 'Hace un momento',
    thinking: (who) => `${list(who, 'y')} ${who.length === 1 ? 'se lo piensa' : 'se lo piensan'}`,
    stacks: 'Montones y cartas que les quedan',
    redOnTop: 'una calamidad roja encima',
    stack: (stack, size) => `montón ${stack}: ${many(size, 'carta', 'cartas')}`,
    calamities: 'Calamidades a la vista',
    calamityOf: (who) => `caerá sobre ${who}`,
    from: (who) => `se la ha pasado ${who}`,
  },
  plan: {
    full: (cost) => `${cost}`,
    free: 'gratis',
    owned: 'tuya',
    owners: 'de',
    gives: 'descuenta',
    state: (state, missing, left) =>
      state === 'none-left'
        ? 'no quedan'
        : state === 'law-first'
          ? 'antes, Leyes'
          : state === 'eleven-held'
            ? 'once como mucho'
            : state === 'chosen'
              ? 'elegida'
              : missing > 0
                ? `faltan ${missing}`
                : left === 1
                  ? 'queda 1'
                  : `quedan ${left}`,
  },
  table: {
    title: 'Tabla de sucesión',
    final: 'fin',
    next: (space) => `A la casilla ${space}`,
    free: 'sin condiciones',
    arrived: 'ha llegado',
    falls: 'sin ciudades: retrocede',
    needs: {
      cities: (has, needs) => `ciudades ${has}/${needs}`,
      groups: (has, needs) => `grupos de cartas ${has}/${needs}`,
      cards: (has, needs) => `cartas de civilización ${has}/${needs}`,
      points: (has, needs, hidden) => `puntos ${has}${hidden ? ' + mano' : ''}/${needs}`,
    },
    time: (space, goal) => `Tiempo: ${space} de ${goal}`,
    order: 'Orden en esta fase',
    points:
      'El número junto a cada jugador: puntos en cartas de civilización y tesoro. Las cartas de comercio de la mano se suman, pero son secretas. La partida la decide el lugar en esta tabla.',
  },
  story: {
    conflict: (area) => `Pelea en ${area}`,
    calamity: (card, who) => `${card}: ${who}`,
    revolt: 'Revueltas',
    cards: 'Cartas de comercio',
    deals: 'Tratos',
    purchases: 'Compras',
    reductions: 'Ciudades reducidas',
    table: 'Tabla de sucesión',
    fought: (who, before, after) => `${who} ${before} → ${after}`,
  },
  facts: {
    tokens: 'fichas en el mapa',
    stock: 'fichas en existencias',
    treasury: 'tesoro',
    cities: 'ciudades',
    ships: 'barcos',
    hand: 'cartas de comercio en mano',
    cards: 'cartas de civilización',
    space: 'casilla de la tabla de sucesión',
    owes: (points) => `aún debe perder ${points}`,
    tax: (tokens, revolts) =>
      `Próximos impuestos: ${many(tokens, 'ficha', 'fichas')}${revolts > 0 ? `; ${revolts === 1 ? 'se sublevará 1 ciudad' : `se sublevarán ${revolts} ciudades`}` : ''}`,
    unsupported: (cities) => `${many(cities, 'ciudad', 'ciudades')} sin abastecer`,
    trading: 'está mirando',
    listens: 'escucha',
  },
};

const both = { en, es };

/** The words in the reader's language. */
export function words(): Words {
  return both[language.current];
}
