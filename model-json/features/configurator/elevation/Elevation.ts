/** A filled outline in millimetres: x to the right, y down from the top of the drawing. */
export interface Outline {
  /** Path data of SVG, which PDF draws as well: M, L, A and Z. */
  readonly d: string;
  /** `#rrggbb`; `none` for lines. */
  readonly fill: string;
  /** Of a line: its colour and width. */
  readonly line?: { readonly colour: string; readonly width: number };
}

/** A dimension line between two points. */
export interface Dimension {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Millimetres. */
  readonly value: number;
}

/** A configuration from the front, to scale. */
export interface Elevation {
  readonly width: number;
  readonly height: number;
  /** Where the floor is, from the top. */
  readonly floor: number;
  /** Those in front last. */
  readonly outlines: readonly Outline[];
  /** Of the machine: facts of its data sheet. */
  readonly dimensions: readonly Dimension[];
}

/** Something that stands in the drawing: x from its left edge, z up from the floor. */
export interface Standing {
  readonly outlines: readonly FlatOutline[];
  readonly length: number;
  readonly height: number;
  readonly inlet: FlatPoint | undefined;
  readonly outlet: FlatPoint | undefined;
}

export type FlatPoint = readonly [x: number, z: number];

/** An outline by its points before it has a place; a curve is a run of points, too. */
export interface FlatOutline {
  readonly points: readonly FlatPoint[];
  readonly fill: string;
  readonly line?: Outline['line'];
}
