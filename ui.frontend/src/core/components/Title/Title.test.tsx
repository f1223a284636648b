/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Title } from './Title';
import { fixtures } from './Title.fixtures';
import { titleModel } from './Title.model';

const show = (name: keyof typeof fixtures) => render(<Title {...titleModel.parse(fixtures[name])} />);

it('links the heading if the author set a link', () => {
  show('linked');
  expect(screen.getByRole('link', { name: 'Air tools' })).toHaveAttribute('href', '/solutions/air-tools');
});

it('shows plain text if the policy forbids links', () => {
  show('link disabled by policy');
  expect(screen.queryByRole('link')).toBeNull();
});

it('takes the heading level of its place if none is authored', () => {
  show('level from its place');
  expect(screen.getByRole('heading', { level: 2, name: 'Service' })).toBeVisible();
});
