import { useEffect } from 'react';

/** F6 leads out of the page, too: keys that are pressed in a frame are heard in there only. */
export function useFrameKeys(page: Window | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      const { key, shiftKey, altKey } = event;
      const isFree = page!.frameElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, altKey, bubbles: true, cancelable: true }),
      );
      if (!isFree) event.preventDefault();
    };
    page?.addEventListener('keydown', press);
    return () => page?.removeEventListener('keydown', press);
  }, [page]);
}
