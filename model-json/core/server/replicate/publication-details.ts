import { displayTitle, getPage, isPage, pageProperties } from '../../exporter/shared/pages';
import { liveCopiesOf, relationshipsOf } from '../../repository/derived/live-copies';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { changedSources, publicationOf, type Publication } from './publication';
import { publishedWithin } from './published';

/** What authors should know before they publish or unpublish a page. */
export interface PublicationDetails extends Publication {
  /** Pages that this one follows and whose changes are unpublished: it is up to date once these are published. */
  readonly behind: readonly { readonly path: string; readonly title: string }[];
  /** Whether the page's own content has unpublished changes. */
  readonly ownChanged: boolean;
  /** Other pages where visitors see a change once those in `behind` are published. */
  readonly alsoShownAt: readonly string[];
  /** Number of published pages below it. */
  readonly below: number;
  /** Published pages of live copies that show the page: it is unpublished there too. */
  readonly copies: readonly string[];
  /** Pages below that were unpublished together with this one. */
  readonly takenWith: readonly string[];
}

export function publicationDetails(
  page: Resource,
  author: ResourceTree,
  publish: ResourceTree,
): PublicationDetails {
  const { path } = page;
  const publication = publicationOf(page, author, publish);
  const relationships = relationshipsOf(author);
  const copiesOf = (each: string) => liveCopiesOf(each, relationships).filter((copy) => publish.get(copy));
  const changed = publication.changedSince ? changedSources(page, author, publish) : [];
  const behind = changed.filter((each) => each !== path);
  const there = publish.get(path);
  return {
    ...publication,
    behind: behind.map((each) => ({
      path: each,
      title: displayTitle(getPage(author, each)) ?? each,
    })),
    ownChanged: changed.includes(path),
    alsoShownAt: [...new Set(behind.flatMap(copiesOf))].filter((each) => each !== path),
    below: there ? pagesIn(there) - 1 : 0,
    copies: copiesOf(path),
    takenWith: publication.published ? [] : takenWith(page, author),
  };
}

function pagesIn(page: Resource): number {
  let count = 1;
  for (const child of page.children.values()) if (isPage(child)) count += pagesIn(child);
  return count;
}

/** Recorded with the same timestamp. */
function takenWith(page: Resource, author: ResourceTree): string[] {
  const noteOf = (each: Resource) => {
    const properties = pageProperties(each);
    return properties['cq:lastReplicationAction'] === 'Deactivate' && properties['cq:lastReplicated'];
  };
  const note = noteOf(page);
  if (!note) return [];
  return publishedWithin(author, page.path)
    .filter((each) => each.path !== page.path && noteOf(each) === note)
    .map((each) => each.path);
}
