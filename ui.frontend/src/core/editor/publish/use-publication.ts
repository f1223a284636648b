import { useCallback, useEffect, useState } from 'react';
import type { EditorSession } from '../session/EditorSession';
import { whenRested } from '../session/when-rested';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import type { Publication } from './publication';

/** Delay after a change, so that many changes cause one request. */
const PAUSE = 400;
/** Delay after a failed request. */
const RETRY = 3000;

/** The open page's publication state; fetched again when its content changes, and by `refresh`. */
export function usePublication(
  sling: SlingClient,
  session: EditorSession,
): { publication: Publication | undefined; refresh(): void } {
  const [publication, setPublication] = useState<Publication>();
  const [asked, setAsked] = useState(0);
  const { pagePath } = session;

  useEffect(() => {
    const ask = async (stop: AbortSignal) => {
      const now = await sling
        .json<Publication>(`${addressOf(pagePath)}.publication.json`)
        .catch(() => undefined);
      if (stop.aborted) return;
      setPublication(now);
      if (now) return;
      const timer = setTimeout(() => void ask(stop), RETRY);
      stop.addEventListener('abort', () => clearTimeout(timer));
    };
    return whenRested(
      session,
      () => PAUSE,
      (stop) => void ask(stop),
    );
  }, [sling, session, pagePath, asked]);

  return { publication, refresh: useCallback(() => setAsked((count) => count + 1), []) };
}
