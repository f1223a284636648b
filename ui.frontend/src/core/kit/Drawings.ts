import type { ComponentType } from 'react';

export interface FamilyDrawingProps {
  /** Id of the family's tag. */
  familyId: string | undefined;
}

/** What stands in for the picture of a product that has none. */
export interface Drawings {
  /** Whether there is a drawing for a family. */
  has(familyId: string | undefined): boolean;
  Drawing: ComponentType<FamilyDrawingProps>;
}
