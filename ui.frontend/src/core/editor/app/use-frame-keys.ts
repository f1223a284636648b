import { useEffect } from 'react';

/** Makes F6 work inside the frame, whose key events stay in its own document. */
export function useFrameKeys(page: Window | undefined): void {
  useEffect(() => {
    if (!page) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      const { key, shiftKey, altKey } = event;
      const isFree = page.frameElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, altKey, bubbles: true, cancelable: true }),
      );
      if (!isFree) event.preventDefault();
    };
    page.addEventListener('keydown', press);
    return () => page.removeEventListener('keydown', press);
  }, [page]);
}
