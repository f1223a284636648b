import type { ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { InUnits } from '../../../core/kit/units/InUnits';
import type { ComparisonModel } from './Comparison.model';
import { ComparisonControls } from './ComparisonControls';
import { ComparisonForm } from './ComparisonForm';
import { ComparisonTable } from './ComparisonTable';
import { RunningTerms } from './RunningTerms';
import { useWords } from '../words';

/**
 * Products side by side. The address has all settings, and every change is a link or a form, so that it works without
 * scripts and can be shared. The island synchronises the visitor's choice with it.
 */
export function Comparison(model: ComparisonModel): ReactNode {
  const { id, title, skus, products, unknown, left, most, links, units } = model;
  const messages = useWords();
  return (
    <section
      className="cmp-comparison"
      id={id}
      aria-label={title ?? messages.compare}
      data-island="comparison"
      data-island-when="load"
      data-compared={JSON.stringify(skus)}
    >
      {title && <Heading className="cmp-comparison__title">{title}</Heading>}
      {(unknown.length > 0 || left.length > 0) && (
        <div role="alert">
          <ul className="cmp-comparison__notices" role="list">
            {unknown.map((asked) => (
              <li key={asked}>{messages.notInCatalogue(asked)}</li>
            ))}
            {left.map((asked) => (
              <li key={asked}>{messages.noRoomFor(asked, String(most))}</li>
            ))}
          </ul>
        </div>
      )}
      <InUnits units={units}>
        {products.length > 1 && <ComparisonControls {...model} />}
        {products.length > 0 && <ComparisonTable {...model} />}
        {products.some(({ figures }) => figures.some(({ name }) => name === 'packagePower')) && (
          <RunningTerms {...model} />
        )}
      </InUnits>
      {products.length < 2 && (
        <p className="cmp-comparison__note">
          {products.length === 0 ? messages.nothingCompared : messages.oneCompared}
        </p>
      )}
      <div className="cmp-comparison__ways">
        <ComparisonForm {...model} />
        {links.quote && products.length > 0 && (
          <Link className="cmp-comparison__quote" link={links.quote} rel="nofollow">
            {messages.quoteForAll}
          </Link>
        )}
      </div>
      {products.length > 1 && <p className="cmp-comparison__hint">{messages.shareAddress}</p>}
    </section>
  );
}
