import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageLanguages } from '../../../../../../shared/authoring/page-languages';
import { addressOf, type SlingClient } from '../../sling/SlingClient';

interface KnownLanguages {
  /** Undefined until they are known. */
  readonly languages: PageLanguages | undefined;
  /** Whether they could not be loaded. What was known before stays. */
  readonly isFailed: boolean;
  /** Asks again: published, created or deleted, here or elsewhere, since. */
  load(): void;
}

/** The open page in the languages of its site, asked for when the page is opened, and whenever somebody wants to see them. */
export function usePageLanguages(sling: SlingClient, path: string): KnownLanguages {
  const [known, setKnown] = useState<{ path: string; languages?: PageLanguages; isFailed: boolean }>();
  const asked = useRef(0);
  const load = useCallback(() => {
    const turn = (asked.current += 1);
    sling.json<PageLanguages>(`${addressOf(path)}.languages.json`).then(
      (languages) => turn === asked.current && setKnown({ path, languages, isFailed: false }),
      () =>
        turn === asked.current &&
        setKnown((before) => ({ ...(before?.path === path && before), path, isFailed: true })),
    );
  }, [sling, path]);
  useEffect(load, [load]);
  const own = known?.path === path ? known : undefined;
  return { languages: own?.languages, isFailed: own?.isFailed ?? false, load };
}
