import type { StrokeKind } from './art/Art';
import type { PartKind } from './library/parts';

/** Path data of SVG; of tubes with their width. */
export interface DrawnPath {
  readonly kind: StrokeKind;
  readonly d: string;
  readonly width?: number;
}

/** A numbered part in the drawing. */
export interface DrawnPart {
  readonly number: string;
  readonly kind: PartKind;
  readonly paths: readonly DrawnPath[];
  /** The dashed line along which it is pulled out; empty if it stays in its place. */
  readonly axis: string;
  /** The middle of its balloon, and where its leader line ends on the part. */
  readonly balloon: readonly [x: number, y: number];
  readonly leader: readonly [x: number, y: number];
}

/** A machine pulled apart, in units of the drawing: x to the right, y down from the top. */
export interface ExplodedView {
  readonly width: number;
  readonly height: number;
  /** The machine without the parts. */
  readonly machine: readonly DrawnPath[];
  readonly parts: readonly DrawnPart[];
}
