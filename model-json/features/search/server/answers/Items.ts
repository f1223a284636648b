import type { z } from 'zod';
import type { pictureModel } from '../../../../../shared/models/Picture.model';
import type {
  PageItem,
  ProductItem,
  SearchItem,
  SuggestItem,
} from '../../../../../shared/search/search-answer';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import {
  assetMimeType,
  getAsset,
  metadata,
  metadataValue,
  originalSize,
} from '../../../../core/exporter/shared/assets';
import { linkTo } from '../../../../core/exporter/shared/links/links';
import { extensionOf } from '../../../../core/exporter/shared/mime-types';
import { getPage, pageDescription, pageProperties } from '../../../../core/exporter/shared/pages';
import { number, text } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../../catalogue/products/catalogue-of';
import { documentEntries } from '../../../catalogue/documents/models/document-entries';
import { SELECTORS } from '../../../catalogue/documents/models/site-document';
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { productCard } from '../../../catalogue/products/product-card';
import { featuredPicture } from '../../../../core/exporter/site/media/picture';
import type { Resource } from '../../../../core/repository/Resource';
import type { SearchDocument } from '../../engine/SearchDocument';
import { VersionCache } from '../../../../core/server/pages/VersionCache';
import { readPath } from '../documents/drawn-documents';
import { foundTitle } from '../documents/page-documents';
import type { Site } from '../../../../core/server/pages/sites';
import { smallPicture } from './small-picture';

type Picture = z.input<typeof pictureModel>;

/** Ids of results begin so. */
const OWNER = 'search';
const MOST = 1500;

/** Documents as results, as a site shows them: its titles, its links, its units' figures. Made once a version of the content. */
export class Items {
  private readonly made: VersionCache<SearchItem | null>;

  /** @param contextAt the context of a page's model */
  constructor(
    version: () => unknown,
    private readonly contextAt: (page: Resource) => ExportContext,
  ) {
    this.made = new VersionCache(version, MOST);
  }

  /** @returns undefined for a document that is not there any more: the index may be a moment behind */
  of(document: SearchDocument, site: Site): SearchItem | undefined {
    const key = `${site.root.path} ${document.id}`;
    const known = this.made.find(key);
    if (known !== undefined) return known ?? undefined;
    const item = this.make(document, site);
    if (!isUnderWay(item)) this.made.keep(key, item ?? null);
    return item;
  }

  /** @returns undefined, too, for a product without a page: there is nowhere to go */
  suggestion(document: SearchDocument, site: Site): SuggestItem | undefined {
    const item = this.of(document, site);
    if (!item) return undefined;
    const picture = smallPicture(item.image as Picture | undefined);
    const image = picture === undefined ? {} : { image: picture };
    if (item.type !== 'product') return { type: item.type, title: item.title, url: item.url, ...image };
    const { url } = (item.link ?? {}) as { url?: string };
    if (!url) return undefined;
    const sku = typeof item.sku === 'string' ? { sku: item.sku } : {};
    const subject = typeof item.kind === 'string' ? { subject: item.kind } : {};
    return { type: 'product', title: item.name, url, ...sku, ...subject, ...image };
  }

  private make(document: SearchDocument, site: Site): SearchItem | undefined {
    const context = this.contextAt(site.root);
    const shop: ComponentOwner = { context, shadowingDisabled: false, id: OWNER, locale: site.locale };
    if (document.kind === 'product') return productItem(document, shop);
    if (document.kind === 'document') return fileItem(document, shop);
    return pageItem(document, shop);
  }
}

function productItem({ path }: SearchDocument, shop: ComponentOwner): ProductItem | undefined {
  const product = catalogueOf(shop.context).get(path);
  if (!product) return undefined;
  return { ...(withoutGaps(productCard(product, shop)) as unknown as ProductItem), type: 'product' };
}

function pageItem({ kind, path }: SearchDocument, shop: ComponentOwner): PageItem | undefined {
  const page = getPage(shop.context.tree, path);
  const url = page && linkTo(page.path, shop).mappedUrl;
  if (!page || url === undefined) return undefined;
  return withoutGaps({
    type: kind as PageItem['type'],
    id: path,
    title: foundTitle(page),
    url,
    description: pageDescription(page),
    date: text(pageProperties(page), 'date')?.slice(0, 10),
    image: featuredPicture(page, shop.context) as Picture | undefined,
  });
}

function fileItem({ path }: SearchDocument, shop: ComponentOwner): PageItem | undefined {
  const asset = getAsset(shop.context.tree, path);
  if (!asset) return drawnItem(path, shop);
  const extension = extensionOf(assetMimeType(asset)) ?? asset.name.replace(/^.*\./, '');
  const url = linkTo(`${path}.coredownload.inline.${extension}`, shop).mappedUrl;
  if (url === undefined) return undefined;
  return withoutGaps({
    type: 'document' as const,
    id: path,
    title: metadataValue(asset, 'dc:title') ?? asset.name,
    url,
    description: metadataValue(asset, 'dc:description'),
    format: extension.toUpperCase(),
    bytes: number(metadata(asset), 'dam:size') ?? (originalSize(asset) || undefined),
  });
}

/** A document that is drawn from a page; its size as soon as it has been drawn. */
function drawnItem(path: string, shop: ComponentOwner): PageItem | undefined {
  const { context } = shop;
  const address = readPath(path);
  const entry =
    address &&
    documentEntries(context).find(({ type, page }) => page.path === address.page && type === address.type);
  const url = entry && linkTo(path, shop).mappedUrl;
  if (!address || !entry || url === undefined) return undefined;
  return withoutGaps({
    type: 'document' as const,
    id: path,
    title: entry.title,
    url,
    description: entry.kind,
    format: 'PDF',
    bytes: context.services?.drawnFile?.(entry.page, SELECTORS[address.type], undefined)?.bytes,
    documentType: address.type,
    language: entry.language,
  });
}

/** Whether a document is still to be drawn: its size comes without a change of the content. */
const isUnderWay = (item: SearchItem | undefined): boolean =>
  item?.type === 'document' && 'documentType' in item && item.bytes === undefined;

/** Without keys that have no value, as JSON has it. */
const withoutGaps = <T extends object>(item: T): T =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T;
