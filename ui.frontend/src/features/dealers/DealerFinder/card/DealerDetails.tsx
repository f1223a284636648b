import { numberFormat } from '../../../../../../shared/measures/formats';
import type { ReactNode } from 'react';
import { Link } from '../../../../core/kit/Link';
import { useRendering } from '../../../../core/kit/rendering';
import { languageName } from '../../../../core/kit/language-name';
import type { DealerModel } from '../DealerFinder.model';
import { timeOfDay, weekdayName } from '../words';
import { useWords } from '../../words';

const DIGITS = 4;

/** Opening hours by day, product lines, languages, and the dealer's own address on this site. */
export function DealerDetails({ dealer, isOpened }: { dealer: DealerModel; isOpened: boolean }): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const { name, hours, holidays, lines, languages, link, latitude, longitude, timeZone } = dealer;
  const degrees = numberFormat(language, { maximumFractionDigits: DIGITS });
  return (
    <details className="cmp-dealerfinder__details" open={isOpened}>
      <summary className="cmp-dealerfinder__summary">
        {messages.hoursAndMore}
        <span className="cmp-dealerfinder__hidden">: {name}</span>
      </summary>
      {hours.some((day) => day.length > 0) && <OpeningHours hours={hours} />}
      <p className="cmp-dealerfinder__small">
        {messages.localTime(timeZone.replace('_', ' '))} {holidays}
      </p>
      <dl className="cmp-dealerfinder__terms">
        {lines.length > 0 && (
          <div>
            <dt>{messages.productLines}</dt>
            <dd>{lines.join(', ')}</dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt>{messages.spokenLanguages}</dt>
            <dd>{languages.map((tag) => languageName(tag, language)).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{messages.coordinates}</dt>
          <dd>
            <a href={`geo:${latitude},${longitude}`}>
              {degrees.format(latitude)} / {degrees.format(longitude)}
            </a>
          </dd>
        </div>
      </dl>
      {link && (
        <p className="cmp-dealerfinder__small">
          <Link link={link}>
            {messages.linkToDealer}
            <span className="cmp-dealerfinder__hidden">: {name}</span>
          </Link>
        </p>
      )}
    </details>
  );
}

function OpeningHours({ hours }: Pick<DealerModel, 'hours'>): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const spans = (day: (typeof hours)[number]) =>
    day.length === 0
      ? messages.closedDay
      : day.map((times) => times.map((time) => timeOfDay(time, language)).join('–')).join(', ');
  return (
    <table className="cmp-dealerfinder__hours">
      <caption>{messages.openingHours}</caption>
      <tbody>
        {hours.map((day, index) => (
          <tr key={index}>
            <th scope="row">{weekdayName(index, language)}</th>
            <td>{spans(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
