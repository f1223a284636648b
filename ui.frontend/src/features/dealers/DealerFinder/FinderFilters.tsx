import { numberFormat } from '../../../../../shared/measures/formats';
import type { ReactNode } from 'react';
import { Link } from '../../../core/kit/Link';
import { useRendering } from '../../../core/kit/rendering';
import type { DealerFinderModel } from './DealerFinder.model';
import { FinderChoices } from './FinderChoices';
import { useWords } from '../words';

/** Services, product lines, opening and distance; unfolded if one of them is chosen. */
export function FinderFilters({ near, filters, radius, clear }: DealerFinderModel): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const { services, lines, isOpen } = filters;
  const chosen =
    [...services, ...lines].filter(({ selected }) => selected).length +
    Number(isOpen) +
    Number(radius !== undefined);
  const number = numberFormat(language).format(chosen);
  return (
    <details className="cmp-dealerfinder__filters" open={chosen > 0}>
      <summary className="cmp-dealerfinder__summary">
        {chosen > 0 ? messages.chosenFilters(number) : messages.filters}
      </summary>
      <div className="cmp-dealerfinder__groups">
        <FinderChoices name="service" title={messages.services} options={services} />
        <FinderChoices name="line" title={messages.productLines} options={lines} />
        <div className="cmp-dealerfinder__more">
          <label className="cmp-dealerfinder__option">
            <input type="checkbox" name="open" value="now" defaultChecked={isOpen} />
            <span>{messages.openNow}</span>
          </label>
          <Radius radius={radius} filters={filters} isNear={near !== undefined} />
          <button type="submit" className="cmp-dealerfinder__apply">
            {messages.applyFilters}
          </button>
          {chosen > 0 && clear && (
            <Link link={clear} className="cmp-dealerfinder__clear" data-step>
              {messages.clearFilters}
            </Link>
          )}
        </div>
      </div>
    </details>
  );
}

interface RadiusProps extends Pick<DealerFinderModel, 'radius' | 'filters'> {
  /** Whether there is a place to measure from. */
  isNear: boolean;
}

/** The greatest distance. */
function Radius({ radius, filters: { unit, radii }, isNear }: RadiusProps): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const measured = numberFormat(language, {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
  });
  return (
    <label className="cmp-dealerfinder__radius">
      {messages.within}
      <select
        name="radius"
        className="cmp-dealerfinder__select"
        defaultValue={radius ?? ''}
        disabled={!isNear}
      >
        <option value="">{messages.anyDistance}</option>
        {radii.map(({ value }) => (
          <option key={value} value={value}>
            {measured.format(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
