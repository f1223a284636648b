import { z } from 'zod';
import { pictureModel, picture } from '../../../../../shared/models/Picture.model';
import { flag, link, listOf, text, type LinkModel } from '../../../../../shared/models/schema';
import { areaModel, outlineOf } from './image-area';

/** Core Components `image/v3`, plus `image` (sizes and formats) and the flags that its exporter omits. */
export const imageModel = z
  .object({
    id: text(),
    alt: text(),
    title: text(),
    src: text(),
    srcset: text(),
    lazyEnabled: flag(),
    imageLink: link(),
    /** Linked areas of the picture (Core Components `imageMap`). */
    areas: listOf(areaModel),
    image: picture(),
    /** Shows the title below the picture rather than as a tooltip. */
    captioned: flag(),
    isDecorative: flag(),
  })
  .transform(({ src, srcset, alt, lazyEnabled, isDecorative, image, captioned, title, areas, ...rest }) => {
    // For AEM without our model: one URL, its widths, no size.
    const bare = src ? pictureModel.parse({ src, srcset, lazy: lazyEnabled }) : undefined;
    const shown = image ?? bare;
    return {
      ...rest,
      areas: areas.flatMap((area) => {
        const outline = outlineOf(area, shown);
        const name = area.alt ?? area.href;
        return outline ? [{ ...outline, name, link: linkOf(area, name) }] : [];
      }),
      image: shown && { ...shown, alt: isDecorative ? '' : shown.alt || (alt ?? '') },
      caption: captioned ? title : undefined,
      tooltip: captioned ? undefined : title,
    };
  });

const linkOf = ({ href, target }: z.output<typeof areaModel>, name: string): LinkModel => ({
  valid: true,
  url: href,
  attributes: { 'aria-label': name, ...(target && { target }) },
});

export type ImageModel = z.output<typeof imageModel>;
