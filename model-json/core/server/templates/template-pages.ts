import { pageProperties, pagesFrom, displayTitle } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { storedOf } from '../../repository/derived/stored-of';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';

interface Counted {
  readonly version: number;
  readonly pages: ReadonlyMap<string, readonly Resource[]>;
}

/** Counted once for each version of the content. */
const known = new WeakMap<Repository, Counted>();

/** The stored pages below `/content` that use each template, by its path. Copies in releases count, since they are pages to be. */
export function pagesByTemplate(repository: Repository): ReadonlyMap<string, readonly Resource[]> {
  const { version } = repository;
  const before = known.get(repository);
  if (before?.version === version) return before.pages;
  const pages = new Map<string, Resource[]>();
  const root = repository.get('/content');
  for (const page of root ? pagesFrom(root) : []) {
    const template = storedOf(page) && text(pageProperties(page), 'cq:template');
    if (!template) continue;
    const others = pages.get(template);
    if (others) others.push(page);
    else pages.set(template, [page]);
  }
  known.set(repository, { version, pages });
  return pages;
}

export const titleOfPage = (page: Resource): string => displayTitle(page) || page.name;
