import type { EditorSession } from './EditorSession';

/**
 * Calls back now and after each change of the content, once all of it is saved and nothing has changed for a while.
 * Not by state of React: the whole editor would be drawn again whenever saving begins and ends.
 *
 * @param pause milliseconds without a change
 * @param work its signal is aborted by the next change
 * @returns stops
 */
export function whenRested(
  session: Pick<EditorSession, 'getState' | 'subscribe'>,
  pause: () => number,
  work: (stop: AbortSignal) => void,
): () => void {
  let seen: number | undefined;
  let stop = new AbortController();
  const look = () => {
    const { revision, saving, offline } = session.getState();
    const now = saving || offline ? undefined : revision;
    if (now === seen) return;
    seen = now;
    stop.abort();
    if (now === undefined) return;
    stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(() => work(signal), pause());
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const end = session.subscribe(look);
  look();
  return () => {
    end();
    stop.abort();
  };
}
