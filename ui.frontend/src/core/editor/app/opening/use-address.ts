import { useCallback, useEffect, useState } from 'react';
import { addressFor, pageIn } from './editor-address';

/** Which page is open, by the browser's address. */
export function useAddress(): {
  page: string | undefined;
  /** Another page, as a step of the browser's history or, where the frame made one already, without. */
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
