/** Drawings of land that several boards repeat, each as one path. */

/** Tufts of grass at their places; the third number is their size. */
export const tufts = (spots: readonly (readonly [x: number, y: number, size?: number])[]) =>
  spots
    .map(([x, y, size = 1]) => {
      const blade = (at: number, ...[bendX, bendY, endX, endY]: [number, number, number, number]) =>
        `M${x + at * size} ${y}q${bendX * size} ${bendY * size} ${endX * size} ${endY * size}`;
      return (
        blade(-5, -2, -7, -6, -9) +
        blade(-2, -1, -8, -2, -13) +
        blade(1, 1, -8, 3, -12) +
        blade(4, 2, -6, 6, -8)
      );
    })
    .join('');
