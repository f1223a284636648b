import type { ContentNode } from '../../session/EditorSession';
import { APP_ID } from '../../../../../../shared/addresses/app';

export interface ClippedItem {
  readonly path: string;
  readonly resourceType: string;
  /** Snapshot from when it was copied, for pasting on another page. */
  readonly node: ContentNode;
}

/** The copied or cut items. */
export interface Clip {
  readonly type: 'copy' | 'move';
  readonly items: readonly ClippedItem[];
}

const key = `${APP_ID}-editor-clipboard`;

/** The authors' clipboard: shared by the pages they edit, kept in the browser's storage. */
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
