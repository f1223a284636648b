import type { Editable } from './EditorPage';

/**
 * Hides the placeholders of empty parts that the template keeps to itself: they ask for something that authors cannot
 * give there, and visitors see nothing of them either.
 */
export function hideLocked(editables: readonly Editable[]): void {
  for (const { element, kind, editable } of editables) {
    if (kind !== 'component') continue;
    const placeholder = element.querySelector<HTMLElement>(':scope > .cq-placeholder');
    const display = editable ? '' : 'none';
    // Writing the same again would be one more change of the page to look at.
    if (placeholder && placeholder.style.display !== display) placeholder.style.display = display;
  }
}
