import type { Localisings } from './Localising';
import type { Resource, Value } from '../Resource';

export type Properties = Readonly<Record<string, Value>>;

const differs = (a: Value, b: Value) => String(a) !== String(b);

/** A tag's title in a country's spelling: `jcr:title.en_us`, as named by AEM. */
export function spelledTitles(tag: Properties, { byLocale }: Localisings): Record<string, Value> {
  const titles: Record<string, Value> = {};
  for (const [locale, localising] of byLocale) {
    const title = tag[`jcr:title.${locale.slice(0, 2)}`] ?? tag['jcr:title'];
    if (title === undefined) continue;
    const written = localising(title, { kind: 'prose', name: 'jcr:title' });
    if (differs(written, title)) titles[`jcr:title.${locale}`] = written;
  }
  return titles;
}

/**
 * The variations of a fragment for countries with another spelling, by name. Each repeats the variation of its
 * language, since it is read in its place; of the source it contains only the differences.
 *
 * @param words names of the elements that are text
 * @param data nodes below the fragment's `data`
 */
export function* spelledVariations(
  words: ReadonlySet<string>,
  data: ReadonlyMap<string, Resource>,
  { byLocale }: Localisings,
): Generator<[name: string, elements: Record<string, Value>]> {
  for (const [locale, localising] of byLocale) {
    const ofLanguage = data.get(locale.slice(0, 2));
    const base = (ofLanguage ?? data.get('master'))?.properties ?? {};
    const changed = Object.entries(base)
      .filter(([name]) => words.has(name))
      .map(([name, value]) => [name, localising(value, { kind: 'prose', name }), value] as const)
      .filter(([, written, value]) => differs(written, value));
    if (changed.length === 0) continue;
    const rest = ofLanguage?.properties ?? { 'jcr:primaryType': 'nt:unstructured' };
    yield [locale, { ...rest, ...Object.fromEntries(changed) }];
  }
}
