import type { ReactNode } from 'react';
import { NextHeadingLevel, Heading, type HeadingTag } from '../../../core/kit/heading';
import { carouselModel } from '../../../core/components/Carousel/Carousel.model';
import { CarouselTrack } from '../../../core/components/Carousel/CarouselTrack';
import type { Slide } from '../../../core/components/Carousel/Slide';

export interface CardCarouselProps {
  id: string;
  className: string;
  title?: string | undefined;
  titleType?: HeadingTag | undefined;
  /** Number of cards visible on a wide page. */
  perPage: number;
  cards: readonly Slide[];
}

/**
 * Cards in a carousel below a heading: the arrows wrap around, and there are no bullets. A component that uses it includes
 * the styles of `_card-carousel.scss`.
 */
export function CardCarousel({
  id,
  className,
  title,
  titleType,
  perPage,
  cards,
}: CardCarouselProps): ReactNode {
  const { children: _, ...settings } = carouselModel.parse({
    id: `${id}-track`,
    perPage,
    bullets: false,
    adaptiveControles: true,
    accessibilityLabel: title,
  });
  const slides = cards.map((card) => ({
    ...card,
    content: <NextHeadingLevel>{card.content}</NextHeadingLevel>,
  }));
  return (
    <div className={`card-carousel ${className}`} id={id}>
      {title && (
        <Heading className="card-carousel__title" level={titleType}>
          {title}
        </Heading>
      )}
      <CarouselTrack {...settings} slides={slides} />
    </div>
  );
}
