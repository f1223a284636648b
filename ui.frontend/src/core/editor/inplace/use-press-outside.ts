import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Anchor } from './Anchor';

/** Dialogs and lists that belong to the bar are elsewhere in the DOM. A message is no such dialog, although it has the role. */
const overlays = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=listbox], [role=menu]';

/** Calls back on a press outside the text and its bar, in the page or around it. */
export function usePressOutside(
  { element, documents }: Anchor,
  bar: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    const press = (event: Event) => {
      // The composed path, as the page's elements are no instances of this window's classes.
      const path = event.composedPath();
      if (path.includes(element) || (bar.current && path.includes(bar.current))) return;
      if (event.currentTarget === document && document.querySelector(overlays)) return;
      pressed();
    };
    for (const each of documents) each.addEventListener('pointerdown', press, true);
    return () => {
      for (const each of documents) each.removeEventListener('pointerdown', press, true);
    };
  }, [element, documents, bar]);
}
