/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PriorityProvider } from '../../kit/priority';
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

it.each(['missing picture', 'empty'] as const)('is empty: %s', (name) => {
  expect(definition.isEmpty?.(imageModel.parse(fixtures[name]))).toBe(true);
});
