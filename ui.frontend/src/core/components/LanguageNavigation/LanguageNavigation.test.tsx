/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { LanguageNavigation } from './LanguageNavigation';
import { fixtures } from './LanguageNavigation.fixtures';
import { mount } from './LanguageNavigation.island';
import { languageNavigationModel } from './LanguageNavigation.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <LanguageNavigation {...languageNavigationModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('shows the current country and language on its button', () => {
  show('default');
  expect(
    screen.getByRole('button', { name: 'Country and language: United Kingdom English' }),
  ).toBeInTheDocument();
});

it('opens without scripts: button and panel are a popover', () => {
  show('default');
  const panel = document.getElementById(screen.getByRole('button').getAttribute('popovertarget')!);
  expect(panel).toHaveAttribute('popover', 'auto');
});

it('marks each link with its language', () => {
  show('eight locales in five countries');
  const link = screen.getByRole('link', { name: 'FR-CA' });
  expect(link).toHaveAttribute('hreflang', 'fr-CA');
  expect(link).toHaveAttribute('lang', 'fr-CA');
  expect(link).toHaveAttribute('rel', 'alternate');
  expect(screen.getAllByRole('link')).toHaveLength(8);
});

it('marks the current language', () => {
  show('four locales without countries');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Deutsch');
});

it('says which pages are not translated, in the language of the page', () => {
  show('not translated');
  const link = screen.getByRole('link', { name: 'Deutsch (not in this language)' });
  expect(link.querySelector('[lang="en-GB"]')).toHaveTextContent('not in this language');
});

it('asks for a choice if there is none', () => {
  show('none chosen');
  expect(screen.getByRole('button', { name: 'Country and language' })).toBeInTheDocument();
});

it('renders nothing without languages', () => {
  expect(definition.isEmpty?.(languageNavigationModel.parse(fixtures.empty))).toBe(true);
});

describe('language navigation island', () => {
  const followed = (name: string): string => {
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    return link.getAttribute('href')!.replace(location.origin, '');
  };

  beforeEach(() => history.replaceState(null, '', '/gb/en/products.html?power=7.5#screw'));

  it('keeps filters and scroll position when changing the language', () => {
    show('default');
    mount(screen.getByRole('navigation'));
    expect(followed('Deutsch')).toBe('/de/de/products.html?power=7.5#screw');
  });

  it('drops filters and scroll position if the page is not translated', () => {
    show('not translated');
    mount(screen.getByRole('navigation'));
    expect(followed('Deutsch (not in this language)')).toBe('/de/de.html');
  });

  it('removes its behaviour when unmounted', () => {
    show('default');
    mount(screen.getByRole('navigation'))();
    expect(followed('Deutsch')).toBe('/de/de/products.html');
  });
});
