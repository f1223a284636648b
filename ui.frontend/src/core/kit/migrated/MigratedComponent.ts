/** A component of another site, whose content a migration brought. */
export interface MigratedComponent {
  readonly resourceType: string;
  /** Shown to authors. */
  readonly title: string;
  /** The type of our component that draws it: that of a Core Component that both extend. */
  readonly drawnBy: string;
}
