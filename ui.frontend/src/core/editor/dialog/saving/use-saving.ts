import { useRef, useState } from 'react';
import type { Outcome } from '../../session/EditorSession';

/** Milliseconds before it is said that a form is being saved: most are by then, and drawing the form holds up the answer. */
const A_MOMENT = 400;

/** The saves of one form, of which only the last counts. */
export interface Saving {
  /** Whether it takes longer than a moment. */
  readonly isSaving: boolean;
  /** Why the last attempt failed. */
  readonly refusal: string | undefined;
  /**
   * Newer input replaces an earlier save that is still pending.
   * @returns undefined if this save was withdrawn meanwhile
   */
  attempt(save: (withdrawal: AbortSignal) => Promise<Outcome>): Promise<Outcome | undefined>;
  refuse(message: string | undefined): void;
  /** Whether a save is running, which `isSaving` says only after a moment. */
  isBusy(): boolean;
  /** Whether a save is running, or waits until the server can be reached. */
  isPending(): boolean;
  /** Aborts the save that is running or pending. */
  withdraw(): void;
}

export function useSaving(): Saving {
  const [isSaving, setSaving] = useState(false);
  const [refusal, refuse] = useState<string>();
  const pending = useRef<AbortController>(undefined);
  const isBusy = useRef(false);
  return {
    isSaving,
    refusal,
    async attempt(save) {
      refuse(undefined);
      pending.current?.abort();
      const saving = new AbortController();
      pending.current = saving;
      isBusy.current = true;
      const timer = setTimeout(() => setSaving(true), A_MOMENT);
      const outcome = await save(saving.signal);
      clearTimeout(timer);
      if (saving.signal.aborted) return undefined;
      isBusy.current = false;
      setSaving(false);
      if (outcome.done || outcome.reason !== 'offline') pending.current = undefined;
      return outcome;
    },
    refuse,
    isBusy: () => isBusy.current,
    isPending: () => pending.current !== undefined,
    withdraw: () => pending.current?.abort(),
  };
}
