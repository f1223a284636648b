import type { QueryCounter } from './QueryCounter';

/*
 * What the programs of one site tell each other. Every one but the first is started by another and talks to that one
 * only: supervisor — author, supervisor — publish, publish — drawers.
 */

/** The program's event loop turns. */
export interface Beat {
  readonly type: 'beat';
}

/** The program does what it is there for. `url` is where it listens, for people. */
export interface Ready {
  readonly type: 'ready';
  readonly url?: string;
}

/** Pages of the published tree were written. A program that keeps a copy reads them again, then says `seen` with the same number. */
export interface Changed {
  readonly type: 'changed';
  readonly number: number;
  readonly paths: readonly string[];
}

export interface Seen {
  readonly type: 'seen';
  readonly number: number;
}

/** What visitors see is whole on disk, so that others may read it. */
export interface Opened {
  readonly type: 'opened';
}

/** Those who only read the trees may open them. */
export interface Open {
  readonly type: 'open';
}

/** Publish may let visitors in: authors are served, too. */
export interface Listen {
  readonly type: 'listen';
}

/** A drawer begins to work on a request, by its id. Said at once, so that it is known if the drawer never ends. */
export interface Begun {
  readonly type: 'begun';
  readonly id: string;
}

/** A drawer has another version of the content: what it answered before may be wrong. */
export interface Renewed {
  readonly type: 'renewed';
}

/** A visitor has searched. */
export interface Searched {
  readonly type: 'searched';
  readonly query: Parameters<QueryCounter['add']>;
}

export type FromAuthor = Beat | Ready | Opened | Changed;
export type ToAuthor = Seen;
export type FromPublish = Beat | Ready | Seen;
export type ToPublish = Open | Listen | Changed;
export type FromDrawer = Beat | Ready | Seen | Begun | Renewed | Searched;
export type ToDrawer = Open | Changed;
