import { useEffect, useState } from 'react';
import { addressOf, type SlingClient } from '../../sling/SlingClient';

/** An unreadable file of a page (`damage` in `<page>.publication.json`). */
export interface Damage {
  /** Which copy is damaged: the authors' or the visitors'. */
  readonly tree: 'author' | 'publish';
  readonly file: string;
  /** JSON pointer into the file, or line and column. */
  readonly where: string;
  readonly culprit: string;
  readonly cure: string;
  /** ISO 8601 date of the version shown instead; null if unknown. */
  readonly shownSince: string | null;
  /** Whether there is a good copy to show. */
  readonly isShown: boolean;
}

/** Damaged files of a page; fetched when it opens, and again when the window regains focus. */
export function useDamage(sling: SlingClient, path: string): readonly Damage[] {
  const [found, setFound] = useState<{ path: string; damage: readonly Damage[] }>();
  useEffect(() => {
    let isOver = false;
    const ask = () =>
      sling.json<{ damage?: readonly Damage[] }>(`${addressOf(path)}.publication.json`).then(
        ({ damage = [] }) => isOver || setFound({ path, damage }),
        // Without an answer there is nothing to report here; another bar says that the server is away.
        () => undefined,
      );
    void ask();
    window.addEventListener('focus', ask);
    return () => {
      isOver = true;
      window.removeEventListener('focus', ask);
    };
  }, [sling, path]);
  return found?.path === path ? found.damage : [];
}
