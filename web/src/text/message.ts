/**
 * A sentence with places for arguments, in the notation of the engine's texts:
 *
 * - `{count}`: the argument itself
 * - `{count, plural, =0 {no cards} one {a card} other {# cards}}`: by number; `#` is the number, also in a choice by value within
 * - `{kind, select, land {by land} other {by water}}`: by value
 * - `{card, name}`: the text `name.<value>` of the same language
 * - `{cards, names}`: the same for each value of a list, with commas
 * - `{seat, seat}`: the name of a seat
 * - `{amount, signed}`: a number with its sign, "+3" or "−3"
 *
 * A brace is written by doubling it. The semantics are those of the Java class of the same name, down to how a missing
 * argument ("none") and an empty list ("[]") read; the vectors of `vectors.json` keep the two together.
 */
export type Arguments = Readonly<Record<string, unknown>>;

/** Finds the words for a value of kind `name`, `names`, `seat` or `signed`. */
export type FindWords = (kind: string, value: unknown) => string;

export interface Message {
  /** The names of the arguments this sentence uses. */
  readonly arguments: ReadonlySet<string>;
  /** Those of them that are seats: whom it names. */
  readonly seats: ReadonlySet<string>;
  format(args: Arguments, words: FindWords): string;
}

type Part =
  | { plain: string }
  | { name: string; kind: string }
  | { name: string; plural: boolean; variants: Map<string, Part[]> }
  | 'number';

export function parseMessage(text: string): Message {
  const parts = new Parser(text).parts(false);
  return {
    arguments: new Set(argumentsOf(parts)),
    seats: new Set(argumentsOf(parts, 'seat')),
    format: (args, words) => format(parts, args, words, null),
  };
}

/** The names of its arguments; of one kind only, where one is given. */
function argumentsOf(parts: Part[], kind?: string): string[] {
  return parts.flatMap((part) => {
    if (part === 'number' || 'plain' in part) {
      return [];
    }
    if ('variants' in part) {
      const within = [...part.variants.values()].flatMap((each) => argumentsOf(each, kind));
      return kind === undefined ? [part.name, ...within] : within;
    }
    return kind === undefined || part.kind === kind ? [part.name] : [];
  });
}

/** A value as Java writes it. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) {
    return 'none';
  }
  if (Array.isArray(value)) {
    return `[${value.map(plainText).join(', ')}]`;
  }
  return String(value);
}

function format(parts: Part[], args: Arguments, words: FindWords, number: unknown): string {
  let out = '';
  for (const part of parts) {
    if (part === 'number') {
      out += plainText(number);
    } else if ('plain' in part) {
      out += part.plain;
    } else {
      const value = args[part.name] ?? 'none';
      if ('variants' in part) {
        out += format(choose(part, value), args, words, part.plural ? value : number);
      } else {
        out += part.kind === '' ? plainText(value) : words(part.kind, value);
      }
    }
  }
  return out;
}

function choose(part: { plural: boolean; variants: Map<string, Part[]> }, value: unknown): Part[] {
  const text = plainText(value);
  const exact = part.variants.get((part.plural ? '=' : '') + text);
  // Spanish and English both have just two forms: one, and all the rest.
  const one = part.plural && text === '1' ? part.variants.get('one') : undefined;
  return exact ?? one ?? part.variants.get('other')!;
}

class Parser {
  private at = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  parts(inPlural: boolean): Part[] {
    const parts: Part[] = [];
    let plain = '';
    const flush = () => {
      if (plain !== '') {
        parts.push({ plain });
        plain = '';
      }
    };
    while (this.at < this.text.length) {
      const c = this.text[this.at]!;
      // Inside a variant }} ends the variant and the argument; a doubled brace is only possible outside.
      if ((c === '{' || (c === '}' && this.depth === 0)) && this.text[this.at + 1] === c) {
        plain += c;
        this.at += 2;
      } else if (c === '}') {
        break;
      } else if (c === '{') {
        flush();
        this.at++;
        parts.push(this.argument(inPlural));
      } else if (c === '#' && inPlural) {
        flush();
        this.at++;
        parts.push('number');
      } else {
        plain += c;
        this.at++;
      }
    }
    flush();
    return parts;
  }

  private argument(inPlural: boolean): Part {
    const name = this.word();
    if (this.accept('}')) {
      return { name, kind: '' };
    }
    this.expect(',');
    const kind = this.word();
    if (this.accept('}')) {
      return { name, kind };
    }
    this.expect(',');
    const plural = kind === 'plural';
    if (!plural && kind !== 'select') {
      throw new Error(`neither plural nor select: ${this.text}`);
    }
    const variants = new Map<string, Part[]>();
    this.depth++;
    while (!this.accept('}')) {
      const variant = this.word();
      this.expect('{');
      variants.set(variant, this.parts(plural || inPlural));
      this.expect('}');
    }
    this.depth--;
    if (!variants.has('other')) {
      throw new Error(`no variant 'other': ${this.text}`);
    }
    return { name, plural, variants };
  }

  private word(): string {
    this.skipSpace();
    const start = this.at;
    while (this.at < this.text.length && !',{} '.includes(this.text[this.at]!)) {
      this.at++;
    }
    const word = this.text.slice(start, this.at);
    this.skipSpace();
    if (word === '') {
      throw new Error(`a word is missing at ${this.at}: ${this.text}`);
    }
    return word;
  }

  private accept(c: string): boolean {
    this.skipSpace();
    if (this.text[this.at] === c) {
      this.at++;
      return true;
    }
    return false;
  }

  private expect(c: string): void {
    if (!this.accept(c)) {
      throw new Error(`'${c}' is missing at ${this.at}: ${this.text}`);
    }
  }

  private skipSpace(): void {
    while (this.text[this.at] === ' ') {
      this.at++;
    }
  }
}
