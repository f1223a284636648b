import type { DocNode, DocValue } from '../../../scripts/generate/docview';
import { isNode, type NodeJson } from '../../../model-json/core/repository/node-json';

/** Properties that a repository sets by itself. */
const OF_THE_REPOSITORY = new Set([
  'jcr:uuid',
  'jcr:created',
  'jcr:createdBy',
  'jcr:lastModified',
  'jcr:lastModifiedBy',
  ':jcr:data',
]);

/** Node types with unordered children. */
const UNORDERED = new Set(['cq:Template', 'sling:Folder', 'nt:folder', 'nt:file']);

/**
 * The differences between a node of a package and the installed one, one line each: missing, different or extra
 * properties; missing, extra or reordered children.
 *
 * @param ignored children that are compared elsewhere
 */
export function* differences(
  path: string,
  wanted: DocNode,
  found: NodeJson,
  ignored: (path: string) => boolean = () => false,
): Generator<string> {
  for (const [name, value] of Object.entries(wanted.properties)) {
    if (value !== undefined && !isSame(name, value, found[name]))
      yield `${path}/${name}: ${JSON.stringify(value)} in the package, ${JSON.stringify(found[name]) ?? 'nothing'} in Sling`;
  }
  for (const [name, value] of Object.entries(found)) {
    if (!isNode(value) && wanted.properties[name] === undefined && !OF_THE_REPOSITORY.has(name))
      yield `${path}/${name}: nothing in the package, ${JSON.stringify(value)} in Sling`;
  }
  const isOthers = (name: string) => ignored(`${path}/${name}`);
  // JavaScript puts integer names first.
  const names = Object.keys(Object.fromEntries(wanted.children)).filter((name) => !isOthers(name));
  const present = Object.keys(found).filter((name) => isNode(found[name]) && !isOthers(name));
  const isOrdered = !UNORDERED.has(String(wanted.properties['jcr:primaryType']));
  const list = (all: readonly string[]) => (isOrdered ? all : [...all].sort()).join(', ');
  if (list(names) !== list(present))
    yield `${path}: children ${list(names)} in the package, ${list(present)} in Sling`;
  for (const [name, child] of wanted.children) {
    const other = found[name];
    if (!isOthers(name) && isNode(other)) yield* differences(`${path}/${name}`, child, other, ignored);
  }
}

function isSame(name: string, wanted: DocValue, found: unknown): boolean {
  if (typeof wanted === 'object' && 'type' in wanted) {
    if (wanted.type === 'Date')
      return new Date(String(wanted.value)).getTime() === new Date(String(found)).getTime();
    return isSame(name, plain(wanted.type, wanted.value), found);
  }
  return JSON.stringify(wanted) === JSON.stringify(found);
}

/** Numbers and booleans in a list are written as strings with a type. */
function plain(type: string, value: string | readonly string[]): DocValue {
  if (typeof value === 'string' || type === 'Name') return value;
  if (type === 'Boolean') return value.map((each) => each === 'true') as never;
  return type === 'Long' || type === 'Double' ? (value.map(Number) as never) : value;
}
