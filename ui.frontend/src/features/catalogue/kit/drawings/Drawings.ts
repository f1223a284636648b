import type { ComponentType } from 'react';

export interface FamilyDrawingProps {
  /** Id of the family's tag. */
  familyId: string | undefined;
}

/** Replaces the picture of a product without one. */
export interface Drawings {
  /** Whether a family has a drawing. */
  has(familyId: string | undefined): boolean;
  Drawing: ComponentType<FamilyDrawingProps>;
}
