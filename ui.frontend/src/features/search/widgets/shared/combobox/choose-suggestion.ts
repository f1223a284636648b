import type { FieldConfig } from '../config/field-config';
import { emit } from '../config/widget-events';
import { rememberSearch } from './recent-searches';
import type { Suggestion } from './suggestion-options';

/** Notifies the page of the selected suggestion; the page can prevent the navigation. */
export function chooseSuggestion(
  root: HTMLElement,
  event: Event,
  { kind, title, url, item }: Suggestion,
  { language, recent }: FieldConfig,
): void {
  if (!item) rememberSearch(language, title, recent);
  const goesOn = item
    ? emit(root, 'select', { type: kind, title, url, ...(item.sku && { sku: item.sku }) })
    : emit(root, 'search', { q: title, url });
  if (!goesOn) event.preventDefault();
}
