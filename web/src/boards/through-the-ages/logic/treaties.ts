/** Pacts and wars that bind a seat, whoever has them in front of them. */
import { seatName } from '../../../text';
import { words } from '../words';
import type { AgesView } from './types';

export function treaties(view: AgesView, seat: number): { card: string; note: string }[] {
  const other = { A: 'B', B: 'A', both: 'both' } as Record<string, string>;
  return view.seats.flatMap(({ seat: owner, pact, war }) => [
    ...(war && owner === seat ? [{ card: war.card, note: words().warAgainst(seatName(war.rival)) }] : []),
    ...(war?.rival === seat ? [{ card: war.card, note: words().warFrom(seatName(owner)) }] : []),
    ...(pact && owner === seat
      ? [{ card: pact.card, note: words().pactWith(seatName(pact.partner), pact.side) }]
      : []),
    ...(pact?.partner === seat
      ? [{ card: pact.card, note: words().pactWith(seatName(owner), other[pact.side] ?? pact.side) }]
      : []),
  ]);
}
