import { useEffect, useRef, useState } from 'react';
import type { TreeCopies } from '../../../../../shared/authoring/translation';
import { faultText } from '../http/fault-text';
import { copyTree, type Copied } from './translation-http';

/** How far the copies of a tree are. */
export interface TreeProgress {
  /** Undefined until the first step is done. */
  readonly total: number | undefined;
  readonly done: number;
  readonly made: number;
  readonly refused: TreeCopies['refused'];
  readonly isRunning: boolean;
  /** Why it did not go on. */
  readonly fault?: string;
}

const BEGIN: TreeProgress = { total: undefined, done: 0, made: 0, refused: [], isRunning: true };

/** Makes the copies of a page and those below it, step by step, until all are made, or the author stops it or leaves. */
export function useTreeCopies(of: Copied, onDone: () => void) {
  const [progress, setProgress] = useState<TreeProgress>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = async () => {
    isStopped.current = false;
    let now = BEGIN;
    const show = (next: Partial<TreeProgress>) => setProgress((now = { ...now, ...next }));
    show({});
    try {
      for (let from: number | null = 0; from !== null && !isStopped.current;) {
        const { total, next, made, refused } = await copyTree(of, from);
        from = next;
        show({
          total,
          done: next ?? total,
          made: now.made + made.length,
          refused: [...now.refused, ...refused],
        });
      }
      show({ isRunning: false });
    } catch (error) {
      show({ isRunning: false, fault: faultText(error) });
    }
    onDone();
  };
  return { progress, run: () => void run(), stop: () => void (isStopped.current = true) };
}
