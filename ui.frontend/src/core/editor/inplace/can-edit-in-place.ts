import type { Editable } from '../page/EditorPage';
import type { EditorSession } from '../session/EditorSession';
import { targetsOf, type LockOf } from './targets';

/** Whether a component has text now that is edited where it stands; if not, its dialog is what to open. */
export const canEditInPlace = (editable: Editable, session: EditorSession, lockOf: LockOf): boolean =>
  targetsOf(editable, session, lockOf).length > 0;
