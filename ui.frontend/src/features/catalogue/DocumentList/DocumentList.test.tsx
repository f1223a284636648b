/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import { DocumentList } from './DocumentList';
import { fixtures } from './DocumentList.fixtures';
import { documentListModel } from './DocumentList.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <DocumentList {...documentListModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('describes each document before it is opened', () => {
  show('default');
  const link = screen.getByRole('link', { name: 'R 7: Data sheet' });
  expect(link).toHaveAttribute('hreflang', 'en');
  expect(link.closest('li')).toHaveTextContent(
    'PDF · 62 KB · English · Rev. 2026-11 · as of 20 November 2026',
  );
  expect(within(link.closest('li')!).getByText(/^9f86d081/)).toBeInTheDocument();
});

it('says nothing of a size that stays unknown', () => {
  const { documents, ...list } = documentListModel.parse(fixtures['sizes to come']);
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <DocumentList {...list} documents={documents.map((each) => ({ ...each, isUnsized: true }))} />
    </RenderingProvider>,
  );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('PDF · English · Rev.');
});

it('says so if a size is not yet known', () => {
  show('sizes to come');
  expect(screen.getAllByText(/size is being determined/)).toHaveLength(2);
});

it('is filtered by a form that needs no scripts', () => {
  show('narrowed down');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox')).toHaveValue('v-3007');
  expect(within(form).getByRole('combobox', { name: 'Type' })).toHaveValue('data-sheet');
  expect(within(form).getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  expect(within(form).getByRole('link', { name: 'Clear all filters' })).toBeVisible();
});

it('suggests what to do if nothing matches', () => {
  show('nothing found');
  expect(screen.getByText(/Remove a filter/)).toBeVisible();
});

it('uses the language of the page', () => {
  show('many pages', 'de-DE');
  expect(screen.getByText('1 bis 2 von 1.660 Dokumenten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'R 7: Datenblatt' }).closest('li')).toHaveTextContent('Englisch');
});
