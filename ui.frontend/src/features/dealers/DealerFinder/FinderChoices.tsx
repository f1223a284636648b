import { numberFormat } from '../../../../../shared/measures/formats';
import type { ReactNode } from 'react';
import { useRendering } from '../../../core/kit/rendering';
import type { DealerFinderModel } from './DealerFinder.model';

/** The filters; each option shows how many dealers would be left. */
export function FinderChoices({
  name,
  title,
  options,
}: {
  name: string;
  title: string;
  options: DealerFinderModel['filters']['services'];
}): ReactNode {
  const number = numberFormat(useRendering().language);
  if (options.length === 0) return null;
  return (
    <fieldset className="cmp-dealerfinder__choices">
      <legend className="cmp-dealerfinder__legend">{title}</legend>
      {options.map(({ value, title: words, count, selected }) => (
        <label key={value} className="cmp-dealerfinder__option">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={selected}
            disabled={count === 0 && !selected}
          />
          <span>
            {words} <span className="cmp-dealerfinder__count">({number.format(count)})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
