import { memo, type PointerEvent, type ReactNode } from 'react';
import type { ContentTree, TreeItem } from '../../selection/content-tree';
import { picksSeveral, pressItem } from '../../selection/overlays/press-item';
import { runKey } from '../../selection/toolbar/run-key';
import { useWorkbench } from '../../selection/Workbench';
import { Fold } from './Fold';
import { rowAttributes } from './row-attributes';
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
  const { path } = item;
  return (
    // The tree handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      role="treeitem"
      {...rowAttributes({ item, tree, isFolded, isSelected, isCurrent, rows, label: [title, summary] })}
      data-path={path}
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
      <Fold isShown={item.children.length > 0} isFolded={isFolded} onFold={() => onFold(path, !isFolded)} />
      <span className="ed-tree__text">
        <strong>{title}</strong> {summary}
      </span>
    </li>
  );
});
