import { StatusLight } from '@adobe/react-spectrum';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SlingClient } from '../sling/SlingClient';

interface Publication {
  readonly published: boolean;
  readonly changedSince: boolean;
}

/** Whether visitors see a page as it is; asked for when it comes into view. */
export function PublishedState({ path, sling }: { path: string; sling: SlingClient }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [publication, setPublication] = useState<Publication>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      sling.json<Publication>(`${encodeURI(path)}.publication.json`).then(setPublication, () => undefined);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [path, sling]);
  return <span ref={place}>{publication ? <Light {...publication} /> : '…'}</span>;
}

function Light({ published, changedSince }: Publication): ReactNode {
  if (!published) return <StatusLight variant="neutral">Not published</StatusLight>;
  if (changedSince) return <StatusLight variant="notice">Changed since</StatusLight>;
  return <StatusLight variant="positive">Published</StatusLight>;
}
