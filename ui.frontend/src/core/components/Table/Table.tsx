/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../kit/rendering';
import type { TableModel } from './Table.model';
import { TableHead } from './TableHead';

/** More rows than fit on most screens: the table gets a scroll area in which its head sticks. */
const TALL = 15;

/**
 * Data in rows and columns. If a table does not fit, it scrolls while its head and first column stick. The scroller is
 * a group, not a region, as a page of data sheets should not be a page of landmarks.
 */
export function Table({ id, caption, columns, rows, rowHeaders }: TableModel): ReactNode {
  const messages = useMessages();
  const captionId = useId();
  const cellClass = (index: number) =>
    columns[index]?.holdsFigures ? 'cmp-table__cell cmp-table__cell--figure' : 'cmp-table__cell';
  const looks = rowHeaders
    ? ['cmp-table__table--row-headers', ...(columns.length === 2 ? ['cmp-table__table--pairs'] : [])]
    : [];
  const headed = columns.some(({ title }) => title);
  const sortable = columns.some((column) => column.sortable);
  return (
    <div
      className="cmp-table"
      id={id}
      {...(sortable && { 'data-island': 'table', 'data-island-when': 'interaction' })}
    >
      <div
        className={rows.length > TALL ? 'cmp-table__scroll cmp-table__scroll--tall' : 'cmp-table__scroll'}
        role="group"
        tabIndex={0}
        {...(caption ? { 'aria-labelledby': captionId } : { 'aria-label': messages.scrollableTable })}
      >
        <table className={['cmp-table__table', ...looks].join(' ')}>
          {caption && (
            <caption className="cmp-table__caption" id={captionId}>
              {caption}
            </caption>
          )}
          {headed && (
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <TableHead key={column.name} column={column} index={index} />
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row} className="cmp-table__row" data-row={sortable ? row : undefined}>
                {cells.map((cell, index) =>
                  rowHeaders && index === 0 ? (
                    <th key={index} scope="row" className="cmp-table__cell cmp-table__cell--header">
                      {cell}
                    </th>
                  ) : (
                    <td key={index} className={cellClass(index)}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
