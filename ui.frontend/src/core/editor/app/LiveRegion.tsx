import type { ReactNode } from 'react';
import { useReadable, type Readable } from '../selection/create-store';

export interface Announcement {
  readonly text: string;
  /** A counter, so that the same words announced twice are read twice. */
  readonly turn: number;
}

/** Announces what happens: the editor's only live region of its own. */
export function LiveRegion({ announcement }: { announcement: Readable<Announcement> }): ReactNode {
  const { text, turn } = useReadable(announcement);
  return (
    <div className="ed-hidden" role="status" aria-live="polite">
      <span key={turn}>{text}</span>
    </div>
  );
}
