import { useEffect, useState } from 'react';
import type { Item, ItemSource } from '../Item';
import type { LevelState } from './use-levels';

interface Found<I extends Item> {
  readonly key: string;
  readonly state: LevelState<I>;
}

/** The items below a path that match words, as a level of their own. Earlier results stay while new ones are fetched. */
export function useFound<I extends Item>(source: ItemSource<I>, path: string, words: string): LevelState<I> {
  const [found, setFound] = useState<Found<I>>({ key: '', state: { state: 'loading' } });
  const key = `${path}\n${words}`;
  useEffect(() => {
    if (!words) return;
    let isCurrent = true;
    const set = (state: LevelState<I>) => isCurrent && setFound({ key, state });
    source.search(path, words).then(
      (items) => set({ state: 'there', level: { path, trail: [], items, isOrdered: false } }),
      (error: unknown) => set({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, path, words, key]);
  return words && found.key.startsWith(`${path}\n`) ? found.state : { state: 'loading' };
}
