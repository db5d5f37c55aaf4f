/** The words of the board in Spanish. */
import { many, roman } from '../../common/words';
import type { BoardWords, CityWords } from './en';

const PRIMERA = ['', 'primera', 'segunda', 'tercera', 'cuarta'];

function cityEs({ whose, capital, number }: CityWords): string {
  const what = capital ? 'capital' : `${number === null ? '' : `${PRIMERA[number + 1] ?? ''} `}ciudad`;
  return whose === null ? `tu ${what}` : `la ${what} de ${whose}`;
}

export const es: BoardWords = {
  map: 'Mapa',
  unknown: 'tierra sin descubrir',
  hut: 'choza',
  village: 'aldea',
  walls: 'con murallas',
  frozen: 'retenidas este turno',
  city: cityEs,
  from: (direction, city) => `${direction} de ${cityEs(city)}`,
  direction: (x, y) => {
    const down = y === 0 ? '' : y < 0 ? 'norte' : 'sur';
    const side = x === 0 ? '' : x < 0 ? 'oeste' : 'este';
    const [rows, columns] = [Math.abs(y), Math.abs(x)];
    return rows < 2 && columns < 2
      ? `al ${down && side ? `${y < 0 ? 'nor' : 'sud'}${side}` : down + side}`
      : [...(rows > 0 ? [`${rows} al ${down}`] : []), ...(columns > 0 ? [`${columns} al ${side}`] : [])].join(
          ' y ',
        );
  },
  corner: (x, y, whose) =>
    `en el ${y < 0 ? 'nor' : 'sud'}${x < 0 ? 'oeste' : 'este'} de ${whose === null ? 'tu tierra' : `la tierra de ${whose}`}`,
  group: (armies, scouts) =>
    [
      ...(armies > 0 ? [many(armies, 'ejército', 'ejércitos')] : []),
      ...(scouts > 0 ? [many(scouts, 'colono', 'colonos')] : []),
    ].join(' y '),
  groupOf: (armies, scouts, who) => `${es.group(armies, scouts)} de ${who}`,
  yields: {
    trade: (count) => `${count} de comercio`,
    production: (count) => `${count} de producción`,
    culture: (count) => `${count} de cultura`,
    coins: (count) => many(count, 'moneda', 'monedas'),
    combat: (bonus) => `+${bonus} en combate`,
  },
  trade: 'Comercio',
  production: 'Producción',
  culture: 'Cultura',
  coins: 'Monedas',
  resources: 'Recursos',
  nothing: 'nada',
  points: {
    Give: { trade: 'Dar comercio', culture: 'Dar cultura' },
    Ask: { trade: 'Pedir comercio', culture: 'Pedir cultura' },
  },
  enters: { hut: 'Entrar', village: 'Atacar', city: 'Atacar', figures: 'Atacar' },
  ownLand: 'Tu tierra',
  further: {
    up: 'El mapa sigue hacia arriba',
    down: 'El mapa sigue hacia abajo',
    left: 'El mapa sigue hacia la izquierda',
    right: 'El mapa sigue hacia la derecha',
  },
  unitsAgainst: (own, others) => `${own} ${own === 1 ? 'unidad' : 'unidades'} contra ${others}`,
  andEndsMovement: (what: string) => `${what} (y acaba tu movimiento)`,
  byScout: 'con el colono',
  byArmy: 'con un ejército',
  sendTo: (city) => `para ${city}`,
  actWith: (city) => `Actuar con ${city}`,
  moveGroup: (armies, scouts) =>
    `mover ${[
      ...(armies > 0 ? [armies === 1 ? 'un ejército' : `${armies} ejércitos`] : []),
      ...(scouts > 0 ? [scouts === 1 ? 'un colono' : `${scouts} colonos`] : []),
    ].join(' y ')}`,
  moveFrom: (group, where) => `${group}: ${where}`,
  leaves: {
    StartOfTurn: 'Nada más antes del comercio',
    Negotiation: 'Por ahora, ningún trato',
    CityManagement: 'Terminar con las ciudades',
    Movement: 'Terminar el movimiento',
  },
  whatLies: (where) => `lo que hay ${where}`,
  goesTo: (where) => `va ${where}`,
  insteadOf: (what) => `en lugar de ${what}`,
  price: (cost, trade = 0) => `cuesta ${cost}${trade > 0 ? ` (pagas ${trade} de comercio para llegar)` : ''}`,
  front: (number) => `frente ${number + 1}`,
  newFront: 'Frente nuevo',
  hand: {
    title: 'Tus cartas y unidades',
    battle: 'Tu mano de batalla',
    none: 'Aún sin cartas ni unidades.',
  },
  gives: {
    rank: (arm, rank) => `${arm} de rango ${rank}`,
    hand: (count) => `${many(count, 'acontecimiento más', 'acontecimientos más')} en la mano`,
    stacking: (limit) => `límite de apilamiento ${limit}`,
    speed: (speed) => `velocidad de viaje ${speed}`,
    cities: (count) => `${count} ciudades`,
    any: (count) => many(count, 'recurso cualquiera', 'recursos cualesquiera'),
  },
  facts: {
    trade: (trade, income) => `Comercio ${trade}, ${income} más cada turno`,
    culture: (culture) => `${culture} de cultura por gastar`,
    track: (level) => `Casilla ${level} del medidor de cultura`,
    technologies: (count) => many(count, 'tecnología', 'tecnologías'),
    events: (count, limit) =>
      `${many(count, 'acontecimiento cultural', 'acontecimientos culturales')}, ${limit} como mucho`,
    huts: (count) => `${many(count, 'choza', 'chozas')} boca abajo`,
    villages: (count) => `${many(count, 'aldea', 'aldeas')} boca abajo`,
    speed: (speed) => `Velocidad de viaje ${speed}`,
    stacking: (limit) => `Límite de apilamiento ${limit}`,
    first: 'Juega primero este turno',
    supply: (armies, scouts) => `Sin construir: ${es.group(armies, scouts)}`,
  },
  sheet: {
    government: 'Gobierno',
    cities: 'Ciudades',
    forces: 'Tropas',
    obsolete: 'obsoleta',
    persons: 'Grandes personajes',
    reserve: 'en la reserva',
    arts: (culture) => `${culture} de cultura si se dedica a las artes`,
    newGovernments: 'Se pueden adoptar ya',
    nextTurn: 'Desde el próximo turno',
    begins: 'Empieza con',
  },
  pyramid: {
    title: 'Tecnologías',
    level: (level) => `Nivel ${roman(level)}`,
    needs: (trade) => `${trade} de comercio`,
    open: 'hay sitio',
    full: (missing) => (missing === 1 ? 'falta una debajo' : `faltan ${missing} debajo`),
    short: (trade) => `${trade === 1 ? 'falta' : 'faltan'} ${trade} de comercio`,
    known: 'Aprendidas',
    knownBy: (who) => `la conoce ${who}`,
    chosen: (what) => `Has elegido ${what}. Los demás aún piensan.`,
  },
  market: {
    title: 'Mercado',
    wonders: 'Maravillas a la venta',
    units: 'Unidades en los mazos',
    persons: 'Grandes personajes por salir',
    discards: 'Acontecimientos descartados',
    obsolete: 'Maravillas obsoletas',
    yours: 'para ti',
    left: (count) => (count === 1 ? 'queda 1' : `quedan ${count}`),
    returned: (count) => (count === 1 ? '1 muerta, boca arriba' : `${count} muertas, boca arriba`),
    spent: 'Chozas y aldeas gastadas',
    builtBy: (who) => `construida por ${who}`,
    withTechnology: (cost, technology) => `${cost} con ${technology}`,
  },
  track: {
    title: 'Medidor de cultura',
    costs: (culture, trade) => `${culture} de cultura${trade > 0 ? ` y ${trade} de comercio` : ''}`,
    next: 'Siguiente casilla',
    has: (culture, trade) => `Tienes ${culture} de cultura y ${trade} de comercio.`,
    space: (number) => `Casilla ${number}`,
    start: 'Salida',
  },
  races: {
    title: 'Caminos a la victoria',
    of: (value, goal) => `${value} de ${goal}`,
  },
  deals: {
    title: 'Tratos',
    toYou: 'Te preguntan',
    others: 'Sobre la mesa',
    gives: (who) => `${who} da`,
    asks: (who) => `${who} pide`,
    fromYou: 'Das',
    youAsk: 'Pides',
    composing: 'borrador',
    none: 'Nadie ofrece nada por ahora.',
    made: (count) => (count === 1 ? '1 trato cerrado este turno' : `${count} tratos cerrados este turno`),
  },
  battle: {
    title: (attacker, defender) => `${attacker} ataca a ${defender}`,
    barbarians: (who) => `los bárbaros (los dirige ${who})`,
    attack: 'Ataque',
    defence: 'Defensa',
    bonus: (count) => `bonificación +${count}`,
    inHand: (count) => `${count} en la mano`,
    strength: (strength, wounds) =>
      wounds > 0 ? `fuerza ${strength}, ${many(wounds, 'herida', 'heridas')}` : `fuerza ${strength}`,
    tie: 'El empate es de la defensa.',
    nobody: 'nadie',
    openHand: (who) => `La mano de ${who}`,
    barbariansWin: 'Los bárbaros conservan la aldea',
    won: (who) => `Gana ${who}`,
    beats: (arm, other) => `${arm}: hiere antes a la ${other.toLocaleLowerCase()}`,
    kills: 'mata',
    dies: 'muere',
    both: 'mueren ambas',
    fallen: 'caída',
    wounds: (count) => many(count, 'herida', 'heridas'),
  },
  cityCard: {
    squares: 'afueras',
    government: 'gobierno',
    coins: 'monedas',
    now: 'solo este turno',
  },
};
