import { useId, type ReactNode } from 'react';
import { Link } from '../../../core/kit/Link';
import { useMessages, useRendering } from '../../../core/kit/rendering';
import type { DealerFinderModel } from './DealerFinder.model';
import { FinderChoices } from './FinderChoices';
import { placeName } from './words';

/** Place and services. A plain form: without scripts its buttons submit it. */
export function FinderForm({
  action,
  place,
  near,
  filters,
  countries,
  home,
  radius,
  clear,
}: DealerFinderModel): ReactNode {
  const messages = useMessages().dealers;
  const { language } = useRendering();
  const inputId = useId();
  const number = new Intl.NumberFormat(language);
  const { services, lines, isOpen, unit, radii } = filters;
  const chosen =
    [...services, ...lines].filter(({ selected }) => selected).length +
    Number(isOpen) +
    Number(radius !== undefined);
  const country = countries.find(({ isShown }) => isShown)?.country;
  const measured = (value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: unit === 'mi' ? 'mile' : 'kilometer' }).format(
      value,
    );
  return (
    <form className="cmp-dealerfinder__form" role="search" method="get" action={action}>
      <label className="cmp-dealerfinder__label" htmlFor={inputId}>
        {messages.placeOrPostcode}
      </label>
      <div className="cmp-dealerfinder__field">
        <input
          className="cmp-dealerfinder__input"
          id={inputId}
          type="search"
          name="place"
          defaultValue={near?.isPosition ? placeName(near, language) : place}
          maxLength={100}
          autoComplete="postal-code"
          spellCheck={false}
        />
        <button type="submit" className="cmp-dealerfinder__submit">
          {messages.findDealers}
        </button>
      </div>
      <p className="cmp-dealerfinder__position" data-needs-script>
        <button type="button" className="cmp-dealerfinder__position-button">
          {messages.usePosition}
        </button>{' '}
        <span>{messages.positionUse}</span>
      </p>
      {!near && country && country !== home && (
        <input type="hidden" name="country" value={country.toLowerCase()} />
      )}
      <details className="cmp-dealerfinder__filters" open={chosen > 0}>
        <summary className="cmp-dealerfinder__summary">
          {chosen > 0 ? messages.chosenFilters(number.format(chosen)) : messages.filters}
        </summary>
        <div className="cmp-dealerfinder__groups">
          <FinderChoices name="service" title={messages.services} options={services} />
          <FinderChoices name="line" title={messages.productLines} options={lines} />
          <div className="cmp-dealerfinder__more">
            <label className="cmp-dealerfinder__option">
              <input type="checkbox" name="open" value="now" defaultChecked={isOpen} />
              <span>{messages.openNow}</span>
            </label>
            <label className="cmp-dealerfinder__radius">
              {messages.within}
              <select
                name="radius"
                className="cmp-dealerfinder__select"
                defaultValue={radius ?? ''}
                disabled={!near}
              >
                <option value="">{messages.anyDistance}</option>
                {radii.map(({ value }) => (
                  <option key={value} value={value}>
                    {measured(value)}
                  </option>
                ))}
              </select>
            </label>
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
    </form>
  );
}
