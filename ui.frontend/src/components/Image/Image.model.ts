import { z } from 'zod';
import { pictureModel, picture } from '../../kit/Picture.model';
import { flag, link, text } from '../../kit/schema';

/** Core Components `image/v3`, with `image` (sizes and formats) and the flags its exporter leaves out. */
export const imageModel = z
  .object({
    id: text(),
    alt: text(),
    title: text(),
    src: text(),
    srcset: text(),
    lazyEnabled: flag(),
    imageLink: link(),
    image: picture(),
    /** Shows the title below the picture, not as its tooltip. */
    captioned: flag(),
    isDecorative: flag(),
  })
  .transform(({ src, srcset, alt, lazyEnabled, isDecorative, image, captioned, title, ...rest }) => {
    // AEM without our model: one address, its widths, no size.
    const bare = src ? pictureModel.parse({ src, srcset, lazy: lazyEnabled }) : undefined;
    const shown = image ?? bare;
    return {
      ...rest,
      image: shown && { ...shown, alt: isDecorative ? '' : shown.alt || (alt ?? '') },
      caption: captioned ? title : undefined,
      tooltip: captioned ? undefined : title,
    };
  });

export type ImageModel = z.output<typeof imageModel>;
