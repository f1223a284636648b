import { useEffect, useState } from 'react';
import { isFocalPoint } from '../../../../../../shared/models/focal-point';
import { sling } from '../../sling/sling';

/** The asset's own focal point; undefined while it loads, or if it has none. */
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
