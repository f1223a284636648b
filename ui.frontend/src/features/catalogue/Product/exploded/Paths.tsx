import type { ReactNode } from 'react';
import type { ExplodedPath } from './Exploded.model';

/** A tube's two outlines, in units of the drawing. */
const OUTLINE = 1;

/** Widths of lines in units of the drawing (ISO 128: broad lines are twice as wide as narrow ones). */
const WIDTHS = { face: 1.1, tone: 0.8, line: 0.55, axis: 0.8 } as const;

/** Those that hide what is behind them have a colour of the page, and so a class. */
const CLASSES: Partial<Record<ExplodedPath['kind'], string>> = {
  face: 'cmp-exploded__face',
  tone: 'cmp-exploded__tone',
  core: 'cmp-exploded__core',
};

/** Paths of the drawing. Attributes rather than styles: pages carry the styles of components, whether or not they draw. */
export const Paths = ({ paths }: { paths: readonly ExplodedPath[] }): ReactNode =>
  paths.map(({ kind, d, width }, index) => (
    <path
      className={CLASSES[kind]}
      d={d}
      strokeWidth={widthOf(kind, width)}
      strokeDasharray={kind === 'axis' ? '6 3' : undefined}
      key={index}
    />
  ));

function widthOf(kind: ExplodedPath['kind'], width = 1): number {
  if (kind === 'tube') return width + OUTLINE;
  return kind === 'core' ? Math.max(0.3, width - OUTLINE) : WIDTHS[kind];
}
