import { useId, type ReactNode } from 'react';
import { RUNNING_LIMITS } from '../../../../../shared/measures/energy-cost';
import { useLocale } from '../../../core/kit/locale';
import type { ComparisonModel } from './Comparison.model';
import { YEARS } from './running-rows';
import { useWords } from '../words';

/** What running costs are reckoned with, for visitors to change: the address holds it. */
export function RunningTerms({ action, skus, units, onlyDifferences, running }: ComparisonModel): ReactNode {
  const { running: words } = useWords();
  const { language } = useLocale();
  const id = useId();
  if (!running) return null;
  const { hours, price, currency, year, isOwnPrice } = running;
  const number = new Intl.NumberFormat(language).format(hours);
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
  }).format(price);
  return (
    <form className="cmp-comparison__running" action={action} method="get">
      {skus.map((sku) => (
        <input key={sku} type="hidden" name="p" value={sku} />
      ))}
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
      {units && <input type="hidden" name="units" value={units} />}
      <p className="cmp-comparison__assumption">
        {words.assumption(number, money, String(YEARS))} {!isOwnPrice && words.priceOf(String(year))}
      </p>
      <div>
        <label className="cmp-comparison__label" htmlFor={`${id}-hours`}>
          {words.hours}
        </label>
        <input
          className="cmp-comparison__field"
          id={`${id}-hours`}
          name="hours"
          type="number"
          {...RUNNING_LIMITS.hours}
          defaultValue={hours}
          inputMode="numeric"
        />
      </div>
      <div>
        <label className="cmp-comparison__label" htmlFor={`${id}-price`}>
          {words.price(currency)}
        </label>
        <input
          className="cmp-comparison__field"
          id={`${id}-price`}
          name="price"
          type="number"
          {...RUNNING_LIMITS.price}
          step={0.001}
          defaultValue={price}
          inputMode="decimal"
        />
      </div>
      <button className="cmp-comparison__submit" type="submit">
        {words.calculate}
      </button>
    </form>
  );
}
