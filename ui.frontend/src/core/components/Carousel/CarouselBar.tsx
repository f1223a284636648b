import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { CarouselArrows } from './CarouselArrows';
import { CarouselBullets } from './CarouselBullets';
import type { CarouselSettings, Slide } from './Slide';

export interface CarouselBarProps {
  settings: CarouselSettings;
  slides: readonly Slide[];
  active: number;
}

/** Pause, previous, next, position, bullets. */
export function CarouselBar({ settings, slides, active }: CarouselBarProps): ReactNode {
  const { autoplay, controls, perPage, typeCarousel } = settings;
  const messages = useMessages();
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
      {controls && <CarouselArrows settings={settings} count={slides.length} active={active} />}
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
      {settings.bullets && perPage === 1 && (
        <CarouselBullets
          label={settings.accessibilityTablist ?? messages.chooseSlide}
          slides={slides}
          active={active}
        />
      )}
    </div>
  );
}
