/** The card that somebody looks at, wherever it lies: it is shown large over the stage. */
class Look {
  card = $state<string | null>(null);
  /** On which side of the stage there is room for it, and whether it should stay off the card row. */
  side = $state<'left' | 'right'>('right');
  low = $state(false);
  /** A finger has touched what can be used: touched again, it is. */
  again = $state(false);

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

  now(card: string, at: Element, again = false): void {
    clearTimeout(this.timer);
    this.waiting = at;
    this.again = again;
    const box = at.getBoundingClientRect();
    this.side = box.left + box.width / 2 > innerWidth * 0.4 ? 'left' : 'right';
    this.low = at.closest('.cardrow') !== null;
    this.card = card;
  }

  away(): void {
    clearTimeout(this.timer);
    this.waiting = null;
    this.card = null;
  }
}

export const look = new Look();
