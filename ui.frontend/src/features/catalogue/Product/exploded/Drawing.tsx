import type { ReactNode, SVGProps } from 'react';
import type { ExplodedModel } from './Exploded.model';

export interface DrawingProps extends Pick<SVGProps<SVGSVGElement>, 'id' | 'role' | 'aria-label'> {
  readonly size: Pick<ExplodedModel, 'width' | 'height'>;
  /** Drawn over the machine. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** One of the drawings that lie over each other: lines in the colour of text. */
export const Drawing = ({ size, isPart = false, children, ...attributes }: DrawingProps): ReactNode => (
  <svg
    className={isPart ? 'cmp-exploded__drawing cmp-exploded__drawing--part' : 'cmp-exploded__drawing'}
    viewBox={`0 0 ${size.width} ${size.height}`}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...attributes}
  >
    {children}
  </svg>
);
