import type { ReactNode } from 'react';
import { useMessages } from '../../kit/rendering';
import type { Slide } from './Slide';

interface CarouselBulletsProps {
  label: string;
  slides: readonly Slide[];
  active: number;
}

/**
 * The bullets are buttons with `aria-current`, not tabs: the track can be scrolled, so no bullet owns a slide, and each
 * is in the tab order.
 */
export function CarouselBullets({ label, slides, active }: CarouselBulletsProps): ReactNode {
  const messages = useMessages();
  return (
    <div className="cmp-carousel__indicators" role="group" aria-label={label}>
      {slides.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          className="cmp-carousel__indicator"
          data-carousel="indicator"
          aria-label={messages.goToSlide(index + 1)}
          aria-current={index === active ? 'true' : undefined}
        />
      ))}
    </div>
  );
}
