import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { readConfig } from '../shared/config/read-config';
import { filterListSchema } from './config-schema';
import { earlyChoices } from './early-choices';
import { FilterListView } from './FilterListView';

/**
 * The filter list: follows its own form and links without leaving the page. What the server has drawn is taken over as it
 * stands; an empty element is filled.
 */
export function mount(root: HTMLElement): () => void {
  const config = readConfig(root, 'filter-list', filterListSchema);
  const early = earlyChoices(root);
  const isDrawn = root.childElementCount > 0;
  const view = <FilterListView config={config} answer={config.answer} isKept={isDrawn} early={early} />;
  let react: Root | undefined;
  // At once: a click that waited for it is repeated when this returns.
  flushSync(() => {
    if (isDrawn) react = hydrateRoot(root, view);
    else {
      react = createRoot(root);
      react.render(view);
    }
  });
  return () => react?.unmount();
}
