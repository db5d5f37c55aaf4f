import { describe, expect, it } from 'vitest';
import {
  choicesHere,
  choicesOf,
  covers,
  hexesOf,
  NO_AIM,
  press,
  sameMove,
  spotsOf,
  type Choice,
} from './choices';
import { moment, MOMENTS } from './moments';
import type { TempusMove } from './types';

/** The moves somebody can make on the map, pressing hexes only. */
function pressable(choices: Choice[]): TempusMove[] {
  const made: TempusMove[] = [];
  const follow = (source: string | null) => {
    const aim = { ...NO_AIM, source };
    made.push(...choicesHere(choices, aim).map(({ move }) => move));
    for (const hex of spotsOf(choices, aim).keys()) {
      const pressed = press(choices, aim, hex);
      if (pressed.does === 'play') {
        made.push(pressed.move);
      } else if (pressed.does === 'ask') {
        made.push(...pressed.choices.map(({ move }) => move));
      } else if (pressed.does === 'take' && source === null) {
        follow(pressed.source);
      }
    }
  };
  follow(null);
  return made;
}

const text = (move: TempusMove) => JSON.stringify(move);

describe('choices', () => {
  it.each(MOMENTS)('lets every move on the map be made by pressing hexes: %s', (name) => {
    const choices = choicesOf(moment(name).moves);
    const made = new Set(pressable(choices).map(text));
    expect(choices.map(({ move }) => text(move)).filter((move) => !made.has(move))).toEqual([]);
  });

  it.each(MOMENTS)('offers nothing that is not allowed: %s', (name) => {
    const { moves } = moment(name);
    const legal = new Set(moves.map(text));
    expect(
      pressable(choicesOf(moves))
        .map(text)
        .filter((move) => !legal.has(move)),
    ).toEqual([]);
  });

  it('covers every move of every moment, and no others', () => {
    expect(MOMENTS.flatMap((name) => moment(name).moves).every(covers)).toBe(true);
    expect(covers({ type: 'Castle' })).toBe(false);
    expect(covers({ type: 'toString' })).toBe(false);
  });

  const moves: TempusMove[] = [
    { type: 'MoveToken', from: 'c4r5', to: 'c4r4' },
    { type: 'MoveToken', from: 'c4r5', to: 'c4r6', sanitation: 'sanitation-hills' },
    { type: 'HaveChild', hex: 'c4r5' },
    { type: 'BuildCity', hex: 'c4r5', value: 2 },
    { type: 'Attack', from: 'c4r5', to: 'c5r5' },
    { type: 'MilitaryLeader', card: 'military-leader-forest', from: 'c4r5', to: 'c5r5' },
    { type: 'Religion', card: 'religion-hills', from: 'c5r5', to: 'c4r5' },
    { type: 'HaveIdea' },
  ];
  const choices = choicesOf(moves);

  it('first shows the stack and whom it could attack, not every free hex', () => {
    const spots = spotsOf(choices, NO_AIM);
    expect([...spots.keys()].sort()).toEqual(['c4r5', 'c5r5']);
    expect(spots.get('c4r5')?.role).toBe('source');
    expect(spots.get('c5r5')?.choices.map(({ kind }) => kind)).toEqual(['attack', 'leader', 'religion']);
  });

  it('takes the stack, then shows its targets and what it can do at home', () => {
    expect(press(choices, NO_AIM, 'c4r5')).toEqual({ does: 'take', source: 'c4r5' });
    const aim = { ...NO_AIM, source: 'c4r5' };
    expect([...spotsOf(choices, aim).keys()].sort()).toEqual(['c4r4', 'c4r5', 'c4r6', 'c5r5']);
    expect(choicesHere(choices, aim).map(({ kind }) => kind)).toEqual(['child', 'city']);
    expect(press(choices, aim, 'c4r5')).toEqual({ does: 'drop' });
  });

  it('plays a plain move at once, and asks before it costs a card or a fight', () => {
    const aim = { ...NO_AIM, source: 'c4r5' };
    expect(press(choices, aim, 'c4r4')).toEqual({ does: 'play', move: moves[0] });
    expect(press(choices, aim, 'c4r6').does).toBe('ask');
    expect(press(choices, aim, 'c5r5')).toMatchObject({ does: 'ask', choices: { length: 3 } });
    expect(press(choices, aim, 'c9r9').does).toBe('nothing');
  });

  it('goes straight to the target once the action is chosen', () => {
    expect(press(choices, { ...NO_AIM, kind: 'child' }, 'c4r5')).toEqual({ does: 'play', move: moves[2] });
    expect(press(choices, { ...NO_AIM, kind: 'city' }, 'c4r5').does).toBe('ask');
    expect([...spotsOf(choices, { ...NO_AIM, kind: 'city' }).keys()]).toEqual(['c4r5']);
  });

  it('shows only what a card can do once it is taken', () => {
    const spots = spotsOf(choices, { ...NO_AIM, card: 'religion-hills' });
    expect(spots.get('c5r5')?.choices.map(({ kind }) => kind)).toEqual(['religion']);
    const paid = spotsOf(choices, { ...NO_AIM, card: 'sanitation-hills', source: 'c4r5' });
    expect([...paid.keys()]).toEqual(['c4r6']);
  });

  it('lets another stack be taken instead', () => {
    const two = choicesOf([...moves, { type: 'MoveToken', from: 'c1r1', to: 'c1r2' }]);
    expect(press(two, { ...NO_AIM, source: 'c4r5' }, 'c1r1')).toEqual({ does: 'take', source: 'c1r1' });
  });

  it('knows an advised move again, however it is written', () => {
    expect(sameMove(moves[0]!, { to: 'c4r4', type: 'MoveToken', from: 'c4r5' })).toBe(true);
    expect(sameMove(moves[0]!, moves[1]!)).toBe(false);
    expect(sameMove(moves[0]!, null)).toBe(false);
    expect(hexesOf(moves[0]!)).toEqual(['c4r5', 'c4r4']);
    expect(hexesOf(moves[2]!)).toEqual(['c4r5']);
    expect(hexesOf({ type: 'EndTurn' })).toEqual([]);
    expect(hexesOf(null)).toEqual([]);
  });
});
