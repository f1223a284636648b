import { z } from 'zod';
import { focalPoint } from './focal-point.model';
import { flag, listOf, text } from './schema';

/** Pixels; a picture of unknown size (0, absent) has none. */
const pixels = () =>
  z.preprocess((value) => (Number(value) > 0 ? Number(value) : undefined), z.number().optional());

/** A picture as the exporter writes it under the key `image`: one original, its widths, its modern formats. */
export const pictureModel = z.object({
  /** For browsers that know neither `srcset` nor the modern formats. */
  src: z.string(),
  srcset: text(),
  /** Better formats, best first. */
  sources: listOf(z.object({ type: z.string(), srcset: z.string() })),
  /** The original's size: what keeps the page from shifting while it loads. */
  width: pixels(),
  height: pixels(),
  /** Empty for a decorative picture. */
  alt: z.preprocess((value) => value ?? '', z.string()),
  lazy: flag(true),
  /** What stays in view where the picture is cropped. */
  focalPoint: focalPoint(),
  /** Only where the author's layout knows better than the component. */
  sizes: text(),
});

export type PictureModel = z.output<typeof pictureModel>;

/** A picture that may be missing; one without an address reads as missing. */
export const picture = () =>
  z.preprocess((value) => (hasAddress(value) ? value : undefined), pictureModel.optional());

const hasAddress = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'src' in value &&
  typeof value.src === 'string' &&
  value.src !== '';
