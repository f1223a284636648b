import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { treeKey, shownItems } from '../../panel/tree/tree-view';
import { useFolding } from '../../panel/tree/use-folding';
import { useReadable } from '../../selection/create-store';
import { keyCommand } from '../../selection/toolbar/keys';
import { useWorkplace } from '../../universal/Workplace';
import { ItemRow } from './ItemRow';
import { itemKey } from './item-key';
import { useRowDrag } from './use-row-drag';
import { t } from '../../../../../../shared/authoring/language/t';

/** The page's components and containers as a tree. @param lock why nothing can be changed */
export function ItemTree({ lock }: { lock: string | undefined }): ReactNode {
  const workplace = useWorkplace();
  const items = useReadable(workplace.items);
  const selected = useReadable(workplace.selection);
  const [folded, fold] = useFolding();
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const drag = useRowDrag(lock);
  const shown = shownItems(items, folded);
  const current = shown.some(({ path }) => path === selected) ? selected : shown[0]?.path;

  // What has been moved or added is another row: the focus goes with the selection, if it was in the tree.
  const tree = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isHere = tree.current?.contains(document.activeElement) ?? false;
    const isNowhere = document.activeElement === document.body;
    const row = rows.get(selected ?? '');
    if (row && (isHere || (isNowhere && hadFocus.current))) row.focus();
    else if (row) row.scrollIntoView({ block: 'nearest' });
  }, [selected, items, rows]);

  const isWanted = useReadable(workplace.treeWanted);
  useEffect(() => {
    if (!isWanted) return;
    workplace.treeFound();
    rows.get(current ?? '')?.focus();
  }, [isWanted, workplace, rows, current]);

  const press = (event: KeyboardEvent) => {
    const item = items.get(current ?? '');
    if (!item) return;
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const move = isPlain ? treeKey(shown, folded, item.path, event.key) : undefined;
    const command = move ? undefined : keyCommand(event);
    if (move && 'to' in move) {
      workplace.select(move.to);
      rows.get(move.to)?.focus();
    } else if (move && 'fold' in move) fold(move.fold, true);
    else if (move) fold(move.unfold, false);
    else if (!command || !itemKey(command, item, workplace)) return;
    event.preventDefault();
  };
  return (
    <ul
      className="ed-tree"
      role="tree"
      aria-label={t('Structure of the page')}
      ref={tree}
      onKeyDown={press}
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      {shown.map(({ path }) => {
        const item = items.get(path);
        return (
          item && (
            <ItemRow
              key={path}
              {...{ item, items, rows, drag }}
              isFolded={folded.has(path)}
              isSelected={path === selected}
              isCurrent={path === current}
              onFold={fold}
            />
          )
        );
      })}
    </ul>
  );
}
