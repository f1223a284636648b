import { useCallback, useEffect, useState } from 'react';
import { SECTIONS_ROOT } from '../../../../../shared/addresses/sections';
import type { Sections } from '../../../../../shared/authoring/section';
import { messageOf } from '../session/saving/outcomes';
import { sling } from '../sling/sling';
import { readSections } from './sections';

export interface KnownSections {
  /** Undefined until they are known. What was known stays if asking again fails. */
  readonly known: Sections | undefined;
  /** Why they could not be loaded. */
  readonly error: string | undefined;
  load(): void;
}

/** The sections of a page's site, asked for again whenever somebody changes one. */
export function useSections(page: string): KnownSections {
  const [answer, setAnswer] = useState<{ page: string; known?: Sections; error?: string }>();
  const [asked, setAsked] = useState(0);
  const load = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    readSections(sling, page).then(
      (known) => isCurrent && setAnswer({ page, known }),
      (error: unknown) =>
        isCurrent &&
        setAnswer((last) => ({ ...(last?.page === page && last), page, error: messageOf(error) })),
    );
    return () => void (isCurrent = false);
  }, [page, asked]);
  useEffect(
    () =>
      sling.changes((change) => {
        if (!change || change.paths.some((path) => path.startsWith(SECTIONS_ROOT))) load();
      }),
    [load],
  );
  const own = answer?.page === page ? answer : undefined;
  return { known: own?.known, error: own?.error, load };
}
