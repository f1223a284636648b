/** Where a text stops being valid JSON. Lines and columns count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** What was found: `"}"`, `end of file`. */
  readonly found: string;
  /** What was expected: `a property name in quotes`. */
  readonly expected: string;
}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

/**
 * Locates the error in a text that `JSON.parse` refused. The engine's own message has a position only in some versions
 * and for some errors.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const reader = new Reader(text);
  try {
    reader.document();
    return undefined;
  } catch (stop) {
    // Nested deeper than the stack: no position available.
    if (!(stop instanceof Stop)) return undefined;
    const { at } = reader;
    const before = text.slice(0, at);
    return {
      line: before.split('\n').length,
      column: at - before.lastIndexOf('\n'),
      found: at < text.length ? JSON.stringify(text[at]) : 'the end of the file',
      expected: stop.expected,
    };
  }
}

class Stop {
  constructor(readonly expected: string) {}
}

/** Reads JSON up to its end, or to the first fault. */
class Reader {
  at = 0;

  constructor(private readonly text: string) {}

  /** @throws Stop at the first fault */
  document(): void {
    this.value();
    if (this.next() !== undefined) throw new Stop('the end of the file');
  }

  private value(): void {
    const sign = this.next();
    if (sign === '{') this.members('}', () => this.property());
    else if (sign === '[') this.members(']', () => this.value());
    else if (!this.take(STRING) && !this.take(LITERAL)) throw new Stop('a value');
  }

  private property(): void {
    this.next();
    if (!this.take(STRING)) throw new Stop('a property name in quotes');
    if (!this.skip(':')) throw new Stop('":"');
    this.value();
  }

  private members(close: string, member: () => void): void {
    this.at += 1;
    if (this.skip(close)) return;
    for (;;) {
      member();
      if (this.skip(close)) return;
      if (!this.skip(',')) throw new Stop(`"," or "${close}"`);
    }
  }

  private skip(sign: string): boolean {
    const isNext = this.next() === sign;
    if (isNext) this.at += 1;
    return isNext;
  }

  /** The next character after white space. */
  private next(): string | undefined {
    this.take(SPACE);
    return this.text[this.at];
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isFound = pattern.test(this.text);
    if (isFound) this.at = pattern.lastIndex;
    return isFound;
  }
}
