import { carouselV1 } from '../carousel/carousel-v1';
import type { Exporter } from '../Exporter';
import { flag, integer, text } from '../shared/properties';

/** Carousel v1 with its look and movement. Keys that were not authored are left to the component's defaults. */
export const carousel: Exporter = (resource, context) => {
  const { properties } = resource;
  return {
    ...carouselV1(resource, context),
    typeCarousel: text(properties, 'typeCarousel'),
    bullets: flag(properties, 'bullets'),
    controls: flag(properties, 'controls'),
    adaptiveControles: flag(properties, 'adaptiveControles'),
    mobile: flag(properties, 'mobile'),
    direction: text(properties, 'direction'),
    perPage: integer(properties, 'perPage'),
    expandLink: flag(properties, 'expandLink'),
    slideClassName: text(properties, 'slideClassName'),
  };
};
