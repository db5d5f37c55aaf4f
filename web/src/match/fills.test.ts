import { expect, it } from 'vitest';
import { fill } from './fills';

it('has a fill of its own for each of many sources', () => {
  const fills = Array.from({ length: 24 }, (_, index) => fill(index));
  expect(new Set(fills).size).toBe(24);
});
