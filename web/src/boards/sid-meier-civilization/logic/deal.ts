/** An offer in the making: what both have, and the moves that put an offer together in the order the rules want. */
import type { SmcMove, SmcView } from './types';

/** How many of each thing; five trade are five times one. */
export type Draft = Record<string, number>;

const TOKENS = ['wheat', 'silk', 'incense', 'iron'];
const MARKERS = [
  'hut-wheat',
  'hut-silk',
  'hut-incense',
  'hut-spy',
  'village-iron',
  'village-spy',
  'village-uranium',
  'village-great-person',
];
const BACKS = ['hut', 'village', 'ancient-card', 'medieval-card', 'modern-card'];

/** What the proposer can give: face-down things as what they are. */
export function givable(view: SmcView, seat: number): Draft {
  const own = view.seats[seat]!;
  return only({
    trade: own.trade,
    culture: own.culture,
    ...Object.fromEntries(TOKENS.map((each) => [`${each}-token`, own.resources[each] ?? 0])),
    ...Object.fromEntries(MARKERS.map((each) => [each, view.own?.markers[each] ?? 0])),
    ...(view.own?.events ?? {}),
  });
}

/** What can be asked of the partner: face-down things by their backs. */
export function askable(view: SmcView, partner: number): Draft {
  const other = view.seats[partner]!;
  return only({
    trade: other.trade,
    culture: other.culture,
    ...Object.fromEntries(TOKENS.map((each) => [`${each}-token`, other.resources[each] ?? 0])),
    hut: other.huts,
    village: other.villages,
    'ancient-card': other.events['ancient'] ?? 0,
    'medieval-card': other.events['medieval'] ?? 0,
    'modern-card': other.events['modern'] ?? 0,
  });
}

function only(all: Draft): Draft {
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
}

/** Things as a count of each. */
export function counted(things: readonly string[]): Draft {
  const counts: Draft = {};
  for (const thing of things) {
    counts[thing] = (counts[thing] ?? 0) + 1;
  }
  return counts;
}

/** The moves that lead from nothing to the offer, in the order of the list, and send it. */
export function movesOf(give: Draft, ask: Draft, order: readonly string[]): SmcMove[] {
  const list = (draft: Draft) =>
    order.flatMap((thing) => {
      let count = draft[thing] ?? 0;
      const things: string[] = [];
      if (thing === 'trade' || thing === 'culture') {
        for (; count >= 5; count -= 5) {
          things.push(`five-${thing}`);
        }
      }
      return [...things, ...Array.from({ length: count }, () => thing)];
    });
  return [
    ...list(give).map((thing): SmcMove => ({ type: 'Give', thing })),
    ...list(ask).map((thing): SmcMove => ({ type: 'Ask', thing })),
    { type: 'SendOffer' },
  ];
}

/** Everything players deal in, in the order in which an offer is put together. */
export function dealOrder(events: readonly string[]): string[] {
  return ['trade', 'culture', ...TOKENS.map((each) => `${each}-token`), ...MARKERS, ...events, ...BACKS];
}
