import { useId, useMemo, type ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { InUnits } from '../../../core/kit/units/InUnits';
import { SizingAnswer } from './SizingAnswer';
import { SizingForm } from './form/SizingForm';
import type { SizingHelperModel } from './SizingHelper.model';
import { SizingContext } from './use-sizing';
import { useWords } from '../words';

/**
 * From tools to a compressor, tank and dryer, with the calculation. A plain form: its address has every figure, so that the
 * answer can be shared and bookmarked. The island requests the same address while fields change.
 */
export function SizingHelper(model: SizingHelperModel): ReactNode {
  const { id: authored, units, presets } = model;
  const made = useId();
  const id = authored ?? made;
  const context = useMemo(() => ({ id, units }), [id, units]);
  return (
    <SizingContext.Provider value={context}>
      <div className="cmp-sizinghelper" id={id} data-island="sizinghelper" data-island-when="interaction">
        <Presets presets={presets} />
        <div className="cmp-sizinghelper__columns">
          <SizingForm {...model} />
          <InUnits units={units}>
            <SizingAnswer {...model} />
          </InUnits>
        </div>
      </div>
    </SizingContext.Provider>
  );
}

/** Trades as starting points: each is the address of a form with that trade's tools. */
function Presets({ presets }: Pick<SizingHelperModel, 'presets'>): ReactNode {
  const sizing = useWords();
  if (presets.length === 0) return null;
  return (
    <section className="cmp-sizinghelper__presets">
      <Heading className="cmp-sizinghelper__heading">{sizing.presets}</Heading>
      <ul className="cmp-sizinghelper__preset-list" role="list">
        {presets.map(({ title, description, link }, index) =>
          link ? (
            <li key={index}>
              <Link className="cmp-sizinghelper__preset" link={link} rel="nofollow">
                <span className="cmp-sizinghelper__preset-title">{title}</span>
                {description && <span className="cmp-sizinghelper__preset-text">{description}</span>}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
