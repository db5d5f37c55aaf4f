import { describe as suite, expect, it } from 'vitest';
import { describe } from './describe';
import type { InnerSeaMove, SeaTable } from './types';

suite('what a disaster strikes', () => {
  const strikes = (area: string) => {
    const move = { type: 'Target', area } as InnerSeaMove;
    const table = {
      moves: [move],
      view: { areas: [], powers: [] },
      foresight: {
        struck: [
          { area: 'nora', forces: [{ faction: 'carthage', size: 2 }], spared: false },
          { area: 'sardinia', forces: [], spared: false },
          { area: 'corsica', forces: [], spared: true },
        ],
      },
    } as unknown as SeaTable;
    return describe.say!(move, table);
  };

  it('is said with who stands there, and where nobody does', () => {
    expect(strikes('nora')).toMatch(/: .* 2$/);
    expect(strikes('corsica')).toMatch(/: (empty|sin discos)$/);
    expect(strikes('sardinia')).not.toContain(':');
  });
});
