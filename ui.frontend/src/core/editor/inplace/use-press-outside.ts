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
    const inPage = (event: Event) => {
      if (!text.contains(event.target as Node)) pressed();
    };
    const around = (event: Event) => {
      if (bar.current?.contains(event.target as Node) || document.querySelector(overlays)) return;
      pressed();
    };
    page.document.addEventListener('pointerdown', inPage, true);
    document.addEventListener('pointerdown', around, true);
    return () => {
      page.document.removeEventListener('pointerdown', inPage, true);
      document.removeEventListener('pointerdown', around, true);
    };
  }, [page, text, bar]);
}
