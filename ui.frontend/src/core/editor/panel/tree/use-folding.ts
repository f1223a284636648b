import { useCallback, useState } from 'react';

/** The collapsed items of a tree. */
export function useFolding(): [folded: ReadonlySet<string>, fold: (path: string, isFolded: boolean) => void] {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = useCallback((path: string, isFolded: boolean) => {
    setFolded((before) => {
      const next = new Set(before);
      if (isFolded) next.add(path);
      else next.delete(path);
      return next;
    });
  }, []);
  return [folded, fold];
}
