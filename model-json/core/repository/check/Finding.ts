import type { Instance } from '../data-folder';

/** A problem in the content. */
export interface Finding {
  readonly kind:
    | 'unreadable'
    | 'component without type'
    | 'live but not on author'
    | 'leads nowhere'
    | 'unknown file'
    | 'unused bytes';
  readonly instance: Instance;
  /** Path of a node, or a file relative to the data folder. */
  readonly where: string;
  readonly what: string;
  /** What a repair does; undefined if only a person can fix it. */
  readonly mend?: { readonly how: string; readonly run: () => Promise<void> };
}
