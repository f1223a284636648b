import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Dialogs and lists that belong to the bar are elsewhere in the DOM. */
const overlays = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

/** Calls back on a press outside the text and its bar, in the page or around it. */
export function usePressOutside(
  page: Window,
  text: HTMLElement | undefined,
  bar: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    if (!text) return;
    // The composed path, as the page's elements are no instances of this window's classes.
    const inPage = (event: Event) => {
      if (!event.composedPath().includes(text)) pressed();
    };
    const around = (event: Event) => {
      const isInBar = bar.current && event.composedPath().includes(bar.current);
      if (!isInBar && !document.querySelector(overlays)) pressed();
    };
    page.document.addEventListener('pointerdown', inPage, true);
    document.addEventListener('pointerdown', around, true);
    return () => {
      page.document.removeEventListener('pointerdown', inPage, true);
      document.removeEventListener('pointerdown', around, true);
    };
  }, [page, text, bar]);
}
