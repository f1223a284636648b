import { useId, type ReactNode } from 'react';
import { useRendering } from '../../../core/kit/rendering';
import type { DealerFinderModel } from './DealerFinder.model';
import { FinderFilters } from './FinderFilters';
import { placeName } from './words';
import { useWords } from '../words';

/** Place and services. A plain form: without scripts its buttons submit it. */
export function FinderForm(model: DealerFinderModel): ReactNode {
  const { action, place, near, countries, home } = model;
  const messages = useWords();
  const { language } = useRendering();
  const inputId = useId();
  const country = countries.find(({ isShown }) => isShown)?.country;
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
      <FinderFilters {...model} />
    </form>
  );
}
