import type { ReactNode } from 'react';
import { NextHeadingLevel, Heading } from '../../../../core/kit/heading';
import { useRendering } from '../../../../core/kit/rendering';
import type { DealerModel } from '../DealerFinder.model';
import { DealerDetails } from './DealerDetails';
import { DealerWays } from './DealerWays';
import { countryName, distance, statusWords } from '../words';
import { useWords } from '../../words';

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
  const messages = useWords();
  const { language } = useRendering();
  const { id, number, name, kilometres, status, services } = dealer;
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
      <Address {...dealer} />
      <DealerWays dealer={dealer} mapLink={hasMap && !isOpened ? dealer.mapLink : undefined} />
      {services.length > 0 && <p className="cmp-dealerfinder__services">{services.join(' · ')}</p>}
      <NextHeadingLevel>
        <DealerDetails dealer={dealer} isOpened={isOpened} />
      </NextHeadingLevel>
    </article>
  );
}

function Address(dealer: DealerModel): ReactNode {
  const { street, isAbroad, country } = dealer;
  const { language } = useRendering();
  return (
    <address className="cmp-dealerfinder__address">
      {street}
      <br />
      {addressLine(dealer)}
      {isAbroad && (
        <>
          <br />
          {countryName(country, language)}
        </>
      )}
    </address>
  );
}

/** In the order of the country's postal addresses. */
function addressLine({ country, postcode, town, state }: DealerModel): string {
  if (country === 'GB') return `${town} ${postcode}`;
  return state ? `${town}, ${state} ${postcode}` : `${postcode} ${town}`;
}
