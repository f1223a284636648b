import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import type { Model } from '../../../core/exporter/Exporter';
import {
  assetMimeType,
  getAsset,
  metadata,
  metadataValue,
  originalSize,
} from '../../../core/exporter/shared/assets';
import { linkTo } from '../../../core/exporter/shared/links/links';
import { extensionOf } from '../../../core/exporter/shared/mime-types';
import { number } from '../../../core/exporter/shared/properties';
import { listed, type Product } from './Product';
import { drawnDocuments } from '../documents/models/drawn-documents';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { APP_ID } from '../../../../shared/addresses/app';

/** Kinds of documents in the order of their importance to buyers. Others follow. */
export const DOCUMENT_TYPES = [
  'data-sheet',
  'manual',
  'certificate',
  'drawing',
  'dimensions',
  'step',
  'dxf',
  'glb',
  'parts-list',
];

/** The language to use if a document is not in the reader's. */
const FALLBACK_LANGUAGE = 'en';

const typeOf = (asset: Resource) => metadataValue(asset, `${APP_ID}:documentType`) ?? '';
/** The language part of `dc:language`; '' for a document without text. */
const languageOf = (asset: Resource) =>
  metadataValue(asset, 'dc:language')?.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The documents of a product, one of each kind: in the reader's language, else in English, else in any, which the model then
 * indicates. Documents without a kind are all shown. Data sheet and manual are generated unless an author added one.
 */
export function productDocuments(product: Product, shop: ComponentOwner): Model[] {
  const files = documentsOf(product, shop.context.tree, shop.locale.language);
  const models = files.map((asset) => documentModel(asset, shop));
  const drawn = drawnDocuments(product, shop).filter(
    ({ type }) => !files.some((asset) => typeOf(asset) === type),
  );
  return [...models, ...drawn].sort((a, b) => rankOf(a.type) - rankOf(b.type));
}

/** The assets behind them. */
export function documentsOf(product: Product, tree: ResourceTree, language: string): Resource[] {
  const assets = listed(product, 'documents').flatMap((path) => getAsset(tree, path) ?? []);
  const kinds = new Map<string, Versions>();
  for (const asset of assets) {
    const key = typeOf(asset) || asset.path;
    const known = kinds.get(key);
    if (known) known.push(asset);
    else kinds.set(key, [asset]);
  }
  return [...kinds.values()]
    .map((versions) => nearest(versions, language))
    .sort((a, b) => rankOf(typeOf(a)) - rankOf(typeOf(b)));
}

function rankOf(type: unknown): number {
  const index = DOCUMENT_TYPES.findIndex((each) => each === type);
  return index < 0 ? DOCUMENT_TYPES.length : index;
}

/** One document in several languages. */
type Versions = [Resource, ...Resource[]];

function nearest(versions: Versions, language: string): Resource {
  const find = (wanted: string) => versions.find((asset) => languageOf(asset) === wanted);
  return find(language) ?? find('') ?? find(FALLBACK_LANGUAGE) ?? versions[0];
}

function documentModel(asset: Resource, { context, shadowingDisabled, locale }: ComponentOwner): Model {
  const language = languageOf(asset);
  const extension = extensionOf(assetMimeType(asset)) ?? asset.name.replace(/^.*\./, '');
  const url = `${asset.path}.coredownload.inline.${extension}`;
  return {
    url: linkTo(url, { context, shadowingDisabled }).mappedUrl,
    title: metadataValue(asset, 'dc:title') ?? asset.name,
    type: typeOf(asset) || undefined,
    language: language || undefined,
    isFallback: language !== '' && language !== locale.language,
    revision: metadataValue(asset, `${APP_ID}:revision`),
    extension,
    bytes: number(metadata(asset), 'dam:size') ?? (originalSize(asset) || undefined),
  };
}
