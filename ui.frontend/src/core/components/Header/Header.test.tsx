/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { componentMap } from '../../component-map';
import { childRenderer } from '../../document/render-child';
import { RenderingProvider } from '../../kit/rendering';
import { Header } from './Header';
import { fixtures } from './Header.fixtures';
import { headerModel } from './Header.model';

const renderChild = childRenderer(componentMap, (problem) => {
  throw new Error(problem.message);
});

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild }}>
      <Header {...headerModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('is the page’s banner, with the logo linking home', () => {
  show('default');
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('link', { name: 'Ventora, to the home page' })).toHaveAttribute(
    'href',
    '/gb/en.html',
  );
});

it('has the same tab order as its visual order: search, services, language, logo, menu', () => {
  show('default');
  const search = screen.getByRole('button', { name: 'Search' });
  const parts = [
    search,
    screen.getByRole('navigation', { name: 'Account and contact' }),
    screen.getByRole('navigation', { name: 'Country and language' }),
    screen.getByRole('link', { name: 'Ventora, to the home page' }),
    screen.getByRole('button', { name: 'Menu' }),
  ];
  parts.reduce((before, after) => {
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return after;
  });
});

it('gives every navigation a unique name', () => {
  show('default');
  const names = screen.getAllByRole('navigation').map((navigation) => navigation.getAttribute('aria-label'));
  expect(names).toEqual(['Account and contact', 'Country and language', 'Main']);
});

it('opens the menu on narrow screens without scripts: button and drawer are a popover', () => {
  show('default');
  const button = screen.getByRole('button', { name: 'Menu' });
  const drawer = document.getElementById(button.getAttribute('popovertarget')!);
  expect(drawer).toHaveAttribute('popover', 'auto');
  expect(drawer).toContainElement(screen.getByRole('navigation', { name: 'Main' }));
});

it('uses the page’s language', () => {
  show('long German words', 'de-DE');
  expect(screen.getByRole('button', { name: 'Menü' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Produkte: Untermenü anzeigen' })).toBeInTheDocument();
});

it('has no menu button without a menu', () => {
  show('logo only');
  expect(screen.queryByRole('button')).toBeNull();
});
