const text = '[contenteditable=true]';
const control = 'input, textarea, button';
const TRIES = 20;

/**
 * Gives focus to the first control in a place. A window that is still being opened is hidden and takes no focus: then
 * it is tried again a little later.
 * @returns stops trying
 */
export function focusWhenSeen(placeOf: () => Element | null | undefined): () => void {
  let tries = 0;
  const attempt = () => {
    const place = placeOf();
    // A text before the buttons that format it.
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
