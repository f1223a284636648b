import { fieldParts } from './field-parts';

/** Debounces announcements while the list changes, ms. */
const quiet = 600;

/** Announces the latest of several texts in the field's status. */
export function announcer(root: HTMLElement, signal: AbortSignal): (text: string) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!signal.aborted) fieldParts(root).status.textContent = text;
    }, quiet);
  };
}
