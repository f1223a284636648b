/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { Navigation } from './Navigation';
import { fixtures } from './Navigation.fixtures';
import { navigationModel } from './Navigation.model';
import { NavigationPlaceProvider, type NavigationPlace } from './navigation-place';

const show = (name: keyof typeof fixtures, place: NavigationPlace = 'header', language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <NavigationPlaceProvider value={place}>
        <Navigation {...navigationModel.parse(fixtures[name])} />
      </NavigationPlaceProvider>
    </RenderingProvider>,
  );

it('links every page of its four levels', () => {
  show('default', 'content');
  for (const name of ['Products', 'Screw compressors', 'Fixed speed', 'Ventora S 11'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('/gb/en/products'),
    );
});

it('marks the current page and its ancestors', () => {
  show('default', 'content');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Ventora S 7.5');
  const active = [...document.querySelectorAll('.cmp-navigation__item--active')];
  expect(active.map((item) => item.className.match(/level-\d/)?.[0])).toEqual([
    'level-0',
    'level-1',
    'level-2',
    'level-3',
  ]);
});

it('needs no buttons outside the header', () => {
  show('default', 'content');
  expect(screen.queryByRole('button')).toBeNull();
});

it('has a button beside the link of each item with pages below it, initially closed', () => {
  show('default');
  const button = screen.getByRole('button', { name: 'Products: show submenu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('data-needs-script');
  expect(screen.getByRole('link', { name: 'Products' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /After-sales/ })).toBeNull();
});

it('starts each submenu with its overview page and a back button', () => {
  show('default');
  const panel = document.getElementById(
    screen.getByRole('button', { name: 'Screw compressors: show submenu' }).getAttribute('aria-controls')!,
  )!;
  const [first] = within(panel).getAllByRole('link');
  expect(first).toHaveTextContent('All of Screw compressors');
  expect(within(panel).getAllByRole('button')[0]).toHaveTextContent('Back');
});

it('offers no overview for a section without a page', () => {
  show('a section without a page of its own');
  expect(screen.queryByRole('link', { name: 'All of Archive' })).toBeNull();
  expect(screen.getByRole('link', { name: '2024' })).toBeInTheDocument();
});

it.each([
  ['long German words', 'de-DE', 'Hauptmenü'],
  ['French', 'fr-FR', 'Menu principal'],
  ['Spanish', 'es-ES', 'Menú principal'],
  ['right to left', 'ar-AE', 'القائمة الرئيسية'],
] as const)('has a unique name: %s', (name, language, label) => {
  show(name, 'header', language);
  expect(screen.getByRole('navigation', { name: label })).toBeInTheDocument();
});

it('is named by its place if the author gave no name', () => {
  show('many items');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

it('renders nothing without pages', () => {
  expect(definition.isEmpty?.(navigationModel.parse(fixtures.empty))).toBe(true);
});
