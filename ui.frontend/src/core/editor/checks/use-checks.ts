import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckFinding, PageChecks } from '../../../../../shared/authoring/page-checks';
import type { OpenPage } from '../page/create-editor-page';
import type { EditorSession } from '../session/EditorSession';
import { readChecks } from './read-checks';

/** Opening the page comes first; a step is often followed by the next. */
const FIRST = 1500;
const PAUSE = 600;

export interface Checks {
  /** Undefined until the server has answered for the first time. */
  readonly checks: PageChecks | undefined;
  /** What the server found, and the contrasts measured in the frame. */
  readonly findings: readonly CheckFinding[];
  /** The last attempt failed; what is shown may be outdated. */
  readonly isFailed: boolean;
  retry(): void;
}

const NEVER = () => () => undefined;
const NOTHING = () => undefined;

/** Checks the open page, and again after each saved change. */
export function useChecks(session: EditorSession | undefined, page: OpenPage | undefined): Checks {
  const state = useSyncExternalStore(session?.subscribe ?? NEVER, session?.getState ?? NOTHING);
  const revision = state?.revision;
  const isReady = state !== undefined && !state.saving && !state.offline;
  const [found, setFound] = useState<{ checks: PageChecks; contrasts: readonly CheckFinding[] }>();
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((count) => count + 1), []);
  const path = session?.pagePath;
  const isFirst = found === undefined && turn === 0;

  useEffect(() => {
    if (!isReady || !page || path === undefined) return;
    const stop = new AbortController();
    const check = async () => {
      const [checks, { contrastsOn }] = await Promise.all([
        readChecks(path, stop.signal),
        import('./contrasts-on'),
      ]);
      const contrasts = contrastsOn(page, path);
      if (stop.signal.aborted) return;
      setFound({ checks, contrasts });
      setFailed(false);
    };
    const timer = setTimeout(
      () => void check().catch(() => !stop.signal.aborted && setFailed(true)),
      isFirst ? FIRST : PAUSE,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, page, revision, isReady, turn, isFirst]);

  const current = found?.checks.path === path ? found : undefined;
  return {
    checks: current?.checks,
    findings: current ? [...current.checks.findings, ...current.contrasts] : [],
    isFailed,
    retry,
  };
}
