import type { Dialog } from '../dialogs/dialog';

/** What the component library says of a component beyond what its content tells. */
export interface ComponentNotes {
  dialog: Dialog | undefined;
  /** Size of its own style sheet, minified, before compression. */
  styleBytes: number;
}
