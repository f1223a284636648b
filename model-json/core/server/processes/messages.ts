import type { Report } from '../operations/Report';
import type { QueryCounter } from './QueryCounter';

/*
 * Messages between the programs of one site. Each is started by another and talks only to that one: supervisor —
 * author, supervisor — publish, publish — drawers.
 */

/** Sign of life: the program's event loop is running. */
export interface Beat {
  readonly type: 'beat';
}

/** Any program is asked for its report, and those of the programs it has started. */
export interface ReportPlease {
  readonly type: 'report';
  readonly number: number;
  readonly withMetrics: boolean;
  /** Milliseconds to answer. */
  readonly patience: number;
}

export interface Reported {
  readonly type: 'reported';
  readonly number: number;
  readonly reports: readonly Report[];
}

/** Any program changes its log level. */
export interface SetLogLevel {
  readonly type: 'log-level';
  readonly level: string;
}

/** Messages that every program understands (`answer-parent.ts`). */
export type ToAny = ReportPlease | SetLogLevel;
export type FromAny = Beat | Reported;

/** The program is ready. `url` is where it listens, for people. */
export interface Ready {
  readonly type: 'ready';
  readonly url?: string;
  /** Whether authors work without accounts. */
  readonly isOpen?: boolean;
}

/**
 * Pages of the published tree were written. A program with a copy reloads them, then sends `seen` with the same number.
 */
export interface Changed {
  readonly type: 'changed';
  readonly number: number;
  readonly paths: readonly string[];
  /** The version of the content with this change; null if nothing names it. */
  readonly version: string | null;
  /** Of the span that changed them, if traces are on. */
  readonly traceparent?: string;
}

export interface Seen {
  readonly type: 'seen';
  readonly number: number;
}

/** The visitors' content is complete on disk, so that others can read it. */
export interface Opened {
  readonly type: 'opened';
  readonly version: string | null;
}

/** Programs that only read the trees can open them; one that has, looks for changes that it was not told of. */
export interface Open {
  readonly type: 'open';
  readonly version: string | null;
}

/** Publish can admit visitors: authors are served, too. */
export interface Listen {
  readonly type: 'listen';
}

/** A drawer starts work on a request, by its id. Sent at once, so that it is known if the drawer hangs. */
export interface Begun {
  readonly type: 'begun';
  readonly id: string;
}

/** A drawer has another content version: its earlier answers can be outdated. */
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
