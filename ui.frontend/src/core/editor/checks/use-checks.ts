import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckFinding, PageChecks } from '../../../../../shared/authoring/page-checks';
import type { OpenPage } from '../page/create-editor-page';
import type { EditorSession } from '../session/EditorSession';
import { whenRested } from '../session/when-rested';
import { readChecks } from './read-checks';

/** Opening the page comes first. */
const FIRST = 1500;
/** A step is often followed by the next, whose save would wait while the server checks a long page. */
const PAUSE = 3000;

export interface Checks {
  /** Undefined until the server has answered for the first time. */
  readonly checks: PageChecks | undefined;
  /** What the server found, and the contrasts measured in the frame. */
  readonly findings: readonly CheckFinding[];
  /** The last attempt failed; what is shown may be outdated. */
  readonly isFailed: boolean;
  retry(): void;
}

/** Checks the open page, and again after each saved change. */
export function useChecks(session: EditorSession | undefined, page: OpenPage | undefined): Checks {
  const [found, setFound] = useState<{ checks: PageChecks; contrasts: readonly CheckFinding[] }>();
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((count) => count + 1), []);
  const hasChecked = useRef(false);

  useEffect(() => {
    if (!session || !page) return;
    const path = session.pagePath;
    const check = async (stop: AbortSignal) => {
      const checks = await readChecks(path, stop);
      if (stop.aborted) return;
      hasChecked.current = true;
      setFound((known) => ({ checks, contrasts: known?.checks.path === path ? known.contrasts : [] }));
      setFailed(false);
      const [{ contrastsOn }] = await Promise.all([import('./contrasts-on'), drawn(page, stop)]);
      if (!stop.aborted) setFound({ checks, contrasts: contrastsOn(page, path) });
    };
    return whenRested(
      session,
      () => (hasChecked.current ? PAUSE : FIRST),
      (stop) => void check(stop).catch(() => !stop.aborted && setFailed(true)),
    );
  }, [session, page, turn]);

  const current = found?.checks.path === session?.pagePath ? found : undefined;
  return {
    checks: current?.checks,
    findings: current ? [...current.checks.findings, ...current.contrasts] : [],
    isFailed,
    retry,
  };
}

/** Resolves when the frame shows components: on a slow machine the server answers before. */
function drawn(page: OpenPage, stop: AbortSignal): Promise<void> {
  const isDrawn = () => page.editables().some(({ kind }) => kind === 'component');
  return new Promise((resolve) => {
    if (isDrawn()) return resolve();
    const end = page.onChange(() => {
      if (!isDrawn()) return;
      end();
      resolve();
    });
    stop.addEventListener('abort', end);
  });
}
