import { assetMimeType, descendant, getAsset, metadataValue } from '../../../../core/exporter/shared/assets';
import { contentOf } from '../../../../core/exporter/shared/pages';
import { derivedPageOf } from '../../../../core/repository/derived/derived-page-of';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import type { SearchDocument } from '../../engine/SearchDocument';
import { documentId } from './document-id';
import type { SearchableContent } from '../../SearchableContent';
import type { Described, Referred } from './Described';
import { pagesBelow } from './page-documents';
import { isFindable } from '../../../../core/server/pages/is-findable';
import { pagesAbove } from '../answers/places';

/**
 * Readable files (such as PDF) that pages of a language link to or that belong to what features make searchable. Files without
 * a link cannot be found.
 */
export function* assetDocuments(
  described: Described,
  sources: readonly SearchableContent[],
): Generator<SearchDocument> {
  const found = new Map<string, Referred>();
  const refer = (asset: Resource, site: string, about: string, page?: Resource) => {
    const known: Referred = found.get(asset.path) ?? {
      asset,
      sites: new Set(),
      below: new Set(),
      about: new Set(),
    };
    known.sites.add(site);
    known.about.add(about);
    if (page) pagesAbove(page).forEach((path) => known.below.add(path));
    found.set(asset.path, known);
  };
  for (const site of described.sites) {
    const context = described.contextOf(site);
    const filesOf = filesOfPages(context.tree);
    for (const page of pagesBelow(site.root)) {
      const files = filesOf(page);
      if (files.length === 0 || !isFindable(page)) continue;
      for (const asset of files) refer(asset, site.root.path, '', page);
    }
    for (const { filesOf: own } of sources) {
      for (const { asset, about } of own?.(site, context) ?? []) refer(asset, site.root.path, about);
    }
  }
  for (const referred of found.values()) yield assetDocument(referred, described);
}

function assetDocument({ asset, sites, below, about }: Referred, { language }: Described): SearchDocument {
  return {
    id: documentId(asset.path, language),
    language,
    kind: 'document',
    name: metadataValue(asset, 'dc:title') ?? asset.name,
    path: asset.path,
    subject: [...about].join(' ').trim(),
    body: metadataValue(asset, 'dc:description') ?? '',
    facets: { site: [...sites], below: [...below] },
  };
}

/** Links of generated pages are read once, from the page that they copy. */
function filesOfPages(tree: ResourceTree): (page: Resource) => readonly Resource[] {
  const known = new Map<string, readonly Resource[]>();
  return (page) => {
    const master = derivedPageOf(page)?.master;
    if (master === undefined) return filesOn(page, tree);
    const copied = tree.get(master);
    const files = known.get(master) ?? (copied ? filesOn(copied, tree) : []);
    known.set(master, files);
    return files;
  };
}

/** Readable assets that a page's components reference. */
export function filesOn(page: Resource, tree: ResourceTree): Resource[] {
  const paths = new Set<string>();
  const content = contentOf(page);
  if (content) collectPaths(content, paths);
  return [...paths].flatMap((path) => {
    const asset = getAsset(tree, path);
    return asset && isFile(asset) ? [asset] : [];
  });
}

function collectPaths({ properties, children }: Resource, into: Set<string>): void {
  for (const value of Object.values(properties).flat()) {
    if (typeof value === 'string' && value.startsWith('/content/dam/')) into.add(value);
  }
  for (const child of children.values()) collectPaths(child, into);
}

const isFile = (asset: Resource): boolean =>
  (assetMimeType(asset) ?? '').startsWith('application/') &&
  descendant(asset, 'jcr:content')?.properties.contentFragment === undefined;
