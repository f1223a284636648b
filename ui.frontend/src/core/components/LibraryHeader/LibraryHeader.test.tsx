/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { componentMap } from '../../component-map';
import { childRenderer } from '../../document/render-child';
import { RenderingProvider } from '../../kit/rendering';
import { LibraryHeader } from './LibraryHeader';
import { fixtures } from './LibraryHeader.fixtures';
import { libraryHeaderModel } from './LibraryHeader.model';

const renderChild = childRenderer(componentMap, (problem) => {
  throw new Error(problem.message);
});
const show = (name: keyof typeof fixtures) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en', renderChild }}>
      <LibraryHeader {...libraryHeaderModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('links to the first page of the library', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'Component library' })).toHaveAttribute(
    'href',
    '/content/ventora-library/library.html',
  );
});

it('opens the tree of components without scripts', () => {
  show('default');
  const target = screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget');
  const tree = document.getElementById(target!)!;
  expect(tree).toHaveAttribute('popover', 'auto');
  expect(within(tree).getByRole('link', { name: 'Accordion' })).toHaveAttribute('aria-current', 'page');
});

it('has no button without a tree', () => {
  show('a title alone');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
