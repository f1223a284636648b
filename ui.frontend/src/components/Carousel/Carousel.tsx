import type { ReactNode } from 'react';
import { DropTarget } from '../../kit/DropZone';
import { panelId, panelTitle, usePanelEditing } from '../../kit/panels';
import { PriorityProvider, usePriority } from '../../kit/priority';
import { Child, useMessages } from '../../kit/rendering';
import { CarouselBar } from './CarouselBar';
import type { CarouselModel } from './Carousel.model';
import { pictureAddress } from './picture-address';

/**
 * Slides side by side in a track that scrolls by itself: swiping, the wheel and the keyboard work before any script.
 * The island adds the bar's buttons, rotation, and keeps slides out of view out of the tab order.
 */
export function Carousel(model: CarouselModel): ReactNode {
  const { id, children, typeCarousel, autoplay, activeItem, accessibilityLabel, direction } = model;
  const messages = useMessages();
  const { shown } = usePanelEditing();
  const priority = usePriority() || typeCarousel === 'hero';
  const authored = children.findIndex(({ name }) => name === activeItem);
  const active = shown ?? Math.max(authored, 0);
  const moves = children.length > 1;
  const bar = moves && <CarouselBar model={model} active={active} />;
  const barFirst = autoplay || model.controlsPrepended;
  return (
    <div
      className={classes(model)}
      id={id}
      role={accessibilityLabel ? 'region' : 'group'}
      aria-roledescription={messages.carousel}
      aria-label={accessibilityLabel ?? messages.carousel}
      data-per-page={model.perPage}
      {...(moves && {
        'data-island': 'carousel',
        'data-island-when': autoplay ? 'idle' : active > 0 ? 'load' : 'interaction',
        'data-autoplay': autoplay,
        'data-delay': model.delay,
        'data-autopause-disabled': model.autopauseDisabled,
      })}
    >
      {barFirst && bar}
      <div
        className="cmp-carousel__content"
        dir={direction}
        {...(moves && { role: 'group', 'aria-label': messages.slides, tabIndex: 0 })}
      >
        {children.map((child, index) => (
          <div
            key={child.name}
            className={slideClasses(model, index === active)}
            id={panelId(id, child.name)}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={
              model.accessibilityAutoItemTitles
                ? panelTitle(child)
                : messages.slideOf(index + 1, children.length)
            }
            data-image={model.expandLink ? pictureAddress(child.model) : undefined}
          >
            <PriorityProvider value={priority && index === active}>
              <Child of={child} />
            </PriorityProvider>
          </div>
        ))}
      </div>
      {!barFirst && bar}
      <DropTarget />
    </div>
  );
}

function classes({ typeCarousel, mobile, adaptiveControles, children, perPage }: CarouselModel): string {
  const fits = adaptiveControles && children.length <= perPage;
  return [
    'cmp-carousel',
    `cmp-carousel--${typeCarousel}`,
    !mobile && 'cmp-carousel--stacked-on-phones',
    fits && `cmp-carousel--fits-${children.length}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const slideClasses = ({ slideClassName }: CarouselModel, active: boolean): string =>
  ['cmp-carousel__item', active && 'cmp-carousel__item--active', slideClassName].filter(Boolean).join(' ');
