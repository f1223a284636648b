import { DerivedNode } from '../../model-json/core/repository/derived/DerivedNode';
import { liveRelationshipOf } from '../../model-json/core/repository/derived/live-relationship';
import { pagePlaces } from '../../model-json/core/repository/derived/places';
import type { Resource, ResourceTree, Value } from '../../model-json/core/repository/Resource';

/** Rolls out what an author rolls out: text and structure, nothing that is the copy's own. AEM's default. */
const ROLLOUT_CONFIGS = ['/libs/msm/wcm/rolloutconfigs/default'];

type Properties = Readonly<Record<string, Value>>;

/**
 * What AEM's Multi Site Manager wants to find on a node of a live copy: the mixin that ties it to its blueprint's, the one that
 * lets it have properties of its own, and how the copy is rolled out.
 *
 * @returns the properties of the node, with these
 */
export function liveCopyProperties(node: Resource, properties: Properties = node.properties): Properties {
  if (node.name === 'cq:LiveSyncConfig') return { 'cq:rolloutConfigs': ROLLOUT_CONFIGS, ...properties };
  const needed = [
    ...(follows(node) ? ['cq:LiveRelationship'] : []),
    ...(properties['cq:propertyInheritanceCancelled'] !== undefined ? ['cq:PropertyLiveSyncCancelled'] : []),
  ];
  const present = mixinsOf(properties);
  const missing = needed.filter((mixin) => !present.includes(mixin));
  return missing.length > 0 ? { ...properties, 'jcr:mixinTypes': [...present, ...missing] } : properties;
}

/** A node's mixin types. */
export const mixinsOf = ({ 'jcr:mixinTypes': mixins }: Properties): readonly string[] =>
  [mixins ?? []].flat().map(String);

/** Whether a node of a page's content has one in the blueprint that it follows. */
const follows = (node: Resource): boolean =>
  node instanceof DerivedNode && node.master !== undefined && isOfContent(node);

const isOfContent = ({ path, properties }: Resource): boolean =>
  path.includes('/jcr:content') && properties['jcr:primaryType'] !== 'cq:LiveCopy';

/** Pages that others follow, stored as they are or themselves a copy: `/content/ventora/gb/en`. */
export function blueprints(tree: ResourceTree): Resource[] {
  const masters = pagePlaces(tree).flatMap((place) => [...copiesBelow(place)].map(({ master }) => master));
  const sites = [...new Set(masters)]
    .sort()
    .filter((path) => !path.startsWith('/content/experience-fragments/'));
  return sites.flatMap((path) => tree.get(path) ?? []);
}

function* copiesBelow(page: Resource): Generator<{ readonly master: string }> {
  const relationship = liveRelationshipOf(page);
  if (relationship) yield relationship;
  for (const child of page.children.values()) if (child.name !== 'jcr:content') yield* copiesBelow(child);
}
