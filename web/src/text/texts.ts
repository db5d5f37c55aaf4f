/** The words of one game in one language: keys to sentences, as the server gives them. */
import { listed } from './lists';
import type { Language } from './language.svelte';
import { parseMessage, plainText, type Arguments, type Message } from './message';

export type SeatNames = (seat: number) => string;

export class Texts {
  private readonly parsed = new Map<string, Message>();
  /** What is printed, by what it is printed on; made when it is first asked for. */
  private cards: Map<string, string[]> | null = null;

  constructor(
    private readonly messages: Readonly<Record<string, string>>,
    private readonly language: Language,
  ) {}

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key);
  }

  keys(): string[] {
    return Object.keys(this.messages);
  }

  /** The names of the arguments that a sentence uses. */
  arguments(key: string): ReadonlySet<string> {
    return this.message(key)?.arguments ?? new Set();
  }

  /** The arguments of a sentence that are seats. */
  seats(key: string): ReadonlySet<string> {
    return this.message(key)?.seats ?? new Set();
  }

  /**
   * What is printed on something of this name (`card.<id>`, `card.<kind>.<id>`, `effect.<id>`); where things of several kinds
   * are called alike, on the one of that kind. Null if it says nothing.
   */
  printed(id: string, kind: string): string | null {
    this.cards ??= cardsOf(Object.keys(this.messages));
    const keys = this.cards.get(id) ?? [];
    const key = keys.find((each) => each.split('.')[1] === kind) ?? keys[0];
    return key === undefined ? null : this.messages[key]!;
  }

  /** Everything that says something of its own, with what it says. */
  allPrinted(): { id: string; text: string }[] {
    this.cards ??= cardsOf(Object.keys(this.messages));
    return [...this.cards].flatMap(([id, keys]) => keys.map((key) => ({ id, text: this.messages[key]! })));
  }

  /** The sentence, or the key itself where there is none: a missing word must not stop a match. */
  say(key: string, args: Arguments, seats: SeatNames): string {
    return (
      this.message(key)?.format(args, (kind, value) => {
        switch (kind) {
          case 'seat':
            return typeof value === 'number' ? seats(value) : plainText(value);
          case 'signed':
            return signed(Number(value));
          case 'name':
            return this.name(value, seats);
          case 'names':
            return Array.isArray(value)
              ? listed(counted(value.map((each) => this.name(each, seats))), this.language)
              : plainText(value);
          default:
            return plainText(value);
        }
      }) ?? key
    );
  }

  name(value: unknown, seats: SeatNames): string {
    const key = `name.${plainText(value)}`;
    return this.has(key) ? this.say(key, {}, seats) : plainText(value);
  }

  private message(key: string): Message | undefined {
    let message = this.parsed.get(key);
    if (!message && this.has(key)) {
      message = parseMessage(this.messages[key]!);
      this.parsed.set(key, message);
    }
    return message;
  }
}

const PRINTED = /^(?:card|effect)\.(?:.*\.)?([^.]+)$/;

function cardsOf(keys: readonly string[]): Map<string, string[]> {
  const cards = new Map<string, string[]>();
  for (const key of keys) {
    const id = PRINTED.exec(key)?.[1];
    if (id !== undefined) {
      cards.set(id, [...(cards.get(id) ?? []), key]);
    }
  }
  return cards;
}

/** A gain or a loss, with its sign. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Equal names once, with how many there are. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((each) => {
    const times = names.filter((other) => other === each).length;
    return times > 1 ? `${each} ×${times}` : each;
  });
}
