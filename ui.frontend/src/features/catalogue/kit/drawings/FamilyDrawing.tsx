import type { ReactNode } from 'react';
import { drawingOf } from '../../../../../../shared/features/catalogue/drawings/drawing-of';
import type { Drawings, FamilyDrawingProps } from './Drawings';

/** Whether there is a drawing for a family. */
export const isDrawn = (familyId: string | undefined): boolean => drawingOf(familyId) !== undefined;

/** A simple drawing of a family's products, for those without a picture. It is decorative: the name is next to it. */
export function FamilyDrawing({ familyId }: FamilyDrawingProps): ReactNode {
  const drawing = drawingOf(familyId);
  if (!drawing) return null;
  const [line, accent] = drawing;
  return (
    <svg className="family-drawing" viewBox="0 0 96 72" fill="none" aria-hidden focusable="false">
      <path d={line} />
      <path className="family-drawing__accent" d={accent} />
    </svg>
  );
}

/** All drawings, bundled. */
export const familyDrawingsAtHand: Drawings = { has: isDrawn, Drawing: FamilyDrawing };
