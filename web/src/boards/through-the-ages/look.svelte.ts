/** What can be done with a card that a finger has touched. */
export interface Touched {
  say: string | null;
  press: () => void;
}

/** The card that somebody looks at, wherever it lies: it is shown large beside it, never over it. */
class Look {
  card = $state<string | null>(null);
  /** Whether it lies in the hand, in the card row or elsewhere on the stage. */
  from = $state<'hand' | 'row' | 'stage'>('stage');
  /** In which half of the stage there is room for it. */
  side = $state<'left' | 'right'>('right');
  low = $state(false);
  /** A card of the hand is shown above the hand: over its own middle, and so far from the foot of the window. */
  x = $state(0);
  foot = $state(0);
  /** A finger has touched it: what it can be told to do beside being read, if anything. */
  touched = $state.raw<Touched | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: Element | null = null;

  /** The pointer is moved on a card. One that only passes by shows nothing. */
  soon(card: string, at: Element): void {
    if (this.waiting === at) {
      return;
    }
    clearTimeout(this.timer);
    this.waiting = at;
    this.timer = setTimeout(() => this.now(card, at), this.card === null ? 350 : 60);
  }

  now(card: string, at: Element, touched: Touched | null = null): void {
    clearTimeout(this.timer);
    this.waiting = at;
    this.touched = touched;
    const box = at.getBoundingClientRect();
    const hand = at.closest('[data-part=hand], .hand');
    this.x = box.left + box.width / 2;
    if (hand) {
      this.from = 'hand';
      this.foot = innerHeight - (at.closest('[data-part=dock]') ?? hand).getBoundingClientRect().top;
    } else {
      const stage = at.closest('[data-part=stage]')?.getBoundingClientRect();
      const middle = stage ? stage.top + stage.height / 2 : innerHeight * 0.4;
      this.from = at.closest('.cardrow') ? 'row' : 'stage';
      this.side = this.x > (stage ? stage.left + stage.width / 2 : innerWidth * 0.4) ? 'left' : 'right';
      this.low = this.from === 'row' || box.top + box.height / 2 < middle;
    }
    this.card = card;
  }

  away(): void {
    clearTimeout(this.timer);
    this.waiting = null;
    this.touched = null;
    this.card = null;
  }
}

export const look = new Look();
