import { DATE_PROPERTIES, JCR_DATE } from '../../model-json/core/repository/date-properties';
import { exactOf, isBeside, textOfExact, typeOfExact } from '../../model-json/core/repository/exact-values';
import type { Resource, Value } from '../../model-json/core/repository/Resource';
import type { DocNode, DocValue, NamedNode } from '../generate/docview';
import { liveCopyProperties, mixinsOf } from './live-copies';

/** Lists whose type a node type prescribes. */
const NAMES = new Set(['jcr:mixinTypes']);

/**
 * A resource as a node of FileVault.
 *
 * @param childOf how a child is written in its parent's file; undefined: not at all
 * @param properties its own, where the package says more than the content
 */
export const resourceNode = (
  resource: Resource,
  childOf: (child: Resource) => DocNode | undefined,
  properties = resource.properties,
): DocNode => ({
  properties: Object.fromEntries(
    Object.entries(obeyingTypes(liveCopyProperties(resource, properties))).map(([name, value]) => [
      name,
      exactValueOf(properties, name) ?? docValueOf(name, value),
    ]),
  ),
  children: [...resource.children].flatMap(([name, child]): NamedNode[] => {
    const node = childOf(child);
    return node ? [[name, node]] : [];
  }),
});

/** Without what the repository writes itself; an identifier needs the mixin that allows it. */
function obeyingTypes(properties: Resource['properties']): Record<string, Value> {
  // Names with a colon only describe other properties; of an asset, `jcr:created` is protected.
  const kept: Record<string, Value> = Object.fromEntries(
    Object.entries(properties).filter(([name]) => !isBeside(name)),
  );
  if (kept['jcr:primaryType'] === 'dam:Asset') delete kept['jcr:created'];
  const mixins = mixinsOf(kept);
  if (kept['jcr:uuid'] !== undefined && !mixins.includes('mix:referenceable')) {
    kept['jcr:mixinTypes'] = [...mixins, 'mix:referenceable'];
  }
  return kept;
}

/** A value with its type, if JSON cannot hold it. */
function exactValueOf(properties: Resource['properties'], name: string): DocValue | undefined {
  const [first, ...more] = exactOf(properties, name) ?? [];
  const type = first === undefined ? undefined : typeOfExact(first);
  if (first === undefined || type === undefined) return undefined;
  const texts = [first, ...more].map(textOfExact);
  return { type, value: Array.isArray(properties[name]) ? texts : textOfExact(first) };
}

function docValueOf(name: string, value: Value): DocValue {
  if (typeof value === 'string')
    return DATE_PROPERTIES.has(name) ? { type: 'Date', value: isoDate(name, value) } : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value.every((each) => typeof each === 'string')) {
    return NAMES.has(name) ? { type: 'Name', value } : value;
  }
  const [first = ''] = value;
  return { type: typeOf(first), value: value.map(String) };
}

const typeOf = (value: string | number | boolean) => {
  if (typeof value === 'boolean') return 'Boolean';
  return Number.isSafeInteger(value) ? 'Long' : 'Double';
};

/** Our JSON says dates as Sling's does, `Fri Nov 20 2026 09:00:00 GMT+0000`, or as JCR. */
function isoDate(name: string, text: string): string {
  if (JCR_DATE.test(text)) return text;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`${name} is no date: "${text}"`);
  return time.toISOString();
}
