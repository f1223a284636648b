import type { Editable } from './EditorPage';

/**
 * Hides placeholders of empty parts that the template locks: authors cannot fill them there, and visitors do not see
 * them either.
 */
export function hideLocked(editables: readonly Editable[]): void {
  for (const { element, kind, editable } of editables) {
    if (kind !== 'component') continue;
    const placeholder = element.querySelector<HTMLElement>(':scope > .cq-placeholder');
    const display = editable ? '' : 'none';
    // Skip equal values, which would count as another change of the page.
    if (placeholder && placeholder.style.display !== display) placeholder.style.display = display;
  }
}
