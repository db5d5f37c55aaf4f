/** What is told in the dock while others act: their acts one after the other, each with whom it is about. */
import { seatName, t } from '../../text';
import type { Chronicle, Moment } from '../chronicle.svelte';
import type { Shown } from '../director.svelte';
import { passagesOf, whenText, type Passage } from '../speech';

export interface Told {
  /** Whose act it is; null where most of it the table did by itself. */
  seat: number | null;
  moment: Moment;
  passages: Passage[];
}

export function toldOf({ entries, act }: Pick<Shown, 'entries' | 'act'>, log: Chronicle): Told {
  const halves = entries.flatMap((entry) => log.halves(entry));
  const told = halves.map((half) => ({ half, passages: passagesOf([half], log.actorOf) }));
  const own = told.filter(({ half }) => half.seat != null);
  const table = told.filter(({ half }) => half.seat == null);
  const passages = passagesOf(halves, log.actorOf);
  // What tells of several people is nobody's act alone.
  const isOwn =
    act.seat != null &&
    lengthOf(own) >= lengthOf(table) &&
    passages.every(({ seat }) => seat === null || seat === act.seat);
  return {
    seat: isOwn ? act.seat! : null,
    moment: isOwn ? act : (table.at(-1)?.half ?? act),
    passages,
  };
}

function lengthOf(told: readonly { passages: readonly Passage[] }[]): number {
  return told.reduce(
    (sum, { passages }) =>
      sum + passages.reduce((all, { told: each }) => all + each.flatMap(({ lines }) => lines).length, 0),
    0,
  );
}

/** What stands over it: whose act, or what part of the match. */
export function headingOf({ seat, moment }: Told, own: number | null): string {
  return seat === null
    ? whenText(moment.phase, moment.round)
    : seat === own
      ? t().ownActs
      : t().acts(seatName(seat));
}
