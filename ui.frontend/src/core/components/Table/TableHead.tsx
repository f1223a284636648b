import { useId, type ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import type { TableModel } from './Table.model';

export interface TableHeadProps {
  column: TableModel['columns'][number];
  index: number;
}

/**
 * A column header. The sort button is laid over the title, not around it, so that the title stays when the button is
 * hidden without scripts.
 */
export function TableHead({ column: { title, holdsFigures, sortable }, index }: TableHeadProps): ReactNode {
  const titleId = useId();
  const className = [
    'cmp-table__head',
    holdsFigures && 'cmp-table__head--figure',
    sortable && 'cmp-table__head--sortable',
  ];
  return (
    <th
      scope="col"
      className={className.filter(Boolean).join(' ')}
      aria-labelledby={sortable ? titleId : undefined}
    >
      {sortable ? (
        <>
          <span id={titleId}>{title}</span>
          <button
            type="button"
            className="cmp-table__sort"
            data-column={index}
            data-needs-script
            aria-labelledby={titleId}
          >
            <Icon name="chevron-up" size={14} className="cmp-table__up" />
            <Icon name="chevron-down" size={14} className="cmp-table__down" />
          </button>
        </>
      ) : (
        title
      )}
    </th>
  );
}
