/** The words of this board that the game itself does not have. Both languages are complete: a missing one does not compile. */
import { inBoth } from '../common/words';

const en = {
  map: 'Map',
  unknown: 'land not yet discovered',
  from: (direction: string, city: string) => `${direction} of ${city}`,
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
  ownLand: 'Your land',
  /** Where there is more of the map than is seen. */
  further: {
    up: 'More of the map above',
    down: 'More of the map below',
    left: 'More of the map to the left',
    right: 'More of the map to the right',
  },
  nothing: 'nothing',
  hand: {
    title: 'Your cards and units',
    battle: 'Your battle hand',
    more: 'More of your cards',
    first: 'Back to the first cards',
    none: 'No cards and no units yet.',
  },
  sheet: {
    government: 'Government',
    cities: 'Cities',
    forces: 'Forces',
    obsolete: 'obsolete',
    persons: 'Great persons',
    reserve: 'in reserve',
    newGovernments: 'Can be adopted at once',
    nextTurn: 'From the next turn',
  },
  pyramid: 'Technologies',
  level: (level: string) => `Level ${level}`,
  known: 'Learnt',
  twice: 'Press a technology to choose it, and once more to research it.',
  again: (technology: string) => `${technology}: press it once more to research it, or another one instead.`,
  knownBy: (who: string) => `known by ${who}`,
  market: {
    title: 'Market',
    wonders: 'Wonders on offer',
    units: 'Units in the decks',
    persons: 'Great persons to come',
    discards: 'Discarded events',
    yours: 'for you',
    spent: 'Huts and villages used up',
  },
  track: 'Culture track',
  nextSpace: 'Next space',
  start: 'Start',
  races: 'Ways to win',
  deals: {
    title: 'Deals',
    toYou: 'You are asked',
    others: 'On the table',
    fromYou: 'You give',
    youAsk: 'You ask for',
    composing: 'draft',
    none: 'Nobody offers anything just now.',
  },
  nobody: 'nobody',
  exchange: (now: number, all: number) => `Exchange ${now} of ${all}`,
  result: 'How it ended',
  openHand: (who: string) => `The hand of ${who}`,
};

const es: typeof en = {
  map: 'Mapa',
  unknown: 'tierra sin descubrir',
  from: (direction, city) => `${direction} de ${city}`,
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
  ownLand: 'Tu tierra',
  further: {
    up: 'El mapa sigue hacia arriba',
    down: 'El mapa sigue hacia abajo',
    left: 'El mapa sigue hacia la izquierda',
    right: 'El mapa sigue hacia la derecha',
  },
  nothing: 'nada',
  hand: {
    title: 'Tus cartas y unidades',
    battle: 'Tu mano de batalla',
    more: 'Más cartas tuyas',
    first: 'Volver a las primeras cartas',
    none: 'Aún sin cartas ni unidades.',
  },
  sheet: {
    government: 'Gobierno',
    cities: 'Ciudades',
    forces: 'Tropas',
    obsolete: 'obsoleta',
    persons: 'Grandes personajes',
    reserve: 'en la reserva',
    newGovernments: 'Se pueden adoptar ya',
    nextTurn: 'Desde el próximo turno',
  },
  pyramid: 'Tecnologías',
  level: (level) => `Nivel ${level}`,
  known: 'Aprendidas',
  twice: 'Pulsa una tecnología para elegirla y otra vez para investigarla.',
  again: (technology) => `${technology}: púlsala otra vez para investigarla, o pulsa otra en su lugar.`,
  knownBy: (who) => `la conoce ${who}`,
  market: {
    title: 'Mercado',
    wonders: 'Maravillas a la venta',
    units: 'Unidades en los mazos',
    persons: 'Grandes personajes por salir',
    discards: 'Acontecimientos descartados',
    yours: 'para ti',
    spent: 'Chozas y aldeas gastadas',
  },
  track: 'Medidor de cultura',
  nextSpace: 'Siguiente casilla',
  start: 'Salida',
  races: 'Caminos a la victoria',
  deals: {
    title: 'Tratos',
    toYou: 'Te preguntan',
    others: 'Sobre la mesa',
    fromYou: 'Das',
    youAsk: 'Pides',
    composing: 'borrador',
    none: 'Nadie ofrece nada por ahora.',
  },
  nobody: 'nadie',
  exchange: (now, all) => `Choque ${now} de ${all}`,
  result: 'Cómo acabó',
  openHand: (who) => `La mano de ${who}`,
};

export const words = inBoth({ en, es });
