import { isWithin, nameOf, parentOf } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import type { Predicate } from './parse-query';
import type { PageTexts } from './PageTexts';
import { plain, valuesAt } from './property-at';
import { isDocument, textsIn } from './texts-in';
import { entryOf, required } from '../../../../shared/checked/required';

export type Test = (node: Resource) => boolean;

/** The tests of predicates. `path` also limits where to search. */
const TESTS: Readonly<Record<string, (predicate: Predicate, texts: PageTexts) => Test>> = {
  path({ value, parameters }) {
    const root = value.replace(/\/$/, '') || '/';
    if (parameters.get('exact') === 'true') return ({ path }) => path === root;
    const self = parameters.get('self') === 'true';
    if (parameters.get('flat') === 'true') return ({ path }) => parentOf(path) === root && path !== '/';
    return ({ path }) => isWithin(path, root) && (self || path !== root);
  },
  type: ({ value }) =>
    value === 'nt:base' ? () => true : ({ properties }) => properties['jcr:primaryType'] === value,
  nodename({ value }) {
    const pattern = globOf(value, '*', '?');
    return ({ path }) => pattern.test(nameOf(path));
  },
  mainasset: ({ value }) =>
    value === 'true'
      ? ({ path }) => !path.includes('/subassets/')
      : ({ path }) => path.includes('/subassets/'),
  fulltext(predicate, texts) {
    const words = wordsOf(predicate);
    const relative = predicate.parameters.get('relPath');
    const has = texts.having(words);
    return (node) => {
      const at = relative === undefined ? node : descendantOf(node, relative);
      if (!at) return false;
      if (isDocument(at)) return has(at);
      const said = [...textsIn(at)].map(plain);
      return words.every((word) => said.some((text) => text.includes(word)));
    };
  },
  property({ value: path, parameters }) {
    const wanted = valuesOf(parameters);
    const operation = parameters.get('operation') ?? (wanted.length > 0 ? 'equals' : 'exists');
    const combine = parameters.get('and') === 'true' ? 'every' : 'some';
    const has =
      (matches: (value: string, wanted: string) => boolean): Test =>
      (node) => {
        const values = valuesAt(node, path).map(String);
        return wanted[combine]((one) => values.some((value) => matches(value, one)));
      };
    if (operation === 'exists') {
      const exists = wanted[0] !== 'false';
      return (node) => valuesAt(node, path).length > 0 === exists;
    }
    if (operation === 'not') return (node) => valuesAt(node, path).length === 0;
    if (operation === 'equals') return has((value, one) => value === one);
    if (operation === 'unequals')
      return (node) => valuesAt(node, path).every((value) => !wanted.includes(String(value)));
    if (operation === 'like') {
      const patterns = new Map(wanted.map((one) => [one, globOf(one, '%', '_')]));
      return has((value, one) => entryOf(patterns, one).test(value));
    }
    throw new HttpError(
      400,
      `property.operation=${operation} is unknown; use equals, unequals, like, exists or not`,
    );
  },
};

/** @throws HttpError 400 for invalid values */
export const testOf = (predicate: Predicate, texts: PageTexts): Test =>
  required(TESTS[predicate.type], `The test of ${predicate.type}`)(predicate, texts);

/** The words of a `fulltext` predicate. A star before or after one changes nothing: parts of words are found anyway. */
export const wordsOf = ({ value }: Predicate): string[] =>
  plain(value)
    .split(/\s+/)
    .map((word) => word.replace(/^\*|\*$/g, ''))
    .filter(Boolean);

/** `value`, and `1_value`, `2_value` … in turn. */
function valuesOf(parameters: ReadonlyMap<string, string>): string[] {
  const numbered = [...parameters]
    .flatMap(([name, value]) => (/^\d+_value$/.test(name) ? [[parseInt(name, 10), value] as const] : []))
    .sort(([a], [b]) => a - b);
  const own = parameters.get('value');
  return [...(own === undefined ? [] : [own]), ...numbered.map(([, value]) => value)];
}

/** A pattern with a wildcard for any text and one for any character; `\` escapes them. */
function globOf(text: string, many: string, one: string): RegExp {
  const source = text.replace(/\\?[^]/gu, (sign) => {
    if (sign === many) return '.*';
    if (sign === one) return '.';
    return (sign.length > 1 && sign.startsWith('\\') ? sign.slice(1) : sign).replace(
      /[.*+?^${}()|[\]\\/]/,
      '\\$&',
    );
  });
  return new RegExp(`^${source}$`, 'su');
}

function descendantOf(node: Resource, path: string): Resource | undefined {
  let at: Resource | undefined = node;
  for (const name of path.split('/')) at = at?.children.get(name);
  return at;
}
