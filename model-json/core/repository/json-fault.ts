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
  let at = 0;

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match !== null;
  }
  /** The next character after white space. */
  function next(): string | undefined {
    take(SPACE);
    return text[at];
  }
  function expect(sign: string, expected: string): void {
    if (next() !== sign) throw new Stop(expected);
    at += 1;
  }
  function members(close: string, member: () => void): void {
    at += 1;
    if (next() === close) {
      at += 1;
      return;
    }
    for (;;) {
      member();
      if (next() === close) {
        at += 1;
        return;
      }
      expect(',', `"," or "${close}"`);
    }
  }
  function value(): void {
    const sign = next();
    if (sign === '{') {
      members('}', () => {
        next();
        if (!take(STRING)) throw new Stop('a property name in quotes');
        expect(':', '":"');
        value();
      });
    } else if (sign === '[') members(']', value);
    else if (!take(STRING) && !take(LITERAL)) throw new Stop('a value');
  }

  try {
    value();
    if (next() === undefined) return undefined;
    throw new Stop('the end of the file');
  } catch (stop) {
    // Nested deeper than the stack: no position available.
    if (!(stop instanceof Stop)) return undefined;
    const before = text.slice(0, at).split('\n');
    return {
      line: before.length,
      column: before[before.length - 1]!.length + 1,
      found: at < text.length ? JSON.stringify(text[at]) : 'the end of the file',
      expected: stop.expected,
    };
  }
}

class Stop {
  constructor(readonly expected: string) {}
}
