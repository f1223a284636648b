import hljs from 'highlight.js/lib/common';
import { parseDocument } from 'htmlparser2';

/** A piece of code: `kind` says in which colour it stands; without one it has none of its own. A type, since interfaces are no JSON. */
export type Token = { readonly kind?: TokenKind; readonly text: string };
export type TokenKind = 'comment' | 'string' | 'keyword' | 'number' | 'name';

/**
 * highlight.js's classes, without `hljs-`, as kinds of ours. Those left out are parts of others, or plain: of a shell's own commands
 * `cd` would stand out from `npm`, and the `yes` of `--yes`, too.
 */
const KINDS: Readonly<Record<string, TokenKind>> = {
  ...{ comment: 'comment', quote: 'comment', meta: 'comment', doctag: 'comment' },
  ...{ string: 'string', regexp: 'string', symbol: 'string' },
  ...{ keyword: 'keyword', literal: 'keyword', operator: 'keyword', variable: 'keyword' },
  ...{ number: 'number' },
  ...{ attr: 'name', attribute: 'name', name: 'name', title: 'name', type: 'name' },
};

/**
 * Code in pieces for its colours, by highlight.js: while a page is exported, so that visitors load nothing for it.
 *
 * @param language as after Markdown's ```` ``` ````; code of an unknown one, or of none, is one piece
 */
export function tokensOf(code: string, language: string | undefined): Token[] {
  if (language === undefined || !hljs.getLanguage(language)) return [{ text: code }];
  const { value } = hljs.highlight(code, { language, ignoreIllegals: true });
  return joined(pieces(parseDocument(value).children, undefined));
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const pieces = (nodes: readonly Node[], around: TokenKind | undefined): Token[] =>
  nodes.flatMap((node): Token[] => {
    if ('data' in node) return [{ ...(around && { kind: around }), text: node.data }];
    if (!('children' in node) || !('attribs' in node)) return [];
    const [, name = ''] = /^hljs-(\w+)/.exec(node.attribs['class'] ?? '') ?? [];
    return pieces(node.children as Node[], KINDS[name] ?? around);
  });

/** Pieces beside each other that look alike are one. */
function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (last && last.kind === token.kind) all[all.length - 1] = { ...last, text: last.text + token.text };
    else all.push(token);
  }
  return all;
}
