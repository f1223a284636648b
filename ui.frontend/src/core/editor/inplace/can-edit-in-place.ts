import type { Editable } from '../page/EditorPage';
import type { EditorSession } from '../session/EditorSession';
import { targetsOf, type LockOf } from './targets';

/** Whether a component currently has text to edit in place; otherwise its dialog opens. */
export const canEditInPlace = (editable: Editable, session: EditorSession, lockOf: LockOf): boolean =>
  targetsOf(editable, session, lockOf).length > 0;
