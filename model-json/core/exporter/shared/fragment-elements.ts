import type { Resource } from '../../repository/Resource';
import type { Properties } from '../Exporter';
import type { Locale } from './locale/languages';
import { text, texts } from './properties';

const NONE: Properties = {};

/** The node with a fragment's model and variations. */
export const dataOf = (fragment: Resource): Resource | undefined =>
  fragment.children.get('jcr:content')?.children.get('data');

/** The elements of a fragment's master: numbers, references, and texts in the first language. */
export const masterOf = (fragment: Resource): Properties =>
  dataOf(fragment)?.children.get('master')?.properties ?? NONE;

/** The variations for a locale, most specific first: `fr_ch`, `fr`, then the master. */
function variations(fragment: Resource, { language, country }: Locale): Properties[] {
  const data = dataOf(fragment)?.children;
  const names = country ? [`${language}_${country.toLowerCase()}`, language] : [language];
  return [...names, 'master'].map((name) => data?.get(name)?.properties ?? NONE);
}

/** A text of a fragment in a language. */
export function elementText(fragment: Resource, name: string, locale: Locale): string | undefined {
  for (const elements of variations(fragment, locale)) {
    const found = text(elements, name);
    if (found) return found;
  }
  return undefined;
}

/** Texts of a fragment in a language, all from one variation, so that parallel lists match. */
export function elementTexts(fragment: Resource, name: string, locale: Locale): readonly string[] {
  const holder = variations(fragment, locale).find((elements) => texts(elements, name)?.length);
  return (holder && texts(holder, name)) ?? [];
}
