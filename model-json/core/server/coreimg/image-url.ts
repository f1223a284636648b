import { notFound } from '../http/http-error';
import { unmangle, type SlingUrl } from '../sling/sling-url';

/** The parts of an adaptive image URL: `….coreimg.<quality>.<width>.<ext>/<lastModified>/<name>.<ext>`. */
export interface ImageUrl {
  /** 1 to 100; undefined for the policy's quality. */
  readonly quality: number | undefined;
  /** Pixels; undefined for the original's width. */
  readonly width: number | undefined;
  readonly extension: ImageExtension;
  /** Path, relative to the template, of an image in its structure: `/structure/jcr:content/root/logo`. */
  readonly templatePath: string | undefined;
  /** Epoch milliseconds; undefined in the shorter forms. */
  readonly lastModified: number | undefined;
  /** The picture's name, with the crop that is shown of it; '' in the shorter forms. */
  readonly name: string;
}

const EXTENSIONS = ['avif', 'webp', 'jpeg', 'jpg', 'png', 'gif', 'svg'] as const;

export type ImageExtension = (typeof EXTENSIONS)[number];

const MAX_WIDTH = 10_000;

/** @throws HttpError 404 for URLs that no page contains */
export function parseImageUrl({ selectors, extension, suffix }: SlingUrl): ImageUrl {
  const known = EXTENSIONS.find((candidate) => candidate === extension);
  const numbers = selectors.slice(1).map(positive);
  if (selectors[0] !== 'coreimg' || numbers.length > 2 || known === undefined) throw notFound();
  const [quality, width] = numbers.length === 2 ? numbers : [undefined, numbers[0]];
  if ((quality ?? 1) > 100 || (width ?? 1) > MAX_WIDTH) throw notFound();
  return { quality, width, extension: known, ...parseSuffix(suffix, known) };
}

function positive(selector: string): number {
  if (!/^[1-9]\d{0,5}$/.test(selector)) throw notFound();
  return Number(selector);
}

/** `[/structure/…][/<lastModified>][/<name>].<ext>` */
function parseSuffix(
  suffix: string | undefined,
  extension: string,
): Pick<ImageUrl, 'templatePath' | 'lastModified' | 'name'> {
  if (suffix === undefined) return { templatePath: undefined, lastModified: undefined, name: '' };
  if (!suffix.endsWith(`.${extension}`)) throw notFound();
  const segments = suffix.slice(1, -extension.length - 1).split('/');
  const stamp = segments.findIndex((segment) => /^\d{1,16}$/.test(segment));
  const inTemplate = segments[0] === 'structure';
  const place = stamp < 0 ? segments : segments.slice(0, stamp);
  if (!inTemplate && stamp > 0) throw notFound();
  return {
    templatePath: inTemplate ? unmangle(`/${place.join('/')}`) : undefined,
    lastModified: stamp < 0 ? undefined : Number(segments[stamp]),
    name: stamp < 0 ? '' : (segments[stamp + 1] ?? ''),
  };
}
