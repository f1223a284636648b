import { useCallback, useRef } from 'react';
import type { EditorSession } from '../../session/EditorSession';
import type { UndoStack } from '../../session/history/UndoStack';

interface MovedPage {
  /** Opens a page at its new address, keeping its undo history. */
  follow(session: EditorSession, path: string): void;
  /** Undo history of the page that was moved to this path. */
  historyOf(path: string): UndoStack | undefined;
}

/** Keeps undo and redo when a page's address changes. */
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
