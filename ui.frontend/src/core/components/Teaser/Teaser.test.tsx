/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { Teaser } from './Teaser';
import { fixtures } from './Teaser.fixtures';
import { teaserModel } from './Teaser.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <Teaser {...teaserModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('links its title', () => {
  show('default');
  const heading = screen.getByRole('heading', { level: 2, name: 'Air for three shifts' });
  expect(within(heading).getByRole('link')).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products/screw.html',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['on a wide picture', 2400, 1350, false],
  ['beside a product, which would show as a strip behind them', 1600, 1200, true],
])('places the text of a hero %s', (_, width, height, beside) => {
  const hero = fixtures.hero;
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <Teaser {...teaserModel.parse({ ...hero, image: { ...hero.image, width, height } })} />
    </RenderingProvider>,
  );
  expect(screen.getByRole('article').classList.contains('cmp-teaser--beside')).toBe(beside);
});

it('names each link after its action', () => {
  show('hero');
  expect(screen.getByRole('link', { name: 'See the range' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products.html',
  );
  expect(screen.getByRole('link', { name: 'Find a dealer' })).toBeVisible();
});

it('has one link per target', () => {
  show('action and title lead to one place');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Screw compressors']);
});

it('names an action that shows only an arrow', () => {
  show('actions as icons');
  expect(screen.getByRole('link', { name: 'See the range' })).toBeVisible();
});

it('links its picture if the policy hides the title’s link', () => {
  show('title link hidden by policy');
  expect(screen.getByRole('link', { name: 'Compressor room with a screw compressor' })).toBeVisible();
});

it('links its picture if there is no title', () => {
  show('picture alone');
  expect(screen.getByRole('link', { name: 'Compressor room with a screw compressor' })).toBeVisible();
});

it('formats its date for the reader', () => {
  show('news', 'de-DE');
  expect(screen.getByText('3. Mai 2026')).toHaveAttribute('datetime', '2026-05-03');
});

it('omits an invalid date', () => {
  const { container } = show('a date that is none');
  expect(container.querySelector('time')).toBeNull();
});

it('indicates more content without a second link', () => {
  show('news with a way on');
  expect(screen.getByText('Read more')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows AEM’s picture if there is no better one', () => {
  const { container } = show('as AEM exports it');
  expect(container.querySelector('img')).toHaveAttribute('src', '/content/dam/ventora/tools/impact.jpg');
});

it('has a video that the visitor starts', () => {
  const { container } = show('film');
  const film = container.querySelector('video')!;
  expect(film.controls).toBe(true);
  expect(film.autoplay).toBe(false);
});

it('plays automatically only without a preference for reduced motion', () => {
  const { container } = show('film that plays by itself');
  const films = [...container.querySelectorAll('video')].map((film) => [
    film.autoplay,
    film.preload,
    film.querySelector('source')!.media,
  ]);
  expect(films).toEqual([
    [true, 'metadata', '(prefers-reduced-motion: no-preference)'],
    [false, 'none', ''],
  ]);
});

it('removes everything executable from hostile HTML', () => {
  const { container } = show('hostile HTML');
  expect(container).toHaveTextContent('Dry air');
  expect(container.innerHTML).not.toMatch(/<script|onclick/);
});

it.each([
  ['default', 'cmp-teaser--feature'],
  ['news', 'cmp-teaser--news'],
  ['news with an action', 'cmp-teaser--news-cta'],
  ['hero', 'cmp-teaser--hero'],
] as const)('renders %s with the class %s', (name, className) => {
  show(name);
  expect(screen.getByRole('article')).toHaveClass(className);
});

it('is empty without text and picture', () => {
  expect(definition.isEmpty?.(teaserModel.parse(fixtures.empty))).toBe(true);
});

it('crops a video around the focal point of its poster, playing or paused', () => {
  const { video } = fixtures['film that plays by itself'];
  render(<Teaser {...teaserModel.parse({ video: { ...video, focalPoint: '80,20' } })} />);
  const films = [...document.querySelectorAll('video')];
  expect(films.map(({ className }) => className)).toEqual([
    'cmp-teaser__video cmp-teaser__video--moving focal focal-x-80 focal-y-20',
    'cmp-teaser__video cmp-teaser__video--still focal focal-x-80 focal-y-20',
  ]);
});
