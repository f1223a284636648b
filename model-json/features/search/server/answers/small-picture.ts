import type { z } from 'zod';
import type { pictureModel } from '../../../../../shared/models/Picture.model';

/** CSS pixels of a suggestion's picture. */
const WIDTH = 96;

/** The smallest rendition that is at least as wide as a suggestion's picture. */
export function smallPicture(picture: z.input<typeof pictureModel> | undefined): string | undefined {
  const widths = (typeof picture?.srcset === 'string' ? picture.srcset.split(',') : []).map((candidate) => {
    const [url = '', width = ''] = candidate.trim().split(/\s+/);
    return { url, width: Number.parseInt(width, 10) };
  });
  const wide = widths.filter(({ width }) => width >= WIDTH).sort((a, b) => a.width - b.width);
  return wide[0]?.url ?? picture?.src;
}
