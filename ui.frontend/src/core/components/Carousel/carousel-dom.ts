import { lastPosition, type Position } from './carousel-position';
import { setText } from '../../kit/set-text';
import { distance } from './glide';

/* Reads the state of a carousel's elements. Queried at every event, as the editor may have redrawn them. */

export const trackOf = (root: HTMLElement) =>
  root.querySelector<HTMLElement>(':scope > .cmp-carousel__content')!;
export const slidesOf = (root: HTMLElement) => [...trackOf(root).children] as HTMLElement[];
export const control = <E extends HTMLElement>(root: HTMLElement, name: string) =>
  root.querySelector<E>(`:scope > .cmp-carousel__actions [data-carousel="${name}"]`);
export const bulletsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>(':scope > .cmp-carousel__actions [data-carousel="indicator"]'),
];

const activeClass = 'cmp-carousel__item--active';

export function positionOf(root: HTMLElement): Position {
  const track = trackOf(root);
  const slides = slidesOf(root);
  const count = slides.length;
  const index = Math.max(
    slides.findIndex((slide) => slide.classList.contains(activeClass)),
    0,
  );
  // Stacked on a phone, or all in view: nothing to scroll.
  if (track.scrollWidth <= track.clientWidth + 1) return { index: 0, count, visible: count };
  const width = slides[0]?.getBoundingClientRect().width || track.clientWidth;
  return { index, count, visible: Math.max(Math.round(track.clientWidth / width), 1) };
}

/** The slide nearest to the track's start. */
export function nearestSlide(root: HTMLElement): number {
  const track = trackOf(root);
  const distances = slidesOf(root).map((slide) => Math.abs(distance(track, slide)));
  return distances.indexOf(Math.min(...distances));
}

/** Updates the attributes on which styles, screen readers and links depend after another slide came into view. */
export function markPosition(root: HTMLElement, { index, count, visible }: Position): void {
  const slides = slidesOf(root);
  slides.forEach((slide, at) => {
    slide.classList.toggle(activeClass, at === index);
    slide.inert = visible < count && (at < index || at >= index + visible);
  });
  bulletsOf(root).forEach((bullet, at) => {
    if (at === index) bullet.setAttribute('aria-current', 'true');
    else bullet.removeAttribute('aria-current');
  });
  nameArrow(root, 'previous', index <= 0);
  nameArrow(root, 'next', index >= lastPosition({ count, visible }));
  const slide = slides[index];
  const position = control(root, 'position');
  if (position) setText(position, String(index + 1));
  const spoken = root.querySelector(
    ':scope > .cmp-carousel__actions .cmp-carousel__status > .visually-hidden',
  );
  const label = slide?.getAttribute('aria-label');
  if (spoken) setText(spoken, label ?? '');
  const expand = control<HTMLAnchorElement>(root, 'expand');
  if (expand && slide?.dataset.image) expand.href = slide.dataset.image;
}

/** At either end an arrow leads to the other end, and its label says so. */
function nameArrow(root: HTMLElement, name: 'previous' | 'next', leadsAround: boolean): void {
  const arrow = control(root, name);
  const label = leadsAround ? arrow?.dataset.labelAround : arrow?.dataset.labelOnward;
  if (arrow && label) arrow.setAttribute('aria-label', label);
}

/** Shows whether slides change automatically. The live region is silent while they do. */
export function markRotation(root: HTMLElement, state: { wanted: boolean; rotating: boolean }): void {
  const button = control<HTMLElement>(root, 'rotation');
  if (button) {
    button.dataset.state = state.wanted ? 'playing' : 'paused';
    const label = state.wanted ? button.dataset.labelPlaying : button.dataset.labelPaused;
    button.setAttribute('aria-label', label ?? '');
  }
  root
    .querySelector(':scope > .cmp-carousel__actions .cmp-carousel__status')
    ?.setAttribute('aria-live', state.rotating ? 'off' : 'polite');
}
