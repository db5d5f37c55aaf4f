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
  const stretches = entries.flatMap((entry) => log.stretches(entry));
  const told = stretches.map((stretch) => ({
    stretch,
    length: lengthOf(passagesOf([stretch], log.actorOf)),
  }));
  const own = told.filter(({ stretch }) => stretch.seat != null);
  const table = told.filter(({ stretch }) => stretch.seat == null);
  const passages = passagesOf(stretches, log.actorOf);
  // What tells of several people is nobody's act alone.
  const isOwn =
    act.seat != null &&
    sum(own) >= sum(table) &&
    passages.every(({ seat }) => seat === null || seat === act.seat);
  // Where the table went through several phases, most of what is told gives its name.
  const longest = table.toSorted((one, other) => other.length - one.length)[0];
  return {
    seat: isOwn ? act.seat! : null,
    moment: isOwn ? act : (longest?.stretch ?? act),
    passages,
  };
}

const lengthOf = (passages: readonly Passage[]) =>
  passages.reduce((all, { told }) => all + told.flatMap(({ lines }) => lines).length, 0);

const sum = (told: readonly { length: number }[]) => told.reduce((all, { length }) => all + length, 0);

/** What stands over it: whose act, or what part of the match. */
export function headingOf({ seat, moment }: Told, own: number | null): string {
  return seat === null
    ? whenText(moment.phase, moment.round)
    : seat === own
      ? t().ownActs
      : t().acts(seatName(seat));
}
