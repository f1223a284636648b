import type { ConnectionRole } from '../../products/technical-lists';

/** Millimetres: x along the length, y along the width from front to back, z up. The origin is on the floor, in the middle. */
export type Point = readonly [x: number, y: number, z: number];

/** An upright block; `round` is the radius of its vertical edges. */
export interface Block {
  readonly type: 'block';
  readonly from: Point;
  readonly to: Point;
  readonly round?: number;
  readonly cuts?: readonly Solid[];
}

/** A round or hexagonal bar, or a pressure vessel with domed heads, from a point in a direction of length 1. */
export interface Bar {
  readonly type: 'cylinder' | 'hexagon' | 'vessel';
  readonly from: Point;
  readonly towards: Point;
  readonly length: number;
  /** Of a hexagon: across the flats. */
  readonly diameter: number;
  readonly cuts?: readonly Solid[];
}

export type Solid = Block | Bar;

export type PartName =
  | 'cabinet'
  | 'panel'
  | 'grille'
  | 'frame'
  | 'feet'
  | 'tank'
  | 'pump'
  | 'motor'
  | 'guard'
  | 'wheels'
  | 'handle'
  | 'body'
  | 'bowl'
  | 'connections';

export interface Part {
  readonly name: PartName;
  readonly solids: readonly Solid[];
}

/** Where something is connected: the middle of its outer face, and the way out of it. */
export interface Connection {
  readonly name: ConnectionRole;
  /** `G ¾`, `DN 80`, `M25`; absent for openings. */
  readonly thread?: string;
  readonly at: Point;
  readonly towards: Point;
}

/** A machine as planners need it: its outside, and its connections. */
export interface Shape {
  readonly parts: readonly Part[];
  readonly connections: readonly Connection[];
  /** Length, width, height. */
  readonly size: Point;
}
