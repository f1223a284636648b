import type { SessionState } from './EditorSession';
import type { Job } from './saving/job';
import type { UndoStack } from './history/UndoStack';

/** What the toolbar shows of the steps that can be undone and of those that are still to be saved. */
export function queueState(
  { undo, redo }: Pick<UndoStack, 'undo' | 'redo'>,
  jobs: readonly Job[],
): Pick<SessionState, 'undo' | 'redo' | 'saving' | 'waiting'> {
  return {
    undo: undo?.label,
    redo: redo?.label,
    saving: jobs.length > 0,
    waiting: jobs.length,
  };
}
