import { describe as suite, expect, it } from 'vitest';
import { describe } from './describe';
import type { InnerSeaMove, SeaTable } from './types';

suite('what a disaster strikes', () => {
  const strikes = (area: string) => {
    const move = { type: 'Target', area } as InnerSeaMove;
    const table = {
      prompt: { name: 'TargetArea', args: { verb: 'blast' } },
      moves: [move],
      view: { areas: [{ area: 'nora', stacks: [{ faction: 'carthage', disks: 2, allies: 0 }] }], powers: [] },
      components: {
        areas: [
          { id: 'sardinia', island: 'sardinia' },
          { id: 'nora', island: 'sardinia' },
          { id: 'corsica', island: 'corsica' },
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
