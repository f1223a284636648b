import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronRight from '@spectrum-icons/workflow/ChevronRight';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { siblingsOf, type ContentTree, type TreeItem } from '../../selection/content-tree';
import { picksSeveral, pressItem } from '../../selection/overlays/press-item';
import { runKey } from '../../selection/toolbar/run-key';
import { useWorkbench } from '../../selection/Workbench';
import type { TreeDrop } from './use-tree-drag';

interface TreeRowProps {
  item: TreeItem;
  /** The component's title, and text that identifies the item. */
  title: string;
  summary: string;
  tree: ContentTree;
  isFolded: boolean;
  isSelected: boolean;
  isCurrent: boolean;
  /** Where a drop would go relative to this row. */
  drop?: TreeDrop;
  rows: Map<string, HTMLElement>;
  onFold(path: string, close: boolean): void;
  onGrab(path: string, event: PointerEvent): void;
}

/** One item of the page's content tree. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps): ReactNode {
  const { item, title, summary, tree, isFolded, isSelected, isCurrent, drop, rows, onFold, onGrab } = props;
  const bench = useWorkbench();
  const { selection, actions } = bench;
  const { path, level } = item;
  const siblings = siblingsOf(tree, path);
  const hasChildren = item.children.length > 0;
  return (
    // The tree handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      ref={(element) => {
        if (element) rows.set(path, element);
        return () => void rows.delete(path);
      }}
      className="ed-tree__row"
      role="treeitem"
      aria-label={[title, summary].filter(Boolean).join(', ')}
      aria-level={level}
      aria-setsize={siblings.length}
      aria-posinset={siblings.indexOf(path) + 1}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-path={path}
      data-level={Math.min(level, 8)}
      data-drop={drop?.where}
      data-refused={drop?.refusal !== undefined}
      onPointerDown={(event) => {
        if (event.button === 0) onGrab(path, event);
      }}
      // Otherwise the browser would focus it, and so replace the selection, before the click.
      onMouseDown={(event) => {
        if (picksSeveral(event)) event.preventDefault();
      }}
      onPointerEnter={() => selection.dispatch({ type: 'hover', path })}
      onPointerLeave={() => selection.dispatch({ type: 'hover' })}
      onFocus={() => {
        if (!selection.get().paths.includes(path)) selection.dispatch({ type: 'select', paths: [path] });
      }}
      onDoubleClick={() => runKey({ do: 'configure' }, bench)}
      onClick={(event) => {
        selection.enter('tree');
        if (picksSeveral(event)) pressItem(selection, tree, path, event);
        else actions.focus([path]);
      }}
    >
      <Fold isShown={hasChildren} isFolded={isFolded} onFold={() => onFold(path, !isFolded)} />
      <span className="ed-tree__text">
        <strong>{title}</strong> {summary}
      </span>
    </li>
  );
});

interface FoldProps {
  /** Whether there is anything to fold. */
  isShown: boolean;
  isFolded: boolean;
  onFold(): void;
}

/** The pointer's counterpart of the arrow keys. */
function Fold({ isShown, isFolded, onFold }: FoldProps): ReactNode {
  if (!isShown) return <span className="ed-tree__fold" />;
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className="ed-tree__fold"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        onFold();
      }}
    >
      <Chevron size="XS" aria-hidden />
    </span>
  );
}
