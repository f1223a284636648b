import type { KeyboardEvent } from 'react';

/**
 * Whether a key means to leave a form: Escape, unless a field has a use for it, such as a list that it closes. A formatted text
 * has none, although it prevents the browser's.
 *
 * @param body the element around the form: lists and dialogs that a field has opened are elsewhere in the document
 */
export function leavesForm({ key, defaultPrevented, target }: KeyboardEvent, body: Element | null): boolean {
  if (key !== 'Escape' || !(target instanceof Element) || !body?.contains(target)) return false;
  return !defaultPrevented || target.closest('[contenteditable="true"]') !== null;
}
