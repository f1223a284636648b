import { ResultProvider } from '#site/search/result-provider';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { readConfig } from '../shared/config/read-config';
import { filterListSchema } from './config-schema';
import { earlyChoices, type EarlyChoices } from './early-choices';
import { FilterListView } from './FilterListView';

const roots = new WeakMap<HTMLElement, Root>();

/**
 * The filter list: follows its own form and links without leaving the page. Server-rendered markup is hydrated; an empty
 * element is filled.
 */
export function mount(root: HTMLElement): () => void {
  const view = viewFor(root, root.childElementCount > 0, earlyChoices(root));
  // Synchronously: a click that waited for it is repeated when this returns.
  flushSync(() => {
    if (root.childElementCount > 0) roots.set(root, hydrateRoot(root, view));
    else {
      const react = createRoot(root);
      roots.set(root, react);
      react.render(view);
    }
  });
  return () => roots.get(root)?.unmount();
}

/** Applies another configuration to a mounted list; results and typed text stay until there are others. */
export function update(root: HTMLElement): void {
  roots.get(root)?.render(viewFor(root, false));
}

function viewFor(root: HTMLElement, isKept: boolean, early?: EarlyChoices): ReactNode {
  const config = readConfig(root, 'filter-list', filterListSchema);
  return (
    <ResultProvider config={config}>
      <FilterListView config={config} answer={config.answer} isKept={isKept} early={early} />
    </ResultProvider>
  );
}
