/** The live line to a match: server-sent events that come back by themselves after a break. */
import { eventsPath, type Seat } from '../api/client';
import type { MatchState } from '../api/types';

export type Line = 'connecting' | 'live' | 'lost';

export interface LiveLine {
  close(): void;
}

/** How long to wait before a line that the browser has given up is opened anew. */
const AGAIN_MS = [1000, 2000, 4000, 8000, 15000];

export function openLine(
  id: string,
  seat: Seat,
  tell: (state: MatchState) => void,
  sign: (line: Line) => void,
): LiveLine {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  const open = () => {
    source = new EventSource(eventsPath(id, seat));
    source.onopen = () => {
      failures = 0;
      sign('live');
    };
    source.addEventListener('state', (event) =>
      tell(JSON.parse((event as MessageEvent<string>).data) as MatchState),
    );
    source.onerror = () => {
      if (closed) {
        return;
      }
      sign('lost');
      // While it is CONNECTING the browser tries again by itself; a CLOSED one (an error answer) is ours to reopen.
      if (source?.readyState === EventSource.CLOSED) {
        again = setTimeout(open, AGAIN_MS[Math.min(failures++, AGAIN_MS.length - 1)]);
      }
    };
  };

  sign('connecting');
  open();
  return {
    close() {
      closed = true;
      clearTimeout(again);
      source?.close();
    },
  };
}
