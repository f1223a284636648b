import type { RawModel } from '../../kit/models/container';

/** URL of a slide's picture: an image's `src`, a teaser's `imagePath`, or our own `image`. */
export function pictureAddress(model: RawModel | undefined): string | undefined {
  const image = model?.image;
  const nested = typeof image === 'object' && image !== null && 'src' in image ? image.src : undefined;
  return [nested, model?.src, model?.imagePath].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}
