import { useId, type ReactNode } from 'react';
import { Link } from '../../../core/kit/Link';
import type { ComparisonModel } from './Comparison.model';
import { useWords } from '../words';

/** Adds a product by its name or order number: submits the page's address with one more product. */
export function ComparisonForm({
  action,
  skus,
  units,
  onlyDifferences,
  most,
  links,
}: Pick<ComparisonModel, 'action' | 'skus' | 'units' | 'onlyDifferences' | 'most' | 'links'>): ReactNode {
  const messages = useWords();
  const fieldId = useId();
  if (skus.length >= most) {
    return <p className="cmp-comparison__note">{messages.comparisonFull(String(most))}</p>;
  }
  return (
    <form className="cmp-comparison__add" action={action} method="get">
      {skus.map((sku) => (
        <input key={sku} type="hidden" name="p" value={sku} />
      ))}
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
      {units && <input type="hidden" name="units" value={units} />}
      <label className="cmp-comparison__label" htmlFor={fieldId}>
        {messages.addProduct}
      </label>
      <input
        className="cmp-comparison__field"
        id={fieldId}
        name="p"
        required
        maxLength={60}
        autoComplete="off"
      />
      <button className="cmp-comparison__submit" type="submit">
        {messages.addToComparison}
      </button>
      {links.products && (
        <Link className="cmp-comparison__products" link={links.products}>
          {messages.findProducts}
        </Link>
      )}
    </form>
  );
}
