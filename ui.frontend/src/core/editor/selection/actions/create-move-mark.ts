import { createStore, type Readable } from '../create-store';
import type { Box } from '../geometry/geometry';
import type { Workbench } from '../Bench';
import { lineBy } from './insertion';

/** What shows an author that moves by keyboard where the component goes, and then where it has gone. */
export type MoveMark =
  | { readonly kind: 'going'; readonly line: Box }
  | { readonly kind: 'arrived'; readonly path: string };

export interface MoveMarks extends Readable<MoveMark | undefined> {
  /** Shows where the component goes: before or after a sibling. */
  going(sibling: string, where: 'before' | 'after'): void;
  /** Shows it at its new place for a moment; without a path, nothing is shown any more. */
  arrived(path: string | undefined): void;
}

/** How long the component is marked at its new place, in milliseconds. */
const MOMENT = 1500;

export function createMoveMark({ tree, geometry }: Pick<Workbench, 'tree' | 'geometry'>): MoveMarks {
  const store = createStore<MoveMark | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (mark: MoveMark | undefined) => {
    clearTimeout(timer);
    store.set(mark);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    going(sibling, where) {
      const line = lineBy(tree.get(), geometry.boxes(), sibling, where);
      show(line && { kind: 'going', line });
    },
    arrived(path) {
      show(path === undefined ? undefined : { kind: 'arrived', path });
      if (path !== undefined) timer = setTimeout(() => store.set(undefined), MOMENT);
    },
  };
}
