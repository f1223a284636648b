import { useCallback, useEffect, useState } from 'react';
import { addressFor, pageIn } from './editor-address';

/** Derives the open page from the browser's address. */
export function useAddress(): {
  page: string | undefined;
  /**
   * Opens another page: adds an entry to the browser's history, or replaces the one that the frame has already added.
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
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', addressFor(next));
    setPage(next);
  }, []);
  return { page, open };
}
