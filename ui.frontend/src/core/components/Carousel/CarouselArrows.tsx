import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import type { CarouselSettings } from './Slide';

interface CarouselArrowsProps {
  settings: CarouselSettings;
  /** Number of slides. */
  count: number;
  active: number;
}

/** Previous and next. */
export function CarouselArrows({ settings, count, active }: CarouselArrowsProps): ReactNode {
  const messages = useMessages();
  const { accessibilityPrevious: previous, accessibilityNext: next } = settings;
  return (
    <>
      <button
        type="button"
        className="cmp-carousel__action cmp-carousel__action--previous"
        data-carousel="previous"
        {...arrowLabels(previous ?? messages.previousSlide, previous ?? messages.lastSlide, active === 0)}
      >
        <Icon name="chevron-left" className="cmp-carousel__icon" />
      </button>
      <button
        type="button"
        className="cmp-carousel__action cmp-carousel__action--next"
        data-carousel="next"
        {...arrowLabels(next ?? messages.nextSlide, next ?? messages.firstSlide, active === count - 1)}
      >
        <Icon name="chevron-right" className="cmp-carousel__icon" />
      </button>
    </>
  );
}

/**
 * The arrow's label names its target, which at either end is the other end. The island keeps `aria-label` up to date.
 */
const arrowLabels = (onward: string, around: string, isAtEnd: boolean) => ({
  'aria-label': isAtEnd ? around : onward,
  'data-label-onward': onward,
  'data-label-around': around,
});
