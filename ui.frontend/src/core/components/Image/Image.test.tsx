/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PriorityProvider } from '../../kit/pictures/priority';
import definition from './index';
import { Image } from './Image';
import { fixtures } from './Image.fixtures';
import { imageModel } from './Image.model';

const show = (name: keyof typeof fixtures) => render(<Image {...imageModel.parse(fixtures[name])} />);

it('has the picture’s description', () => {
  show('default');
  expect(screen.getByRole('img', { name: 'M 50 on its two wheels' })).toBeInTheDocument();
});

it('shows its caption below the picture', () => {
  show('captioned');
  expect(screen.getByRole('figure')).toHaveTextContent('The M 50, ready for the van');
});

it('shows the title as a tooltip if the author wants no caption', () => {
  show('with a tooltip');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByTitle('M 50')).toBeInTheDocument();
});

it('links where the author chose', () => {
  show('linked');
  expect(screen.getByRole('link', { name: 'M 50 on its two wheels' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products.html',
  );
});

it('is hidden from screen readers if decorative', () => {
  show('decorative');
  expect(screen.queryByRole('img')).toBeNull();
});

it('renders AEM’s model without our additions', () => {
  show('as AEM exports it');
  expect(screen.getByRole('img', { name: 'M 50' })).toHaveAttribute(
    'src',
    '/content/dam/ventora/products/m-50.jpg',
  );
});

it('loads eagerly if it is the first thing visible', () => {
  render(
    <PriorityProvider value>
      <Image {...imageModel.parse(fixtures.default)} />
    </PriorityProvider>,
  );
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('links areas of the picture, each with its name', () => {
  show('with areas');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Pump: cast-iron cylinders',
    'Wheels for soft ground',
    'Druckluftbehälterinnenbeschichtung',
  ]);
  expect(links[1]).toHaveAttribute('rel', 'noopener');
});

it('draws the areas where the author put them, in pixels of the original', () => {
  const { container } = show('with areas');
  expect(container.querySelector('.cmp-image__areas')).toHaveAttribute('viewBox', '0 0 1600 1200');
  expect(container.querySelector('rect')).toHaveAttribute('x', '400');
  expect(container.querySelector('rect')).toHaveAttribute('width', '500');
  expect(container.querySelector('circle')).toHaveAttribute('r', '150');
  expect(container.querySelector('polygon')).toHaveAttribute('points', '200 800 900 800 900 1000 200 1000');
});

it('moves the areas with a picture cropped around its focal point', () => {
  const image = { ...fixtures['with areas'].image, focalPoint: '20,70' };
  const { container } = render(<Image {...imageModel.parse({ ...fixtures['with areas'], image })} />);
  expect(screen.getByRole('img', { name: /M 50/ })).toHaveClass('focal-x-20', 'focal-y-70');
  expect(container.querySelector('.cmp-image__areas')).toHaveClass('focal-x-20', 'focal-y-70');
});

it('marks each area in its centre', () => {
  const { container } = show('with areas');
  const marks = [...container.querySelectorAll('.cmp-image__marker--ring')].map((mark) =>
    mark.getAttribute('d'),
  );
  expect(marks).toEqual([expect.stringMatching(/^M650 \d+/), 'M1150 900h0', 'M550 900h0']);
});

it('has no links within another link if the whole picture is linked', () => {
  show('areas on a linked picture');
  const part = screen.getByRole('link', { name: 'Ask us' });
  expect(part.parentElement!.closest('a')).toBeNull();
});

it('omits areas without extent', () => {
  show('broken areas');
  expect(screen.queryByRole('link')).toBeNull();
});

it('names an unnamed area after its target page', () => {
  const { areas } = imageModel.parse({
    ...fixtures.default,
    areas: [{ shape: 'default', href: '/products.html' }],
  });
  expect(areas).toMatchObject([
    { shape: 'rect', x: 0, y: 0, width: 1600, height: 1200, name: '/products.html' },
  ]);
});

it.each(['missing picture', 'empty'] as const)('renders nothing for a fixture: %s', (name) => {
  expect(definition.isEmpty?.(imageModel.parse(fixtures[name]))).toBe(true);
});
