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

it('links to log-in and contact, even if only the icons fit', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'Log in / sign up' })).toHaveAttribute(
    'href',
    expect.stringContaining('log-in'),
  );
  expect(screen.getByRole('link', { name: 'Contact' })).toBeInTheDocument();
});

it('has a unique name among the navigations', () => {
  show('French', 'fr-FR');
  expect(screen.getByRole('navigation', { name: 'Services' })).toBeInTheDocument();
});

it('omits invalid links and unknown icons', () => {
  show('an unknown icon and a dead link');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelector('svg')).toBeNull();
});

it('renders nothing without links', () => {
  expect(definition.isEmpty?.(topNavigationModel.parse(fixtures.empty))).toBe(true);
});
