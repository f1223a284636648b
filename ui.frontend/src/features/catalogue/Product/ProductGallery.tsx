import type { ReactNode } from 'react';
import { Icon } from '../../../core/kit/icons/Icon';
import { Picture } from '../../../core/kit/pictures/Picture';
import { usePriority } from '../../../core/kit/pictures/priority';
import type { ProductModel } from './Product.model';
import { useWords } from '../words';

interface ProductGalleryProps extends Pick<ProductModel, 'gallery'> {
  /** Prefix of the pictures' ids. */
  id: string;
  name: string;
}

/** Pictures in a strip with scroll snapping; thumbnails below link to the large ones, which open full size in a new tab. */
export function ProductGallery({ id, name, gallery }: ProductGalleryProps): ReactNode {
  const messages = useWords();
  const priority = usePriority();
  const idOf = (index: number) => `${id}-picture-${index + 1}`;
  return (
    <div className="cmp-product__gallery" role="group" aria-label={messages.productPictures(name)}>
      <ul className="cmp-product__strip" role="list">
        {gallery.map(
          ({ image, caption, url }, index) =>
            image && (
              <li className="cmp-product__slide" id={idOf(index)} key={idOf(index)}>
                <figure className="cmp-product__figure-frame">
                  <Picture
                    {...image}
                    className="cmp-product__picture"
                    sizes="(min-width: 1366px) 43rem, (min-width: 768px) 50vw, 100vw"
                    priority={priority && index === 0}
                    later={index > 0}
                  />
                  {url && (
                    <a className="cmp-product__enlarge" href={url} target="_blank" rel="noopener">
                      <Icon name="plus" label={messages.enlargePicture} />
                    </a>
                  )}
                  {caption && <figcaption className="cmp-product__caption">{caption}</figcaption>}
                </figure>
              </li>
            ),
        )}
      </ul>
      {gallery.length > 1 && (
        <ul className="cmp-product__thumbs" role="list">
          {gallery.map(
            ({ image }, index) =>
              image && (
                <li key={idOf(index)}>
                  <a
                    className="cmp-product__thumb"
                    href={`#${idOf(index)}`}
                    aria-label={messages.showPicture(index + 1, gallery.length)}
                  >
                    <Picture {...image} alt="" className="cmp-product__thumb-picture" sizes="6rem" later />
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}
