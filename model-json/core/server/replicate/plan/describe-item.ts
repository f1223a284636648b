import { displayTitle } from '../../../exporter/shared/pages';
import { descendant, metadataValue } from '../../../exporter/shared/assets';
import { text } from '../../../exporter/shared/properties';
import { sourcesOf } from '../../../repository/derived/sources-of';
import { storedOf } from '../../../repository/derived/stored-of';
import { isModel } from '../../fragments/models/Model';
import type { Resource } from '../../../repository/Resource';
import type { Trees } from '../apply-steps';
import { isPublishedWhole } from '../published';
import { publicationOf } from '../publication';
import type { PlanItem, PlanKind, PlanReason, PlanState } from './PlanItem';

/** An item of a plan, with its state for visitors. */
export function describeItem(node: Resource, reason: PlanReason, { author, publish }: Trees): PlanItem {
  const { published, changedSince, publishedAt } = publicationOf(node, author, publish);
  const state: PlanState = published ? (changedSince ? 'changed' : 'published') : 'new';
  const followed = storedOf(node) ? undefined : [...sourcesOf(node)].find((path) => path !== node.path);
  return {
    path: node.path,
    title: titleOf(node),
    kind: kindOf(node),
    reason,
    state,
    publishedAt,
    needs: state === 'new' ? needsOf(node, { author, publish }) : [],
    ...(followed !== undefined && { goesWith: followed }),
  };
}

export function titleOf(node: Resource): string {
  const own = text(node.properties, 'jcr:title');
  return displayTitle(node) || metadataValue(node, 'dc:title') || own || node.name;
}

function kindOf(node: Resource): PlanKind {
  const { path, properties, children } = node;
  if (isModel(node)) return 'model';
  const type = properties['jcr:primaryType'];
  if (type === 'cq:Tag') return 'tag';
  if (isPublishedWhole(node)) return type === 'cq:Template' ? 'template' : 'policies';
  if (path.startsWith('/content/experience-fragments/')) return 'fragment';
  if (type === 'cq:Page') return 'page';
  return children.get('jcr:content')?.properties['contentFragment'] === true ? 'fragment' : 'asset';
}

/** Unpublished pages above, and unpublished pages that it follows. */
function needsOf(node: Resource, { publish }: Trees): string[] {
  const above = unpublishedAbove(node, { publish }).map(({ path }) => path);
  const followed = [...sourcesOf(node)].filter((path) => path !== node.path && !publish.get(path));
  return [...new Set([...above, ...followed])];
}

/** The pages above that visitors cannot find, topmost first. */
export function unpublishedAbove({ parent }: Resource, trees: Pick<Trees, 'publish'>): Resource[] {
  if (!parent || trees.publish.get(parent.path)) return [];
  const above = unpublishedAbove(parent, trees);
  return descendant(parent, 'jcr:content') && parent.properties['jcr:primaryType'] === 'cq:Page'
    ? [...above, parent]
    : above;
}
