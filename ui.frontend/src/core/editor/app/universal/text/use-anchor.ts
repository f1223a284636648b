import { useMemo, useState } from 'react';
import { anchorOverPage, type Anchor } from '../../../inplace/Anchor';

/** An element over the page, beside which a bar floats. @returns it, and the element’s `ref` */
export function useAnchor(): readonly [Anchor | undefined, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const anchor = useMemo(() => {
    const view = element?.closest<HTMLElement>('.ed-stage');
    return element && view ? anchorOverPage(element, view) : undefined;
  }, [element]);
  return [anchor, setElement];
}
