const text = '[contenteditable=true]';
const control = 'input, textarea, button';
const TRIES = 20;

/**
 * Focuses the first control in an element. A dialog that is still opening is hidden and cannot take focus, so this
 * retries shortly.
 * @returns stops retrying
 */
export function focusWhenSeen(placeOf: () => Element | null | undefined): () => void {
  let tries = 0;
  const attempt = () => {
    const place = placeOf();
    // The text comes before the buttons that format it.
    const found = place?.querySelector<HTMLElement>(text) ?? place?.querySelector<HTMLElement>(control);
    found?.focus();
    if (found && found.ownerDocument.activeElement === found) {
      place?.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    if (++tries < TRIES) timer = setTimeout(attempt, 25);
  };
  let timer = setTimeout(attempt);
  return () => clearTimeout(timer);
}
