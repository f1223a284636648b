import { rememberSearch } from '../shared/combobox/recent-searches';
import { suggestField } from '../shared/combobox/suggest-field';
import { fieldConfigSchema } from '../shared/config/field-config';
import { readConfig } from '../shared/config/read-config';
import { emit } from '../shared/config/widget-events';

/** The search banner: its field with suggestions, and popular searches, which emit search events. */
export function mount(root: HTMLElement): () => void {
  const config = readConfig(root, 'search-banner', fieldConfigSchema);
  const off = new AbortController();
  const stop = suggestField(root, config);
  root.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-search]') : null;
      const q = link?.dataset.search;
      if (!link || !q) return;
      rememberSearch(config.language, q, config.recent);
      if (!emit(root, 'search', { q, url: link.getAttribute('href') ?? '' })) event.preventDefault();
    },
    { signal: off.signal },
  );
  return () => {
    off.abort();
    stop();
  };
}
