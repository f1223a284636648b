import type { AssetKind, FindAssets } from '../../panel/use-assets';
import type { ContentNode } from '../../sling/content-node';
import { isNode } from '../../sling/content-node';
import type { SlingClient } from '../../sling/SlingClient';

const pageSize = 24;

/** `dc:format` by kind, as a pattern for QueryBuilder's `like`. */
const formats: Readonly<Record<AssetKind, string>> = {
  image: 'image/%',
  document: 'application/%',
  video: 'video/%',
};

/** Searches the DAM with QueryBuilder. */
export const findAssets =
  (sling: SlingClient): FindAssets =>
  async (search, kind, offset) => {
    const { hits, total } = await sling.query({
      type: 'dam:Asset',
      path: '/content/dam',
      property: 'jcr:content/metadata/dc:format',
      'property.value': formats[kind],
      'property.operation': 'like',
      orderby: 'path',
      'p.limit': String(pageSize),
      'p.offset': String(offset),
      'p.hits': 'full',
      'p.nodedepth': '5',
      ...(search.trim() && { fulltext: search.trim() }),
    });
    return { total, assets: hits.map(assetOf) };
  };

function assetOf(hit: ContentNode) {
  const path = String(hit['jcr:path'] ?? hit.path);
  const metadata = child(child(hit, 'jcr:content'), 'metadata');
  return {
    path,
    title: String(metadata['dc:title'] ?? path.slice(path.lastIndexOf('/') + 1)),
    mimeType: String(metadata['dc:format'] ?? ''),
  };
}

function child(node: ContentNode, name: string): ContentNode {
  const value = node[name];
  return isNode(value) ? value : {};
}
