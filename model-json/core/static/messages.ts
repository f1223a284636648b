import type { Addresses } from './addresses';
import type { Entry } from './Entry';
import type { NewReads } from './reads/ReadRecorder';

/** An address to ask for, and what was answered before. */
export interface Task {
  readonly address: string;
  readonly known?: Entry;
}

/** What the configuration of web servers needs to know about the site beyond its answers. */
export interface SiteFacts {
  /** Root of each site's pages and its address: `/content/mysite/de/de`, `/de/de`. */
  readonly roots: readonly (readonly [path: string, address: string])[];
  /** Parameters that are answered by the service, if there is one. */
  readonly asked: readonly string[];
}

export type ToMaker =
  | { readonly type: 'list' }
  /** Which parts of nodes are not what they were? */
  | { readonly type: 'compare'; readonly parts: readonly string[] }
  | { readonly type: 'make'; readonly tasks: readonly Task[]; readonly folder: string };

export type FromMaker =
  | { readonly type: 'listed'; readonly addresses: Addresses; readonly facts: SiteFacts }
  | {
      readonly type: 'made';
      readonly entries: readonly Entry[];
      readonly fresh: NewReads;
      readonly seconds: number;
    }
  | { readonly type: 'compared'; readonly changed: readonly number[]; readonly seconds: number }
  | { readonly type: 'failed'; readonly message: string };
