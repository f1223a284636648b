import type { Finding } from '../Finding';
import type { Page } from '../Page';
import { pageLinks, type PageLinks } from './page-links';

/** The status of an address, and its page if it is one. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly html?: string }>;

/** They are not asked for: each would be drawn for it. */
const DRAWN = /\.pdf(?:\?|$)/;

/** Checks what pages say about addresses once all are known: links, places within pages, languages. */
export class Links {
  private readonly pages = new Map<string, PageLinks>();
  /** Address of a link → the first page with it. */
  private readonly linked = new Map<string, string>();
  private readonly places = new Map<string, string>();
  private readonly asked = new Set<string>();

  /** @param most how many addresses are asked for beyond the pages that are known */
  constructor(
    private readonly origin: string,
    private readonly most = Infinity,
  ) {}

  add({ address, html }: Page): void {
    const found = pageLinks(html, this.origin, address);
    this.pages.set(address, found);
    for (const link of found.links) if (!this.linked.has(link)) this.linked.set(link, address);
    for (const place of found.places) if (!this.places.has(place)) this.places.set(place, address);
  }

  get count(): number {
    return this.linked.size;
  }

  /** Addresses of PDFs that pages link to, in one of their units. */
  get documents(): string[] {
    const paths = [...this.linked.keys()].map((link) => link.replace(/\?.*/, ''));
    return [...new Set(paths)].filter((path) => DRAWN.test(path));
  }

  /** @param ask called for addresses that are not among the pages */
  async check(ask: Ask): Promise<Finding[]> {
    const listed = new Map(this.pages);
    return [
      ...(await this.checkLinks(ask)),
      ...this.checkPlaces(),
      ...[...listed].flatMap(([address, page]) => this.checkLanguages(address, page)),
    ];
  }

  private async checkLinks(ask: Ask): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const [link, address] of this.linked) {
      if (this.asked.size >= this.most) break;
      if (this.pages.has(link) || DRAWN.test(link)) continue;
      this.asked.add(link);
      const { status, html } = await ask(link);
      if (status !== 200)
        findings.push({
          checker: 'links',
          isError: true,
          kind: `A link answers ${status}`,
          address,
          detail: link,
        });
      // Other pages name it as another language, or a place in it.
      else if (html !== undefined) this.pages.set(link, pageLinks(html, this.origin, link));
    }
    return findings;
  }

  private checkPlaces(): Finding[] {
    return [...this.places].flatMap(([place, address]) => {
      const at = place.indexOf('#');
      const page = this.pages.get(place.slice(0, at));
      if (!page || page.ids.has(decodeURIComponent(place.slice(at + 1)))) return [];
      const kind = 'A link leads to a place that its page does not have';
      return [{ checker: 'links', isError: true, kind, address, detail: place }];
    });
  }

  /** Search engines ignore languages that do not name each other. */
  private checkLanguages(address: string, { alternates, canonical }: PageLinks): Finding[] {
    if (alternates.size === 0) return [];
    const wrong = (kind: string, detail: string): Finding => ({
      checker: 'hreflang',
      isError: true,
      kind,
      address,
      detail,
    });
    const findings: Finding[] = [];
    if (![...alternates.values()].includes(canonical ?? this.origin + address))
      findings.push(wrong('A page does not name its own language', canonical ?? ''));
    for (const [language, href] of alternates) {
      if (language !== 'x-default' && !isLanguage(language))
        findings.push(wrong('hreflang is not a language', language));
      const path = href.replace(this.origin, '') || '/';
      const other = this.pages.get(path);
      if (!other) {
        if (this.asked.has(path) || this.most === Infinity)
          findings.push(wrong('hreflang leads to no page', href));
      } else if (![...other.alternates.values()].includes(canonical ?? this.origin + address))
        findings.push(wrong('The other language does not name this page', href));
    }
    return findings;
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
