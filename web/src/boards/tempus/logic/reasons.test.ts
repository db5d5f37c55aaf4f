import { describe, expect, it } from 'vitest';
import { NO_AIM } from './choices';
import { moment } from './moments';
import { meantByAction, meantByCard, meantByHex } from './reasons';

describe('what somebody probably meant', () => {
  const { view, seat } = moment('turn');
  const own = view.land.find((hex) => hex.owner === seat && hex.tokens > 0)!;
  const foreign = view.land.find((hex) => hex.owner !== undefined && hex.owner !== seat)!;
  const free = view.land.find((hex) => hex.owner === undefined)!;
  const me = seat ?? 0;

  it('is to lay, to settle, to move or to attack', () => {
    expect(meantByHex(moment('tiles').view, 0, NO_AIM, 'c0r0')).toEqual({ type: 'LayTile', hex: 'c0r0' });
    expect(meantByHex(moment('settling').view, 0, NO_AIM, 'c0r0')).toEqual({
      type: 'PlaceToken',
      hex: 'c0r0',
    });
    expect(meantByHex(view, me, NO_AIM, foreign.hex)).toMatchObject({ type: 'Attack', to: foreign.hex });
    expect(meantByHex(view, me, NO_AIM, own.hex)).toMatchObject({ type: 'MoveToken', from: own.hex });
    expect(meantByHex(view, me, { ...NO_AIM, source: own.hex }, free.hex)).toEqual({
      type: 'MoveToken',
      from: own.hex,
      to: free.hex,
    });
  });

  it('is the chosen action or card', () => {
    expect(meantByHex(view, me, { ...NO_AIM, kind: 'child' }, free.hex)).toEqual({
      type: 'HaveChild',
      hex: free.hex,
    });
    expect(meantByHex(view, me, { ...NO_AIM, kind: 'city' }, free.hex)).toMatchObject({
      type: 'BuildCity',
      value: 2,
    });
    expect(meantByHex(view, me, { ...NO_AIM, card: 'religion-hills' }, free.hex)).toMatchObject({
      type: 'Religion',
      card: 'religion-hills',
      from: free.hex,
    });
  });

  it('is nothing while another question is asked', () => {
    expect(meantByHex(moment('fight').view, 0, NO_AIM, own.hex)).toBeNull();
    expect(meantByHex(moment('turning').view, 0, NO_AIM, 'c0r0')).toBeNull();
    expect(meantByHex(moment('over').view, 0, NO_AIM, own.hex)).toBeNull();
  });

  it('is an example of the action that cannot be taken', () => {
    expect(meantByAction(view, me, 'idea')).toEqual({ type: 'HaveIdea' });
    expect(meantByAction(view, me, 'city')).toMatchObject({ type: 'BuildCity', value: 2 });
    expect(meantByAction(view, me, 'attack')).toMatchObject({ type: 'Attack' });
    expect(meantByAction(view, me, 'child')).toMatchObject({ type: 'HaveChild' });
    expect(meantByAction({ ...view, land: [] }, me, 'move')).toBeNull();
  });

  it('is the effect of a card, if it has one of its own', () => {
    expect(meantByCard(view, me, 'transport-hills')).toEqual({ type: 'Transport', card: 'transport-hills' });
    expect(meantByCard(view, me, 'government-hills')).toEqual({ type: 'ActTwice', card: 'government-hills' });
    expect(meantByCard(view, me, 'weapons-hills')).toBeNull();
    expect(meantByCard(moment('progress').view, me, 'weapons-hills')).toMatchObject({ type: 'LayCard' });
  });
});
