import { useCallback, useEffect, useState } from 'react';
import type { EditorSession } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';
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
  const { revision, saving } = useSessionState(session);
  const [publication, setPublication] = useState<Publication>();
  const [asked, setAsked] = useState(0);
  const { pagePath } = session;

  useEffect(() => {
    if (saving) return;
    let isOver = false;
    const ask = async () => {
      const now = await sling
        .json<Publication>(`${addressOf(pagePath)}.publication.json`)
        .catch(() => undefined);
      if (isOver) return;
      setPublication(now);
      if (!now) timer = setTimeout(ask, RETRY);
    };
    let timer = setTimeout(ask, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sling, pagePath, revision, saving, asked]);

  return { publication, refresh: useCallback(() => setAsked((count) => count + 1), []) };
}
