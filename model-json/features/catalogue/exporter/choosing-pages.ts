import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext, Model } from '../../../core/exporter/Exporter';
import { linksOf, linkTo, type LinkOwner } from '../../../core/exporter/shared/links/links';
import { localPage } from '../../../core/exporter/shared/locale/localisation';
import { pageProperties } from '../../../core/exporter/shared/pages';
import type { PageKeys } from '../../../core/exporter/site/page/page';
import { text } from '../../../core/exporter/shared/properties';

/** Where visitors go on with what they chose, by the property of a page that says so. */
const PAGES = { compare: 'comparePage', quote: 'quotePage' } as const;

export type ChoosingPage = keyof typeof PAGES;

/** The page that a page, or the nearest above it, names for the comparison or the quote list. */
export function choosingPage(name: ChoosingPage, context: ExportContext): Resource | undefined {
  for (let node = context.currentPage; node; node = node.parent) {
    const path = text(pageProperties(node), PAGES[name]);
    if (path) return localPage(path, context);
  }
  return undefined;
}

/** Where visitors of a page go on with what they choose. */
export const choosingKeys: PageKeys = (content, context) => ({
  choosing: choosingAddresses(linksOf(content, context)),
});

/** The addresses of both pages; undefined where there are none. */
function choosingAddresses(owner: LinkOwner): Model | undefined {
  const addressOf = (name: ChoosingPage) => {
    const page = choosingPage(name, owner.context);
    return page && linkTo(page.path, owner).mappedUrl;
  };
  const [compare, quote] = [addressOf('compare'), addressOf('quote')];
  return compare || quote ? { compare, quote } : undefined;
}
