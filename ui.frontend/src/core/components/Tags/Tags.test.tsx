/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { Tags } from './Tags';
import { fixtures } from './Tags.fixtures';
import { tagsModel } from './Tags.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <Tags {...tagsModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('links each tag to other content about it', () => {
  show('default', 'fr-FR');
  expect(screen.getByRole('list', { name: 'Thèmes' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Energy' });
  expect(link).toHaveAttribute('href', '/content/ventora/gb/en/blog.html?tag=energy#posts');
  expect(link).toHaveAttribute('rel', 'tag');
});

it('shows the page’s date in the format of its language', () => {
  show('a day without tags', 'fr-FR');
  expect(screen.getByText('1er septembre 2026')).toHaveAttribute('datetime', '2026-09-01');
  expect(screen.queryByRole('list')).toBeNull();
});

it('omits a tag without a link', () => {
  show('a tag that leads nowhere');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('is empty on a page without date and tags', () => {
  expect(definition.isEmpty?.(tagsModel.parse(fixtures.empty))).toBe(true);
  expect(definition.isEmpty?.(tagsModel.parse(fixtures['a day without tags']))).toBe(false);
});
