import type { PageProblem } from '../../server/logs/problem-log';
import type { Packing } from '../model/unpack';

/** A page to be drawn, as sent to a process. */
export interface Job {
  /** Of the request, without the query. */
  readonly path: string;
  /** Of the hierarchy's root. */
  readonly rootPath: string;
  readonly body: Uint8Array;
  readonly packing: Packing;
  /** Maximum size of the unpacked body in bytes. */
  readonly limit: number;
  /** Prefix of absolute addresses; empty without. */
  readonly origin: string;
  readonly withState: boolean;
}

/** The result. */
export type Answer = Drawn | Refused;

export interface Drawn {
  readonly html: Uint8Array;
  readonly problems: readonly PageProblem[];
  /** Path of the page that was drawn. */
  readonly page: string;
  /** Milliseconds for parsing the model, and for drawing it. */
  readonly parseMs: number;
  readonly drawMs: number;
}

export interface Refused {
  readonly status: number;
  readonly message: string;
}

export type FromProcess = { readonly ready: true } | { readonly answer: Answer };
