/** What a move would change, as far as it can be known before it is made. */
import { fightPoints, sum } from './cards';
import { era } from './eras';
import type { HexId, LandHex, SeatView, TempusMove, TempusView } from './types';

export type Consequence =
  | { what: 'points'; by: number }
  | { what: 'progress'; by: number }
  | { what: 'action'; left: number }
  | { what: 'movesLeft' | 'childrenLeft' | 'supply'; count: number }
  | { what: 'stack'; tokens: number; limit: number }
  | { what: 'back' | 'draw' | 'tooMany' | 'unused'; count: number }
  | { what: 'strength'; attack: number; cards: number; defence: number; hand: number; seat: number }
  | { what: 'lose' | 'win' | 'endsAction' | 'protected' }
  | { what: 'victim'; seat: number };

export function consequences(view: TempusView, seat: number, move: TempusMove): Consequence[] {
  const own = view.seats[seat];
  if (!own) {
    return [];
  }
  const look = new Look(view, own);
  switch (move.type) {
    case 'MoveToken':
      return look.move(move.from, move.to);
    case 'HaveChild':
      return look.child(move.hex);
    case 'BuildCity':
      return look.city(move.hex, move.value);
    case 'Attack':
      return [...look.begins(), ...look.fight(move.from, move.to)];
    case 'MilitaryLeader':
      return [...look.leader(), ...look.fight(move.from, move.to, move.card)];
    case 'Religion':
      return look.religion(move.from, move.to);
    case 'HaveIdea':
      return look.idea();
    case 'EndTurn':
    case 'EndAction':
      return view.acting && view.acting.allowance > 0
        ? [{ what: 'unused', count: view.acting.allowance }]
        : [];
    default:
      return [];
  }
}

class Look {
  private readonly land: Map<HexId, LandHex>;

  constructor(
    private readonly view: TempusView,
    private readonly own: SeatView,
  ) {
    this.land = new Map(view.land.map((each) => [each.hex, each]));
  }

  move(from: HexId, to: HexId): Consequence[] {
    const start = this.land.get(from);
    const end = this.land.get(to);
    if (!start || !end) {
      return [];
    }
    const points = (end.tokens === 0 ? worth(end) : 0) - (start.tokens === 1 ? worth(start) : 0);
    const progress = this.counts(end) - this.counts(start);
    return [
      ...this.points(points),
      ...this.progress(progress),
      ...this.goesOn('move', 'movesLeft', era(this.own.era).moves),
      this.stack(end, 1),
    ];
  }

  child(hex: HexId): Consequence[] {
    const home = this.land.get(hex);
    return home
      ? [
          ...this.progress(this.counts(home)),
          ...this.goesOn('children', 'childrenLeft', era(this.own.era).children),
          { what: 'supply', count: this.own.supply - 1 },
          this.stack(home, 1),
        ]
      : [];
  }

  city(hex: HexId, value: number): Consequence[] {
    const site = this.land.get(hex);
    if (!site) {
      return [];
    }
    return [
      ...this.points(value - worth(site)),
      ...this.progress(1 - site.tokens * this.counts(site)),
      ...this.begins(),
      { what: 'back', count: site.tokens },
      ...(this.held() - 1 <= 3 ? [{ what: 'protected' } as const] : []),
    ];
  }

  /** Own cards count as far as they fit; what the other side holds is not known. */
  fight(from: HexId, to: HexId, leader?: string): Consequence[] {
    const start = this.land.get(from);
    const end = this.land.get(to);
    if (!start || !end || end.owner === undefined || end.owner === null) {
      return [];
    }
    const hand = [...this.view.hand];
    if (leader !== undefined && hand.includes(leader)) {
      hand.splice(hand.indexOf(leader), 1);
    }
    // The owner of a city chooses its terrain later: before that only weapons are sure.
    const terrain = end.city > 0 || end.terrain === 'mountain' ? undefined : end.terrain;
    return [
      {
        what: 'strength',
        attack: start.tokens,
        cards: sum(hand, (card) => fightPoints(card, terrain, false)),
        defence: end.tokens + end.city,
        hand: this.view.seats[end.owner]?.handSize ?? 0,
        seat: end.owner,
      },
      { what: 'win' },
      { what: 'lose' },
    ];
  }

  leader(): Consequence[] {
    const acting = this.view.acting;
    return acting && acting.allowance > 0 ? [{ what: 'endsAction' }] : [];
  }

  religion(from: HexId, to: HexId): Consequence[] {
    const victim = this.land.get(from);
    const home = this.land.get(to);
    return victim && home && victim.owner !== undefined && victim.owner !== null
      ? [
          { what: 'victim', seat: victim.owner },
          ...this.progress(this.counts(home)),
          { what: 'supply', count: this.own.supply - 1 },
          this.stack(home, 1),
        ]
      : [];
  }

  idea(): Consequence[] {
    const row = era(this.own.era);
    const drawn = Math.min(row.ideas, this.view.deck + this.view.discards.length);
    const tooMany = this.own.handSize + drawn - row.handLimit;
    return [
      { what: 'draw', count: drawn },
      ...(tooMany > 0 ? [{ what: 'tooMany', count: tooMany } as const] : []),
    ];
  }

  /** A new action costs a token. */
  begins(): Consequence[] {
    return [{ what: 'action', left: this.own.actionTokens - 1 }];
  }

  private goesOn(running: string, what: 'movesLeft' | 'childrenLeft', allowed: number): Consequence[] {
    const acting = this.view.acting;
    const inAction = acting !== undefined && acting.running === running && acting.allowance > 0;
    const left = (inAction ? acting.allowance : allowed) - 1;
    return [...(inAction ? [] : this.begins()), { what, count: left }];
  }

  private stack(hex: LandHex, more: number): Consequence {
    return { what: 'stack', tokens: hex.tokens + more, limit: era(this.own.era).stackingLimit };
  }

  /** Whether a token here counts for the next progress. */
  private counts(hex: LandHex): number {
    return this.view.nextEra && era(this.view.nextEra).terrain === hex.terrain ? 1 : 0;
  }

  private held(): number {
    return this.view.land.filter((each) => each.owner === this.own.seat && each.tokens > 0).length;
  }

  private points(by: number): Consequence[] {
    return by === 0 ? [] : [{ what: 'points', by }];
  }

  private progress(by: number): Consequence[] {
    return by === 0 ? [] : [{ what: 'progress', by }];
  }
}

/** What tokens in a hex are worth at the end. */
function worth(hex: LandHex): number {
  return hex.terrain === 'mountain' ? 0 : 1;
}
