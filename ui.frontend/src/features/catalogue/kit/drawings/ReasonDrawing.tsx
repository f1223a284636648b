import type { ReactNode } from 'react';
import {
  reasonDrawings,
  type ReasonDrawing as Name,
} from '../../../../../../shared/features/catalogue/drawings/reason-drawings';

/** What a reason is about, in the lines of the families' drawings. It is decorative: the reason's title is beside it. */
export function ReasonDrawing({ name }: { readonly name: Name }): ReactNode {
  const [line, accent] = reasonDrawings[name];
  return (
    <svg className="family-drawing" viewBox="0 0 64 64" fill="none" aria-hidden focusable="false">
      <path d={line} />
      <path className="family-drawing__accent" d={accent} />
    </svg>
  );
}
