/** What of something that scrolls lies out of sight: on which sides there is more, and how one gets there. */

/** Rounding of the browser, not a card. */
const SLACK_PX = 6;
/** So much of what is seen is gone on at once. */
const SHARE = 0.8;

export class Overflow {
  /** Whether it is wider than all the room there is, and on which sides more of it lies. */
  wide = $state(false);
  left = $state(false);
  right = $state(false);
  below = $state(false);
  /** What scrolls. */
  scroller = $state.raw<HTMLElement>();

  private measure(): void {
    if (this.scroller) {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.scroller;
      const room = this.scroller.parentElement?.clientWidth ?? clientWidth;
      this.wide = scrollWidth > room + SLACK_PX;
      this.left = scrollLeft > SLACK_PX;
      this.right = scrollWidth - scrollLeft - clientWidth > SLACK_PX;
      this.below = scrollHeight - scrollTop - clientHeight > SLACK_PX;
    }
  }

  /** To be attached to what scrolls. */
  readonly scrolls = (element: HTMLElement) => {
    const measure = () => this.measure();
    this.scroller = element;
    element.addEventListener('scroll', measure);
    const unwatch = this.watched(element);
    return () => {
      element.removeEventListener('scroll', measure);
      unwatch();
    };
  };

  /** To be attached to what is in it. Told by the browser once it has laid out the page: asking for it in between would make it do so twice. */
  readonly watched = (element: HTMLElement) => {
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(element);
    return () => observer.disconnect();
  };

  /** On to what is out of sight at the right; from the end, back to the beginning. */
  readonly further = () => {
    const { scrollLeft = 0, clientWidth = 0 } = this.scroller ?? {};
    this.scroller?.scrollTo({ left: this.right ? scrollLeft + clientWidth * SHARE : 0, behavior: 'smooth' });
  };
}
