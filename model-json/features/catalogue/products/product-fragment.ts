import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import type { Properties } from '../../../core/exporter/Exporter';
import type { Locale } from '../../../core/exporter/shared/locale/languages';
import { text, texts } from '../../../core/exporter/shared/properties';

/** The models of the fragments that make the catalogue, by the last segment of their paths. */
export type ProductModel = 'product' | 'product-variant';

const NONE: Properties = {};
const MODEL = /^\/conf\/(?:.+\/)?settings\/dam\/cfm\/models\/(product|product-variant)$/;

const dataOf = (fragment: Resource) => fragment.children.get('jcr:content')?.children.get('data');

/** Which of the catalogue's models a resource is a fragment of; undefined for anything else. */
export function productModelOf(resource: Resource): ProductModel | undefined {
  if (resource.properties['jcr:primaryType'] !== 'dam:Asset') return undefined;
  const data = dataOf(resource);
  return data && (MODEL.exec(text(data.properties, 'cq:model') ?? '')?.[1] as ProductModel | undefined);
}

/** The product fragments of a site, in the order of their folder. */
export const productFragments = (tree: ResourceTree, site: string): Resource[] =>
  site ? fragmentsBelow(tree.get(`/content/dam/${site}/products`)) : [];

function fragmentsBelow(folder: Resource | undefined): Resource[] {
  return [...(folder?.children.values() ?? [])].flatMap((child) => {
    if (productModelOf(child) === 'product') return [child];
    return child.properties['jcr:primaryType'] === 'dam:Asset' ? [] : fragmentsBelow(child);
  });
}

/** The elements of a fragment as its source says them: numbers, references, the words of the first language. */
export const masterOf = (fragment: Resource): Properties =>
  dataOf(fragment)?.children.get('master')?.properties ?? NONE;

/** The variations that a language reads, nearest first: `fr_ch`, `fr`, and what is written in neither, from the source. */
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

/** Texts of a fragment in a language, all from one variation, so that they stay in step. */
export function elementTexts(fragment: Resource, name: string, locale: Locale): readonly string[] {
  const holder = variations(fragment, locale).find((elements) => texts(elements, name)?.length);
  return (holder && texts(holder, name)) ?? [];
}
