import type { ReactNode } from 'react';
import { Link } from '../../../../core/kit/Link';
import type { DealerModel } from '../DealerFinder.model';
import { useWords } from '../../words';

interface DealerWaysProps {
  dealer: DealerModel;
  /** Shows the dealer on the map; undefined if there is no map, or it shows nothing else. */
  mapLink: DealerModel['mapLink'];
}

/** How to reach a dealer: links to call, write and go there. */
export function DealerWays({ dealer, mapLink }: DealerWaysProps): ReactNode {
  const messages = useWords();
  const { name, telephone, telephoneNumber, email, website, latitude, longitude } = dealer;
  const route = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <ul className="cmp-dealerfinder__ways">
      <li>
        <a href={`tel:${telephoneNumber}`} aria-label={`${messages.telephone} ${telephone}, ${name}`}>
          {telephone}
        </a>
      </li>
      {email && (
        <li>
          <a href={`mailto:${email}`} aria-label={`${messages.email}: ${name}`}>
            {messages.email}
          </a>
        </li>
      )}
      {website && (
        <li>
          <a href={website} rel="noreferrer" aria-label={`${messages.website}: ${name}`}>
            {messages.website}
          </a>
        </li>
      )}
      <li>
        <a href={route} rel="noreferrer" aria-label={messages.routeTo(name)}>
          {messages.route}
        </a>
      </li>
      {mapLink && (
        <li>
          <Link link={mapLink} data-step aria-label={`${messages.showOnMap}: ${name}`}>
            {messages.showOnMap}
          </Link>
        </li>
      )}
    </ul>
  );
}
