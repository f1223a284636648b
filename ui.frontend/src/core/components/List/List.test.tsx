/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { List } from './List';
import { fixtures } from './List.fixtures';
import { listModel } from './List.model';

const show = (name: keyof typeof fixtures) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <List {...listModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('links each item of a list', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'What a duty cycle is' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/blog/post-2.html',
  );
});

it('links nothing if the author wants no links', () => {
  show('without links');
  expect(screen.queryByRole('link')).toBeNull();
});

it('formats dates with the author’s pattern', () => {
  show('with dates');
  expect(screen.getByText('2026-08-14')).toHaveAttribute('datetime', '2026-08-14');
});

it('shows descriptions only if wanted', () => {
  show('with descriptions');
  expect(screen.getByText('Litres against starts an hour: the sum on one page.')).toBeVisible();
});

it('shows pages as teasers', () => {
  show('as teasers');
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'Mobile' })).toBeVisible();
  expect(within(first!).getByRole('heading', { level: 3 })).toBeVisible();
});

it('builds a teaser from the item if the exporter provides none', () => {
  show('teasers that only the list knows');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('shows an item with an invalid link as text', () => {
  show('an item without a link');
  expect(screen.getByText('Out of print')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows 200 items', () => {
  show('200 items');
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
});

it('links to the neighbouring pages, and states which entries are shown', () => {
  show('in pages');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/blog.html?page=3#posts',
  );
  expect(screen.getByText('4 to 6 of 13')).toBeVisible();
});

it('offers the tags of all entries, and each entry’s tags beside it', () => {
  show('with tags');
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(topics.getByRole('link', { current: true })).toHaveAccessibleName('All topics');
  const [first] = screen.getAllByRole('list', { name: 'Topics' });
  expect(first).toHaveTextContent('EnergyPipes and hoses');
});

it('shows a teaser’s tags within it, outside its own link', () => {
  show('teasers with tags');
  const teaser = within(screen.getByRole('article'));
  expect(teaser.getByRole('link', { name: 'Energy' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/blog.html?tag=energy#posts',
  );
  expect(teaser.getByRole('link', { name: /^Leaks cost/ })).toBeVisible();
});

it('states its filter, and links to the whole list', () => {
  show('narrowed down to a tag');
  expect(screen.getByRole('heading', { name: 'Posts about Energy' })).toBeVisible();
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(topics.getByRole('link', { current: true })).toHaveAccessibleName('Energy');
  expect(screen.getByText('1 entry')).toBeVisible();
});

it('links to the whole list if a tag has no entries', () => {
  show('nothing about a tag');
  expect(screen.getByText(/nothing on this topic yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/blog.html#posts',
  );
  expect(definition.isEmpty?.(listModel.parse(fixtures['nothing about a tag']))).toBe(false);
});

it('renders nothing without items', () => {
  expect(definition.isEmpty?.(listModel.parse(fixtures.empty))).toBe(true);
});
