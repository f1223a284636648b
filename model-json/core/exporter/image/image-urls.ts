import type { Resource } from '../../repository/Resource';
import type { ExportContext, Properties } from '../Exporter';
import { templatePath } from '../shared/pages';
import { integer, text, texts } from '../shared/properties';
import type { ImageSource } from './image-source';

const DEFAULT_QUALITY = 82;
const DELEGATE = 'contentPolicyDelegatePath';

/** The start of an image's URLs, and the suffix after the extension for an image inside a template. */
interface Base {
  readonly path: string;
  readonly templatePath: string | undefined;
  /** Path of another image component whose picture this one shows; appended after the extension too. */
  readonly externalPath: string | undefined;
}

export const jpegQuality = (style: Properties): number => integer(style, 'jpegQuality') ?? DEFAULT_QUALITY;

/** The widths that the policy allows, ascending; none for SVG, which needs no renditions. */
export function allowedWidths(style: Properties, source: ImageSource): number[] {
  if (source.mimeType === 'image/svg+xml') return [];
  const widths = (texts(style, 'allowedRenditionWidths') ?? [])
    .filter((width) => /^-?\d+$/.test(width))
    .map(Number);
  return [...new Set(widths)].sort((a, b) => a - b);
}

function baseOf(image: Resource, context: ExportContext): Base {
  const { currentPage } = context;
  const template = templatePath(context.tree, currentPage);
  const inTemplate = template !== undefined && image.path.startsWith(template);
  const path = inTemplate && currentPage ? currentPage.path : image.path;
  return {
    path: context.contextPath + context.map(path),
    templatePath: inTemplate ? image.path.slice(template.length) : undefined,
    externalPath: text(image.properties, 'externalImageResourcePath') || undefined,
  };
}

/** Jackrabbit's Text.escapePath. */
const escapePath = (path: string) =>
  [...new TextEncoder().encode(path)]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      return /[\w.!~*'()/-]/.test(char) ? char : `%${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');

/** The part after the selectors; `escape` is for paths in templates, `closed` says whether the extension comes last. */
function tail(source: ImageSource, base: Base, escape: (path: string) => string, closed: boolean): string {
  const { lastModified, seoName, extension } = source;
  const where = base.templatePath === undefined ? (base.externalPath ?? '') : escape(base.templatePath);
  const stamp = lastModified > 0 ? `/${lastModified}${seoName.trim() ? `/${seoName}` : ''}` : '';
  return `.${extension}${where}${stamp}${closed || lastModified > 0 ? `.${extension}` : ''}`;
}

const delegate = (context: ExportContext) => {
  const path = context.requestParameters?.[DELEGATE];
  return path?.trim() ? `?${DELEGATE}=${path}` : '';
};

/** URLs of an image as the adaptive image servlet serves it. */
export interface ImageUrls {
  readonly src: string;
  /** `src` with `{.width}` as a placeholder for the width. */
  readonly template: string;
}

/**
 * `<mapped path>.<selector>[.<quality>.<width>].<ext>[/<ms>[/<name>].<ext>]`; the width only if exactly one is allowed.
 * From v2 on, the request's policy delegate is passed on.
 */
export function imageUrls(
  image: Resource,
  context: ExportContext,
  source: ImageSource,
  selector: 'img' | 'coreimg',
  style: Properties,
): ImageUrls {
  const widths = allowedWidths(style, source);
  const base = baseOf(image, context);
  const quality = jpegQuality(style);
  const query = selector === 'coreimg' ? delegate(context) : '';
  const size = widths.length === 1 ? `.${quality}.${widths[0]}` : '';
  const templateQuality = widths.length > 0 ? `.${quality}` : '';
  const inTemplate = base.templatePath !== undefined;
  const closed = inTemplate || base.externalPath !== undefined;
  return {
    src: `${base.path}.${selector}${size}${tail(source, base, escapePath, closed)}${query}`,
    template: `${base.path}.${selector}${templateQuality}{.width}${tail(source, base, (path) => path, inTemplate)}${query}`,
  };
}
