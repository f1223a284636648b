import { z } from 'zod';
import { focalPoint } from './focal-point.model';
import { flag, listOf, text } from './schema';

/** Pixels; 0 or absent if the size is unknown. */
const pixels = () =>
  z.preprocess((value) => (Number(value) > 0 ? Number(value) : undefined), z.number().optional());

/** A picture as exported under the key `image`: one original with its widths and modern formats. */
export const pictureModel = z.object({
  /** For browsers that support neither `srcset` nor the modern formats. */
  src: z.string(),
  srcset: text(),
  /** Better formats, best first. */
  sources: listOf(z.object({ type: z.string(), srcset: z.string() })),
  /** The original's size, which prevents layout shift while the picture loads. */
  width: pixels(),
  height: pixels(),
  /** Empty for a decorative picture. */
  alt: z.preprocess((value) => value ?? '', z.string()),
  lazy: flag(true),
  /** The point that stays visible when the picture is cropped. */
  focalPoint: focalPoint(),
  /** Set only if the author's layout overrides the component's. */
  sizes: text(),
});

/** A picture as `picture()` reads it. */
export type PictureModel = z.output<typeof pictureModel>;

/** An optional picture; one without an address is read as absent. */
export const picture = () =>
  z.preprocess((value) => (hasAddress(value) ? value : undefined), pictureModel.optional());

const hasAddress = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'src' in value &&
  typeof value.src === 'string' &&
  value.src !== '';
