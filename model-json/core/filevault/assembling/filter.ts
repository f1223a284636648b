import { isWithin } from '../../repository/path';
import { parseXml, type XmlElement } from '../docview/parse-xml';

/**
 * What an installation does with what is there already: the package wins and the rest goes (`replace`), the package wins
 * (`update`, `update_properties`), or what is there stays (`merge`, `merge_properties`).
 */
export type FilterMode = 'replace' | 'update' | 'merge';

interface Rule {
  readonly isInclude: boolean;
  readonly pattern: RegExp;
}

/** A part of the repository that a package is about. */
export interface FilterRoot {
  readonly root: string;
  readonly mode: FilterMode;
  /** Whether the part contains a node. */
  containsNode(path: string): boolean;
  /** Whether the part contains a property of a node that it contains. */
  containsProperty(path: string): boolean;
}

/**
 * Reads `META-INF/vault/filter.xml`.
 *
 * @throws SyntaxError if it is broken
 */
export function readFilter(bytes: Uint8Array): FilterRoot[] {
  const { root } = parseXml(bytes);
  return root.children.filter(({ name }) => name === 'filter').map(filterRoot);
}

/** A part with everything in it. */
export const wholeRoot = (root: string, mode: FilterMode = 'replace'): FilterRoot =>
  rootWith(root, mode, [], []);

function filterRoot({ attributes, children }: XmlElement): FilterRoot {
  const root = attributes.get('root');
  if (!root?.startsWith('/'))
    throw new SyntaxError(`a filter's root is "${root ?? ''}"; it must be an absolute path`);
  const isOfProperties = (rule: XmlElement) => rule.attributes.get('matchProperties') === 'true';
  return rootWith(
    root === '/' ? root : root.replace(/\/$/, ''),
    modeOf(attributes.get('mode')),
    children.filter((rule) => !isOfProperties(rule)).map(ruleOf),
    children.filter(isOfProperties).map(ruleOf),
  );
}

const rootWith = (
  root: string,
  mode: FilterMode,
  nodes: readonly Rule[],
  properties: readonly Rule[],
): FilterRoot => ({
  root,
  mode,
  containsNode: (path) => isWithin(path, root) && obeys(nodes, path),
  containsProperty: (path) => obeys(properties, path),
});

/** The last rule that matches decides; if the first includes, only what is included counts. */
function obeys(rules: readonly Rule[], path: string): boolean {
  const last = rules.findLast(({ pattern }) => pattern.test(path));
  return last ? last.isInclude : rules[0]?.isInclude !== true;
}

function ruleOf({ name, attributes }: XmlElement): Rule {
  const pattern = attributes.get('pattern') ?? '';
  if (name !== 'include' && name !== 'exclude') throw new SyntaxError(`a filter contains <${name}>`);
  if (pattern.length > MAX_PATTERN)
    throw new SyntaxError(`a pattern is longer than ${MAX_PATTERN} characters`);
  // A quantifier on a group that repeats itself can take forever, in Java too.
  if (/[*+}]\)[*+{]/.test(pattern))
    throw new SyntaxError(`the pattern "${pattern}" repeats a repetition; write it plainly`);
  try {
    return { isInclude: name === 'include', pattern: new RegExp(`^(?:${pattern})$`, 's') };
  } catch (error) {
    throw new SyntaxError(`"${pattern}" is no regular expression`, { cause: error });
  }
}

const MAX_PATTERN = 2000;

function modeOf(mode: string | undefined): FilterMode {
  if (mode === undefined || mode === 'replace') return 'replace';
  if (mode === 'update' || mode === 'update_properties') return 'update';
  if (mode === 'merge' || mode === 'merge_properties') return 'merge';
  throw new SyntaxError(`a filter has the mode "${mode}"; it can be replace, update or merge`);
}
