import type { ReactNode } from 'react';
import { Icon } from '../../../core/kit/icons/Icon';
import { Picture } from '../../../core/kit/pictures/Picture';
import { usePriority } from '../../../core/kit/pictures/priority';
import { ProductLightbox } from './lightbox/ProductLightbox';
import type { ProductModel } from './Product.model';
import { useWords } from '../words';

interface ProductGalleryProps extends Pick<ProductModel, 'gallery'> {
  /** Prefix of the pictures' ids. */
  id: string;
  name: string;
}

/** Pictures in a strip with scroll snapping, to which thumbnails below link. Each opens in a lightbox; without scripts, its file. */
export function ProductGallery({ id, name, gallery }: ProductGalleryProps): ReactNode {
  const messages = useWords();
  const priority = usePriority();
  const label = messages.productPictures(name);
  const idOf = (index: number) => `${id}-picture-${index + 1}`;
  return (
    <div
      className="cmp-product__gallery"
      role="group"
      aria-label={label}
      data-island="product"
      data-island-when="interaction"
    >
      <ul className="cmp-product__strip" role="list">
        {gallery.map(
          ({ image, caption, url }, index) =>
            image && (
              <li
                className="cmp-product__slide"
                id={idOf(index)}
                key={idOf(index)}
                data-counter={messages.lightbox.counter(index + 1, gallery.length)}
              >
                <figure className="cmp-product__figure-frame">
                  <Picture
                    {...image}
                    className="cmp-product__picture"
                    sizes="(min-width: 1366px) 43rem, (min-width: 768px) 50vw, 100vw"
                    priority={priority && index === 0}
                    later={index > 0}
                  />
                  {url && (
                    <>
                      <button
                        type="button"
                        className="cmp-product__enlarge"
                        aria-haspopup="dialog"
                        data-needs-script
                      >
                        <Icon name="plus" label={messages.enlargePicture} />
                      </button>
                      <a className="cmp-product__enlarge cmp-product__enlarge--plain" href={url}>
                        <Icon name="plus" label={messages.enlargePicture} />
                      </a>
                    </>
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
      {gallery.some(({ url }) => url) && <ProductLightbox label={label} />}
    </div>
  );
}
