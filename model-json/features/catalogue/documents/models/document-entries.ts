import { once } from '../../../../core/repository/once';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { assetLastModified, metadataValue } from '../../../../core/exporter/shared/assets';
import { languageRoot, localeOf, parseLocale } from '../../../../core/exporter/shared/locale/languages';
import {
  childPages,
  contentOf,
  pageProperties,
  pageTitle,
  siteName,
} from '../../../../core/exporter/shared/pages';
import { text } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../products/catalogue-of';
import { tagName } from '../../../../core/exporter/shared/tags';
import { productName } from '../../products/product-card';
import { elementText } from '../../../../core/exporter/shared/fragment-elements';
import { foldSku } from '../../products/sku';
import { manualFor } from './manual';
import type { SiteDocumentType } from './SiteDocument';
import { APP_ID } from '../../../../../shared/addresses/app';

/** An entry of the document list: enough to search for it; the rest is read when it is shown. */
export interface DocumentEntry {
  readonly type: SiteDocumentType;
  /** The page of the document. */
  readonly page: Resource;
  readonly title: string;
  readonly kind: string | undefined;
  /** Id of the family's tag. */
  readonly family: string | undefined;
  /** The language without its region. */
  readonly language: string;
  readonly revision: string;
  /** ISO day of the last change. */
  readonly modified: string;
  /** The searchable text: lower case, with a space before each word. */
  readonly words: string;
}

const kept = new WeakMap<
  ResourceTree,
  { version: unknown; entries: Map<string, () => readonly DocumentEntry[]> }
>();

/** All documents generated from a site: in the site's own language, and in other languages from their main sites. */
export function documentEntries(context: ExportContext): readonly DocumentEntry[] {
  const root = languageRoot(context.currentPage);
  if (!root) return [];
  const { tree } = context;
  const { version } = tree;
  let known = kept.get(tree);
  if (!known || version === undefined || known.version !== version) {
    known = { version, entries: new Map() };
    kept.set(tree, known);
  }
  const entries =
    known.entries.get(root.path) ??
    once(() => homesFor(root, tree).flatMap((home) => documentsOf(home, context)));
  known.entries.set(root.path, entries);
  return entries();
}

/** The language root itself, then one for each other language, preferring originals to live copies. */
function homesFor(root: Resource, tree: ResourceTree): Resource[] {
  const site = tree.get(root.path.split('/').slice(0, 3).join('/'));
  const own = localeOf(root).language;
  const others = (site ? childPages(site) : [])
    .flatMap(childPages)
    .filter((home) => parseLocale(home.name) && !contentOf(home)?.children.has('cq:LiveSyncConfig'));
  return [root, ...others.filter((home) => localeOf(home).language !== own)];
}

/** The entries of one language root. */
export function documentsOf(home: Resource, context: ExportContext): DocumentEntry[] {
  const locale = localeOf(home);
  const at = { ...context, currentPage: home };
  const catalogue = catalogueOf(at);
  const { language } = locale;
  const entry = (
    type: SiteDocumentType,
    page: Resource,
    source: Resource,
    own: Pick<DocumentEntry, 'title' | 'kind' | 'family'> & { skus?: readonly string[] },
  ): DocumentEntry => {
    const { title, kind, family, skus = [] } = own;
    const words = [title, kind, ...skus, ...skus.map(foldSku), tagName(at, family, locale)].filter(Boolean);
    const modified = new Date(assetLastModified(source)).toISOString().slice(0, 10);
    return {
      type,
      page,
      title,
      kind,
      family,
      language,
      modified,
      revision: metadataValue(source, `${APP_ID}:revision`) ?? modified.slice(0, 7),
      words: searchable(words.join(' ')),
    };
  };
  const entries: DocumentEntry[] = [];
  const catalogueEntry = (page: Resource): DocumentEntry[] => {
    const [newest] = catalogue.products
      .map(({ fragment }) => fragment)
      .toSorted((a, b) => assetLastModified(b) - assetLastModified(a));
    const title = pageTitle(context.tree.get(home.path.split('/').slice(0, 3).join('/'))) ?? home.name;
    return newest ? [entry('catalogue', page, newest, { title, kind: undefined, family: undefined })] : [];
  };
  const visit = (page: Resource): void => {
    const properties = pageProperties(page);
    const product = catalogue.get(text(properties, 'productPath'));
    const family = text(properties, 'family');
    if (product && catalogue.pageOf(product, home)?.path === page.path) {
      const kind = elementText(product.fragment, 'kind', locale);
      const skus = [product.sku, ...product.variants.map(({ sku }) => sku)];
      const own = { title: productName(product, locale), kind, family: product.family, skus };
      entries.push(entry('data-sheet', page, product.fragment, own));
    } else if (family) {
      const manual = manualFor(family, siteName(home), context.tree);
      const title = manual && elementText(manual, 'title', locale);
      if (title)
        entries.push(entry('manual', page, manual, { title, kind: tagName(at, family, locale), family }));
      if (text(properties, 'cq:cifProductPage')) entries.unshift(...catalogueEntry(page));
    }
    childPages(page).forEach(visit);
  };
  visit(home);
  return entries;
}

/** Words normalised for comparison; a typed word matches the beginning of a word. */
export const searchable = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .join(' ')}`;
