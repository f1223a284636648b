import type { z } from 'zod';
import type { pictureModel } from './Picture.model';
import { CONTENT_ROOT } from '../addresses/app';

type PictureInput = z.input<typeof pictureModel>;

const widths = [480, 800, 1200, 1600];

/** A picture's exported model, for fixtures of components that show one. */
export function pictureFixture(path: string, width: number, height: number, alt = ''): PictureInput {
  const base = `${CONTENT_ROOT}/gb/en/_jcr_content/root/main/image.coreimg.82`;
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const set = (extension: string) =>
    widths
      .filter((candidate) => candidate <= width)
      .map(
        (candidate) => `${base}.${candidate}.${extension}/1763629200000/${name}.${extension} ${candidate}w`,
      )
      .join(', ');
  return {
    src: path,
    srcset: set('jpeg'),
    sources: [
      { type: 'image/avif', srcset: set('avif') },
      { type: 'image/webp', srcset: set('webp') },
    ],
    width,
    height,
    alt,
  };
}
