/** What the Universal Editor is told of a change: what to draw again, and how to undo it. */
export interface Changed {
  readonly updates: readonly { readonly resource: string; readonly prop?: string; readonly type: string }[];
  /** The component that was added or moved, at its new place. */
  readonly resource?: string;
  /** For the call `undo`; missing if nothing changed. */
  readonly change?: number;
}
