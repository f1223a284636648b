import { useCallback, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { placeBy } from '../selection/actions/insertion';
import { moveRefusal, refusalOf } from '../selection/actions/refusal';
import { useWorkbench, type WorkbenchWithActions } from '../selection/Workbench';
import { rowPlace } from './tree-view';

/** Where a drop in the tree would go. */
export interface TreeDrop {
  readonly path: string;
  readonly where: 'before' | 'into' | 'after';
  readonly refusal?: string;
}

const threshold = 5;

/** Reorders the content by dragging rows of the tree. */
export function useTreeDrag() {
  const bench = useWorkbench();
  const [dropping, setDropping] = useState<TreeDrop>();

  const grab = useCallback(
    (path: string, start: ReactPointerEvent): void => {
      if (bench.tree.get().get(path)?.isRoot || bench.locks.ofPlace(path) !== undefined) return;
      const picked = bench.selection.get().paths;
      const paths = picked.includes(path) ? picked : [path];
      let target: TreeDrop | undefined;
      let isDragging = false;
      let last: PointerEvent | undefined;
      const asked = new Set<string>();
      const look = (point: { clientX: number; clientY: number }) => {
        if (!isDragging) return;
        target = dropOn(bench, paths, point);
        setDropping(target);
        if (target) ask(placeBy(bench.tree.get(), target.path, target.where)!.parent, point);
      };
      /** Asks once what a container allows, then updates the drag, since the pointer may be resting. */
      const ask = (container: string, point: { clientX: number; clientY: number }) => {
        if (asked.has(container) || bench.allowed.known(container)) return;
        asked.add(container);
        bench.allowed.in(container).then(
          () => look(last ?? point),
          () => asked.delete(container),
        );
      };
      const move = (event: PointerEvent) => {
        isDragging ||= Math.abs(event.clientY - start.clientY) >= threshold;
        last = event;
        look(event);
      };
      const end = () => {
        isDragging = false;
        document.removeEventListener('pointermove', move);
        document.removeEventListener('pointerup', release);
        document.removeEventListener('pointercancel', end);
        document.removeEventListener('keydown', escape, { capture: true });
        setDropping(undefined);
      };
      const escape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        target = undefined;
        end();
      };
      const release = () => {
        end();
        if (!target) return;
        if (target.refusal !== undefined) return bench.doors.refuse(target.refusal);
        const { tree, actions } = bench;
        const place = placeBy(tree.get(), target.path, target.where)!;
        const items = paths.map((one) => ({
          path: one,
          resourceType: tree.get().get(one)?.resourceType ?? '',
        }));
        void actions.bring('move', items, place);
      };
      document.addEventListener('pointermove', move);
      document.addEventListener('pointerup', release);
      document.addEventListener('pointercancel', end);
      document.addEventListener('keydown', escape, { capture: true });
    },
    [bench],
  );

  return { grab, dropping };
}

function dropOn(
  bench: WorkbenchWithActions,
  paths: readonly string[],
  { clientX, clientY }: { clientX: number; clientY: number },
): TreeDrop | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.ed-tree__row');
  const item = bench.tree.get().get(row?.dataset.path ?? '');
  if (!row || !item || paths.includes(item.path)) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const where = rowPlace(item, (clientY - top) / height);
  return { path: item.path, where, refusal: refusal(bench, paths, item.path, where) };
}

function refusal(
  { tree, allowed, titleOf, locks }: WorkbenchWithActions,
  paths: readonly string[],
  path: string,
  where: TreeDrop['where'],
): string | undefined {
  const parent = placeBy(tree.get(), path, where)!.parent;
  const never = moveRefusal(tree.get(), paths, parent) ?? locks.ofInside(parent);
  if (never !== undefined) return never;
  const known = allowed.known(parent);
  if (!known) return undefined;
  const typeOf = (one: string) => tree.get().get(one)?.resourceType ?? '';
  return refusalOf(known, paths.map(typeOf), titleOf(typeOf(parent)), titleOf);
}
