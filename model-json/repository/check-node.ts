import { ContentError } from './errors';
import type { NodeJson } from './node-json';
import { isName } from './path';
import type { Value } from './Resource';

/** Deeper than any page; a deeper one would exhaust the stack of whoever walks it. */
const MAX_DEPTH = 100;

type Member = Value | NodeJson | null | undefined;

/**
 * Checks JCR's rules for one file: every node has its `jcr:primaryType`, values are scalars or lists of one type, names
 * are names, a `cq:Page` has its `jcr:content`. References to other files are not followed.
 *
 * @param file how to call the file in an error
 * @throws ContentError for the first rule that is broken
 */
export function checkNode(file: string, json: unknown): asserts json is NodeJson {
  check(file, '', json as Member, true, 0);
}

/** Like `checkNode` for a node on its way in, which may also be the `{}` that keeps a child page's place. */
function check(file: string, pointer: string, node: Member, holdsPages: boolean, depth: number): void {
  const fail = (culprit: string, cure: string, at = pointer): never => {
    throw new ContentError(file, at || '/', culprit, cure);
  };
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    return fail(`${kindOf(node)} instead of a node`, 'write an object with a jcr:primaryType');
  }
  if (depth > MAX_DEPTH) fail(`nested more than ${MAX_DEPTH} nodes deep`, 'move it up');
  const json = node as NodeJson;
  const type = json['jcr:primaryType'];
  if (type === undefined)
    fail('has no jcr:primaryType', 'write "jcr:primaryType": "nt:unstructured" or the type it has');
  for (const [name, member] of Object.entries(json) as [string, Member][]) {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    // Sling's JSON writes the length of a binary under `:jcr:data`.
    if (!isName(name.startsWith(':') ? name.slice(1) : name))
      fail('is no name of a node or property', 'rename it', at);
    if (typeof member === 'object' && member !== null && !Array.isArray(member)) {
      const below = holdsPages && name !== 'jcr:content';
      const isPlace = below && Object.keys(member).length === 0;
      if (!isPlace) check(file, at, member as NodeJson, below, depth + 1);
    } else {
      const wrong = wrongValue(name, member);
      if (wrong) fail(...wrong, at);
    }
  }
  if (type === 'cq:Page' && typeof json['jcr:content'] !== 'object') {
    fail(
      'is a cq:Page without jcr:content',
      'write "jcr:content": { "jcr:primaryType": "cq:PageContent", … }',
    );
  }
}

const SINGLE_STRINGS = new Set([
  'jcr:primaryType',
  'sling:resourceType',
  'sling:resourceSuperType',
  'cq:template',
  'cq:policy',
]);

function wrongValue(name: string, value: Member): [culprit: string, cure: string] | undefined {
  if (SINGLE_STRINGS.has(name) && (typeof value !== 'string' || value === '')) {
    return [`${kindOf(value)} instead of a string`, 'write one string'];
  }
  if (name === 'jcr:content')
    return [`${kindOf(value)} instead of a node`, 'write an object with a jcr:primaryType'];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const odd = values.find((item) => !['string', 'number', 'boolean'].includes(typeof item));
  if (odd !== undefined || values.includes(undefined)) {
    return Array.isArray(value)
      ? [
          `a list that holds ${kindOf(odd)}`,
          'write child nodes (item0, item1 …), or a list of strings, numbers or booleans',
        ]
      : [
          `${kindOf(odd)} is no value`,
          'leave the property out, or write a string, a number, a boolean or a list of one of them',
        ];
  }
  if (new Set(values.map((item) => typeof item)).size > 1) {
    return ['a list of values of several types', 'write a list of strings, of numbers or of booleans'];
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (value === '') return 'an empty string';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
