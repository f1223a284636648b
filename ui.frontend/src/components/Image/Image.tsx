import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import { Picture } from '../../kit/Picture';
import { usePriority } from '../../kit/priority';
import type { ImageModel } from './Image.model';

/** One picture, with a caption and a link where the author gave them. */
export function Image({ id, image, imageLink, caption, tooltip }: ImageModel): ReactNode {
  const priority = usePriority();
  if (!image) return null;
  const shown = (
    <Picture
      {...image}
      className="cmp-image__image"
      sizes={image.sizes ?? '(min-width: 80rem) 80rem, 100vw'}
      priority={priority}
    />
  );
  const Frame = caption ? 'figure' : 'div';
  return (
    <Frame className="cmp-image" id={id} title={tooltip}>
      {imageLink ? (
        <Link className="cmp-image__link" link={imageLink}>
          {shown}
        </Link>
      ) : (
        shown
      )}
      {caption && <figcaption className="cmp-image__title">{caption}</figcaption>}
    </Frame>
  );
}
