/**
 * What every drawing is made of: a list of shapes in a box of 64 by 64, painted in their order.
 *
 * A shape is one letter for its tone and the data of its path. Small letters are filled and outlined with
 * ink, capitals are filled only:
 * `k` ink, `p` paper, `s` skin, `t` tan, `o` brown, `g` gold, `r` red, `b` blue, `e` green, `w` stone.
 * Lines: `l` ink, `L` fine ink, `c` a cut of paper into the ink, `C` a fine one, `y` gold, `z` red.
 */
export type Shapes = readonly string[];

/** The numbers that each command of a path takes. */
const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function place(path: string, x: number, y: number, sx: number, sy: number): string {
  let first = true;
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command.toLowerCase();
    const count = takes[kind] ?? 2;
    const absolute = command !== kind || first;
    first = false;
    const out = numbers.map((value, index) => {
      const spot = count ? index % count : 0;
      if (kind === 'a') {
        if (spot === 0) return value * Math.abs(sx);
        if (spot === 1) return value * Math.abs(sy);
        if (spot === 2 || spot === 3) return value;
        if (spot === 4) return sx * sy < 0 ? 1 - value : value;
      }
      const across = kind === 'h' || (kind !== 'v' && (kind === 'a' ? spot === 5 : spot % 2 === 0));
      // After a first pair, the pairs of a small m are steps.
      const set = absolute && !(command === 'm' && index > 1);
      return across ? value * sx + (set ? x : 0) : value * sy + (set ? y : 0);
    });
    return command + out.map(short).join(' ');
  });
}

/** The shapes moved by x and y, after they were scaled about the corner of the box. */
export function at(shapes: Shapes, x: number, y: number, sx = 1, sy = Math.abs(sx)): string[] {
  return shapes.map((shape) => shape.charAt(0) + place(shape.slice(1), x, y, sx, sy));
}

/** The shapes scaled about a centre of their own and put elsewhere. */
export function put(shapes: Shapes, cx: number, cy: number, scale: number): string[] {
  return at(shapes, cx - 32 * scale, cy - 32 * scale, scale);
}

/** The shapes as in a mirror. */
export function flip(shapes: Shapes): string[] {
  return at(shapes, 64, 0, -1, 1);
}

/** The shapes in other tones: pairs of letters, as in `rb` for what was red to be blue. */
export function dye(shapes: Shapes, ...pairs: string[]): string[] {
  return shapes.map((shape) => {
    const pair = pairs.find((each) => each.charAt(0) === shape.charAt(0));
    return pair ? pair.charAt(1) + shape.slice(1) : shape;
  });
}

/** A circle. */
export function disc(cx: number, cy: number, r: number): string {
  return `M${short(cx - r)} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`;
}

/** A rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}Z`;
}

/** The same path some times, each a step further. */
export function row(path: string, count: number, dx: number, dy = 0): string {
  return Array.from({ length: count }, (_, index) => place(path, index * dx, index * dy, 1, 1)).join('');
}

/** A drawing with a small one beside its foot. */
export function badge(main: Shapes, small: Shapes): string[] {
  return [...at(main, 0, 0, 0.82), 'p' + disc(48, 48, 15), ...put(small, 48, 48, 0.38)];
}

/** Two drawings, the first behind. */
export function pair(left: Shapes, right: Shapes): string[] {
  return [...at(left, -1, 0, 0.62), ...at(right, 25, 25, 0.62)];
}
