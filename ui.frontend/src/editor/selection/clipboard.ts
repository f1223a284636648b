/** What was copied or cut, as another page's editor may paste it too. */
export interface Clip {
  readonly type: 'copy' | 'move';
  readonly items: readonly { readonly path: string; readonly resourceType: string }[];
}

const key = 'ventora-editor-clipboard';

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
