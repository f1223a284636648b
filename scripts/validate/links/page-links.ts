import { Parser } from 'htmlparser2';
import { ownText } from '../own-text';

/** What a page says about addresses. */
export interface PageLinks {
  readonly canonical: string | undefined;
  /** `hreflang` → address. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Addresses of the site that the page links to, without their fragments; script and pictures are not among them. */
  readonly links: ReadonlySet<string>;
  /** Links to places: address with `#id`. */
  readonly places: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** Reads a page's links. @param origin of the site @param address of the page */
export function pageLinks(html: string, origin: string, address: string): PageLinks {
  let canonical: string | undefined;
  const alternates = new Map<string, string>();
  const [links, places, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const follow = (href: string): void => {
    if (!URL.canParse(href, origin + address)) return;
    const url = new URL(href, origin + address);
    if (url.origin !== origin) return;
    const path = ownText(url.pathname + url.search);
    links.add(path);
    if (url.hash !== '') places.add(ownText(path + url.hash));
  };
  const parser = new Parser({
    onopentag(name, { id, href, rel = '', hreflang }) {
      if (id) ids.add(ownText(id));
      if (href === undefined) return;
      if (name === 'a' || name === 'area') return follow(href);
      if (name !== 'link') return;
      if (rel === 'canonical') canonical = ownText(href);
      if (rel === 'alternate' && hreflang) alternates.set(ownText(hreflang), ownText(href));
      follow(href);
    },
  });
  parser.end(html);
  return { canonical, alternates, links, places, ids };
}
