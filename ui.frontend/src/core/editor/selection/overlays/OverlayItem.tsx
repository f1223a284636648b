import LockClosed from '@spectrum-icons/workflow/LockClosed';
import { memo, type ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

interface OverlayItemProps {
  path: string;
  /** The component's title. */
  title: string;
  /** Text that identifies the item, if any. */
  summary: string;
  level: number;
  /** Its position among its siblings, from 1, and their number. */
  position: number;
  count: number;
  /** An empty container, which shows where to insert. */
  isEmpty: boolean;
  /** Inherited: changed on another page. */
  isLocked: boolean;
  isSelected: boolean;
  /** Whether the Tab key stops here. */
  isCurrent: boolean;
  elements: Map<string, HTMLElement>;
  onFocus(path: string): void;
}

/** The box over one item of the page. */
export const OverlayItem = memo(function OverlayItem({
  path,
  title,
  summary,
  level,
  position,
  count,
  isEmpty,
  isLocked,
  isSelected,
  isCurrent,
  elements,
  onFocus,
}: OverlayItemProps): ReactNode {
  return (
    <div
      ref={(element) => {
        if (element) elements.set(path, element);
        return () => void elements.delete(path);
      }}
      className="ed-overlay"
      role="treeitem"
      aria-label={[title, summary, isEmpty && t('empty'), isLocked && t('inherited')]
        .filter(Boolean)
        .join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-path={path}
      onFocus={() => onFocus(path)}
    >
      {isEmpty && (
        <span className="ed-overlay__empty" aria-hidden>
          {isLocked ? t('{title}: empty', { title }) : t('{title}: drag components here', { title })}
        </span>
      )}
      {isSelected && (
        <span className="ed-overlay__name" aria-hidden>
          {isLocked && <LockClosed size="XXS" UNSAFE_className="ed-overlay__lock" />}
          {title}
        </span>
      )}
    </div>
  );
});
