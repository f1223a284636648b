import type { ReactNode } from 'react';
import { Link } from '../Link';
import { useLocale } from '../locale';
import { useMessages } from '../rendering';
import type { UnitsLinks } from './units-links.model';

/**
 * Metric or US customary units, as links to the same page. With scripts, a click is remembered for all pages and keeps
 * the reader's position (islands/start-units.ts).
 */
export function UnitsSwitch({ links }: { links: UnitsLinks | undefined }): ReactNode {
  const messages = useMessages();
  const { units } = useLocale();
  if (!links?.metric || !links.us) return null;
  const ways = [
    { system: 'metric', title: messages.metricUnits, link: links.metric },
    { system: 'us', title: messages.usUnits, link: links.us },
  ] as const;
  return (
    <div className="units" role="group" aria-label={messages.units}>
      <span className="units__label" aria-hidden>
        {messages.units}
      </span>
      {ways.map(({ system, title, link }) => (
        <Link
          key={system}
          className="units__way"
          link={link}
          rel="nofollow"
          aria-current={system === units ? 'true' : undefined}
          data-units={system}
        >
          {title}
        </Link>
      ))}
    </div>
  );
}
