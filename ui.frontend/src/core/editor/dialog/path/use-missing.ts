import { useEffect, useState } from 'react';
import { addressOf } from '../../sling/SlingClient';
import { SlingError } from '../../sling/SlingError';
import { sling } from '../../sling/sling';

/** Delay after the last keystroke. */
const PAUSE = 400;

/** Whether an internal address leads to missing content. False for external addresses, and while unknown. */
export function useMissing(address: string): boolean {
  const path = contentPath(address);
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      sling.json(`${addressOf(path)}.0.json`).then(
        () => undefined,
        (error: unknown) => {
          if (isCurrent && error instanceof SlingError && error.status === 404) setMissing(path);
        },
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setMissing(undefined);
    };
  }, [path]);
  return path !== undefined && missing === path;
}

/** The path in `/content/site/page.html#part`. */
function contentPath(address: string): string | undefined {
  const [path = ''] = address.trim().split(/[?#]/);
  return path.startsWith('/content/') ? path.replace(/\.html$/, '').replace(/\/$/, '') : undefined;
}
