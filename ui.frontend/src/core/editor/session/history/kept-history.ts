import { APP_ID } from '../../../../../../shared/addresses/app';
import { UndoStack, type Steps } from './UndoStack';

const key = (pagePath: string) => `${APP_ID}-editor-history:${pagePath}`;

/** Characters of one page's history: a tab's storage holds some five million, and unsaved steps come first. */
const MOST = 1_000_000;

/** Keeps what can be undone and redone for this tab, as many of the latest steps as there is room for. */
export function keepHistory(pagePath: string, history: UndoStack, storage: Storage): void {
  try {
    const text = fitting(history.steps);
    if (text === undefined) storage.removeItem(key(pagePath));
    else storage.setItem(key(pagePath), text);
  } catch {
    // Storage is full: after a reload there is nothing to undo, which is better than part of it.
    forgetHistory(pagePath, storage);
  }
}

export const forgetHistory = (pagePath: string, storage: Storage): void => storage.removeItem(key(pagePath));

/** The history that an earlier visit in this tab left; empty if there is none. */
export function keptHistory(pagePath: string, storage: Storage): UndoStack {
  try {
    const kept: Partial<Steps> = JSON.parse(storage.getItem(key(pagePath)) ?? '{}');
    return new UndoStack(kept.past, kept.future);
  } catch {
    return new UndoStack();
  }
}

function fitting({ past, future }: Steps): string | undefined {
  for (let count = past.length; count > 0 || future.length > 0; count = Math.floor(count / 2)) {
    const text = JSON.stringify({ past: past.slice(past.length - count), future });
    if (text.length <= MOST) return text;
    if (count === 0) break;
  }
  return undefined;
}
