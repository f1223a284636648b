import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useReadable } from '../../selection/create-store';
import { useItemLabels } from '../../selection/geometry/use-item-labels';
import { useWanted } from '../../selection/use-wanted';
import { useWorkbench } from '../../selection/Workbench';
import { TreeRow } from './TreeRow';
import { shownItems, treeKey } from './tree-view';
import { useFolding } from './use-folding';
import { useTreeDrag } from './use-tree-drag';
import { t } from '../../../../../../shared/authoring/language/t';

/** The page's content as a tree, to see its structure, select and reorder. */
export function ContentTree(): ReactNode {
  const { tree: treeStore, selection, actions } = useWorkbench();
  const tree = useReadable(treeStore);
  const { paths } = useReadable(selection);
  const labels = useItemLabels();
  const [folded, fold] = useFolding();
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const { grab, dropping } = useTreeDrag();
  const items = shownItems(tree, folded);
  const selected = paths.at(-1);
  const current = items.some(({ path }) => path === selected) ? selected : items[0]?.path;

  useWanted('tree', rows);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || current === undefined) return;
    const move = treeKey(items, folded, current, event.key);
    if (!move) {
      // Arrow keys without a target in the tree must not move through the page instead.
      if (event.key.startsWith('Arrow')) event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if ('to' in move) actions.focus([move.to]);
    else if ('fold' in move) fold(move.fold, true);
    else fold(move.unfold, false);
  };

  if (items.length === 0) return <p className="ed-panel__note">{t('This page has no editable content.')}</p>;
  return (
    <ul
      className="ed-tree"
      role="tree"
      aria-label={t('Structure of the page')}
      aria-multiselectable
      data-content-keys
      onKeyDown={press}
      onFocus={() => selection.enter('tree')}
    >
      {items.map((item) => (
        <TreeRow
          key={item.path}
          item={item}
          {...labels(item.path)}
          tree={tree}
          isFolded={folded.has(item.path)}
          isSelected={paths.includes(item.path)}
          isCurrent={item.path === current}
          drop={dropping?.path === item.path ? dropping : undefined}
          rows={rows}
          onFold={fold}
          onGrab={grab}
        />
      ))}
    </ul>
  );
}
