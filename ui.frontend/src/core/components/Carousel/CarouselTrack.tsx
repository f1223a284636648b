import type { ReactNode } from 'react';
import { panelId } from '../../kit/panels';
import { PriorityProvider, usePriority } from '../../kit/pictures/priority';
import { useMessages } from '../../kit/rendering';
import { CarouselBar } from './CarouselBar';
import type { CarouselSettings, Slide } from './Slide';

export interface CarouselTrackProps extends CarouselSettings {
  slides: readonly Slide[];
  /** Index of the slide shown first. @default 0 */
  active?: number;
  /** Content of the carousel besides slides and bar. */
  children?: ReactNode;
}

/**
 * Slides side by side in a track that scrolls natively: swiping, the wheel and the keyboard work without scripts. The
 * island adds the bar's buttons and rotation, and removes slides out of view from the tab order.
 */
export function CarouselTrack({ slides, active = 0, children, ...settings }: CarouselTrackProps): ReactNode {
  const { id, typeCarousel, autoplay, accessibilityLabel, direction } = settings;
  const messages = useMessages();
  const priority = usePriority() || typeCarousel === 'hero';
  const moves = slides.length > 1;
  const bar = moves && <CarouselBar settings={settings} slides={slides} active={active} />;
  const barFirst = autoplay || settings.controlsPrepended;
  return (
    <div
      className={classes(settings, slides.length)}
      id={id}
      role={accessibilityLabel ? 'region' : 'group'}
      aria-roledescription={messages.carousel}
      aria-label={accessibilityLabel ?? messages.carousel}
      data-per-page={settings.perPage}
      {...(moves && {
        'data-island': 'carousel',
        'data-island-when': autoplay ? 'idle' : active > 0 ? 'load' : 'interaction',
        'data-autoplay': autoplay,
        'data-delay': settings.delay,
        'data-autopause-disabled': settings.autopauseDisabled,
      })}
    >
      {barFirst && bar}
      <div
        className="cmp-carousel__content"
        dir={direction}
        {...(moves && { role: 'group', 'aria-label': messages.slides, tabIndex: 0 })}
      >
        {slides.map(({ name, title, picture, content }, index) => (
          <div
            key={name}
            className={slideClasses(settings, index === active)}
            id={panelId(id, name)}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={
              settings.accessibilityAutoItemTitles ? title : messages.slideOf(index + 1, slides.length)
            }
            data-image={settings.expandLink ? picture : undefined}
          >
            <PriorityProvider value={priority && index === active}>{content}</PriorityProvider>
          </div>
        ))}
      </div>
      {!barFirst && bar}
      {children}
    </div>
  );
}

function classes(
  { typeCarousel, mobile, adaptiveControles, perPage }: CarouselSettings,
  count: number,
): string {
  const fits = adaptiveControles && count <= perPage;
  return [
    'cmp-carousel',
    `cmp-carousel--${typeCarousel}`,
    !mobile && 'cmp-carousel--stacked-on-phones',
    fits && `cmp-carousel--fits-${count}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const slideClasses = ({ slideClassName }: CarouselSettings, active: boolean): string =>
  ['cmp-carousel__item', active && 'cmp-carousel__item--active', slideClassName].filter(Boolean).join(' ');
