import { useEffect, useState } from 'react';
import { isFocalPoint } from '../../../../../../shared/models/focal-point';
import { sling } from '../../sling/sling';

/** The focal point that an asset has wherever it is shown; undefined as long as it is not known, and for none. */
export function useAssetPoint(path: string): string | undefined {
  const [found, setFound] = useState<{ path: string; point: unknown }>();
  useEffect(() => {
    let gone = false;
    sling
      .content(`${path}/jcr:content/metadata`)
      .then(({ node }) => !gone && setFound({ path, point: node.focalPoint }))
      // A path that is being typed, or an asset without metadata: nothing is said of it.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [path]);
  return found?.path === path && isFocalPoint(found.point) ? found.point : undefined;
}
