import { useState } from 'react';

/** Generated keys for items without their own; kept in step with the items as they move. */
export function useKeys(length: number): [keys: readonly string[], set: (keys: readonly string[]) => void] {
  const [{ keys, next }, setState] = useState<{ keys: readonly string[]; next: number }>({
    keys: Array.from({ length }, (_, i) => `${i}`),
    next: length,
  });
  const more = Array.from({ length: Math.max(0, length - keys.length) }, (_, i) => `${next + i}`);
  const all = [...keys, ...more].slice(0, length);
  if (all.length !== keys.length) setState({ keys: all, next: next + more.length });
  return [all, (changed) => setState({ keys: changed, next: next + more.length })];
}
