import type { Exporter } from '../../Exporter';
import { isDecorative } from '../../image/image-v1';
import { imageAreas } from '../../image/image-areas';
import { imageV3 } from '../../image/image-v3';
import { styleOf } from '../../shared/component-model';
import { flag } from '../../shared/properties';
import { picture } from './picture';

/** Image v3 with its sizes and formats, its areas, and whether its title is a caption and whether it is decorative. */
export const image: Exporter = (resource, context) => {
  const popup =
    flag(resource.properties, 'displayPopupTitle') ?? flag(styleOf(resource, context), 'displayPopupTitle');
  const model = imageV3(resource, context);
  return {
    ...model,
    image: picture(resource, context),
    areas: imageAreas(resource, context, ({ mappedUrl }) => mappedUrl),
    captioned: popup === false && model.title !== undefined,
    isDecorative: isDecorative(resource, context),
  };
};
