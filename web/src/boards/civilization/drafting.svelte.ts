/**
 * An offer or answer as it is being put together, and a purchase as it is being planned: nothing of it leaves the table of
 * its author before it is complete.
 */
import { among, handValue, inOrder, without } from './logic/cards';
import { commoditiesOf, FEWEST } from './logic/offers';
import type { Offer } from './logic/plans';
import { bestPayment, needed, paymentOf, priceOfAll } from './logic/purchase';
import type { CardId, CivilizationView, OfferView, TradeCardId } from './logic/types';

export class Drafting {
  /** Whether something is being put together. */
  open = $state(false);
  /** The offer that is answered; 0 for an offer of one's own. */
  answers = $state(0);
  private chosen = $state.raw<TradeCardId[]>([]);
  private namedFirst = $state.raw<TradeCardId | null>(null);
  claim = $state.raw<TradeCardId | null>(null);
  wish = $state.raw<TradeCardId | null>(null);
  to = $state.raw<number | null>(null);

  private readonly view: () => CivilizationView;

  constructor(view: () => CivilizationView) {
    this.view = view;
  }

  /** What lies in the game's own draft already, and cannot be taken out but by giving it up. */
  readonly laid = $derived.by(() => this.view().draft?.cards ?? []);
  readonly isStarted = $derived.by(() => (this.view().draft?.stage ?? 0) > 0);
  readonly isOpen = $derived.by(() => this.open || this.isStarted);
  readonly cards = $derived.by(() =>
    inOrder(among([...this.laid, ...without(this.chosen, this.laid)], this.view().hand)),
  );
  readonly rest = $derived.by(() => without(this.view().hand, this.cards));
  readonly value = $derived.by(() => handValue(this.cards));
  readonly names = $derived.by(() => commoditiesOf(this.cards));
  /** The commodity that is truly named: the chosen one, or else the least telling, the cheapest. */
  readonly named = $derived.by(() => {
    const fixed = this.view().draft?.named ?? null;
    return (
      fixed ?? (this.namedFirst && this.names.includes(this.namedFirst) ? this.namedFirst : this.names[0])
    );
  });
  readonly answered = $derived.by(() => {
    const number = this.isStarted ? this.view().draft!.answers : this.answers;
    return this.view().offers.find(({ offer }) => offer === number) ?? null;
  });
  readonly isComplete = $derived.by(() => this.cards.length >= FEWEST && this.named !== undefined);

  begin(answers: OfferView | null): void {
    this.close();
    this.open = true;
    this.answers = answers?.offer ?? 0;
  }

  close(): void {
    this.open = false;
    this.answers = 0;
    this.chosen = [];
    this.namedFirst = null;
    this.claim = null;
    this.wish = null;
    this.to = null;
  }

  add(card: TradeCardId): void {
    this.chosen = [...this.cards, card];
  }

  remove(card: TradeCardId): void {
    this.chosen = without(this.cards, [card]);
  }

  name(card: TradeCardId): void {
    this.namedFirst = card;
  }

  get offer(): Offer {
    const { draft } = this.view();
    return {
      answers: this.isStarted ? draft!.answers : this.answers,
      cards: this.cards,
      named: this.named!,
      claim: draft?.claim ?? this.claim,
      wish: draft?.wish ?? this.wish,
      to: this.to,
    };
  }
}

/** Five cards are kept with eight players, six with fewer (18, III). */
export const handLimit = (view: CivilizationView) => (view.seats.length === 8 ? 5 : 6);

export class Purchase {
  private chosen = $state.raw<CardId[]>([]);
  /** The trade cards somebody wants to pay with; null: whatever leaves most. */
  private paying = $state.raw<TradeCardId[] | null>(null);

  private readonly view: () => CivilizationView;

  constructor(view: () => CivilizationView) {
    this.view = view;
  }

  private readonly own = $derived.by(() => this.view().seats[this.view().seat ?? 0]!);
  readonly owned = $derived.by(() => this.own.cards);
  readonly treasury = $derived.by(() => this.own.treasury);
  /** Hand and what lies face down already. */
  readonly hand = $derived.by(() => inOrder([...this.view().hand, ...this.view().laid]));
  readonly basket = $derived.by(() => [
    ...this.view().basket,
    ...this.chosen.filter((card) => !this.view().basket.includes(card) && !this.owned.includes(card)),
  ]);
  readonly price = $derived.by(() => priceOfAll(this.owned, this.basket));
  readonly spent = $derived.by(() => {
    const { laid } = this.view();
    if (this.paying) {
      return needed(this.price, inOrder([...laid, ...without(this.paying, laid)]));
    }
    return laid.length > 0
      ? laid
      : (bestPayment(this.price, this.hand, this.treasury, handLimit(this.view())) ?? this.hand);
  });
  readonly isOwnChoice = $derived.by(() => this.paying !== null);
  readonly payment = $derived.by(() => paymentOf(this.price, this.spent, this.treasury));
  readonly rest = $derived.by(() => without(this.hand, this.spent));
  /** What could still be paid. */
  readonly means = $derived.by(() => handValue(this.hand) + this.treasury - this.price);

  toggle(card: CardId): void {
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((each) => each !== card)
      : [...this.chosen, card];
    this.paying = null;
  }

  pay(card: TradeCardId): void {
    this.paying = inOrder([...this.spent, card]);
  }

  keep(card: TradeCardId): void {
    this.paying = without(this.spent, [card]);
  }

  /** The payment that leaves most. */
  advise(): void {
    this.paying = null;
  }

  clear(): void {
    this.chosen = [];
    this.paying = null;
  }
}
