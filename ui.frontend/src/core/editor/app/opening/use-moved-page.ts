import { useCallback, useRef } from 'react';
import type { EditorSession } from '../../session/EditorSession';
import type { UndoStack } from '../../session/UndoStack';

interface MovedPage {
  /** Opens a page under the address that it has since; what was done to it can still be undone. */
  follow(session: EditorSession, path: string): void;
  /** What was done to a page before it came to a path. */
  historyOf(path: string): UndoStack | undefined;
}

/** Keeps undo and redo of a page that gets another address. */
export function useMovedPage(onOpen: (path: string, how: 'replace') => void): MovedPage {
  const moved = useRef<{ readonly path: string; readonly history: UndoStack }>(undefined);
  const follow = useCallback(
    ({ history }: EditorSession, path: string) => {
      moved.current = { path, history };
      onOpen(path, 'replace');
    },
    [onOpen],
  );
  const historyOf = useCallback(
    (path: string) => (moved.current?.path === path ? moved.current.history : undefined),
    [],
  );
  return { follow, historyOf };
}
