import type { Guarded } from '../guard';
import { APP_ID } from '../../../../../../shared/addresses/app';

/** A step that is not saved yet. */
export interface WaitingStep {
  readonly label: string;
  readonly actions: readonly Guarded[];
  /** The visit of a field that it belongs to. */
  readonly visit?: string;
}

const key = (pagePath: string) => `${APP_ID}-editor-unsaved:${pagePath}`;

/** Stores pending steps for this tab, so that a reload or a crash loses nothing. */
export function keepWaiting(pagePath: string, steps: readonly WaitingStep[], storage: Storage): void {
  try {
    if (steps.length === 0) storage.removeItem(key(pagePath));
    else storage.setItem(key(pagePath), JSON.stringify(steps));
  } catch (error) {
    // Storage is full: the steps are still in memory, and leaving the page asks for confirmation.
    console.warn('unsaved steps could not be kept for a reload:', error);
  }
}

export function waitingSteps(pagePath: string, storage: Storage): readonly WaitingStep[] {
  try {
    const steps: readonly WaitingStep[] | null = JSON.parse(storage.getItem(key(pagePath)) ?? '[]');
    return Array.isArray(steps) ? steps : [];
  } catch {
    return [];
  }
}
