import type { ReactNode } from 'react';
import { Link } from '../../../core/kit/Link';
import type { LinkModel } from '../../../../../shared/models/schema';
import type { SizingDemand, SizingObstacle as Obstacle } from './SizingHelper.model';
import { useSizing } from './use-sizing';

export interface SizingObstacleProps {
  obstacle: Obstacle;
  demand: SizingDemand;
  quoteLink: LinkModel | undefined;
}

/** Why no single machine is suitable, and what would help: dropping a requirement, several machines, asking an expert. */
export function SizingObstacle({ obstacle, demand, quoteLink }: SizingObstacleProps): ReactNode {
  const { words, measure, number, percent } = useSizing();
  const { reason, most, several, concessions } = obstacle;
  return (
    <div className="cmp-sizinghelper__obstacle">
      {reason === 'pressure' && (
        <p>{words.noPressure(measure(demand.pressure, 'bar'), measure(most, 'bar'))}</p>
      )}
      {reason === 'flow' && <p>{words.tooMuch(measure(demand.design, 'l/min'))}</p>}
      {reason === 'wishes' && <p>{words.nothingLeft}</p>}
      {concessions.length > 0 && (
        <>
          <p>{words.concede}</p>
          <ul>
            {concessions.map(({ concession, link }) => (
              <li key={concession}>
                {link && (
                  <Link link={link} rel="nofollow">
                    {words.concessions[concession]}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {several && several.count > 1 && (
        <p>
          {words.several(number(several.count), several.name, percent(several.share))}{' '}
          {several.link && <Link link={several.link}>{words.see(several.name)}</Link>}
        </p>
      )}
      {quoteLink && (
        <Link className="cmp-sizinghelper__talk" link={quoteLink}>
          {words.talk}
        </Link>
      )}
    </div>
  );
}
