import { useCallback, useEffect, useState } from 'react';
import { addressFor, consoleAddressFor, pageIn } from './editor-address';

/** Derives the open page from the browser's address. */
export function useAddress(): {
  page: string | undefined;
  /**
   * Opens another page: adds an entry to the browser's history, or replaces the one that the frame has already added.
   * Without a page, leaves for the console.
   */
  open(page: string | undefined, how?: 'push' | 'replace'): void;
} {
  const [page, setPage] = useState(() => pageIn(location.pathname));
  useEffect(() => {
    const back = () => setPage(pageIn(location.pathname));
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const open = useCallback((next: string | undefined, how: 'push' | 'replace' = 'push') => {
    if (next === undefined) {
      const here = pageIn(location.pathname);
      location.assign(here === undefined ? addressFor(undefined) : consoleAddressFor(here));
      return;
    }
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', addressFor(next));
    setPage(next);
  }, []);
  return { page, open };
}
