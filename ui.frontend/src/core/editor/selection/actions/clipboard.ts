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
      const clip: Partial<Clip> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
      return clip && isFilled(clip) ? clip : undefined;
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

const isFilled = (clip: Partial<Clip>): clip is Clip => Array.isArray(clip.items) && clip.items.length > 0;
