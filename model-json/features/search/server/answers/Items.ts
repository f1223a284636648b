import type { z } from 'zod';
import type { pictureModel } from '../../../../../shared/models/Picture.model';
import type { PageItem, SearchItem, SuggestItem } from '../../../../../shared/search/search-answer';
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
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { featuredPicture } from '../../../../core/exporter/site/media/picture';
import type { Resource } from '../../../../core/repository/Resource';
import type { SearchDocument } from '../../engine/SearchDocument';
import { VersionCache } from '../../../../core/server/pages/VersionCache';
import { foundTitle } from '../documents/page-documents';
import type { Site } from '../../../../core/server/pages/sites';
import type { SearchableContent } from '../../SearchableContent';
import type { SiteSchema } from '../search-schema';
import { firstOf } from '../first-of';
import { smallPicture } from './small-picture';
import { withoutGaps } from './without-gaps';

type Picture = z.input<typeof pictureModel>;

/** Prefix of the ids of results. */
const OWNER = 'search';
const MOST = 1500;

export interface ItemsOptions {
  readonly version: () => unknown;
  /** The context of a page's model. */
  readonly contextAt: (page: Resource) => ExportContext;
  readonly schema: SiteSchema;
  readonly sources: readonly SearchableContent[];
}

/** Turns documents into results of a site, with its titles, links and units. Cached per version of the content. */
export class Items {
  private readonly made: VersionCache<SearchItem | null>;

  constructor(private readonly options: ItemsOptions) {
    this.made = new VersionCache(options.version, MOST);
  }

  /** @returns undefined for a deleted document: the index may lag behind */
  of(document: SearchDocument, site: Site): SearchItem | undefined {
    const key = `${site.root.path} ${document.id}`;
    return this.made.get(key, () => this.make(document, site) ?? null, isComplete) ?? undefined;
  }

  /** @returns undefined also if there is no page to link to */
  suggestion(document: SearchDocument, site: Site): SuggestItem | undefined {
    const item = this.of(document, site);
    if (!item) return undefined;
    const picture = smallPicture(item.image as Picture | undefined);
    const image = picture === undefined ? {} : { image: picture };
    const { suggestionOf = pageSuggestion } = this.options.schema.kindNamed(item.type) ?? {};
    const suggestion = suggestionOf(item);
    return suggestion && { ...suggestion, ...image };
  }

  private make(document: SearchDocument, site: Site): SearchItem | undefined {
    const { contextAt, schema, sources } = this.options;
    const context = contextAt(site.root);
    const owner: ComponentOwner = { context, shadowingDisabled: false, id: OWNER, locale: site.locale };
    const { itemOf = pageItem } = schema.kindNamed(document.kind) ?? {};
    if (document.kind !== 'document') return itemOf(document, owner);
    const asset = getAsset(context.tree, document.path);
    if (asset) return fileItem(asset, owner);
    return firstOf(sources, ({ fileAt }) => fileAt?.(document.path, owner));
  }
}

/** As the service sends it; the kinds of features may add more. */
function pageSuggestion(item: SearchItem): SuggestItem | undefined {
  return 'url' in item ? { type: item.type, title: item.title, url: item.url } : undefined;
}

function pageItem({ kind, path }: SearchDocument, owner: ComponentOwner): PageItem | undefined {
  const page = getPage(owner.context.tree, path);
  const url = page && linkTo(page.path, owner).mappedUrl;
  if (!page || url === undefined) return undefined;
  return withoutGaps({
    type: kind as PageItem['type'],
    id: path,
    title: foundTitle(page),
    url,
    description: pageDescription(page),
    date: text(pageProperties(page), 'date')?.slice(0, 10),
    image: featuredPicture(page, owner.context) as Picture | undefined,
  });
}

function fileItem(asset: Resource, owner: ComponentOwner): PageItem | undefined {
  const { path } = asset;
  const extension = extensionOf(assetMimeType(asset)) ?? asset.name.replace(/^.*\./, '');
  const url = linkTo(`${path}.coredownload.inline.${extension}`, owner).mappedUrl;
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

/** Whether its size is known: that of a document arrives when it is made, without a change of the content. */
const isComplete = (item: SearchItem | null): boolean =>
  item?.type !== 'document' || !('documentType' in item) || item.bytes !== undefined;
