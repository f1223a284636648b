/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PriorityProvider } from '../../kit/pictures/priority';
import definition from './index';
import { Image } from './Image';
import { fixtures } from './Image.fixtures';
import { imageModel } from './Image.model';

const show = (name: keyof typeof fixtures) => render(<Image {...imageModel.parse(fixtures[name])} />);

it('says what the picture shows', () => {
  show('default');
  expect(screen.getByRole('img', { name: 'M 50 on its two wheels' })).toBeInTheDocument();
});

it('has its caption below', () => {
  show('captioned');
  expect(screen.getByRole('figure')).toHaveTextContent('The M 50, ready for the van');
});

it('keeps the title for a tooltip where the author wants no caption', () => {
  show('with a tooltip');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByTitle('M 50')).toBeInTheDocument();
});

it('leads where the author says', () => {
  show('linked');
  expect(screen.getByRole('link', { name: 'M 50 on its two wheels' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products.html',
  );
});

it('is silent where it is decoration', () => {
  show('decorative');
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows what AEM exports without our additions', () => {
  show('as AEM exports it');
  expect(screen.getByRole('img', { name: 'M 50' })).toHaveAttribute(
    'src',
    '/content/dam/ventora/products/m-50.jpg',
  );
});

it('is fetched at once where it is the first thing seen', () => {
  render(
    <PriorityProvider value>
      <Image {...imageModel.parse(fixtures.default)} />
    </PriorityProvider>,
  );
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('leads from parts of the picture, each by its name', () => {
  show('with areas');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Pump: cast-iron cylinders',
    'Wheels for soft ground',
    'Druckluftbehälterinnenbeschichtung',
  ]);
  expect(links[1]).toHaveAttribute('rel', 'noopener');
});

it('draws the parts where the author put them, in pixels of the original', () => {
  const { container } = show('with areas');
  expect(container.querySelector('.cmp-image__areas')).toHaveAttribute('viewBox', '0 0 1600 1200');
  expect(container.querySelector('rect')).toHaveAttribute('x', '400');
  expect(container.querySelector('rect')).toHaveAttribute('width', '500');
  expect(container.querySelector('circle')).toHaveAttribute('r', '150');
  expect(container.querySelector('polygon')).toHaveAttribute('points', '200 800 900 800 900 1000 200 1000');
});

it('moves the parts with a picture that is cropped around its subject', () => {
  const image = { ...fixtures['with areas'].image, focalPoint: '20,70' };
  const { container } = render(<Image {...imageModel.parse({ ...fixtures['with areas'], image })} />);
  expect(screen.getByRole('img', { name: /M 50/ })).toHaveClass('focal-x-20', 'focal-y-70');
  expect(container.querySelector('.cmp-image__areas')).toHaveClass('focal-x-20', 'focal-y-70');
});

it('marks each part in its middle', () => {
  const { container } = show('with areas');
  const marks = [...container.querySelectorAll('.cmp-image__marker--ring')].map((mark) =>
    mark.getAttribute('d'),
  );
  expect(marks).toEqual([expect.stringMatching(/^M650 \d+/), 'M1150 900h0', 'M550 900h0']);
});

it('puts no link inside another where the whole picture leads somewhere, too', () => {
  show('areas on a linked picture');
  const part = screen.getByRole('link', { name: 'Ask us' });
  expect(part.parentElement!.closest('a')).toBeNull();
});

it('leaves out parts that have no extent', () => {
  show('broken areas');
  expect(screen.queryByRole('link')).toBeNull();
});

it('names a part without a name after the page it leads to', () => {
  const { areas } = imageModel.parse({
    ...fixtures.default,
    areas: [{ shape: 'default', href: '/products.html' }],
  });
  expect(areas).toMatchObject([
    { shape: 'rect', x: 0, y: 0, width: 1600, height: 1200, name: '/products.html' },
  ]);
});

it.each(['missing picture', 'empty'] as const)('is empty: %s', (name) => {
  expect(definition.isEmpty?.(imageModel.parse(fixtures[name]))).toBe(true);
});
