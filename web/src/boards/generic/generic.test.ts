import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boardOf } from '..';
import { columns, isSeatField, readable } from './facts';
import Facts from './Facts.svelte';

afterEach(cleanup);

describe('a game without a board of its own', () => {
  it('gets the generic one, and its moves are chosen in the dock', async () => {
    const board = await boardOf('a-new-game');
    expect(board.Stage).toBeTruthy();
    expect(board.describe).toBeUndefined();
  });

  it('shows every fact of the view by name', () => {
    render(Facts, {
      value: {
        cardsInHand: 3,
        firstSeat: 1,
        done: true,
        pile: [],
        piles: [['a'], ['b', 'c']],
        land: { hills: 2 },
      },
    });
    expect(screen.getByText('Cards in hand').parentElement!.textContent).toContain('3');
    expect(screen.getByText('First seat').parentElement!.textContent).toContain('Player 2');
    expect(screen.getByText('Done').parentElement!.textContent).toContain('✓');
    expect(screen.getByText('Pile').parentElement!.textContent).toContain('–');
    expect(screen.getByText('b, c')).toBeTruthy();
    expect(screen.getByText('Hills').parentElement!.textContent).toContain('2');
  });

  it('shows like things as a table', () => {
    render(Facts, {
      value: {
        tiles: [
          { tile: 'T1', turns: 2 },
          { tile: 'T2', hexes: ['a', 'b'] },
        ],
      },
    });
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Tile',
      'Turns',
      'Hexes',
    ]);
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent?.trim())).toEqual([
      'T1',
      '2',
      '–',
      'T2',
      '–',
      'a, b',
    ]);
  });

  it('knows what can be a table', () => {
    expect(columns([{ a: 1 }, { b: [1, 2] }])).toEqual(['a', 'b']);
    expect(columns([{ a: 1 }])).toBeNull();
    expect(columns([{ a: { b: 1 } }, { a: 1 }])).toBeNull();
    expect(columns([1, 2])).toBeNull();
  });

  it('reads names as people do', () => {
    expect(readable('cityCount')).toBe('City count');
    expect(isSeatField('nextSeat')).toBe(true);
    expect(isSeatField('seats')).toBe(false);
  });
});
