import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { PageColumn } from './page-columns';
import { t } from '../../../../../shared/authoring/language/t';

interface ColumnFramesProps {
  columns: readonly PageColumn[];
  selected: string | undefined;
  titleOf(resourceType: string): string;
  onSelect(path: string): void;
}

/** A frame around each component that can be laid out. A single tab stop; arrow keys move between frames. */
export function ColumnFrames({ columns, selected, titleOf, onSelect }: ColumnFramesProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const shown = columns.flatMap(({ box, ...column }) => (box ? [{ ...column, box }] : []));
  const stop = shown.some(({ path }) => path === selected) ? selected : shown[0]?.path;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const index = shown.findIndex(({ path }) => path === stop) + by;
    const next = shown[index];
    if (by === 0 || !next) return;
    event.preventDefault();
    onSelect(next.path);
    group.current?.querySelectorAll<HTMLElement>('button')[index]?.focus();
  };

  return (
    // The buttons handle keys; the group only finds the next button.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={group} onKeyDown={onKeyDown} className="layout-frames">
      {shown.map(({ path, resourceType, box }) => (
        <button
          key={path}
          type="button"
          className="layout-frame"
          data-path={path}
          aria-pressed={path === selected}
          aria-label={t('Lay out {title}', { title: titleOf(resourceType) })}
          tabIndex={path === stop ? 0 : -1}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          onClick={() => onSelect(path)}
        >
          <span className="ed-overlay__name layout-frame__name" aria-hidden>
            {titleOf(resourceType)}
          </span>
        </button>
      ))}
    </div>
  );
}
