/** Bounds of a figure, both included, each optional. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}
