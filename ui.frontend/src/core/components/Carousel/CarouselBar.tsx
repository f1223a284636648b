import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import type { CarouselSettings, Slide } from './CarouselTrack';

export interface CarouselBarProps {
  settings: CarouselSettings;
  slides: readonly Slide[];
  active: number;
}

/**
 * Pause, previous, next, position, bullets. The bullets are buttons with `aria-current`, not tabs: the track can be
 * scrolled, so no bullet owns a slide, and each is in the tab order.
 */
export function CarouselBar({ settings, slides, active }: CarouselBarProps): ReactNode {
  const { autoplay, controls, perPage, typeCarousel } = settings;
  const messages = useMessages();
  const bullets = settings.bullets && perPage === 1;
  const pause = settings.accessibilityPause ?? messages.pauseAutoplay;
  const picture = settings.expandLink ? slides[active]?.picture : undefined;
  return (
    <div className={`cmp-carousel__actions cmp-carousel__actions--${typeCarousel}`} data-needs-script>
      {autoplay && (
        <button
          type="button"
          className="cmp-carousel__action cmp-carousel__action--pause"
          data-carousel="rotation"
          data-state="playing"
          data-label-playing={pause}
          data-label-paused={settings.accessibilityPlay ?? messages.startAutoplay}
          aria-label={pause}
        >
          <Icon name="pause" className="cmp-carousel__icon cmp-carousel__icon--pause" />
          <Icon name="play" className="cmp-carousel__icon cmp-carousel__icon--play" />
        </button>
      )}
      {controls && (
        <>
          <button
            type="button"
            className="cmp-carousel__action cmp-carousel__action--previous"
            data-carousel="previous"
            {...arrowLabels(
              settings.accessibilityPrevious ?? messages.previousSlide,
              settings.accessibilityPrevious ?? messages.lastSlide,
              active === 0,
            )}
          >
            <Icon name="chevron-left" className="cmp-carousel__icon" />
          </button>
          <button
            type="button"
            className="cmp-carousel__action cmp-carousel__action--next"
            data-carousel="next"
            {...arrowLabels(
              settings.accessibilityNext ?? messages.nextSlide,
              settings.accessibilityNext ?? messages.firstSlide,
              active === slides.length - 1,
            )}
          >
            <Icon name="chevron-right" className="cmp-carousel__icon" />
          </button>
        </>
      )}
      {picture && (
        <a
          className="cmp-carousel__action cmp-carousel__action--expand"
          data-carousel="expand"
          href={picture}
          target="_blank"
          rel="noopener"
          aria-label={messages.expandImage}
        >
          <Icon name="plus" className="cmp-carousel__icon" />
        </a>
      )}
      <p className="cmp-carousel__status" aria-live={autoplay ? 'off' : 'polite'} aria-atomic="true">
        {perPage === 1 && (
          <span className="cmp-carousel__position" aria-hidden="true">
            <span data-carousel="position">{active + 1}</span> / {slides.length}
          </span>
        )}
        <VisuallyHidden>{messages.slideOf(active + 1, slides.length)}</VisuallyHidden>
      </p>
      {bullets && (
        <div
          className="cmp-carousel__indicators"
          role="group"
          aria-label={settings.accessibilityTablist ?? messages.chooseSlide}
        >
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
      )}
    </div>
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
