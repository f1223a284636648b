/** JCR's types of values. A value that names none is a `String`. */
export const TYPES = [
  'String',
  'Binary',
  'Long',
  'Double',
  'Decimal',
  'Date',
  'Boolean',
  'Name',
  'Path',
  'Reference',
  'WeakReference',
  'URI',
] as const;

export type ValueType = (typeof TYPES)[number];

/** The value of a property with its type, as texts. */
export interface TypedValue {
  readonly type: ValueType;
  /** One, unless it is a list. */
  readonly values: readonly string[];
  readonly isList: boolean;
}

/**
 * Reads `{Type}value` and `{Type}[a,b\,c]`: the grammar of FileVault's DocViewProperty2. `\` protects the next character, `\u263a` is
 * a character by its code, and `[\0]` the list of one empty text, because `[]` is the empty list.
 *
 * @throws SyntaxError for a type that JCR does not have, or a wrong escape
 */
export function parseValue(text: string): TypedValue {
  const [whole, named] = /^\{([^}]*)\}/.exec(text) ?? [''];
  const type = typeOf(named);
  const body = text.slice(whole.length);
  return body.startsWith('[')
    ? { type, values: itemsOf(body.slice(1)), isList: true }
    : { type, values: [plainText(body)], isList: false };
}

function typeOf(name: string | undefined): ValueType {
  if (name === undefined || name === 'undefined') return 'String';
  // The name of bytes in another store; the bytes are not in the package.
  if (name === 'BinaryRef') return 'Binary';
  const type = TYPES.find((each) => each === name);
  if (type === undefined) throw new SyntaxError(`JCR has no type "${name}"`);
  return type;
}

const ESCAPE = /\\(?:u([\da-fA-F]{4})|(.?))/gs;

const plainText = (text: string): string => text.replace(ESCAPE, unescaped);

function unescaped(_: string, code: string | undefined, character = ''): string {
  if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
  if (character === 'u') throw new SyntaxError('"\\u" needs four hexadecimal digits');
  return character === '0' ? '' : character;
}

/** The items of a list, behind its opening bracket. A missing closing one is forgiven, as FileVault does. */
function itemsOf(text: string): string[] {
  const tokens = [...text.matchAll(/\\(?:u[\da-fA-F]{4}|.)|[^\\]/gs)].map(([token]) => token);
  if (tokens.at(-1) === ']') tokens.pop();
  if (tokens.length === 0) return [];
  const items = [''];
  for (const token of tokens) {
    if (token === ',') items.push('');
    else items[items.length - 1] += plainText(token);
  }
  return items;
}
