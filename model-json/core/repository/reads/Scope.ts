import { AsyncLocalStorage } from 'node:async_hooks';

/** What a computation has read: parts of nodes, and values computed once that it uses. */
export class Scope {
  /** Whether anything is recorded in this process: servers record nothing. */
  static isWatching = false;

  /** Numbers of parts of nodes (`WatchedRepository`). */
  readonly parts = new Set<number>();
  /** What a feature was asked besides, each with its answer (`noteAnswer`). */
  readonly answers = new Set<string>();
  readonly scopes = new Set<Scope>();
  /** Whether it depends on what is no content: the time, an index. */
  isChanging = false;
}

const asked = new AsyncLocalStorage<Scope>();
/** The scope of a value that is being computed, in the same tick. */
let inner: Scope | undefined;

const current = (): Scope | undefined => inner ?? asked.getStore();

/** Runs a job whose reads are to be known. Outside of it nothing is recorded. */
export const recording = <T>(scope: Scope, job: () => T): T => asked.run(scope, job);

/** Runs a job that is nobody's own, such as building an index, though somebody waits for it. */
export const unrecorded = <T>(job: () => T): T => asked.exit(job);

/** Records a read. */
export const noteRead = (part: number): void => void current()?.parts.add(part);

/**
 * Records an answer that is made from more than nodes, so that it can be compared with the one of another time.
 *
 * @param noted the question and a hash of the answer, as `Feature.isStill` takes it
 */
export const noteAnswer = (noted: string): void => void current()?.answers.add(noted);

/** Records that a value is made from what is no content, and so may change at any time. */
export function noteChanging(): void {
  const scope = current();
  if (scope) scope.isChanging = true;
}

/** A value computed once, and what it was computed from. */
export interface Noted<T> {
  readonly value: T;
  readonly scope: Scope | undefined;
}

/**
 * Computes a value that several readers share. Each of them has read what it was computed from (`useNoted`).
 *
 * @param make synchronous
 */
export function noted<T>(make: () => T): Noted<T> {
  if (!Scope.isWatching) return { value: make(), scope: undefined };
  const outer = inner;
  const scope = (inner = new Scope());
  try {
    return { value: make(), scope };
  } finally {
    inner = outer;
  }
}

export function useNoted<T>({ value, scope }: Noted<T>): T {
  if (scope) current()?.scopes.add(scope);
  return value;
}
