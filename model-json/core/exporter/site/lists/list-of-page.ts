import type { Resource } from '../../../repository/Resource';
import { contentOf } from '../../shared/pages';
import { pageSizeOf, showsTags } from './list-view';
import { componentType } from '../../../../../shared/addresses/app';

const LIST = componentType('list');

/** The first list on a page that can be filtered or paged by address; undefined if there is none. */
export const listOfPage = (page: Resource): Resource | undefined =>
  find(contentOf(page), (list) => showsTags(list) || pageSizeOf(list) > 0);

/** The list that collects a page by its tags: found on the nearest ancestor with a list that shows tags. */
export function listAbove(page: Resource | undefined): { page: Resource; list: Resource } | undefined {
  for (let above = page?.parent; above; above = above.parent) {
    const list = find(contentOf(above), showsTags);
    if (list) return { page: above, list };
  }
  return undefined;
}

function find(node: Resource | undefined, isWanted: (list: Resource) => boolean): Resource | undefined {
  for (const child of node?.children.values() ?? []) {
    const isList = child.properties['sling:resourceType'] === LIST && isWanted(child);
    const found = isList ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
