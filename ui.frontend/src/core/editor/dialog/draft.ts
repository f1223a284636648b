import { same } from './form/node';
import type { Values } from './form/Values';
import { APP_ID } from '../../../../../shared/addresses/app';

/** Unsaved input, kept for the lifetime of the browser tab. */
interface Draft {
  /** Initial values of the form: a draft is ignored if the content has changed since. */
  readonly before: Values;
  readonly values: Values;
}

const key = (path: string) => `${APP_ID}-dialog:${path}`;

export function keepDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key(path), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form itself still has everything.
  }
}

export function dropDraft(path: string): void {
  try {
    sessionStorage.removeItem(key(path));
  } catch {
    // As above.
  }
}

/** Unsaved values for the same content; undefined if there are none. */
export function draftOf(path: string, before: Values): Values | undefined {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(key(path)) ?? 'null');
    return draft && same(draft.before, before) && !same(draft.values, before) ? draft.values : undefined;
  } catch {
    return undefined;
  }
}
