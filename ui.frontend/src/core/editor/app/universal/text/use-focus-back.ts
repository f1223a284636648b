import { useEffect } from 'react';

/** Gives the focus back to what had it before, unless it has gone elsewhere. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
  }, []);
}
