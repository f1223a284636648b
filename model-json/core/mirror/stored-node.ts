import { isNode, type NodeJson } from '../repository/node-json';
import type { Value } from '../repository/Resource';

/** Sling's date format: `Tue Mar 03 2026 10:00:00 GMT+0000`. */
const DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4} \d{2}:\d{2}:\d{2} GMT[+-]\d{4}$/;

/** Oak's own properties, which are not site content. */
const OWN = new Set([
  'rep:policy',
  'jcr:baseVersion',
  'jcr:predecessors',
  'jcr:versionHistory',
  'jcr:isCheckedOut',
]);

/**
 * A node from AEM as our repository stores it: dates in ISO 8601; assets without renditions, since their bytes are a
 * file.
 */
export function storedNode(node: NodeJson): NodeJson {
  const isAsset = node['jcr:primaryType'] === 'dam:AssetContent';
  const stored: NodeJson = {};
  for (const [name, member] of Object.entries(node)) {
    const isUseless = OWN.has(name) || name.startsWith(':') || (isAsset && name === 'renditions');
    if (!isUseless) stored[name] = isNode(member) ? storedNode(member) : storedValue(member);
  }
  return stored;
}

function storedValue(value: Value): Value {
  if (typeof value !== 'string' || !DATE.test(value)) return value;
  return new Date(value).toISOString();
}
