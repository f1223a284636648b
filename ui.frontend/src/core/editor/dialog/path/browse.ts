import type { ContentNode } from '../../session/EditorSession';
import { addressOf } from '../../sling/SlingClient';
import { at, childNodes, nodeAt } from '../form/node';
import { sling } from '../../sling/sling';

/** A possible target of a path. */
export interface Place {
  readonly path: string;
  readonly title: string;
  readonly kind: 'page' | 'asset' | 'folder';
  /** Of an asset: `image/jpeg`. */
  readonly mediaType?: string;
}

/**
 * The children of a path, in content order.
 * @throws SlingError
 */
export async function childrenOf(path: string): Promise<readonly Place[]> {
  // Three levels: an asset's media type is in `jcr:content/metadata`.
  const node = await sling.json<ContentNode>(`${addressOf(path === '/' ? '' : path)}.3.json`);
  return childNodes(node).flatMap(
    ([name, child]) => placeOf(`${path === '/' ? '' : path}/${name}`, child) ?? [],
  );
}

/** Whether a place suits a field that accepts only one media type. */
export function isAccepted({ kind, mediaType }: Place, accepts: string | undefined): boolean {
  if (!accepts) return true;
  return kind === 'asset' && mediaType !== undefined && matches(mediaType, accepts);
}

const matches = (mediaType: string, accepts: string): boolean =>
  accepts.endsWith('/*') ? mediaType.startsWith(accepts.slice(0, -1)) : mediaType === accepts;

/** A node as offered to authors; undefined if it is only a part of something. */
export function placeOf(path: string, node: ContentNode): Place | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const type = node['jcr:primaryType'];
  if (name === 'jcr:content' || name.startsWith('rep:')) return undefined;
  const content = nodeAt(node, 'jcr:content');
  const title =
    words(at(content, 'jcr:title') ?? at(content, 'metadata/dc:title') ?? node['jcr:title']) ?? name;
  if (type === 'cq:Page') return { path, title, kind: 'page' };
  if (type !== 'dam:Asset') return { path, title, kind: 'folder' };
  const mediaType = words(at(content, 'metadata/dc:format')) ?? typeByName(name);
  return { path, title, kind: 'asset', ...(mediaType && { mediaType }) };
}

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : Array.isArray(value) ? words(value[0]) : undefined;

/** For assets whose metadata lack a media type. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

const typeByName = (name: string): string | undefined =>
  types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
