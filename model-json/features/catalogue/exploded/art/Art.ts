import type { Point } from '../../cad/shapes/Shape';

export type Axis = 'x' | 'y' | 'z';

/** A point across an axis: `x, y` across z, `x, z` across y, `y, z` across x. */
export type Flat = readonly [across: number, up: number];

/** A point of a profile: how far along the axis, and how far from it. */
export type ProfilePoint = readonly [along: number, radius: number];

/** What is turned on a lathe: filters, valves, vessels, motors. */
export interface Turned {
  readonly type: 'turned';
  readonly at: Point;
  readonly axis: Axis;
  /** From the beginning of the axis to its end. */
  readonly profile: readonly ProfilePoint[];
  /** Domes and hoses: without the circles between the points of the profile. */
  readonly isSmooth?: boolean;
  /** Radius of a hole in the face that is seen. */
  readonly hole?: number;
  /** Lines on the outside between two places: pleats of filters, fins of motors. */
  readonly pleats?: Pleats;
  /** Circles of which only the near half is drawn: seams of vessels, ribs. */
  readonly seams?: readonly ProfilePoint[];
}

export interface Pleats {
  readonly from: number;
  readonly to: number;
  readonly radius: number;
  readonly count: number;
}

/** What is cut from a plate or bar: gaskets, belts, housings. */
export interface Prism {
  readonly type: 'prism';
  readonly at: Point;
  readonly axis: Axis;
  readonly thickness: number;
  /** Convex. */
  readonly outline: readonly Flat[];
  /** Drawn where they go through the face that is seen. */
  readonly holes?: readonly (readonly Flat[])[];
  /** Lines on the face that is seen. */
  readonly lines?: readonly (readonly Flat[])[];
  /** A recess rather than a body. */
  readonly isRecess?: boolean;
}

/** What is bent from wire or tube: springs, handles, rings. */
export interface Tube {
  readonly type: 'tube';
  readonly points: readonly Point[];
  readonly diameter: number;
}

export type Art = Turned | Prism | Tube;

/** How a path is drawn: `face` hides what is behind it, `tone` is a recess, `line` is thin, `tube` and `core` are the two strokes of a tube. */
export type StrokeKind = 'face' | 'tone' | 'line' | 'tube' | 'core';

/** A path of SVG; of tubes with its width. */
export interface Stroke {
  readonly kind: StrokeKind;
  readonly d: string;
  readonly width?: number;
}
