/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { TopNavigation } from './TopNavigation';
import { fixtures } from './TopNavigation.fixtures';
import { topNavigationModel } from './TopNavigation.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <TopNavigation {...topNavigationModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('leads to log in and to contact, also where only the icon has room', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'Log in / sign up' })).toHaveAttribute(
    'href',
    expect.stringContaining('log-in'),
  );
  expect(screen.getByRole('link', { name: 'Contact' })).toBeInTheDocument();
});

it('has a name of its own among the navigations', () => {
  show('French', 'fr-FR');
  expect(screen.getByRole('navigation', { name: 'Services' })).toBeInTheDocument();
});

it('leaves out a link that leads nowhere and an icon it does not know', () => {
  show('an unknown icon and a dead link');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelector('svg')).toBeNull();
});

it('is empty without links', () => {
  expect(definition.isEmpty?.(topNavigationModel.parse(fixtures.empty))).toBe(true);
});
