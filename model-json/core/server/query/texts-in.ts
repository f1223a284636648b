import type { Resource } from '../../repository/Resource';

/** What is a page or an asset of its own. */
export const isDocument = ({ properties }: Resource): boolean =>
  properties['jcr:primaryType'] === 'cq:Page' || properties['jcr:primaryType'] === 'dam:Asset';

/** Says what a node is and who wrote it, nothing that anybody reads. */
const NOT_READ = /^(?:jcr:(?:primaryType|mixinTypes|uuid|created|lastModified)|sling:|cq:(?:template|last))/;

/** All that a node says, its name first; pages and assets below it speak for themselves. */
export function* textsIn(node: Resource): Generator<string> {
  yield node.name;
  yield* wordsIn(node);
}

function* wordsIn({ properties, children }: Resource): Generator<string> {
  for (const name in properties) {
    if (NOT_READ.test(name)) continue;
    const value = properties[name]!;
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object') yield* value.map(String);
  }
  for (const child of children.values()) if (!isDocument(child)) yield* wordsIn(child);
}
