import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import { Picture } from '../../kit/pictures/Picture';
import { usePriority } from '../../kit/pictures/priority';
import type { ImageModel } from './Image.model';
import { ImageAreas } from './ImageAreas';

/** One picture, optionally with a caption, a link, or linked areas. */
export function Image({ id, image, imageLink, areas, caption, tooltip }: ImageModel): ReactNode {
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
  const linked = imageLink ? (
    <Link className="cmp-image__link" link={imageLink}>
      {shown}
    </Link>
  ) : (
    shown
  );
  const Frame = caption ? 'figure' : 'div';
  return (
    <Frame className="cmp-image" id={id} title={tooltip}>
      {areas.length > 0 && image.width && image.height ? (
        <div className="cmp-image__map">
          {linked}
          <ImageAreas areas={areas} width={image.width} height={image.height} focalPoint={image.focalPoint} />
        </div>
      ) : (
        linked
      )}
      {caption && <figcaption className="cmp-image__title">{caption}</figcaption>}
    </Frame>
  );
}
