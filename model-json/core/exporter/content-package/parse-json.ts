/** Invalid JSON, with the position of the error. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly code = 'VEN_JSON_SYNTAX';
}

/** A JSON object whose members keep their order; JavaScript objects put numeric names such as `2026` first. */
export type OrderedObject = Map<string, unknown>;

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/y;

class Parser {
  private position = 0;

  constructor(private readonly source: string) {}

  document(): unknown {
    const value = this.value(this.next());
    if (this.source.slice(this.position).trim() !== '') this.fail('unexpected text after the end');
    return value;
  }

  private next(): string {
    TOKEN.lastIndex = this.position;
    const match = TOKEN.exec(this.source);
    if (!match) return this.fail('no value');
    this.position = TOKEN.lastIndex;
    return match[0].trim();
  }

  private value(token: string): unknown {
    if (token === '{') return this.object();
    if (token === '[') return this.array();
    if (/^[}\],:]$/.test(token)) this.fail(`unexpected ${token}`);
    return JSON.parse(token) as unknown;
  }

  private object(): OrderedObject {
    const members: OrderedObject = new Map();
    let token = this.next();
    while (token !== '}') {
      if (!token.startsWith('"')) this.fail('expected a name');
      if (this.next() !== ':') this.fail('expected a colon');
      members.set(String(JSON.parse(token)), this.value(this.next()));
      token = this.separator('}');
    }
    return members;
  }

  private array(): unknown[] {
    const values: unknown[] = [];
    let token = this.next();
    while (token !== ']') {
      values.push(this.value(token));
      token = this.separator(']');
    }
    return values;
  }

  private separator(end: string): string {
    const token = this.next();
    if (token === end) return token;
    if (token !== ',') this.fail(`expected a comma or ${end}`);
    const following = this.next();
    if (following === end) this.fail(`unexpected comma before ${end}`);
    return following;
  }

  private fail(what: string): never {
    const line = this.source.slice(0, this.position).split('\n').length;
    throw new JsonSyntaxError(`line ${line}: ${what}`);
  }
}

/** Parses JSON with members in file order; the last member of a repeated name wins. */
export function parseOrderedJson(source: string): unknown {
  // Only numeric names lose their place in JavaScript objects, and those are rare.
  if (!/"\d+"\s*:/.test(source)) {
    try {
      return JSON.parse(source) as unknown;
    } catch {
      // the parser below says where
    }
  }
  return new Parser(source).document();
}
