/** Where somebody looks at the map, and how mouse and fingers change it. */
import { cover, fit, onMap, onScreen, pan, reveal, zoom, type Camera } from './camera';
import type { Box, Point, Spot } from './plane';
import type { LookedAt } from './views';

/** A finger needs this much of a place. */
const FINGER = 30;
/** A pointer that goes farther than this moves the map instead of pressing a place. */
const DRAG = 7;
/** On a narrow map the round and the buttons need a strip of their own. */
export const NARROW = 560;
const STRIP = 48;

export class Gaze {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** Whether somebody has moved the map: then it stays as it is. */
  moved = $state(false);

  private pointers: { id: number; at: Point }[] = [];
  private way = 0;
  /** The click that ends a drag is no press. */
  private dragged = false;

  /** The box that holds everything, and half the size of the places that are pressed. */
  constructor(
    private readonly box: () => Box,
    private readonly radius: () => number,
    /** What stays free at the top of a wide map for what floats there. */
    private readonly strip: () => number = () => 0,
    /** What a narrow map is filled around; null: all of it is shown. */
    private readonly centre: () => Point | null = () => null,
    /** What stays free at the left of a map that is much narrower than the screen. */
    private readonly aside: () => number = () => 0,
    /** What one comes closer to where nothing was pointed at; null: the middle of what is seen of the map. */
    private readonly aim: () => Point | null = () => null,
  ) {}

  /** Whether the left side of the map is free for what floats there: nobody has moved it, and it loses nothing. */
  get hasAside(): boolean {
    const { width, height } = this.box();
    const free = this.width - (width * (this.height - this.strip())) / height;
    return !this.moved && this.aside() > 0 && free >= this.aside();
  }

  /** Shows everything, unless somebody has moved the map. */
  settle(box: Box): void {
    if (!this.moved && this.width > 0 && this.height > 0) {
      const narrow = this.width < NARROW;
      const centre = narrow ? this.centre() : null;
      const strip = narrow ? STRIP : this.strip();
      this.camera = centre
        ? cover(box, this, strip, centre)
        : fit(box, this, strip, this.hasAside ? this.aside() : 0);
    }
  }

  /** Shows everything, also where a narrow map otherwise shows only what lies around its centre. */
  whole(): void {
    this.moved = false;
    this.settle(this.box());
    if (this.width < NARROW && this.centre()) {
      this.moved = true;
      this.camera = fit(this.box(), this, STRIP);
    }
  }

  /** Where somebody looks who has moved the map; null for who sees what everybody sees. */
  get looked(): LookedAt | null {
    if (!this.moved || this.width === 0 || this.height === 0) {
      return null;
    }
    const { x, y } = onMap(this.camera, { x: this.width / 2, y: this.height / 2 });
    return { x, y, closer: this.camera.scale / fit(this.box(), this, 0).scale };
  }

  /** Looks there again, on whatever screen: the same point in the middle, and as close. */
  lookAt({ x, y, closer }: LookedAt): void {
    const { scale } = zoom({ x: 0, y: 0, scale: fit(this.box(), this, 0).scale }, closer, { x: 0, y: 0 });
    this.moved = true;
    const camera = { scale, x: this.width / 2 - x * scale, y: this.height / 2 - y * scale };
    this.camera = pan(camera, { x: 0, y: 0 }, this.box(), this);
  }

  closer(factor: number, at?: Point): void {
    const middle = { x: this.width / 2, y: this.height / 2 };
    const { x, y, width, height } = this.box();
    const aim = onScreen(this.camera, this.aim() ?? { x: x + width / 2, y: y + height / 2 });
    // With each step it also comes nearer to the middle of the screen.
    const by = at || factor < 1 ? { x: 0, y: 0 } : { x: (middle.x - aim.x) / 2, y: (middle.y - aim.y) / 2 };
    this.moved = true;
    this.camera = pan(zoom(this.camera, factor, at ?? (factor < 1 ? middle : aim)), by, this.box(), this);
  }

  reveal(point: Point): void {
    const shown = reveal(this.camera, point, this);
    if (shown.x !== this.camera.x || shown.y !== this.camera.y) {
      this.moved = true;
      this.camera = shown;
    }
  }

  screen(point: Point): Spot {
    return { ...onScreen(this.camera, point), radius: this.radius() * this.camera.scale };
  }

  map(point: Point): Point {
    return onMap(this.camera, point);
  }

  down(id: number, at: Point): void {
    if (this.pointers.length === 0) {
      this.way = 0;
      this.dragged = false;
    }
    this.pointers = [...this.pointers.filter((pointer) => pointer.id !== id), { id, at }];
  }

  /** Something on the map is held instead of the map. */
  rest(): void {
    this.dragged = false;
  }

  /** Answers whether this is the moment a drag begins. */
  drag(id: number, now: Point): boolean {
    const pointer = this.pointers.find((each) => each.id === id);
    if (!pointer) {
      return false;
    }
    const by = { x: now.x - pointer.at.x, y: now.y - pointer.at.y };
    const other = this.pointers.find((each) => each.id !== id);
    this.way += Math.hypot(by.x, by.y);
    if (!other && this.way <= DRAG) {
      return false;
    }
    const begins = !this.dragged;
    this.dragged = true;
    this.moved = true;
    if (other) {
      const before = Math.hypot(pointer.at.x - other.at.x, pointer.at.y - other.at.y);
      const after = Math.hypot(now.x - other.at.x, now.y - other.at.y);
      this.closer(after / Math.max(before, 1), {
        x: (now.x + other.at.x) / 2,
        y: (now.y + other.at.y) / 2,
      });
    }
    const share = other ? 0.5 : 1;
    this.camera = pan(this.camera, { x: by.x * share, y: by.y * share }, this.box(), this);
    pointer.at = now;
    return begins;
  }

  up(id: number): void {
    this.pointers = this.pointers.filter((pointer) => pointer.id !== id);
  }

  /** What a click is: meant for a place, the end of a drag, or a finger on places too small for it, which comes closer first. */
  meaning(at: Point, finger: boolean): 'press' | 'drag' | 'closer' {
    const tall = this.camera.scale * 2 * this.radius();
    if (this.dragged) {
      this.dragged = false;
      return 'drag';
    }
    if (finger && tall < FINGER) {
      this.closer((FINGER * 1.25) / tall, at);
      return 'closer';
    }
    return 'press';
  }
}
