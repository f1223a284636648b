import { fieldParts } from '../shared/combobox/field-parts';
import { suggestField } from '../shared/combobox/suggest-field';
import { fieldConfigSchema } from '../shared/config/field-config';
import { readConfig } from '../shared/config/read-config';
import { APP_ID } from '../../../../../../shared/addresses/app';

/** From this width on the header has room for the field, which is always visible. */
const desktop = '(min-width: 1366px)';

/** The search box: its field with suggestions, and on narrow screens the sheet that holds it. */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  const { signal } = off;
  const wide = matchMedia(desktop);
  const stop = suggestField(root, readConfig(root, 'search-box', fieldConfigSchema));
  const sheet = () => root.querySelector<HTMLElement>('.cmp-searchbox__sheet');
  const isOpen = () => sheet()?.matches(':popover-open') ?? false;
  // The click shows recent searches.
  const enter = () => {
    const { input } = fieldParts(root);
    input.focus();
    input.click();
  };

  sheet()?.addEventListener('toggle', () => isOpen() && enter(), { signal });
  wide.addEventListener('change', () => isOpen() && sheet()?.hidePopover(), { signal });
  // A list on this page shows the results below the sheet.
  addEventListener(
    `${APP_ID}:search`,
    (event) => event.defaultPrevented && isOpen() && sheet()?.hidePopover(),
    {
      signal,
    },
  );
  // Opened natively, as a popover, before this chunk had loaded.
  if (isOpen() && !sheet()?.contains(document.activeElement)) enter();
  return () => {
    off.abort();
    stop();
  };
}
