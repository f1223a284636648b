/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { oddProductCards } from '../../../../../../shared/features/catalogue/api/product-card.fixtures';
import { productCardModel } from '../../../../../../shared/features/catalogue/api/product-card.model';
import { RenderingProvider } from '../../../../core/kit/rendering';
import { explodedFixture } from './Exploded.fixtures';
import { explodedModel } from './Exploded.model';
import { ExplodedParts } from './ExplodedParts';

const show = (more: object = {}, names: readonly string[] = ['Kit R 7']) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <ExplodedParts
        id="product-1"
        name="R 7"
        exploded={explodedModel.parse({ ...explodedFixture, ...more })}
        parts={names.map((name) => productCardModel.parse({ ...oddProductCards.bare, name }))}
      />
    </RenderingProvider>,
  );

const targetOf = (link: HTMLElement) => document.getElementById(link.getAttribute('href')!.slice(1));

it('leads from each number of the list to its part in the drawing, and back', () => {
  show();
  const toDrawing = screen.getByRole('link', { name: '1.1 Air filter, in the drawing' });
  const toList = screen.getByRole('link', { name: '1.1 Air filter, in the list' });
  expect(targetOf(toDrawing)).toContainElement(toList);
  expect(targetOf(toList)).toContainElement(toDrawing);
  expect(targetOf(toList)).toHaveTextContent('Air filter');
});

it('keeps a part’s drawing in its row, so that marking one marks the other without a script', () => {
  show();
  const row = screen.getByText('O-rings × 3').closest('.cmp-exploded__row');
  expect(row?.querySelectorAll('svg')).toHaveLength(1);
  expect(row?.querySelector('text')).toHaveTextContent('1.2');
});

it('draws a part that two kits hold once, and leads to it from both', () => {
  const again = { number: '1.1', kind: 'air-filter', count: 1, isAgain: true };
  show({ rows: [...explodedFixture.rows, [again]] }, ['Kit 3,000 h', 'Kit 6,000 h']);
  expect(screen.getAllByRole('link', { name: '1.1 Air filter, in the drawing' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: '1.1 Air filter, in the list' })).toHaveLength(1);
  expect(screen.getAllByText('Air filter')).toHaveLength(2);
});

it('names what the drawing shows', () => {
  show();
  expect(
    screen.getByRole('img', { name: 'Exploded drawing of R 7 with numbered spare parts' }),
  ).toBeVisible();
});

it('accepts only path data as paths', () => {
  const paths = [{ kind: 'face', d: 'M0 0" onload="x()' }];
  expect(explodedModel.safeParse({ ...explodedFixture, machine: paths }).success).toBe(false);
});
