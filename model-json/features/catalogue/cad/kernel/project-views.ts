import { drawProjection, makeCompound, ProjectionCamera } from 'replicad';
import type { BuiltPart } from './build-solids';

export type ViewName = 'front' | 'plan' | 'left' | 'right';

/** What a view shows as SVG paths in millimetres, y downwards, without the edges that lie behind others. */
export interface View {
  readonly visible: readonly string[];
  readonly hidden: readonly string[];
}

type Direction = [number, number, number];

/** Towards the viewer, and to the right of the picture. */
const CAMERAS: Readonly<Record<ViewName, readonly [towards: Direction, right: Direction]>> = {
  front: [
    [0, -1, 0],
    [1, 0, 0],
  ],
  plan: [
    [0, 0, 1],
    [1, 0, 0],
  ],
  left: [
    [-1, 0, 0],
    [0, -1, 0],
  ],
  right: [
    [1, 0, 0],
    [0, 1, 0],
  ],
};

/** Draws parts as seen from one side, hidden edges apart from visible ones. */
export function projectView(parts: readonly BuiltPart[], name: ViewName): View {
  const all = makeCompound(parts.flatMap(({ solids }) => solids.map((solid) => solid.clone())));
  const [towards, right] = CAMERAS[name];
  const { visible, hidden } = drawProjection(all, new ProjectionCamera([0, 0, 0], towards, right));
  return { visible: visible.toSVGPaths().flat(), hidden: hidden.toSVGPaths().flat() };
}
