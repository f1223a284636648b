import type { Resource } from '../../../repository/Resource';
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

/** BCP 47 tag → the same page in that language, in tree order. */
function translations(page: Resource, context: ExportContext): Map<string, Resource> {
  const segments = page.path.split('/').slice(1);
  const site =
    segments.length < homeDepth ? undefined : getPage(context.tree, `/${segments.slice(0, 2).join('/')}`);
  const below = segments
    .slice(homeDepth)
    .map((segment) => `/${segment}`)
    .join('');
  const pages = new Map<string, Resource>();
  for (const home of site ? languageHomes(site) : []) {
    const found = getPage(context.tree, home.path + below);
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
