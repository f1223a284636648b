import { createContext } from '../../../model-json/core/exporter/create-context';
import { exportResource } from '../../../model-json/core/exporter/export-resource';
import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import { tagNames } from '../../../model-json/core/exporter/shared/tags';
import { dataSheetOf } from '../../../model-json/features/catalogue/documents/models/data-sheet';
import { currentProduct } from '../../../model-json/features/catalogue/products/current-product';
import { localeOf } from '../../../model-json/core/exporter/shared/locale/languages';
import type { Resource, ResourceTree } from '../../../model-json/core/repository/Resource';
import { catalogueWords } from '../../../shared/features/catalogue/api/words';
import { text, words, type Node } from '../content-tree';
import { derivedTexts } from './derived-texts';
import { list, products } from './products';

/** A product, and its texts on its page, data sheet, cards, in structured data and in the search. */
export interface Said {
  readonly product: Node;
  /** As readers see them: no markup, each ending like a sentence. */
  readonly texts: readonly string[];
}

/** Components whose words are the same whichever product a page shows. */
const FIXED = /^ventora\/components\/(?:text|title|commerce\/experiencefragment)$/;
/** Properties of models other than words. */
const STRUCTURE =
  /^(?::|id$|url$|link|type$|allowed|appliedCss|css|class|grid|columnClass|localized|configured)/;

const plain = (html: string): string =>
  words(html.replace(/(?<![.:;?!])<\/(?:p|h\d|li)>/g, '.$&')).replace(/\u00a0/g, ' ');

function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield plain(value);
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value))
      if (name === ':items' || !STRUCTURE.test(name)) yield* wordsIn(each);
}

const isPage = ({ properties }: Resource) => properties['jcr:primaryType'] === 'cq:Page';

function* listPages(page: Resource): Generator<Resource> {
  if (products.has(String(page.children.get('jcr:content')?.properties.productPath))) yield page;
  for (const child of page.children.values()) if (isPage(child)) yield* listPages(child);
}

function* fixedParts(node: Resource): Generator<Resource> {
  if (FIXED.test(String(node.properties['sling:resourceType']))) yield node;
  else for (const child of node.children.values()) yield* fixedParts(child);
}

/** The texts of each product of a site. Search documents contain the same words of the fragment, and tag names. */
export function saidOn(tree: ResourceTree, root: string): Said[] {
  return [...listPages(tree.get(`${root}/products`)!)].map((page) => {
    const context = createContext({ tree, currentPage: page, registry: siteExporters });
    const content = page.children.get('jcr:content')!;
    const product = products.get(String(content.properties.productPath))!;
    const { lead, description, note, madeFor, certificates, supply } = dataSheetOf(page, context)!;
    const locale = localeOf(page);
    const parts = [...fixedParts(tree.get(`${content.path}/root/main`)!)];
    const tags = tagNames(context, [...list(product, 'uses'), ...list(product, 'features')], locale);
    const messages = catalogueWords(locale.language);
    const { reserve } = messages.documentSheet;
    const derived = derivedTexts(currentProduct(content, context)!, { lead, description }, context, locale);
    const said = [lead, description, note, madeFor, certificates, supply, tags, reserve, derived];
    return {
      product,
      texts: [...wordsIn([said, parts.map((part) => exportResource(part, context))])].filter(Boolean),
    };
  });
}

/** Sentences of a text, with placeholders for numbers and machine names so that similar sentences are equal. */
export const sentencesOf = (said: string): string[] =>
  said
    .split(/(?<=[.;:!?])\s+/)
    .map((sentence) =>
      sentence
        .replace(/\d[\d.,]*/g, '#')
        .replace(/\b(?:R|M|S|B|P|K|KE|OW|FP|FF|FA)(?: #)+(?: (?:T|VT|V|B|OF|Twin|Silent)\b)*/g, '@')
        .trim(),
    )
    .filter((sentence) => /\p{L}{3}/u.test(sentence));

/** Name of a product, for a message. */
export const nameOf = (product: Node): string => `${text(product, 'sku')} ${text(product, 'name')}`;
