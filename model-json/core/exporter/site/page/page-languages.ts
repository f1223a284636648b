import type { Resource, ResourceTree } from '../../../repository/Resource';
import type { ExportContext } from '../../Exporter';
import { languageTag, localeOf, parseLocale } from '../../shared/locale/languages';
import { childPages, contentOf, getPage } from '../../shared/pages';

/** Depth of a language's home page: `/content/<site>/<country>/<language>`. */
const homeDepth = 4;

function languageHomes(site: Resource): Resource[] {
  return childPages(site)
    .flatMap(childPages)
    .filter((home) => parseLocale(home.name) && contentOf(home));
}

/** A page as the languages of its site have it: the site, their home pages in tree order, and its path below them. */
export interface InLanguages {
  readonly site: Resource;
  readonly homes: readonly Resource[];
  /** `/products/screw`; empty for the home pages themselves. */
  readonly below: string;
}

/** @returns undefined for a page that is in no language of a site */
export function inLanguages({ path }: Resource, tree: ResourceTree): InLanguages | undefined {
  const segments = path.split('/').slice(1);
  if (segments.length < homeDepth) return undefined;
  const site = getPage(tree, `/${segments.slice(0, 2).join('/')}`);
  const below = segments
    .slice(homeDepth)
    .map((segment) => `/${segment}`)
    .join('');
  return site && { site, homes: languageHomes(site), below };
}

/** BCP 47 tag → the same page in that language, in tree order. */
function translations(page: Resource, { tree }: ExportContext): Map<string, Resource> {
  const { homes = [], below = '' } = inLanguages(page, tree) ?? {};
  const pages = new Map<string, Resource>();
  for (const home of homes) {
    const found = getPage(tree, home.path + below);
    if (found && contentOf(found)) pages.set(languageTag(localeOf(found)), found);
  }
  return pages;
}

/**
 * hreflang → the same page in that language, only where it exists, including itself, and `x-default` (the site's first
 * language that has it). Empty if there are no others.
 */
export function alternatePages(page: Resource, context: ExportContext): Map<string, Resource> {
  const pages = translations(page, context);
  const [first] = pages.values();
  if (!first || pages.size < 2) return new Map();
  return new Map([...pages, ['x-default', first]]);
}
