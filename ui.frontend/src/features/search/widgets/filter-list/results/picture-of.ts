import type { PictureModel } from '../../../../../../../shared/models/Picture.model';

/** A picture with everything its view needs; undefined without an address. */
export const pictureOf = (image: unknown): PictureModel | undefined => {
  const picture = image as Partial<PictureModel> | undefined;
  return picture?.src
    ? { ...picture, src: picture.src, sources: picture.sources ?? [], alt: picture.alt ?? '', lazy: true }
    : undefined;
};
