import type { ReactNode } from 'react';
import { formatNumber, unitName } from '../../../../../../shared/measures/format-measure';
import { systemOf, unitIn } from '../../../../../../shared/measures/measure-system';
import { useRendering } from '../../../../core/kit/rendering';
import type { FamilyModel, RowModel } from '../CatalogueReader.model';
import { useWords } from '../../words';

interface ProductTableProps {
  /** Of the family. */
  name: string;
  columns: FamilyModel['columns'];
  rows: readonly RowModel[];
}

type Cell = RowModel['cells'][number];

/** Products with their order numbers and key figures; the unit of a column is below its name. */
export function ProductTable({ name, columns, rows }: ProductTableProps): ReactNode {
  const messages = useWords();
  const { language, units: system = systemOf(language) } = useRendering();
  const textOf = (value: Cell, { unit }: FamilyModel['columns'][number]) => {
    if (value === undefined || value === null || value === '') return '–';
    return typeof value === 'number' && unit ? formatNumber({ value, unit }, language, system) : value;
  };
  return (
    <table className={`cmp-cataloguereader__table cmp-cataloguereader__table--${columns.length}`}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.documentSheet.product}</th>
          <th scope="col">{messages.orderNumber}</th>
          {columns.map(({ name: figure, unit }) => (
            <th scope="col" key={figure}>
              {messages.figureNames[figure] ?? figure}
              {unit && (
                <span className="cmp-cataloguereader__unit">{unitName(unitIn(system, unit), language)}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sku, name: product, version, url, cells }) => (
          <tr key={sku}>
            <th scope="row">
              {url ? <a href={url}>{product}</a> : product}
              {version && `, ${version}`}
            </th>
            <td>{sku}</td>
            {columns.map((column, index) => (
              <td key={column.name}>{textOf(cells[index], column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
