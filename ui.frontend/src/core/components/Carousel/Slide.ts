import type { ReactNode } from 'react';
import type { CarouselModel } from './Carousel.model';

/** Settings for a carousel's look and motion. */
export type CarouselSettings = Omit<CarouselModel, 'children' | 'activeItem'>;

export interface Slide {
  /** Unique within its carousel; its id is derived from it. */
  name: string;
  title: string;
  /** URL of its picture, for the link that opens it. */
  picture?: string | undefined;
  content: ReactNode;
}
