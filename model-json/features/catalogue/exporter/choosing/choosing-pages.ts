import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Model } from '../../../../core/exporter/Exporter';
import { linksOf, linkTo, type LinkOwner } from '../../../../core/exporter/shared/links/links';
import { localPage } from '../../../../core/exporter/shared/locale/localisation';
import { pageProperties } from '../../../../core/exporter/shared/pages';
import type { PageKeys } from '../../../../core/exporter/site/page/page';
import { text } from '../../../../core/exporter/shared/properties';

/** The pages for comparison and quotes, by the page property that names them. */
const PAGES = { compare: 'comparePage', quote: 'quotePage' } as const;

export type ChoosingPage = keyof typeof PAGES;

/** The comparison or quote page named by a page or its nearest ancestor. */
export function choosingPage(name: ChoosingPage, context: ExportContext): Resource | undefined {
  for (let node = context.currentPage; node; node = node.parent) {
    const path = text(pageProperties(node), PAGES[name]);
    if (path) return localPage(path, context);
  }
  return undefined;
}

/** The pages where visitors of a page continue with their choice. */
export const choosingKeys: PageKeys = (content, context) => ({
  choosing: choosingAddresses(linksOf(content, context)),
});

/** The addresses of both pages; undefined if there are none. */
function choosingAddresses(owner: LinkOwner): Model | undefined {
  // Both pages show what their address asks for.
  if (owner.context.services?.isStatic) return undefined;
  const addressOf = (name: ChoosingPage) => {
    const page = choosingPage(name, owner.context);
    return page && linkTo(page.path, owner).mappedUrl;
  };
  const [compare, quote] = [addressOf('compare'), addressOf('quote')];
  return compare || quote ? { compare, quote } : undefined;
}
