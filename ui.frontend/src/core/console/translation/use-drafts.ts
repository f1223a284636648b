import { useCallback, useState } from 'react';
import { useLeaveWarning } from '../shared-with-editor/use-leave-warning';

/** What an author has typed and not saved. */
export interface Draft {
  /** The copy's text as the author has seen it. */
  readonly seen: string;
  readonly text: string;
}

/** Drafts of a copy, by the id of the text. */
export type Drafts = ReadonlyMap<string, Draft>;

export interface AllDrafts {
  /** @param copy its path */
  of(copy: string): Drafts;
  /** Keeps a draft; undefined drops it. */
  keep(copy: string, id: string, draft: Draft | undefined): void;
}

const NONE: Drafts = new Map();

/** What is typed stays while the console shows something else. The browser asks before it is lost. */
export function useDrafts(): AllDrafts {
  const [known, setKnown] = useState<ReadonlyMap<string, Drafts>>(new Map());
  useLeaveWarning(known.size > 0);
  const keep = useCallback<AllDrafts['keep']>(
    (copy, id, draft) => setKnown((last) => changed(last, copy, changed(last.get(copy) ?? NONE, id, draft))),
    [],
  );
  return { of: (copy) => known.get(copy) ?? NONE, keep };
}

/** A map with another value; without one that is undefined or empty. */
function changed<T extends object>(
  map: ReadonlyMap<string, T>,
  key: string,
  value: T | undefined,
): ReadonlyMap<string, T> {
  const next = new Map(map);
  if (value === undefined || (value instanceof Map && value.size === 0)) next.delete(key);
  else next.set(key, value);
  return next;
}
