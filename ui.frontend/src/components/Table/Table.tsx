/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../kit/rendering';
import type { TableModel } from './Table.model';

/**
 * Figures in rows and columns. Where they do not fit, the table scrolls by itself and its first column stays. The
 * scroller is a group, not a region: a page of data sheets should not be a page of landmarks.
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
  return (
    <div className="cmp-table" id={id}>
      <div
        className="cmp-table__scroll"
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
                {columns.map(({ name, title, holdsFigures }) => (
                  <th
                    key={name}
                    scope="col"
                    className={holdsFigures ? 'cmp-table__head cmp-table__head--figure' : 'cmp-table__head'}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row} className="cmp-table__row">
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
