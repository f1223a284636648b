import type { ContentNode } from '../../session/EditorSession';
import { APP_ID } from '../../../../../../shared/addresses/app';

export interface ClippedItem {
  readonly path: string;
  readonly resourceType: string;
  /** As it was when it was copied: what another page pastes. */
  readonly node: ContentNode;
}

/** What was copied or cut. */
export interface Clip {
  readonly type: 'copy' | 'move';
  readonly items: readonly ClippedItem[];
}

const key = `${APP_ID}-editor-clipboard`;

/** The authors' clipboard: shared by the pages that they edit, kept as long as the browser keeps it. */
export const clipboard = {
  write(clip: Clip): void {
    try {
      localStorage.setItem(key, JSON.stringify(clip));
    } catch {
      // Refused or full: pasting says that there is nothing to paste.
    }
  },
  read(): Clip | undefined {
    try {
      const clip = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Clip> | null;
      return clip && Array.isArray(clip.items) && clip.items.length > 0 ? (clip as Clip) : undefined;
    } catch {
      return undefined;
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept then.
    }
  },
};
