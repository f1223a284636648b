/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { cardFigures } from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { CardList } from './CardList';
import { fixtures } from './CardList.fixtures';
import { cardListModel } from './CardList.model';

const draw = (model: unknown) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <CardList {...cardListModel.parse(model)} />
    </RenderingProvider>,
  );
const show = (name: keyof typeof fixtures) => draw(fixtures[name]);

it('links each product by its name', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'R 15 T' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products/r-15-t.html',
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it('shows a product’s key figures', () => {
  show('default');
  const [card] = screen.getAllByRole('article');
  const names = within(card!)
    .getAllByRole('term')
    .map((term) => term.textContent);
  const values = within(card!)
    .getAllByRole('definition')
    .map((value) => value.textContent);
  expect(names).toEqual(['Free air delivery', 'Power', 'Tank', 'Noise']);
  expect(values).toEqual(['170 l/min', '1.5 kW', '50 l', '89 dB(A)']);
});

it('keeps number and unit in order on right-to-left pages', () => {
  show('default');
  const [value] = screen.getAllByRole('definition');
  expect(value!.querySelector('bdi')).toHaveTextContent('170 l/min');
});

it('shows a product’s figures in the reader’s units', () => {
  draw({ cards: [{ title: 'R 7', measures: cardFigures(1120, 8, 7.5) }] });
  expect(screen.getByText('1,120 l/min')).toBeVisible();
});

it('announces a product once, without its picture', () => {
  show('default');
  expect(screen.queryByRole('img')).toBeNull();
});

it('is one level below its section’s heading', () => {
  show('default');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

it('keeps cards aligned if one picture is missing', () => {
  const { container } = show('one picture missing');
  expect(container.querySelectorAll('.cmp-card__image')).toHaveLength(4);
  expect(container.querySelectorAll('img')).toHaveLength(3);
});

it('has no empty frames if all pictures are missing', () => {
  const { container } = show('missing pictures');
  expect(container.querySelector('.cmp-card__image')).toBeNull();
});

it('shows products without a page as text', () => {
  show('without links');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'M 50' })).toBeVisible();
});

it('describes its banner', () => {
  show('banner');
  expect(screen.getByRole('img', { name: 'The range' })).toBeInTheDocument();
});

it('is empty without cards and banner', () => {
  expect(definition.isEmpty?.(cardListModel.parse(fixtures.empty))).toBe(true);
});
