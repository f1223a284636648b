import { getPage } from '../../../../core/exporter/shared/pages';
import { isWithin } from '../../../../core/repository/path';
import type { ResourceTree } from '../../../../core/repository/Resource';
import type { SearchDocument } from '../../engine/SearchDocument';
import type { SearchableContent } from '../../SearchableContent';
import { firstOf } from '../first-of';
import type { Described } from './Described';
import { documentId } from './document-id';
import { isFound, pageDocument } from './page-documents';

type Found = readonly [id: string, read: () => SearchDocument | undefined];

/** The document of a page: its own, or that of its stand-in; none if the page is gone. It is read on demand. */
export function documentAt(
  path: string,
  all: readonly Described[],
  tree: ResourceTree,
  sources: readonly SearchableContent[],
): Found[] {
  const page = getPage(tree, path);
  if (!page) return [[path, () => undefined]];
  return all.flatMap((described): Found[] => {
    const site = described.sites.find(({ root }) => isWithin(path, root.path));
    if (!site) return [];
    const standIn = firstOf(sources, ({ standsFor }) => standsFor?.(page));
    if (!standIn)
      return [
        [path, () => (isFound(page, sources) ? pageDocument(page, site, described, sources) : undefined)],
      ];
    const id = documentId(standIn.path, site.root.path);
    return [[id, () => standIn.read(site, described.contextOf(site))]];
  });
}
