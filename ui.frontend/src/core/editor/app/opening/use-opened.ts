import { useEffect, useState } from 'react';
import type { SlingClient } from '../../sling/SlingClient';
import type { UndoStack } from '../../session/history/UndoStack';
import { openSession, type OpenedSession } from './open-session';

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; retry(): void }
  | { readonly state: 'open'; readonly opened: OpenedSession };

/**
 * Opens a page's content, and closes it when another page opens.
 * @param historyOf undo history of a page under its former address
 */
export function useOpened(
  path: string,
  sling: SlingClient,
  historyOf: (path: string) => UndoStack | undefined,
): Opened {
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ path: string; opened?: OpenedSession; error?: unknown }>();
  useEffect(() => {
    let isCurrent = true;
    const opening = openSession(path, sling, historyOf(path));
    opening.then(
      (opened) => (isCurrent ? setResult({ path, opened }) : opened.close()),
      (error: unknown) => isCurrent && setResult({ path, error }),
    );
    return () => {
      isCurrent = false;
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
      setResult(undefined);
    };
  }, [path, sling, historyOf, tries]);
  if (result?.path !== path) return { state: 'loading' };
  if (result.opened) return { state: 'open', opened: result.opened };
  return { state: 'failed', error: result.error, retry: () => setTries(tries + 1) };
}
