import { ContentError } from './errors';
import type { NodeJson } from './node-json';
import { isName, isWithin } from './path';
import { isObject } from '../../../shared/checked/is-object';

/** Deeper than any page; deeper nesting would overflow the stack of code that walks it. */
export const MAX_DEPTH = 100;

/** Characters of one value. A long article has a tenth of it; every reader of a page processes all of them. */
export const MAX_TEXT = 100_000;

/** Properties of one node, and values of one list. The richest product has 36. */
export const MAX_MEMBERS = 1000;

/** The error, the fix, and the names that lead to the place, innermost first. */
interface Fault {
  readonly culprit: string;
  readonly cure: string;
  readonly names: string[];
}

/**
 * Checks JCR's rules for one file: every node has its `jcr:primaryType`, values are scalars or lists of one type, names
 * are valid, a `cq:Page` below `/content` has its `jcr:content`. References to other files are not followed.
 *
 * @param file name of the file in errors
 * @param path path of the node
 * @throws ContentError for the first violation
 */
export function checkNode(file: string, path: string, json: unknown): asserts json is NodeJson {
  const fault = faultOf(json, { holdsPages: true, isSite: isWithin(path, '/content') }, 0);
  if (!fault) return;
  const escaped = fault.names.reverse().map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'));
  throw new ContentError(file, `/${escaped.join('/')}`, fault.culprit, fault.cure);
}

interface Place {
  /** Whether `{}` may be a placeholder for a child with its own file: everywhere except inside `jcr:content`. */
  readonly holdsPages: boolean;
  /** Not below `/conf`, where AEM uses bare pages as folders. */
  readonly isSite: boolean;
}

function faultOf(node: unknown, place: Place, depth: number): Fault | undefined {
  if (!isObject(node))
    return fault(`${kindOf(node)} instead of a node`, 'write an object with a jcr:primaryType');
  if (depth > MAX_DEPTH) return fault(`nested more than ${MAX_DEPTH} nodes deep`, 'move it up');
  const type = node['jcr:primaryType'];
  if (type === undefined) {
    return fault('has no jcr:primaryType', 'write "jcr:primaryType": "nt:unstructured" or the type it has');
  }
  let properties = 0;
  for (const name of Object.keys(node)) {
    const member = node[name];
    if (!isObject(member) && ++properties > MAX_MEMBERS)
      return fault(`has more than ${MAX_MEMBERS} properties`, 'move some of them into child nodes');
    const found =
      faultOfName(name) ??
      (isObject(member) ? faultOfChild(name, member, place, depth) : faultOfValue(name, member));
    if (found) {
      found.names.push(name);
      return found;
    }
  }
  if (place.isSite && type === 'cq:Page' && !isObject(node['jcr:content'])) {
    return fault(
      'is a cq:Page without jcr:content',
      'write "jcr:content": { "jcr:primaryType": "cq:PageContent", … }',
    );
  }
  return undefined;
}

/** Sling's JSON stores the length of a binary under `:jcr:data`. */
function faultOfName(name: string): Fault | undefined {
  return isName(name.startsWith(':') ? name.slice(1) : name)
    ? undefined
    : fault('is not a valid node or property name', 'rename it');
}

function faultOfChild(name: string, child: object, place: Place, depth: number): Fault | undefined {
  const holdsPages = place.holdsPages && name !== 'jcr:content';
  const isPlace = holdsPages && Object.keys(child).length === 0;
  return isPlace ? undefined : faultOf(child, { ...place, holdsPages }, depth + 1);
}

const STRINGS = new Set([
  'jcr:primaryType',
  'sling:resourceType',
  'sling:resourceSuperType',
  'cq:template',
  'cq:policy',
]);

function faultOfValue(name: string, value: unknown): Fault | undefined {
  if (name === 'jcr:content')
    return fault(`${kindOf(value)} instead of a node`, 'write an object with a jcr:primaryType');
  if (typeof value === 'string' && value !== '') return faultOfText(value);
  if (STRINGS.has(name)) return fault(`${kindOf(value)} instead of a string`, 'write one string');
  if (isScalar(value)) return undefined;
  if (!Array.isArray(value)) {
    return fault(
      `${kindOf(value)} is not a value`,
      'leave the property out, or write a string, a number, a boolean or a list of one of them',
    );
  }
  const items: readonly unknown[] = value;
  if (items.length > MAX_MEMBERS)
    return fault(`a list of ${items.length} values`, `keep it to ${MAX_MEMBERS} values`);
  const long = items.find((item) => typeof item === 'string' && item.length > MAX_TEXT);
  if (long !== undefined) return faultOfText(String(long));
  if (!items.every(isScalar)) {
    const odd = items.find((item) => !isScalar(item));
    return fault(
      `a list that contains ${kindOf(odd)}`,
      'write child nodes (item0, item1 …), or a list of strings, numbers or booleans',
    );
  }
  return items.some((item) => typeof item !== typeof items[0])
    ? fault('a list of values of several types', 'write a list of strings, of numbers or of booleans')
    : undefined;
}

function faultOfText({ length }: string): Fault | undefined {
  return length > MAX_TEXT
    ? fault(`a text of ${length} characters`, `keep it to ${MAX_TEXT}: split it over several components`)
    : undefined;
}

function fault(culprit: string, cure: string): Fault {
  return { culprit, cure, names: [] };
}

/** A number that JSON can represent: values from the wire can be anything. */
function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  if (value === '') return 'an empty string';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
