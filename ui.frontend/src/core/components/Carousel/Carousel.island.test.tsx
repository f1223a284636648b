/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Carousel.fixtures';
import carousel from './index';
import { mount } from './Carousel.island';

/** The track's width, and the layout that a browser would give it: slides side by side, scrolled by `scrollLeft`. */
const trackWidth = 900;
let takeOff: () => void;

function layOut(root: HTMLElement, visible: number): void {
  const track = root.querySelector<HTMLElement>('.cmp-carousel__content')!;
  const slides = [...track.children] as HTMLElement[];
  const width = trackWidth / visible;
  let left = 0;
  Object.defineProperties(track, {
    clientWidth: { value: trackWidth },
    scrollWidth: { value: width * slides.length },
    scrollLeft: { get: () => left },
  });
  track.scrollTo = ((to: ScrollToOptions) => {
    left = Math.max(0, Math.min(to.left ?? 0, width * slides.length - trackWidth));
    track.dispatchEvent(new Event('scroll'));
  }) as never;
  track.getBoundingClientRect = () => new DOMRect(0, 0, trackWidth, 100);
  slides.forEach((slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * width - left, 0, width, 100);
  });
}

function open(name: keyof typeof fixtures, { visible = 1, stillness = false, hash = '' } = {}): HTMLElement {
  history.replaceState(null, '', hash || location.pathname);
  window.matchMedia = ((query: string) => ({ matches: query.includes('motion') && stillness })) as never;
  const { container } = render(withPlainChildren(carousel, fixtures[name]));
  const root = container.querySelector<HTMLElement>('.cmp-carousel')!;
  layOut(root, visible);
  takeOff = mount(root);
  return root;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  takeOff();
  jest.useRealTimers();
});

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const current = () =>
  screen
    .getAllByRole('button', { name: /Go to slide/ })
    .findIndex((bullet) => bullet.getAttribute('aria-current') === 'true') + 1;
const inView = (root: HTMLElement) =>
  ([...root.querySelectorAll('.cmp-carousel__item')] as HTMLElement[]).flatMap((slide, index) =>
    slide.inert ? [] : [index + 1],
  );
const scrolled = (root: HTMLElement) => root.querySelector('.cmp-carousel__content')!.scrollLeft / trackWidth;

it('moves to the next slide and from the last to the first', () => {
  const root = open('hero at rest');
  press('Next slide');
  wait(500);
  expect([current(), scrolled(root)]).toEqual([2, 1]);
  press('Next slide');
  press('Go to first slide');
  wait(500);
  expect([current(), scrolled(root)]).toEqual([1, 0]);
});

it('moves from the first slide back to the last', () => {
  open('hero at rest');
  press('Go to last slide');
  expect(current()).toBe(3);
  press('Previous slide');
  expect(current()).toBe(2);
});

it('takes 400 ms to move', () => {
  const root = open('hero at rest');
  press('Next slide');
  wait(300);
  expect(scrolled(root)).toBeGreaterThan(0.5);
  expect(scrolled(root)).toBeLessThan(1);
  wait(150);
  expect(scrolled(root)).toBe(1);
});

it('jumps for visitors who prefer reduced motion', () => {
  const root = open('hero at rest', { stillness: true });
  press('Go to slide 3');
  expect(scrolled(root)).toBe(2);
});

it('removes slides out of view from the tab order', () => {
  const root = open('hero at rest');
  expect(inView(root)).toEqual([1]);
  press('Go to slide 2');
  expect(inView(root)).toEqual([2]);
});

it('moves a whole view if several slides are visible', () => {
  const root = open('three in view', { visible: 3 });
  press('Next slide');
  wait(500);
  expect(inView(root)).toEqual([4, 5, 6]);
  press('Go to first slide');
  expect(inView(root)).toEqual([1, 2, 3]);
});

it('updates the current slide after a swipe', () => {
  const root = open('hero at rest');
  act(() => root.querySelector('.cmp-carousel__content')!.scrollTo({ left: trackWidth * 2 }));
  wait(200);
  expect(current()).toBe(3);
});

it('announces the slide once, when it has come to rest', () => {
  const root = open('hero at rest');
  press('Next slide');
  expect(root.querySelector('[aria-live="polite"]')).toHaveTextContent('Slide 2 of 3');
});

it('moves between bullets with the arrow keys', () => {
  open('hero at rest');
  const first = screen.getByRole('button', { name: 'Go to slide 1' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveFocus();
  expect(current()).toBe(2);
});

it('advances repeatedly after its delay', () => {
  open('hero that plays');
  wait(5000);
  expect(current()).toBe(2);
  wait(5000);
  expect(current()).toBe(3);
  wait(5000);
  expect(current()).toBe(1);
});

it('pauses while it has the keyboard focus, then continues', () => {
  open('hero that plays');
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
  wait(6000);
  expect(current()).toBe(1);
  act(() => (document.activeElement as HTMLElement).blur());
  wait(5000);
  expect(current()).toBe(2);
});

it('stops for good when paused, and offers to start again', () => {
  open('hero that plays');
  press('Pause autoplay');
  wait(20_000);
  expect(current()).toBe(1);
  press('Start autoplay');
  wait(5000);
  expect(current()).toBe(2);
});

it('stops for good when a visitor picks a slide', () => {
  open('hero that plays');
  press('Go to slide 3');
  wait(20_000);
  expect(current()).toBe(3);
});

it('does not play for visitors who prefer reduced motion', () => {
  open('hero that plays', { stillness: true });
  wait(20_000);
  expect(current()).toBe(1);
  expect(screen.getByRole('button', { name: 'Start autoplay' })).toBeInTheDocument();
});

it('shows the slide in the address, and stays there', () => {
  open('hero that plays', { hash: '#carousel-2-item-slide_3' });
  expect(current()).toBe(3);
  wait(20_000);
  expect(current()).toBe(3);
});

it('starts with the slide that its author chose', () => {
  const root = open('second slide first');
  expect(scrolled(root)).toBe(1);
  expect(current()).toBe(2);
});

it('opens the picture of the current slide', () => {
  open('images to open');
  press('Next slide');
  expect(screen.getByRole('link', { name: /picture/ })).toHaveAttribute(
    'href',
    '/content/dam/ventora/products/m-100.jpg',
  );
});

it('stops when unmounted', () => {
  open('hero that plays');
  takeOff();
  wait(20_000);
  expect(current()).toBe(1);
});
