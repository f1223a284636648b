import type { ReactNode } from 'react';
import { useRendering } from '../../../core/kit/rendering';
import type { CommerceSearchModel } from './CommerceSearch.model';
import { useWords } from '../words';

/** Families to filter the results by, several at once. Hidden if there is only one, unless it is selected. */
export function SearchFamilies({ families }: Pick<CommerceSearchModel, 'families'>): ReactNode {
  const messages = useWords();
  const number = new Intl.NumberFormat(useRendering().language);
  if (families.length < 2 && !families.some(({ selected }) => selected)) return null;
  return (
    <fieldset className="cmp-commercesearch__families">
      <legend className="cmp-commercesearch__legend">{messages.productFamilies}</legend>
      <div className="cmp-commercesearch__options">
        {families.map(({ value, title, count, selected }) => (
          <label className="cmp-commercesearch__option" key={value}>
            <input type="checkbox" name="family" value={value} defaultChecked={selected} />
            <span>
              {title} <span className="cmp-commercesearch__option-count">({number.format(count)})</span>
            </span>
          </label>
        ))}
        <button type="submit" className="cmp-commercesearch__apply">
          {messages.applyFamilies}
        </button>
      </div>
    </fieldset>
  );
}
