import type { ReactNode } from 'react';
import { Deeper, Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { useMessages, useRendering } from '../../../core/kit/rendering';
import type { DealerModel } from './DealerFinder.model';
import { DealerDetails } from './DealerDetails';
import { countryName, distance, statusWords } from './words';

interface DealerCardProps {
  dealer: DealerModel;
  unit: 'km' | 'mi';
  /** Shown in full. */
  isOpened: boolean;
  /** Whether it is also on a map. */
  hasMap: boolean;
}

/** One dealer: name, distance, whether open, how to get there; the rest unfolds. */
export function DealerCard({ dealer, unit, isOpened, hasMap }: DealerCardProps): ReactNode {
  const messages = useMessages().dealers;
  const { language } = useRendering();
  const { id, number, name, kilometres, status, isAbroad, country, latitude, longitude } = dealer;
  const { telephone, telephoneNumber, email, website, services, mapLink } = dealer;
  const route = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <article className="cmp-dealerfinder__dealer" id={id} tabIndex={-1}>
      <Heading className="cmp-dealerfinder__name">
        <span className="cmp-dealerfinder__number">{number}</span> {name}
      </Heading>
      <p className="cmp-dealerfinder__facts">
        {kilometres !== undefined && (
          <strong className="cmp-dealerfinder__distance">{distance(kilometres, unit, language)}</strong>
        )}
        {status && (
          <span className="cmp-dealerfinder__status" data-open={status.isOpen}>
            {statusWords(status, messages, language)}
          </span>
        )}
      </p>
      <address className="cmp-dealerfinder__address">
        {dealer.street}
        <br />
        {addressLine(dealer)}
        {isAbroad && (
          <>
            <br />
            {countryName(country, language)}
          </>
        )}
      </address>
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
        {hasMap && mapLink && !isOpened && (
          <li>
            <Link link={mapLink} data-step aria-label={`${messages.showOnMap}: ${name}`}>
              {messages.showOnMap}
            </Link>
          </li>
        )}
      </ul>
      {services.length > 0 && <p className="cmp-dealerfinder__services">{services.join(' · ')}</p>}
      <Deeper>
        <DealerDetails dealer={dealer} isOpened={isOpened} />
      </Deeper>
    </article>
  );
}

/** In the order of the country's postal addresses. */
function addressLine({ country, postcode, town, state }: DealerModel): string {
  if (country === 'GB') return `${town} ${postcode}`;
  return state ? `${town}, ${state} ${postcode}` : `${postcode} ${town}`;
}
