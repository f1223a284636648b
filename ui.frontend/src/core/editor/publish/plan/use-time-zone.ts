import { useEffect, useState } from 'react';
import { servlet } from '../../../../../../shared/addresses/app';
import type { SlingClient } from '../../sling/SlingClient';

/** The time zone in which the site's authors schedule; undefined until it is known. */
export function useTimeZone(sling: SlingClient): string | undefined {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => {
    let isOver = false;
    sling.json<{ timeZone: string }>(`${servlet('scheduled')}.json`).then(
      (answer) => !isOver && setTimeZone(answer.timeZone),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [sling]);
  return timeZone;
}
