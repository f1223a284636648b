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

export type ConnectionName = 'inlet' | 'outlet' | 'drain' | 'cable' | 'coolingAirIn' | 'coolingAirOut';

/** Where something is connected: the middle of its outer face, and the way out of it. */
export interface Connection {
  readonly name: ConnectionName;
  /** `G ¾`, `DN 80`; absent for cables and air. */
  readonly thread?: string;
  readonly at: Point;
  readonly towards: Point;
}

/** Holes for anchors, symmetrical about the origin. */
export interface FootPattern {
  readonly length: number;
  readonly width: number;
  readonly hole: number;
}

export type Side = 'front' | 'back' | 'left' | 'right' | 'top';

/** Space to be left free for service and cooling air, mm. Not a part of the machine. */
export type Clearances = Readonly<Partial<Record<Side, number>>>;

/** What a machine is made of. */
export interface Draft {
  readonly parts: readonly Part[];
  readonly connections: readonly Connection[];
  readonly feet?: FootPattern;
  readonly clearances?: Clearances;
}

/** A machine as planners need it: outside, connections, feet, space around it. */
export interface Shape extends Draft {
  /** Length, width, height. */
  readonly size: Point;
}
