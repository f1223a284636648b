/** What a piece of code is; undefined for the rest. */
export type TokenKind = 'comment' | 'string' | 'keyword' | 'number' | 'name';

export interface Token {
  readonly kind?: TokenKind;
  readonly text: string;
}

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|` + '`(?:[^`\\\\]|\\\\.)*`';
const NUMBER = String.raw`\b\d[\d_.]*(?:e[+-]?\d+)?\b`;
const TYPESCRIPT =
  'abstract|as|async|await|boolean|case|class|const|declare|default|else|enum|export|extends|false|for|from|function|get|if|implements|import|in|infer|interface|is|keyof|let|namespace|never|new|null|number|of|override|private|protected|public|readonly|return|satisfies|set|static|string|super|switch|this|throw|true|type|typeof|undefined|unknown|var|void|while';

/** What is looked for in a language, in order: the first that matches at a place wins. */
type Grammar = readonly (readonly [kind: TokenKind, pattern: string])[];

const script: Grammar = [
  ['comment', String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`],
  ['string', STRING],
  ['keyword', String.raw`\b(?:${TYPESCRIPT})\b`],
  ['number', NUMBER],
  ['name', String.raw`\b[A-Z]\w*\b|\b[a-z_$]\w*(?=\()`],
];
const shell: Grammar = [
  ['comment', String.raw`(?<=^|\s)#[^\n]*`],
  ['string', STRING],
  ['name', String.raw`(?<=^|\n)\s*(?:npm|npx|node|curl|git|ln|nginx|python3)\b`],
  ['keyword', String.raw`(?<=\s)--?[A-Za-z][\w-]*|\$\{?\w+\}?|\b[A-Z][A-Z_]+(?==)`],
];
const json: Grammar = [
  ['comment', String.raw`\/\/[^\n]*`],
  ['name', String.raw`"(?:[^"\\\n]|\\.)*"(?=\s*:)`],
  ['string', STRING],
  ['keyword', String.raw`\b(?:true|false|null)\b`],
  ['number', NUMBER],
];
const markup: Grammar = [
  ['comment', '<!--[\\s\\S]*?-->'],
  ['keyword', String.raw`<\/?[\w-]+|\/?>`],
  ['string', STRING],
  ['name', String.raw`\b[\w-]+(?==)`],
];
const query: Grammar = [
  ['comment', '#[^\\n]*'],
  ['string', STRING],
  ['keyword', String.raw`\b(?:query|mutation|fragment|on|true|false|null)\b`],
  ['name', String.raw`\$?\b\w+(?=\s*:)`],
  ['number', NUMBER],
];

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  ...{ ts: script, tsx: script, js: script, java: script },
  ...{ sh: shell, json, html: markup, xml: markup, graphql: query },
};

/** One expression a language; groups are named after the kinds. Its state is kept in `lastIndex`: `matchAll` copies it. */
const expressions = new Map(
  Object.entries(GRAMMARS).map(([language, grammar]) => [
    language,
    new RegExp(grammar.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'g'),
  ]),
);

/**
 * Code in pieces for its colours. An approximation by regular expressions: good enough for the lines of a document, and
 * nothing that a visitor has to load. Text of an unknown language is one piece.
 *
 * @param language `ts`, `tsx`, `js`, `java`, `sh`, `json`, `html`, `xml` or `graphql`
 */
export function highlight(code: string, language: string | undefined): Token[] {
  const expression = language === undefined ? undefined : expressions.get(language);
  if (!expression) return [{ text: code }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(expression)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const kind = KINDS.find((each) => match.groups?.[each] !== undefined);
    tokens.push({ ...(kind && { kind }), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}

const KINDS: readonly TokenKind[] = ['comment', 'string', 'keyword', 'number', 'name'];
