import { z } from 'zod';

/** A file of the data folder, `author/content/mysite/gb/en.json`; its SHA-256, or null once it is removed. */
export type FileHashes = Readonly<Record<string, string | null>>;

/** What happened to the data folder of the author that holds a standby folder. */
export interface Entry {
  /** Who wrote it: the author that the data folder belongs to. */
  readonly holder: string;
  /** ISO 8601. */
  readonly at: string;
  /**
   * `change`: these files changed, as one. `base`: these are all files. `take`: from here on another author writes the
   * folder; what the one before it still adds is ignored.
   */
  readonly kind: 'change' | 'base' | 'take';
  readonly files: FileHashes;
}

/** No segment is hidden, except locks and temporary files, which are never copied; none leads out of the data folder. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.)(?!.*(?:^|\/)(?:\/|$))[^\\\0]+$/;

export const entrySchema: z.ZodType<Entry> = z.object({
  holder: z.string().min(1).max(100),
  at: z.iso.datetime(),
  kind: z.enum(['change', 'base', 'take']),
  files: z.record(
    z.string().max(4000).regex(SAFE_PATH),
    z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  ),
});

/** The files after some entries, and who may add the next one. */
export interface State {
  readonly holder: string | undefined;
  /** When it was recorded; undefined before the first. */
  readonly at: string | undefined;
  readonly files: ReadonlyMap<string, string>;
}

/** The state after entries in order. */
export function stateAfter(entries: Iterable<Entry>): State {
  let holder: string | undefined;
  let at: string | undefined;
  let files = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind === 'take' || holder === undefined) holder = entry.holder;
    if (entry.holder !== holder) continue;
    at = entry.at;
    if (entry.kind === 'base') files = new Map();
    for (const [path, hash] of Object.entries(entry.files)) {
      if (hash === null) files.delete(path);
      else files.set(path, hash);
    }
  }
  return { holder, at, files };
}
