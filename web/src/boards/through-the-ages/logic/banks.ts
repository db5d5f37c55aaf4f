/** The two banks of a player board and what each number of tokens in them means; the test compares them with the game's files. */

export interface YellowStep {
  /** Food for the next worker; null when there is no token left. */
  cost: number | null;
  consumption: number;
  faces: number;
}

/** By the number of tokens in the yellow bank. */
export const YELLOW: readonly YellowStep[] = [
  { cost: null, consumption: 6, faces: 8 },
  ...[7, 7, 6, 6].map((faces) => ({ cost: 7, consumption: 4, faces })),
  ...[5, 5, 4, 4].map((faces) => ({ cost: 5, consumption: 3, faces })),
  ...[3, 3, 2, 2].map((faces) => ({ cost: 4, consumption: 2, faces })),
  ...[1, 1, 1, 1].map((faces) => ({ cost: 3, consumption: 1, faces })),
  ...[0, 0].map((faces) => ({ cost: 2, consumption: 0, faces })),
];

/** Corruption by the number of tokens in the blue bank. */
export const BLUE: readonly number[] = [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0];

export function yellowStep(tokens: number): YellowStep {
  return YELLOW[Math.max(0, Math.min(tokens, YELLOW.length - 1))]!;
}

export function corruption(tokens: number): number {
  return BLUE[Math.max(0, Math.min(tokens, BLUE.length - 1))]!;
}

/** Civil actions for the spaces of the card row, and how many of them are swept with 2, 3 and 4 seats. */
export const ROW_ACTIONS: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
export const SWEPT: readonly number[] = [0, 0, 3, 2, 1];
