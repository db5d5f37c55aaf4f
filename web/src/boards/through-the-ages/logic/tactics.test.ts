import { describe, expect, it } from 'vitest';
import { arrangeTactics } from './tactics';

const FIVE = ['Banda de guerra', 'Legión', 'Ejército medieval', 'Falange', 'Ejército napoleónico'];

describe('the shared tactics', () => {
  it('are named as long as one or two lines hold them', () => {
    expect(arrangeTactics(FIVE.slice(0, 2), { width: 340, em: 12.5 })).toMatchObject({
      face: 'named',
      small: false,
    });
    expect(arrangeTactics(FIVE, { width: 400, em: 12.5 })).toMatchObject({ face: 'named', small: true });
  });

  it('are signs where a third line would be cut', () => {
    expect(arrangeTactics(FIVE, { width: 300, em: 12.5 })).toMatchObject({ face: 'signs', small: false });
    expect(arrangeTactics(FIVE, { width: 110, em: 12.5 })).toMatchObject({ face: 'signs', small: true });
  });

  it('are counted where not even their signs have room', () => {
    expect(arrangeTactics(FIVE, { width: 40, em: 12.5 })).toMatchObject({ face: 'counted' });
    expect(arrangeTactics(FIVE, { width: 10, em: 12.5 })).toMatchObject({ face: 'counted' });
  });
});
