/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import { Breadcrumb } from './Breadcrumb';
import { fixtures } from './Breadcrumb.fixtures';
import { breadcrumbModel, isHome } from './Breadcrumb.model';
import definition from './index';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <Breadcrumb {...breadcrumbModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('links each ancestor page, home first', () => {
  show('default');
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Home', 'Products', 'Screw compressors']);
});

it('shows the current page without a link', () => {
  show('default');
  expect(screen.queryByRole('link', { name: 'Ventora S 7.5' })).toBeNull();
  expect(screen.getByText('Ventora S 7.5').closest('li')).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['long German words', 'de-DE', 'Startseite', 'Brotkrumen'],
  ['French', 'fr-FR', 'Accueil', 'Fil d’Ariane'],
] as const)('is labelled in the page’s language: %s', (name, language, home, label) => {
  show(name, language);
  expect(screen.getByRole('navigation', { name: label })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: home })).toBeInTheDocument();
});

it('shows a section without a page as text', () => {
  show('a section without a page of its own');
  expect(screen.getByText('Archive')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('has structured data in order for search engines', () => {
  show('default');
  const positions = [...document.querySelectorAll('meta[itemprop="position"]')].map((meta) =>
    meta.getAttribute('content'),
  );
  expect(positions).toEqual(['1', '2', '3', '4']);
});

it.each(['only the page itself', 'empty'] as const)('is empty: %s', (name) => {
  expect(definition.isEmpty?.(breadcrumbModel.parse(fixtures[name]))).toBe(true);
});

it.each([
  ['/', true],
  ['/de/de', true],
  ['/content/ventora/gb/en.html', true],
  ['/de/de/', true],
  ['/gb/en/products.html', false],
  ['/products/m-50', false],
])('recognises a home page by its address: %s', (url, home) => {
  expect(isHome({ id: 'x', title: 'x', active: false, current: false, link: { valid: true, url } })).toBe(
    home,
  );
});
