import { useCallback, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { placeBy, type Place } from '../../selection/actions/insertion';
import { moveRefusal, refusalOf } from '../../selection/actions/refusal';
import { useWorkbench, type WorkbenchWithActions } from '../../selection/Workbench';
import { askOnce } from '../ask-once';
import { whilePressed } from '../while-pressed';
import { rowPlace } from './tree-view';

/** Where a drop in the tree would go. */
export interface TreeDrop {
  /** The row at the pointer, and the drop's place relative to it. */
  readonly path: string;
  readonly where: 'before' | 'into' | 'after';
  readonly place: Place;
  readonly refusal?: string;
}

type At = Pick<PointerEvent, 'clientX' | 'clientY'>;

const threshold = 5;

/** Reorders the content by dragging rows of the tree. */
export function useTreeDrag() {
  const bench = useWorkbench();
  const [dropping, setDropping] = useState<TreeDrop>();
  const grab = useCallback(
    (path: string, start: ReactPointerEvent): void => {
      if (bench.tree.get().get(path)?.isRoot || bench.locks.ofPlace(path) !== undefined) return;
      const picked = bench.selection.get().paths;
      drag(bench, picked.includes(path) ? picked : [path], start, setDropping);
    },
    [bench],
  );
  return { grab, dropping };
}

function drag(
  bench: WorkbenchWithActions,
  paths: readonly string[],
  { clientX, clientY }: At,
  onChange: (target: TreeDrop | undefined) => void,
): void {
  let target: TreeDrop | undefined;
  let isDragging = false;
  let at: At = { clientX, clientY };
  const ask = askOnce(bench.allowed, () => look());

  const look = () => {
    if (!isDragging) return;
    target = dropOn(bench, paths, at);
    onChange(target);
    if (target) ask(target.place.parent);
  };
  const onCancel = () => {
    isDragging = false;
    stop();
    onChange(undefined);
  };
  const stop = whilePressed({
    onMove(event) {
      isDragging ||= Math.abs(event.clientY - clientY) >= threshold;
      at = event;
      look();
    },
    onRelease() {
      onCancel();
      if (!target) return;
      if (target.refusal !== undefined) return bench.shell.refuse(target.refusal);
      const items = paths.map((path) => ({ path, resourceType: typeAt(bench, path) }));
      void bench.actions.bring('move', items, target.place);
    },
    onCancel,
    onEscape(event) {
      event.stopPropagation();
      target = undefined;
      onCancel();
    },
  });
}

const typeAt = ({ tree }: WorkbenchWithActions, path: string): string =>
  tree.get().get(path)?.resourceType ?? '';

function dropOn(
  bench: WorkbenchWithActions,
  paths: readonly string[],
  { clientX, clientY }: At,
): TreeDrop | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.ed-tree__row');
  const item = bench.tree.get().get(row?.dataset.path ?? '');
  if (!row || !item || paths.includes(item.path)) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const where = rowPlace(item, (clientY - top) / height);
  const place = placeBy(bench.tree.get(), item.path, where);
  return place && { path: item.path, where, place, refusal: refusal(bench, paths, place) };
}

function refusal(
  bench: WorkbenchWithActions,
  paths: readonly string[],
  { parent }: Place,
): string | undefined {
  const { tree, allowed, titleOf, locks } = bench;
  const never = moveRefusal(tree.get(), paths, parent) ?? locks.ofInside(parent);
  if (never !== undefined) return never;
  const known = allowed.known(parent);
  if (!known) return undefined;
  const types = paths.map((path) => typeAt(bench, path));
  return refusalOf(known, types, titleOf(typeAt(bench, parent)), titleOf);
}
