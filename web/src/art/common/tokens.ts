/** The small signs that every table needs. */
import type { Shapes } from './shapes';
import * as s from './signs';

export const tokens: Record<string, Shapes> = {
  coin: s.coin,
  coins: s.coins,
  culture: s.lyre,
  food: s.wheat,
  resource: s.stone,
  stone: s.stone,
  science: s.flask,
  idea: s.bulb,
  strength: s.swords,
  defense: s.shield,
  happy: s.happy,
  unhappy: s.unhappy,
  population: s.pawn,
  crowd: s.crowd,
  house: s.house,
  city: s.city,
  trade: s.caravel,
  production: s.hammer,
  government: s.regalia,
  law: s.scales,
  peace: s.dove,
  time: s.hourglass,
  up: s.arrowUp,
  star: s.star,
  skull: s.skull,
  flag: s.flag,
  dice: s.dice,
  cup: s.cup,
};
