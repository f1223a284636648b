import { useEffect, useState } from 'react';
import { childrenOf, searchBelow, type Place } from './browse';

export interface Places {
  readonly places: readonly Place[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly problem?: string;
}

/** What is in a folder or, while there are words to search for, what has them below the root. */
export function usePlaces(root: string, folder: string, search: string, accepts?: string): Places {
  const key = JSON.stringify([root, folder, search, accepts]);
  const [found, setFound] = useState<Places & { key?: string }>({ places: [], state: 'loading' });

  useEffect(() => {
    let stale = false;
    const load = () => (search ? searchBelow(root, search, accepts) : childrenOf(folder));
    const timer = setTimeout(
      () => {
        load().then(
          (places) => !stale && setFound({ key, places, state: 'ready' }),
          (error: Error) => !stale && setFound({ key, places: [], state: 'failed', problem: error.message }),
        );
      },
      search ? 250 : 0,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [key, root, folder, search, accepts]);

  return found.key === key ? found : { places: found.places, state: 'loading' };
}
