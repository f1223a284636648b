import { useCallback, useEffect, useState } from 'react';
import type { SlingClient } from '../sling/SlingClient';
import { readVersions, type Version } from './version';

/** The versions of a page, newest first; undefined until they are known. Read again after each publication. */
export function useVersions(sling: SlingClient, path: string) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((count) => count + 1), []);

  useEffect(() => {
    let isOver = false;
    readVersions(sling, path).then(
      (read) => !isOver && setVersions(read),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [sling, path, asked]);

  // A publication notes itself on the page, which is a change like any other.
  useEffect(
    () => sling.changes((change) => (!change || change.paths.includes(path)) && refresh()),
    [sling, path, refresh],
  );
  return { versions, refresh };
}
