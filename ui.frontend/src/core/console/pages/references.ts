import { useEffect, useState } from 'react';
import type { References } from '../../../../../shared/authoring/references';
import { addressOf, sling } from '../http/sling';

/** The references of several pages: undefined while they are counted, `failed` if they cannot be. */
export function useReferences(paths: readonly string[]): readonly References[] | 'failed' | undefined {
  const [found, setFound] = useState<{ key: string; references: readonly References[] | 'failed' }>();
  const key = paths.join('\n');
  useEffect(() => {
    let isCurrent = true;
    const all = key.split('\n').filter(Boolean);
    Promise.all(all.map((path) => sling.json<References>(`${addressOf(path)}.references.json`))).then(
      (references) => isCurrent && setFound({ key, references }),
      () => isCurrent && setFound({ key, references: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found.references : undefined;
}
