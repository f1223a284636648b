import { createContext } from '../../../model-json/core/exporter/create-context';
import { exportResource } from '../../../model-json/core/exporter/export-resource';
import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import { tagNames } from '../../../model-json/core/exporter/shared/tags';
import { dataSheetOf } from '../../../model-json/features/catalogue/documents/models/data-sheet';
import { localeOf } from '../../../model-json/core/exporter/shared/locale/languages';
import type { Resource, ResourceTree } from '../../../model-json/core/repository/Resource';
import { messagesFor } from '../../../shared/words/messages';
import { text, words, type Node } from '../content-tree';
import { list, products } from './products';

/** A product, and what its page, its data sheet, the cards, the structured data and the search say of it. */
export interface Said {
  readonly product: Node;
  /** As readers get them: no markup, each ending like a sentence. */
  readonly texts: readonly string[];
}

/** Components of a page whose words stand on it whichever product it shows. */
const FIXED = /^ventora\/components\/(?:text|title|commerce\/experiencefragment)$/;
/** Names of what models hold besides words. */
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

/** What is said of each product of a site. Documents of the search hold the same words of the fragment, and names of tags. */
export function saidOn(tree: ResourceTree, root: string): Said[] {
  return [...listPages(tree.get(`${root}/products`)!)].map((page) => {
    const context = createContext({ tree, currentPage: page, registry: siteExporters });
    const content = page.children.get('jcr:content')!;
    const product = products.get(String(content.properties.productPath))!;
    const { lead, description, note, madeFor, certificates, supply } = dataSheetOf(page, context)!;
    const locale = localeOf(page);
    const parts = [...fixedParts(tree.get(`${content.path}/root/main`)!)];
    const tags = tagNames(context, [...list(product, 'uses'), ...list(product, 'features')], locale);
    const { reserve } = messagesFor(locale.language).documentSheet;
    const said = [lead, description, note, madeFor, certificates, supply, tags, reserve];
    return {
      product,
      texts: [...wordsIn([said, parts.map((part) => exportResource(part, context))])].filter(Boolean),
    };
  });
}

/** Sentences of a text with numbers and names of machines left open, so that those of a kind are one. */
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
