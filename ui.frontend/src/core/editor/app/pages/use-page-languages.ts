import { useEffect, useState } from 'react';
import type { PageLanguages } from '../../../../../../shared/authoring/page-languages';
import { addressOf, type SlingClient } from '../../sling/SlingClient';

/** The open page in the languages of its site; undefined until they are known, and if they cannot be. */
export function usePageLanguages(sling: SlingClient, path: string): PageLanguages | undefined {
  const [known, setKnown] = useState<{ readonly path: string; readonly languages: PageLanguages }>();
  useEffect(() => {
    let isHere = true;
    const load = () =>
      void sling.json<PageLanguages>(`${addressOf(path)}.languages.json`).then(
        (languages) => isHere && setKnown({ path, languages }),
        // The page can be edited without them.
        () => undefined,
      );
    load();
    // Published, created or deleted, here or elsewhere.
    const stop = sling.changes((change) => {
      if (!change || change.paths.some((each) => each.endsWith(nameIn(path)))) load();
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [sling, path]);
  return known?.path === path ? known.languages : undefined;
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/'));
