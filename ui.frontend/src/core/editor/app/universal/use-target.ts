import { useCallback, useEffect, useState } from 'react';
import { addressOfTarget, targetAt, targetIn, type Allowed, type Target } from '../../universal/target';
import { UNIVERSAL_ORIGINS } from '../../../../../../shared/addresses/universal-editor';

/** This author, and the origins that the document names. */
export const allowed: Allowed = {
  own: location.origin,
  origins: (document.querySelector<HTMLMetaElement>(`meta[name="${UNIVERSAL_ORIGINS}"]`)?.content ?? '')
    .split(' ')
    .filter(Boolean),
};

/** The page that the browser's address names. */
export function useTarget(): {
  /** Why it cannot be shown, if it cannot; undefined if no page is named. */
  readonly target: Target | string | undefined;
  /** Shows another page. @returns why it cannot be shown, if it cannot */
  open(address: string): string | undefined;
} {
  const [target, setTarget] = useState(() => targetIn(location, allowed));
  useEffect(() => {
    const back = () => setTarget(targetIn(location, allowed));
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const open = useCallback((address: string) => {
    const next = targetAt(address, allowed);
    if (typeof next === 'string') return next;
    history.pushState(null, '', addressOfTarget(next));
    setTarget(next);
    return undefined;
  }, []);
  return { target, open };
}
