/** The live line to a match: server-sent events that come back by themselves after a break. */
import { eventsPath, forgetLine, nameLine, type Seat } from '../api/client';
import type { MatchState } from '../api/types';

export type Line = 'connecting' | 'live' | 'lost';

export interface LiveLine {
  close(): void;
}

/** How long to wait before a line that the browser has given up is opened anew. */
const AGAIN_MS = [1000, 2000, 4000, 8000, 15000];

/**
 * How the text of a state becomes that of the next one: pieces of new text, and for each part that stays two numbers, where
 * it begins in the old text and how long it is.
 */
interface Change {
  from: number;
  parts: readonly (string | number)[];
}

export function changed(before: string, parts: Change['parts']): string {
  let text = '';
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    text += typeof part === 'string' ? part : before.slice(part, part + Number(parts[++i]));
  }
  return text;
}

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
  /** The latest state as it came, and its version: a change refers to it. */
  let text = '';
  let version = -1;
  const name = nameLine(id);

  const hear = (news: string) => {
    const state = JSON.parse(news) as MatchState;
    text = news;
    version = state.version;
    tell(state);
  };

  const open = () => {
    source = new EventSource(eventsPath(id, seat, name));
    source.onopen = () => {
      failures = 0;
      sign('live');
    };
    source.addEventListener('change', (event) => {
      const change = JSON.parse((event as MessageEvent<string>).data) as Change;
      if (change.from === version) {
        hear(changed(text, change.parts));
      } else {
        // It is about a state that we have not: a new line begins with the whole.
        source?.close();
        open();
      }
    });
    source.addEventListener('state', (event) => hear((event as MessageEvent<string>).data));
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
      forgetLine(id, name);
    },
  };
}
