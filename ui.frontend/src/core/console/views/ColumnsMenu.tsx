import { useId, type ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import type { Column, Item } from './Item';
import { t } from '../../../../../shared/authoring/language/t';

interface ColumnsMenuProps<I extends Item> {
  columns: readonly Column<I>[];
  shown: readonly Column<I>[];
  onChange(ids: readonly string[]): void;
}

/** Chooses the columns of the list view. */
export function ColumnsMenu<I extends Item>({ columns, shown, onChange }: ColumnsMenuProps<I>): ReactNode {
  const id = useId();
  const ids = shown.map((column) => column.id);
  return (
    <>
      <button type="button" className="co-action" popoverTarget={id}>
        <Icon name="properties" />
        {t('Choose columns')}
      </button>
      <div
        id={id}
        popover="auto"
        className="co-menu co-menu--columns"
        role="group"
        aria-label={t('Columns of the list')}
      >
        {columns.map((column) => (
          <label key={column.id} className="co-check">
            <input
              type="checkbox"
              checked={ids.includes(column.id)}
              onChange={({ target }) =>
                onChange(
                  columns
                    .map((each) => each.id)
                    .filter((each) => (each === column.id ? target.checked : ids.includes(each))),
                )
              }
            />
            {column.title}
          </label>
        ))}
      </div>
    </>
  );
}
