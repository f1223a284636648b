import { useEffect, useState } from 'react';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import type { NamedPage } from '../publish/publication';

/** The pages whose content leads to a page (`<page>.references.json`), as far as they are known. */
export type References =
  | { readonly state: 'searching' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly pages: readonly NamedPage[] };

/** Looks for the pages that link to one. */
export function useReferences(sling: SlingClient, path: string, isWanted: boolean): References {
  const [references, setReferences] = useState<References>({ state: 'searching' });
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    sling.json<{ pages: readonly NamedPage[] }>(`${addressOf(path)}.references.json`).then(
      ({ pages }) => !isOver && setReferences({ state: 'found', pages }),
      // Renaming stays possible: the links are adjusted by the server.
      () => !isOver && setReferences({ state: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [sling, path, isWanted]);
  return references;
}
