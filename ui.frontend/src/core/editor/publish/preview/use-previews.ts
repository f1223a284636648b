import { useCallback, useEffect, useState } from 'react';
import type { PreviewReport } from '../../../../../../shared/authoring/preview';
import { messageOf } from '../../session/saving/outcomes';
import {
  makePreview,
  readPreviews,
  revokePreview,
  type NewPreview,
  type Previews,
} from '../../sling/previews';
import type { SlingClient } from '../../sling/SlingClient';

/** The preview links of a page; undefined until they are known. */
export function usePreviews(sling: SlingClient, path: string) {
  const [known, setKnown] = useState<Previews>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<PreviewReport>();

  const read = useCallback(
    () => readPreviews(sling, path).then(setKnown, (error: unknown) => setProblem(messageOf(error))),
    [sling, path],
  );
  useEffect(() => void read(), [read]);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };

  return {
    ...{ known, problem, isBusy, made },
    make: (preview: Omit<NewPreview, 'path'>) =>
      attempt(async () => {
        setMade(await makePreview(sling, { ...preview, path }));
        await read();
      }),
    revoke: (id: number) =>
      attempt(async () => {
        await revokePreview(sling, id);
        if (made?.id === id) setMade(undefined);
        await read();
      }),
  };
}
