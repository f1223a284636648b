/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { componentMap } from '../../../core/component-map';
import type { Problem } from '../../../core/document/Problem';
import { childRenderer } from '../../../core/document/render-child';
import { RenderingProvider } from '../../../core/kit/rendering';
import { fixtures } from './SearchBox.fixtures';

function show(name: keyof typeof fixtures, language = 'en-GB') {
  const problems: Problem[] = [];
  const renderChild = childRenderer(componentMap, (problem) => problems.push(problem));
  const model = { ...fixtures[name], ':type': 'ventora/components/searchbox' };
  const { container } = render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild }}>
      {renderChild({ name: 'search', model, columnClassName: '', panelTitle: undefined })}
    </RenderingProvider>,
  );
  return { problems, root: container.querySelector<HTMLElement>('.cmp-searchbox') };
}

it('is a form that leads to the results without scripts', () => {
  show('default');
  const form = screen.getByRole('search', { name: 'Search this site', hidden: true });
  expect(form).toHaveAttribute('action', fixtures.default.action);
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByLabelText('Search this site', { selector: 'input' })).toHaveAttribute('name', 'q');
});

it('opens on narrow screens without scripts: its buttons and the sheet are a popover', () => {
  show('default');
  const open = screen.getByRole('button', { name: 'Open search' });
  const sheet = document.getElementById(open.getAttribute('popovertarget')!);
  expect(sheet).toHaveAttribute('popover', 'auto');
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Close search', hidden: true }));
});

it('passes its configuration to the widget, with texts in the page’s language', () => {
  const { root, problems } = show('nothing remembered', 'de-CH');
  expect(root).toHaveAttribute('data-island', 'search-box');
  expect(JSON.parse(root!.dataset.config!)).toMatchObject({
    action: '/content/ventora/gb/en/search.html',
    suggest: '/bin/ventora/suggest',
    minLength: 3,
    recent: 0,
    language: 'de-CH',
    texts: { label: 'Website durchsuchen', manySuggestions: '{0} Vorschläge' },
  });
  expect(problems).toEqual([]);
});

it('stays a plain form if a setting is wrong, and logs which in one line', () => {
  const { root, problems } = show('a number out of range');
  expect(root).not.toHaveAttribute('data-island');
  expect(screen.getByRole('search', { hidden: true })).toBeInTheDocument();
  expect(problems.map(({ message }) => message)).toEqual([
    'ventora/components/searchbox: search-box.minLength is 9; give a whole number from 1 to 5',
  ]);
});

it('treats the SDK’s empty value as no recent searches', () => {
  const { root, problems } = show('through the SDK');
  expect(JSON.parse(root!.dataset.config!)).toMatchObject({ recent: 0 });
  expect(problems).toEqual([]);
});
