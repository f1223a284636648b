import { useEffect, useState } from 'react';
import { addressOf, type SlingClient } from '../../sling/SlingClient';

/** A file of a page that cannot be read (`damage` in `<page>.publication.json`). */
export interface Damage {
  /** Whose copy of the page it is: what authors edit, or what visitors see. */
  readonly tree: 'author' | 'publish';
  readonly file: string;
  /** JSON pointer into the file, or line and column. */
  readonly where: string;
  readonly culprit: string;
  readonly cure: string;
  /** Day of the version that is shown instead, ISO 8601; null where it has none. */
  readonly shownSince: string | null;
  /** Whether there is a good copy to show. */
  readonly isShown: boolean;
}

/** What of a page is damaged; asked when it is opened, and again when its author comes back to the window. */
export function useDamage(sling: SlingClient, path: string): readonly Damage[] {
  const [found, setFound] = useState<{ path: string; damage: readonly Damage[] }>();
  useEffect(() => {
    let isOver = false;
    const ask = () =>
      sling.json<{ damage?: readonly Damage[] }>(`${addressOf(path)}.publication.json`).then(
        ({ damage = [] }) => isOver || setFound({ path, damage }),
        // Without an answer nothing is known; the bar for that is another one.
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
