import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { assetLastModified, assetMimeType, descendant, getAsset } from '../shared/assets';
import { date } from '../shared/locale/dates';
import { extensionOf } from '../shared/mime-types';
import { text } from '../shared/properties';
import { partBefore } from '../../../../shared/checked/part-before';

/** The picture behind an image component: an asset or a file uploaded to the component. */
export interface ImageSource {
  readonly asset: Resource | undefined;
  readonly mimeType: string;
  /** Extension of its URLs. */
  readonly extension: string;
  /** The name in its URLs; '' if there is none. */
  readonly seoName: string;
  /** Epoch milliseconds; 0 if unknown. */
  readonly lastModified: number;
}

const JPEG = 'image/jpeg';

const baseName = (name: string) => name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

/** A file name for search engines: lower case, with hyphens for non-word characters. */
export const seoFriendly = (name: string) =>
  encodeURIComponentSafely(
    baseName(name)
      .replace(/[\W|_]/g, '-')
      .toLowerCase(),
  );

const encodeURIComponentSafely = (value: string) => value.replace(/[^\w.*-]/g, '-');

function fileMimeType(file: Resource): string {
  return text(descendant(file, 'jcr:content')?.properties ?? {}, 'jcr:mimeType') || JPEG;
}

function lastModified(image: Resource, asset: Resource | undefined): number {
  const own = date(image.properties, 'jcr:lastModified') ?? date(image.properties, 'cq:lastModified') ?? 0;
  return Math.max(own, asset ? assetLastModified(asset) : 0);
}

/**
 * The picture of an image component; undefined if it is missing or not an image. With Dynamic Media's open API the file
 * reference is a URN, which is a picture without an asset.
 */
export function imageSource(
  image: Resource,
  context: ExportContext,
  remote = false,
): ImageSource | undefined {
  const reference = text(image.properties, 'fileReference');
  const asset = getAsset(context.tree, reference);
  const file = reference ? undefined : image.children.get('file');
  if (!asset && !file && !remote) return undefined;
  const declared = asset ? (assetMimeType(asset) ?? JPEG) : file ? fileMimeType(file) : JPEG;
  if (!declared.startsWith('image/')) return undefined;
  // jcr:mimeType can contain a charset
  const mimeType = partBefore(declared, ';');
  const extension = extensionOf(mimeType);
  const name = asset ? asset.name.trim() : (text(image.properties, 'fileName') ?? '');
  return {
    asset,
    mimeType,
    extension: extension === undefined || /^tiff?$/i.test(extension) ? 'jpeg' : extension,
    seoName: file || asset ? (name ? seoFriendly(name) : '') : '',
    lastModified: lastModified(image, asset),
  };
}
