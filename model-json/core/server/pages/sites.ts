import { config } from '#site-server/site.config';
import { languageTag, localeOf, parseLocale, type Locale } from '../../exporter/shared/locale/languages';
import { isPage } from '../../exporter/shared/pages';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { LANGUAGES, type Language } from '../../../../shared/words/languages';
import { CONTENT_ROOT } from '../../../../shared/addresses/app';
import { isLanguage } from '../../../../shared/words/is-language';

/** The pages of one country in one language. */
export interface Site {
  /** Root of its pages: `/content/mysite/ch/de`. */
  readonly root: Resource;
  readonly locale: Locale;
  /** BCP 47, `de-CH`. */
  readonly tag: string;
  readonly language: Language;
}

/**
 * All sites in an indexed language: first the main ones in the order of their languages, starting with home, then the
 * others.
 */
export function sitesOf(tree: ResourceTree): Site[] {
  const countries = [...(tree.get(CONTENT_ROOT)?.children.values() ?? [])];
  const sites = countries.flatMap((country) =>
    [...country.children.values()]
      .filter((page) => isPage(page) && parseLocale(page.name) !== undefined)
      .flatMap((root) => siteAt(root) ?? []),
  );
  return sites.sort((a, b) => rank(a) - rank(b));
}

/** The site with this root page; undefined if its language is not indexed. */
export function siteAt(root: Resource): Site | undefined {
  const locale = localeOf(root);
  const { language } = locale;
  return isLanguage(language) ? { root, locale, tag: tagOf(root, locale), language } : undefined;
}

/** The site of a language tag: that of its country, else the main one of its language. */
export function siteOf(sites: readonly Site[], tag: string): Site | undefined {
  const wanted = parseLocale(tag);
  if (!wanted) return undefined;
  const known = sites.filter(({ language }) => language === wanted.language);
  return known.find((site) => countryOf(site) === wanted.country) ?? known[0];
}

const rank = (site: Site): number =>
  countryOf(site) === config.mainCountries[site.language]?.toUpperCase()
    ? LANGUAGES.indexOf(site.language)
    : LANGUAGES.length;

const countryOf = ({ root, locale }: Pick<Site, 'root' | 'locale'>): string =>
  locale.country || (root.parent?.name.toUpperCase() ?? '');

const tagOf = (root: Resource, locale: Locale): string =>
  languageTag({ ...locale, country: countryOf({ root, locale }) });
