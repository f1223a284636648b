import type { Point } from '../../cad/shapes/Shape';
import type { Art, Axis } from '../art/Art';
import type { PartKind } from '../library/parts';

/** Where a part belongs, and how it is pulled out of there. */
export interface Place {
  /** Its middle where it is mounted. */
  readonly at: Point;
  /** How far it is pulled out, along one axis. */
  readonly by: Point;
  /** The axis of the part itself. */
  readonly axis: Axis;
  /** @default 1 */
  readonly scale?: number;
}

/** A machine without its spare parts, and where these belong. */
export interface Scene {
  /** Each of these hides what is behind it. */
  readonly machine: readonly Art[];
  /** Parts of kinds that the machine does not have are not drawn. */
  readonly places: Readonly<Partial<Record<PartKind, Place>>>;
  /** A fifth of the machine: the size of its parts, mm. */
  readonly unit: number;
}

/** What a scene has to know of a part that is pulled out. */
export interface Asked {
  readonly kind: PartKind;
  readonly count: number;
}
