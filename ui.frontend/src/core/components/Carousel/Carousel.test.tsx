/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { carouselModel } from './Carousel.model';
import { fixtures } from './Carousel.fixtures';
import carousel from './index';

const show = (name: keyof typeof fixtures) =>
  render(withPlainChildren(carousel, fixtures[name])).container.querySelector<HTMLElement>('.cmp-carousel')!;
const islandOf = (root: HTMLElement) => [root.dataset.island, root.dataset.islandWhen];

it('is a landmark with the name that its author gave', () => {
  show('hero at rest');
  expect(screen.getByRole('region', { name: 'In focus' })).toHaveAttribute(
    'aria-roledescription',
    'Carousel',
  );
});

it('is a group if its author gave no name', () => {
  show('default');
  expect(screen.getByRole('group', { name: 'Carousel' })).toBeInTheDocument();
});

it('names slides by position or by title', () => {
  show('default');
  expect(screen.getByRole('group', { name: 'Slide 2 of 6' })).toHaveTextContent('M 50');
  show('second slide first');
  expect(screen.getByRole('group', { name: 'M 50' })).toBeInTheDocument();
});

it('has the pause button before its other controls', () => {
  const root = show('hero that plays');
  expect(root.querySelector('a, button, [tabindex]')).toHaveAccessibleName('Pause autoplay');
});

it('has no pause button if nothing plays', () => {
  show('default');
  expect(screen.queryByRole('button', { name: /autoplay/ })).toBeNull();
});

it('loads its script when idle if it plays, otherwise on first use', () => {
  expect(islandOf(show('hero that plays'))).toEqual(['carousel', 'idle']);
  expect(islandOf(show('default'))).toEqual(['carousel', 'interaction']);
  expect(islandOf(show('second slide first'))).toEqual(['carousel', 'load']);
  expect(islandOf(show('one slide'))).toEqual([undefined, undefined]);
});

it('has a bullet for each slide, but none if several are visible', () => {
  show('default');
  const bullets = within(screen.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button');
  expect(bullets.map((bullet) => bullet.getAttribute('aria-label'))).toContain('Go to slide 6');
  expect(bullets.filter((bullet) => bullet.getAttribute('aria-current'))).toEqual([bullets[0]]);
  const several = show('three in view');
  expect(within(several).queryByRole('button', { name: /Go to slide/ })).toBeNull();
});

it('places its controls before or after the slides', () => {
  const isFirst = (root: HTMLElement) => root.firstElementChild?.classList.contains('cmp-carousel__actions');
  expect(isFirst(show('default'))).toBe(false);
  expect(isFirst(show('four in view'))).toBe(true);
});

it('links to the first slide’s picture', () => {
  show('images to open');
  const link = screen.getByRole('link', { name: 'Open the picture in a new tab' });
  expect(link).toHaveAttribute('href', '/content/dam/ventora/products/m-50.jpg');
  expect(link).toHaveAttribute('target', '_blank');
});

it('uses its author’s labels', () => {
  show('words of its author');
  for (const name of ['Machine before', 'Machine after', 'Hold']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
});

it('has one live region, which is silent while it plays', () => {
  expect(
    [...show('hero that plays').querySelectorAll('[aria-live]')].map((region) =>
      region.getAttribute('aria-live'),
    ),
  ).toEqual(['off']);
  expect(show('default').querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

it('restores values that the SDK drops', () => {
  expect(carouselModel.parse(fixtures['through the SDK'])).toMatchObject({
    autoplay: false,
    delay: 5000,
    bullets: false,
    controls: false,
    mobile: false,
    perPage: 1,
  });
});
