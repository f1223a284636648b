import { useCallback, useEffect, useRef, useState } from 'react';
import { isWithin, parentOf, type Item, type ItemSource, type Level } from '../Item';

export type LevelState<I extends Item> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly level: Level<I> };

/** Changes of content come in bursts. */
const PAUSE_MS = 120;

/** The levels at these paths. Each is loaded once and again when its content changes; meanwhile it stays visible. */
export function useLevels<I extends Item>(
  source: ItemSource<I>,
  paths: readonly string[],
): { levelAt(path: string): LevelState<I>; reload(): void } {
  const [levels, setLevels] = useState<ReadonlyMap<string, LevelState<I>>>(new Map());
  const requested = useRef(new Map<string, number>());
  const wanted = useRef(paths);
  useEffect(() => void (wanted.current = paths));

  const load = useCallback(
    (path: string) => {
      const turn = (requested.current.get(path) ?? 0) + 1;
      requested.current.set(path, turn);
      const set = (state: LevelState<I>) => {
        // A later request overtook this one.
        if (requested.current.get(path) === turn) setLevels((known) => new Map(known).set(path, state));
      };
      source.level(path).then(
        (level) => set({ state: 'there', level }),
        (error: unknown) => set({ state: 'failed', error }),
      );
    },
    [source],
  );
  const reload = useCallback(() => {
    const shown = new Set(wanted.current);
    for (const path of requested.current.keys()) if (!shown.has(path)) requested.current.delete(path);
    setLevels((known) => new Map([...known].filter(([path]) => shown.has(path))));
    shown.forEach(load);
  }, [load]);

  const key = paths.join('\n');
  useEffect(() => {
    for (const path of key.split('\n')) if (!requested.current.has(path)) load(path);
  }, [key, load]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = source.changes((changed) => {
      if (changed && !wanted.current.some((path) => changed.some((each) => concerns(each, path)))) return;
      clearTimeout(timer);
      timer = setTimeout(reload, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [source, reload]);

  return {
    levelAt: useCallback((path: string) => levels.get(path) ?? { state: 'loading' }, [levels]),
    reload,
  };
}

/** Whether a change is visible in the level at a path: its node, what is in it, and whether that has children. */
const concerns = (changed: string, path: string): boolean =>
  changed === path ||
  parentOf(changed) === path ||
  parentOf(parentOf(changed)) === path ||
  isWithin(path, changed);
