import { useCallback, useState } from 'react';
import type { PreviewReport } from '../../../../../../shared/authoring/preview';
import { makePreview, readPreviews, revokePreview, type NewPreview } from '../../sling/previews';
import type { SlingClient } from '../../sling/SlingClient';
import { useListed } from '../use-listed';

/** The preview links of a page. */
export function usePreviews(sling: SlingClient, path: string) {
  const { run, ...listed } = useListed(useCallback(() => readPreviews(sling, path), [sling, path]));
  const [made, setMade] = useState<PreviewReport>();
  return {
    ...listed,
    made,
    /** @returns whether it was made */
    make: (preview: Omit<NewPreview, 'path'>) =>
      run(async () => setMade(await makePreview(sling, { ...preview, path }))),
    revoke: (id: number) =>
      run(async () => {
        await revokePreview(sling, id);
        if (made?.id === id) setMade(undefined);
      }),
  };
}
