import type { Dialog } from '../dialogs/dialog';

/** The component library's notes on a component, beyond its content. */
export interface ComponentNotes {
  dialog: Dialog | undefined;
  /** Size of its own style sheet, minified but uncompressed. */
  styleBytes: number;
}
