/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import type { ReactNode } from 'react';
import { useLocale } from '../../../core/kit/locale';
import { useMessages } from '../../../core/kit/rendering';
import { VisuallyHidden } from '../../../core/kit/VisuallyHidden';
import type { ComparisonModel } from './Comparison.model';
import { comparisonRows, type ComparisonRow } from './comparison-rows';
import { runningRows } from './running-rows';
import { ComparisonHead } from './ComparisonHead';
import { useWords } from '../words';

/** One column per product, one row per figure; in a narrow window a figure's name is above its values. */
export function ComparisonTable({ products, onlyDifferences, running }: ComparisonModel): ReactNode {
  const messages = useWords();
  const { scrollableTable } = useMessages();
  const { language, units } = useLocale();
  const options = { messages, language, system: units, onlyDifferences };
  const costs = running && runningRows(products, running, options);
  const groups = [...comparisonRows(products, options), ...(costs ? [costs] : [])];
  return (
    <div
      className="cmp-comparison__scroll"
      role="group"
      aria-label={scrollableTable}
      tabIndex={0}
      data-columns={products.length}
    >
      <table className="cmp-comparison__table">
        <caption>
          <VisuallyHidden>{messages.productsCompared}</VisuallyHidden>
        </caption>
        <ComparisonHead products={products} />
        {groups.map(({ name, label, rows }) => (
          <tbody key={name}>
            <tr>
              <th className="cmp-comparison__group" scope="rowgroup" colSpan={products.length + 1}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} isAlone={products.length === 1} />
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className="cmp-comparison__note">{messages.noDifferences}</p>}
    </div>
  );
}

/** `7.11 kW/(m³/min)`: in a narrow column the line ends before such a unit, never inside it. */
function Value({ text }: { text: string }): ReactNode {
  const [, figure, unit] = /^(\S+)\u00a0(\S*\/\(\S*)$/.exec(text) ?? [];
  return (
    <bdi>
      {unit ? (
        <>
          {figure} <span className="unbroken">{unit}</span>
        </>
      ) : (
        text
      )}
    </bdi>
  );
}

function Row({ row, isAlone }: { row: ComparisonRow; isAlone: boolean }): ReactNode {
  const messages = useWords();
  const differs = row.differs && !isAlone;
  return (
    <tr className={differs ? 'cmp-comparison__row cmp-comparison__row--differs' : 'cmp-comparison__row'}>
      <th className="cmp-comparison__figure" scope="row">
        {row.label}
        {differs && <VisuallyHidden>{` (${messages.differs})`}</VisuallyHidden>}
      </th>
      {row.values.map((value, index) => (
        <td className="cmp-comparison__value" key={index}>
          {value === undefined ? (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>{messages.notStated}</VisuallyHidden>
            </>
          ) : (
            <Value text={value} />
          )}
          {row.best.includes(index) && <span className="cmp-comparison__best">{messages.bestOfThese}</span>}
        </td>
      ))}
    </tr>
  );
}
