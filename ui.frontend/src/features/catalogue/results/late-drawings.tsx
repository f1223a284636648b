import { lazy, Suspense, type ReactNode } from 'react';
import type { Drawings, FamilyDrawingProps } from '../kit/drawings/Drawings';

/** Loaded on first use; a result without a drawing is better than none. */
const Drawing = lazy(() =>
  import(/* webpackChunkName: "family-drawings" */ '../kit/drawings/FamilyDrawing').then(
    ({ FamilyDrawing }) => ({ default: FamilyDrawing }),
    () => ({ default: () => null }),
  ),
);

/** Reserves the drawing's space until it has loaded. */
const LateDrawing = (props: FamilyDrawingProps): ReactNode => (
  <Suspense fallback={<svg className="family-drawing" viewBox="0 0 96 72" aria-hidden />}>
    <Drawing {...props} />
  </Suspense>
);

/** Drawings in a chunk of their own: most lists in a browser show server-rendered results, or pictures. */
export const lateDrawings: Drawings = { has: Boolean, Drawing: LateDrawing };
