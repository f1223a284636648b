import { assetMimeType, getAsset, metadata, originalSize } from '../../../core/exporter/shared/assets';
import { getPage, pageProperties } from '../../../core/exporter/shared/pages';
import { integer, text } from '../../../core/exporter/shared/properties';
import { mimeTypeOf } from '../../../core/repository/files/reading/mime-type';
import type { Resource } from '../../../core/repository/Resource';
import { assetIdOf } from '../pictures/AssetIds';
import type { Choice } from '../content/ShownFragment';
import type { Asking } from './Asking';

export type ReferenceKind = 'ImageRef' | 'MultimediaRef' | 'ArchiveRef' | 'DocumentRef' | 'PageRef';

/** A page or a file that a fragment refers to. */
export interface Referenced {
  readonly kind: ReferenceKind;
  readonly node: Resource;
  readonly choice: Choice;
}

/** What is at a path; undefined for a fragment, a folder, and what may not be read. */
export function referencedAt(path: string, choice: Choice, { tree }: Asking): Referenced | undefined {
  const page = getPage(tree, path.replace(/\.html$/, ''));
  if (page) return { kind: 'PageRef', node: page, choice };
  const node = getAsset(tree, path);
  const isFragment = node?.children.get('jcr:content')?.properties['contentFragment'] === true;
  return node && !isFragment ? { kind: kindOf(typeOf(node)), node, choice } : undefined;
}

/** The media type of a file; if nothing says it, that of its name. */
export const typeOf = (node: Resource): string => assetMimeType(node) ?? mimeTypeOf(node.name) ?? '';

const ARCHIVE =
  /^application\/(?:zip|gzip|x-(?:zip|tar|gtar|gzip|bzip2?|7z-compressed|rar-compressed)|vnd\.rar|java-archive)/;

function kindOf(mimeType: string): ReferenceKind {
  if (mimeType.startsWith('image/')) return 'ImageRef';
  if (/^(?:video|audio)\//.test(mimeType)) return 'MultimediaRef';
  return ARCHIVE.test(mimeType) ? 'ArchiveRef' : 'DocumentRef';
}

export const idOf = ({ node, kind }: Referenced): string | undefined =>
  kind === 'PageRef' ? text(pageProperties(node), 'jcr:uuid') : assetIdOf(node);

/** Its size in pixels: of the upright picture, as its metadata says. */
export const pixelsOf = ({ node }: Referenced) => ({
  width: integer(metadata(node), 'tiff:ImageWidth') ?? null,
  height: integer(metadata(node), 'tiff:ImageLength') ?? null,
});

export const bytesOf = ({ node }: Referenced): number =>
  integer(metadata(node), 'dam:size') ?? originalSize(node);
