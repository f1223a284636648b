/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { CommerceSearch } from './CommerceSearch';
import { fixtures } from './CommerceSearch.fixtures';
import { commerceSearchModel } from './CommerceSearch.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <CommerceSearch {...commerceSearchModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('works without scripts, as a form that leads to the same page', () => {
  show('default');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/content/ventora/gb/en/products.html#find');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox', { name: 'Name, order number or use' })).toHaveAttribute(
    'name',
    'search_query',
  );
});

it('keeps the query, and states the number of results', () => {
  show('what was found');
  expect(screen.getByRole('searchbox')).toHaveValue('workshop');
  expect(screen.getByRole('heading', { level: 2, name: 'Products for “workshop”' })).toBeVisible();
  expect(screen.getByText('3 products')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

it('offers families with the number of results, and keeps the chosen ones', () => {
  show('narrowed down');
  const families = within(screen.getByRole('group', { name: 'Product families' }));
  expect(families.getByRole('checkbox', { name: 'Mobile compressors (2)' })).toBeChecked();
  expect(families.getByRole('checkbox', { name: 'Screw compressors (0)' })).not.toBeChecked();
});

it('offers no families if there is nothing to choose from', () => {
  show('one product');
  expect(screen.queryByRole('group')).toBeNull();
});

it('lets visitors undo a choice without results', () => {
  show('nothing in the family');
  expect(screen.getByRole('checkbox', { name: 'Mobile compressors (2)' })).toBeChecked();
});

it('suggests what to try if nothing was found', () => {
  show('nothing found', 'de-DE');
  expect(screen.getByText('Nichts im Katalog passt zu „espresso“.')).toBeVisible();
  expect(screen.getByText(/Anfang der Bestellnummer/)).toBeVisible();
});

it('says that the search is unavailable rather than without results', () => {
  const model = { ...commerceSearchModel.parse(fixtures['nothing found']), total: undefined };
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <CommerceSearch {...model} />
    </RenderingProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/not available/);
  expect(screen.queryByText(/Nothing in the catalogue/)).toBeNull();
});

it('repeats the query as typed', () => {
  show('hostile query');
  expect(screen.getByRole('searchbox')).toHaveValue('"><script>x()</script>');
});

it('is empty without a target page', () => {
  expect(definition.isEmpty?.(commerceSearchModel.parse(fixtures.empty))).toBe(true);
});
