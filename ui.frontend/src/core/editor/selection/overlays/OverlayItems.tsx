import { useCallback, type ReactNode } from 'react';
import { siblingsOf } from '../content-tree';
import { useReadable } from '../create-store';
import { useItemLabels } from '../geometry/use-item-labels';
import { useWanted } from '../use-wanted';
import { useWorkbench } from '../Workbench';
import { OverlayItem } from './OverlayItem';
import type { ItemElements } from './use-covering';

/** A box for each item of the content. Selects the one that gets focus. */
export function OverlayItems({ elements }: { elements: ItemElements }): ReactNode {
  const { page, tree: treeStore, selection, locks } = useWorkbench();
  const tree = useReadable(treeStore);
  const { paths } = useReadable(selection);
  const labels = useItemLabels();

  useWanted('page', elements);

  const focused = useCallback(
    (path: string) => {
      selection.enter('page');
      if (selection.get().paths.includes(path)) return;
      selection.dispatch({ type: 'select', paths: [path] });
      page.reveal(path);
    },
    [selection, page],
  );

  const current = paths.at(-1) ?? tree.keys().next().value;
  return [...tree.values()].map((item) => {
    const siblings = item.parent === undefined ? [item.path] : siblingsOf(tree, item.path);
    return (
      <OverlayItem
        key={item.path}
        path={item.path}
        {...labels(item.path)}
        level={item.level}
        position={siblings.indexOf(item.path) + 1}
        count={siblings.length}
        isEmpty={item.isContainer && item.children.length === 0}
        isLocked={locks.isInherited(item.path)}
        isSelected={paths.includes(item.path)}
        isCurrent={item.path === current}
        elements={elements}
        onFocus={focused}
      />
    );
  });
}
