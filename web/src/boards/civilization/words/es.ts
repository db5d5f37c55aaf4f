import { listed } from '../../../text/lists';
import { many } from '../../common/words';
import type { Words } from './en';

export const es: Words = {
  yourNation: (nation) => `Juegas con ${nation}.`,
  oneAway: (who: string) => `${who} está a una casilla del final de la partida.`,
  act: {
    ship: (where: string) => `el barco de ${where}`,
    which: (which, of) => ` (${which} de ${of})`,
    offer: (who, count, named, wish) => `${who}: ${count} con ${named}${wish === null ? '' : ` por ${wish}`}`,
    startsIn: (nation, area) => `${nation}, desde ${area}`,
    lead: (nation) => `Elegir ${nation}`,
    some: (count) => many(count, 'ficha', 'fichas'),
    of: (count, card) => (count === 1 ? card : `${count} de ${card}`),
    mine: (count: number, named: string) => `mis ${count} cartas con ${named}`,
    post: (named: string) => `Ofrecerla nombrando ${named}`,
    answer: (named) => `Contestar, nombrando ${named}`,
    postNaming: 'Nombrar otra cosa…',
    postTo: 'Solo a…',
    priced: (card, price) => (price === 0 ? `${card} (gratis)` : `${card} por ${price}`),
    payLike: (cards, treasury) =>
      `Pagar con ${listed([...cards, ...(treasury > 0 ? [`${treasury} del tesoro`] : [])], 'es')}`,
    payAll: (ships) =>
      ships === 2 ? 'Pagar los dos barcos con el tesoro' : `Pagar los ${ships} barcos con el tesoro`,
    done: {
      ships: 'No construir barcos',
      moreShips: 'No más barcos',
      travel: 'Terminar mi movimiento',
      cities: 'No más ciudades',
      gold: 'No',
      nothing: 'No comprar nada',
      goOn: 'Seguir',
      treasury: (left, some) =>
        some ? `Pagar los otros ${left} con el tesoro` : `Pagar ${left} con el tesoro`,
      enough: 'Nada más',
      enoughWith: (left) => `Nada más, con ${left} del tesoro`,
      keep: 'Conservar las demás',
      all: 'Conservarlas todas',
      orders: 'Nadie más',
    },
    fewer: {
      nothing: 'No comprar nada y devolver cartas de comercio',
      some: 'Devolver alguna',
      more: 'Devolver más de las que debo',
    },
  },
  nation: {
    start: (area) => `empieza en ${area}`,
    cities: (cities, epoch) => `${epoch}: a partir de ${many(cities, 'ciudad', 'ciudades')}`,
  },
  map: 'Mapa',
  stages: { market: 'Mercado', cards: 'Civilización', table: 'Sucesión' },
  area: {
    limit: (limit) => (limit === 1 ? 'cabe 1' : `caben ${limit}`),
    site: 'solar de ciudad',
    plain: (plain, safe) =>
      `llanura inundable (${plain})${safe ? '; en este solar la ciudad está a salvo' : ''}`,
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
    fights: (which) => `Te esperan peleas: ${which.join(' · ')}`,
    cityFights: (area) => `la ciudad de ${area}`,
    cityFalls: (area) => `la ciudad de ${area}, que no resistirá`,
  },
  calamity: 'calamidad',
  levied: (levy) =>
    levy === 0 ? 'dos del tesoro' : levy === 1 ? 'una de allí y una del tesoro' : 'dos fichas de allí',
  hand: {
    title: 'Tus cartas de comercio',
    value: (value) => `valen ${value}`,
    empty: 'ninguna carta de comercio',
    put: (count: number) => `${count} en la oferta`,
    treasury: (count) => `tesoro ${count}`,
  },
  market: {
    closed: 'El mercado está cerrado. Abre cuando se han robado las cartas de comercio.',
    none: 'Todavía nadie ha ofrecido nada.',
    trading: 'está mirando',
    listens: 'escucha ofertas',
    out: 'menos de tres cartas',
    who: 'En el mercado',
    cards: (count) => many(count, 'carta', 'cartas'),
    worth: (value) => `valen ${value}`,
    truly: (card) => `con ${card}`,
    says: (card) => `dice: «también ${card}»`,
    youSay: (card) => `dices: «también ${card}»`,
    wants: (card) => `quiere ${card}`,
    only: (who) => `solo para ${who}`,
    forYou: 'solo para ti',
    yours: 'Tu oferta',
    answerOf: (who) => `${who} contesta`,
    yourAnswer: 'Tu respuesta',
    inIt: 'Das',
    could: 'Podría ser',
    or: ' o ',
    orCalamities: (count) => many(count, 'calamidad', 'calamidades'),
    certain: 'Solo puede ser',
    notInterested: (who) => `No les interesa: ${listed(who, 'es')}`,
    handAfter: (now, least, most) =>
      `Tu mano vale ${now}; con el trato, ${least === most ? least : `entre ${least} y ${most}`}`,
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
    thinking: (who) => `${listed(who, 'es')} ${who.length === 1 ? 'se lo piensa' : 'se lo piensan'}`,
    stacks: 'Montones y cartas que les quedan',
    redOnTop: 'una calamidad roja encima',
    stack: (stack, size) => `montón ${stack}: ${many(size, 'carta', 'cartas')}`,
    calamities: 'Calamidades a la vista',
    calamityOf: (who) => `caerá sobre ${who}`,
    from: (who) => `se la ha pasado ${who}`,
  },
  plan: {
    free: 'gratis',
    owned: 'tuya',
    owners: 'de',
    gives: 'menos en',
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
                ? `te faltan ${missing}`
                : left === 1
                  ? 'queda 1 carta'
                  : `quedan ${left} cartas`,
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
    revolt: 'Revueltas',
    cards: 'Cartas de comercio',
    deals: 'Tratos',
    purchases: 'Compras',
    reductions: 'Ciudades reducidas',
    table: 'Tabla de sucesión',
    lost: (who, tokens, cities, areas) =>
      `${who} pierde ${listed([...(tokens > 0 ? [many(tokens, 'ficha', 'fichas')] : []), ...(cities > 0 ? [many(cities, 'ciudad', 'ciudades')] : [])], 'es')} (${listed(areas, 'es')})`,
  },
  places: {
    order: {
      table: 'Decide la casilla de la tabla de sucesión; entre casillas iguales, los puntos.',
      cities: 'Decide la casilla de la tabla de sucesión; entre casillas iguales, las ciudades.',
      areas: 'Deciden las áreas ocupadas; a igualdad, las fichas en el mapa.',
    },
    space: (space, goal) => `casilla ${space} de ${goal}`,
    points: (points) => many(points, 'punto', 'puntos'),
    cities: (cities) => many(cities, 'ciudad', 'ciudades'),
    areas: (areas) => many(areas, 'área', 'áreas'),
    tokens: (tokens) => many(tokens, 'ficha', 'fichas'),
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
    of: (space: number, goal: number) => `${space} de ${goal}`,
    oneAway: 'a una casilla del final',
    oneToGo: 'falta 1',
    owes: (points) => `aún debe perder ${points}`,
    tax: (tokens, revolts) =>
      `Próximos impuestos: ${many(tokens, 'ficha', 'fichas')}${revolts > 0 ? `; ${revolts === 1 ? 'se sublevará 1 ciudad' : `se sublevarán ${revolts} ciudades`}` : ''}`,
    unsupported: (cities) => `${many(cities, 'ciudad', 'ciudades')} sin abastecer`,
    trading: 'está mirando',
    listens: 'escucha',
    out: 'no comercia',
  },
};
