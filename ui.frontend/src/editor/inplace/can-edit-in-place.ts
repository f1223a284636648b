import type { Editable } from '../page/EditorPage';
import type { EditorSession } from '../session/EditorSession';
import { hasTargets, targetsOf } from './targets';

/** Whether components of a type can have text that is edited where it stands. */
export const isEditedInPlace = hasTargets;

/** Whether this one has any now; if not, its dialog is what to open. */
export const canEditInPlace = (editable: Editable, session: EditorSession): boolean =>
  targetsOf(editable, session).length > 0;
