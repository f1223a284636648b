import { useState } from 'react';

/** Keys for items that have none of their own; as many as there are items, and they move with them. */
export function useKeys(length: number): [keys: readonly string[], set: (keys: readonly string[]) => void] {
  const [{ keys, next }, setState] = useState({
    keys: Array.from({ length }, (_, i) => `${i}`) as readonly string[],
    next: length,
  });
  const more = Array.from({ length: Math.max(0, length - keys.length) }, (_, i) => `${next + i}`);
  const all = [...keys, ...more].slice(0, length);
  if (all.length !== keys.length) setState({ keys: all, next: next + more.length });
  return [all, (changed) => setState({ keys: changed, next: next + more.length })];
}
