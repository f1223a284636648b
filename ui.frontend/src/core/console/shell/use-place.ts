import { useCallback, useEffect, useState } from 'react';
import type { ConsoleAddress } from '../../../../../shared/addresses/consoles';
import { addressOf, placeIn, type Place } from './address';

export type GoTo = (place: Partial<Place>, how?: 'push' | 'replace') => void;

/** What the browser's address shows, and a way to show something else. Parts that are left out stay as they are. */
export function usePlace(console: ConsoleAddress): [Place, GoTo] {
  const [place, setPlace] = useState(() => placeIn(console, location));
  useEffect(() => {
    const read = () => setPlace(placeIn(console, location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [console]);
  const go = useCallback<GoTo>(
    (next, how = 'push') => {
      const address = addressOf(console, { ...placeIn(console, location), ...next });
      if (address !== `${location.pathname}${location.search}`)
        history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
      setPlace(placeIn(console, location));
    },
    [console],
  );
  return [place, go];
}
