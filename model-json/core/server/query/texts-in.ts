import type { Resource } from '../../repository/Resource';

/** Nodes that are found as pages or assets of their own. */
export const isDocument = ({ properties }: Resource): boolean =>
  properties['jcr:primaryType'] === 'cq:Page' || properties['jcr:primaryType'] === 'dam:Asset';

/** Metadata about types and authors, which nobody reads as text. */
const NOT_READ =
  /^(?::|jcr:(?:primaryType|mixinTypes|uuid|created|lastModified)|sling:|cq:(?:template|last))/;

/** All texts of a node, starting with its name; pages and assets below it have their own. */
export function* textsIn(node: Resource): Generator<string> {
  yield node.name;
  yield* wordsIn(node);
}

function* wordsIn({ properties, children }: Resource): Generator<string> {
  for (const name in properties) {
    if (NOT_READ.test(name)) continue;
    const value = properties[name];
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object') yield* value.map(String);
  }
  for (const child of children.values()) if (!isDocument(child)) yield* wordsIn(child);
}
