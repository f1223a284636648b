import type { ReactNode } from 'react';
import type { ExplodedModel, ExplodedPart } from './Exploded.model';
import { Drawing } from './Drawing';
import { Paths } from './Paths';

export interface PartBalloonProps {
  readonly drawing: Pick<ExplodedModel, 'width' | 'height'>;
  readonly part: ExplodedPart;
  /** Of the part in the drawing, to which the row leads. */
  readonly id: string;
  /** Of the row, to which the balloon leads. */
  readonly rowId: string;
  readonly label: string;
}

/** Units of the drawing. */
const RADIUS = 16;

/**
 * A part with its balloon, drawn over the machine. It stands in its row of the list, so that whatever marks the row (pointer,
 * keyboard, address) marks the part, and the other way round, without a script.
 */
export function PartBalloon({ drawing, part, id, rowId, label }: PartBalloonProps): ReactNode {
  const { number, paths, balloon, leader } = part;
  const [x, y] = balloon;
  const far = Math.hypot(leader[0] - x, leader[1] - y) || 1;
  const start = [x + ((leader[0] - x) / far) * RADIUS, y + ((leader[1] - y) / far) * RADIUS];
  return (
    <Drawing size={drawing} isPart id={id}>
      <a className="cmp-exploded__link" href={`#${rowId}`} aria-label={label}>
        <Paths paths={paths} />
        <path d={`M${start.map(short).join(' ')}L${leader.join(' ')}`} />
        <circle cx={leader[0]} cy={leader[1]} r="2" fill="currentColor" />
        <circle className="cmp-exploded__balloon cmp-exploded__face" cx={x} cy={y} r={RADIUS} />
        <text
          className="cmp-exploded__number"
          x={x}
          y={y + 5.5}
          fill="currentColor"
          stroke="none"
          textAnchor="middle"
          aria-hidden="true"
        >
          {number}
        </text>
      </a>
    </Drawing>
  );
}

const short = (value: number): number => Math.round(value * 10) / 10;
