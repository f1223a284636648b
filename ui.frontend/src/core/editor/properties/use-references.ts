import { useEffect, useState } from 'react';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import type { NamedPage } from '../publish/NamedPage';

/** The pages that link to a page (`<page>.references.json`), as far as known. */
export type References =
  | { readonly state: 'searching' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly pages: readonly NamedPage[] };

/** Fetches the pages that link to a page. */
export function useReferences(sling: SlingClient, path: string, isWanted: boolean): References {
  const [references, setReferences] = useState<References>({ state: 'searching' });
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    sling.json<{ pages: readonly NamedPage[] }>(`${addressOf(path)}.references.json`).then(
      ({ pages }) => !isOver && setReferences({ state: 'found', pages }),
      // Renaming is still possible: the server adjusts the links.
      () => !isOver && setReferences({ state: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [sling, path, isWanted]);
  return references;
}
