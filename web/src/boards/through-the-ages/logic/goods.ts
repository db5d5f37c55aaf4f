/** Food and resources: blue tokens on farms, mines and, by Bill Gates, labs. */
import { civil } from './cards';
import type { Civilization, CivilCard } from './types';

export const FOOD = ['farm'];
export const RESOURCES = ['mine', 'lab'];
export const GATES = 'III-bill-gates';

interface Store {
  card: CivilCard;
  worth: number;
  workers: number;
  tokens: number;
}

/** Blue tokens on cards and in the bank, paid and gained as the rules do it without asking. */
export class Goods {
  bank: number;
  private readonly stores: Store[];
  private readonly gates: boolean;

  constructor(civ: Civilization) {
    this.bank = civ.blueBank;
    this.gates = civ.leader === GATES;
    this.stores = civ.workplaces
      .filter(({ technology }) => (civil(technology).token ?? 0) > 0)
      .map(({ technology, workers, blueTokens }) => ({
        card: technology,
        worth: civil(technology).token!,
        workers,
        tokens: blueTokens,
      }));
  }

  /** By the worth of a token, mines before labs of the same worth when they produce. */
  of(types: readonly string[]): Store[] {
    return this.stores
      .filter(({ card }) => types.includes(civil(card).type))
      .sort(
        (one, other) =>
          one.worth - other.worth ||
          Number(civil(other.card).type === 'lab') - Number(civil(one.card).type === 'lab'),
      );
  }

  amount(types: readonly string[]): number {
    return this.of(types).reduce((sum, { worth, tokens }) => sum + worth * tokens, 0);
  }

  private holds({ card }: Store): boolean {
    return civil(card).type !== 'lab' || this.gates;
  }

  /** Smallest tokens first; then one is changed for smaller ones. */
  spend(types: readonly string[], amount: number): number {
    const lost = Math.min(amount, this.amount(types));
    let rest = lost;
    for (const store of this.of(types)) {
      const count = Math.min(store.tokens, Math.floor(rest / store.worth));
      store.tokens -= count;
      this.bank += count;
      rest -= count * store.worth;
    }
    if (rest > 0) {
      this.change(types, rest);
    }
    return lost;
  }

  /** One token is given for smaller ones; if the bank has too few of them, as little as can be is lost. */
  private change(types: readonly string[], rest: number): void {
    const loss = ({ worth }: Store) => worth - rest - this.gainable(types, worth - rest, this.bank + 1);
    const [first, ...others] = this.of(types).filter(({ tokens }) => tokens > 0);
    if (first) {
      const given = others.reduce((best, store) => (loss(store) < loss(best) ? store : best), first);
      given.tokens--;
      this.bank++;
      this.gain(types, given.worth - rest);
    }
  }

  private gainable(types: readonly string[], amount: number, tokens: number): number {
    let rest = amount;
    let left = tokens;
    for (const store of this.of(types).reverse()) {
      if (this.holds(store)) {
        const count = Math.min(left, Math.floor(rest / store.worth));
        rest -= count * store.worth;
        left -= count;
      }
    }
    return amount - rest;
  }

  gain(types: readonly string[], amount: number): number {
    let rest = amount;
    for (const store of this.of(types).reverse()) {
      if (this.holds(store)) {
        const count = Math.min(this.bank, Math.floor(rest / store.worth));
        store.tokens += count;
        this.bank -= count;
        rest -= count * store.worth;
      }
    }
    return amount - rest;
  }

  /** A token for each worker, best cards first, as far as the bank has any. */
  produce(types: readonly string[], extra: CivilCard | null): number {
    let produced = 0;
    for (const store of this.of(types).reverse()) {
      if (this.holds(store)) {
        const tokens = Math.min(this.bank, store.workers + (store.card === extra ? 1 : 0));
        store.tokens += tokens;
        this.bank -= tokens;
        produced += tokens * store.worth;
      }
    }
    return produced;
  }

  /** The civilization with these tokens. */
  on(civ: Civilization): Civilization {
    return {
      ...civ,
      blueBank: this.bank,
      food: this.amount(FOOD),
      resources: this.amount(RESOURCES),
      workplaces: civ.workplaces.map((place) => ({
        ...place,
        blueTokens: this.stores.find(({ card }) => card === place.technology)?.tokens ?? place.blueTokens,
      })),
    };
  }
}
