import { useEffect, useState } from 'react';
import { childrenOf, type Place } from './browse';
import { useOpenedPage } from './opened-page';
import { search } from './search';

export interface Places {
  readonly places: readonly Place[];
  /** Whether there are more matches. */
  readonly hasMore: boolean;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly problem?: string;
}

/** Empty while loading: results of an earlier query are not shown. */
const loading: Places = { places: [], hasMore: false, state: 'loading' };

/** The children of a folder or, given search words, the matches below the root. */
export function usePlaces(root: string, folder: string, words: string, accepts?: string): Places {
  const from = useOpenedPage();
  const key = JSON.stringify([root, folder, words, accepts, from]);
  const [found, setFound] = useState<Places & { key?: string }>(loading);

  useEffect(() => {
    let stale = false;
    const load = async () =>
      words ? search({ root, words, accepts, from }) : { places: await childrenOf(folder), hasMore: false };
    const timer = setTimeout(
      () => {
        load().then(
          (places) => !stale && setFound({ key, ...places, state: 'ready' }),
          (error: Error) => !stale && setFound({ ...loading, key, state: 'failed', problem: error.message }),
        );
      },
      words ? 250 : 0,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [key, root, folder, words, accepts, from]);

  return found.key === key ? found : loading;
}
