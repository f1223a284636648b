import type { Resource, ResourceTree } from '../../../repository/Resource';
import { containingPage, getPage, pageProperties } from '../pages';
import { text } from '../properties';

/** The parts of a Java Locale that pages use. */
export interface Locale {
  readonly language: string;
  /** Upper case; '' if there is none. */
  readonly country: string;
}

const ISO_LANGUAGES = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es ' +
    'et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj ' +
    'kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ' +
    'ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti ' +
    'tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
  ).split(' '),
);
const DEFAULT_LOCALE: Locale = { language: 'en', country: 'US' };

/** The locale of a name or a `jcr:language`: `de`, `en_US`, `fr-ch`; undefined if it is not one. */
export function parseLocale(name: string | undefined): Locale | undefined {
  const match = /^([a-z]{2})(?:[_-]([a-z]{2}))?$/i.exec(name ?? '');
  const language = match?.[1]?.toLowerCase();
  if (!language || !ISO_LANGUAGES.has(language)) return undefined;
  return { language, country: match?.[2]?.toUpperCase() ?? '' };
}

/** `en_US`, as Java prints it. */
export const localeName = ({ language, country }: Locale) => (country ? `${language}_${country}` : language);

/** `en-US` (BCP 47). */
export const languageTag = (locale: Locale) => localeName(locale).replace('_', '-');

/**
 * The locale of a page (Page.getLanguage(false)): the nearest `jcr:language` at or above it, else the nearest page name
 * that is a language.
 */
export function localeOf(page: Resource | undefined): Locale {
  for (let node = page; node; node = node.parent) {
    const locale = parseLocale(text(pageProperties(node), 'jcr:language'));
    if (locale) return locale;
  }
  for (let node = page; node; node = node.parent) {
    const locale = parseLocale(node.name);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

/** The root page of a language tree (LanguageManager.getLanguageRoot): the nearest page named after a language. */
export function languageRoot(resource: Resource | undefined): Resource | undefined {
  for (let node = containingPage(resource); node; node = containingPage(node.parent)) {
    if (parseLocale(node.name)) return node;
  }
  return undefined;
}

/** The counterpart of a page in another language tree: `page` moved from its language root to `root`. */
export const pageBelow = (tree: ResourceTree, root: Resource, languageRootOfPage: Resource, page: Resource) =>
  getPage(tree, root.path + page.path.slice(languageRootOfPage.path.length));
