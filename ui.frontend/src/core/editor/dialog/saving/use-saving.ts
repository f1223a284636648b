import { useRef, useState } from 'react';
import type { Outcome } from '../../session/EditorSession';

/** The saves of one form, of which only the last counts. */
export interface Saving {
  readonly isSaving: boolean;
  /** Why the last attempt failed. */
  readonly refusal: string | undefined;
  /**
   * Newer input replaces an earlier save that is still pending.
   * @returns undefined if this save was withdrawn meanwhile
   */
  attempt(save: (withdrawal: AbortSignal) => Promise<Outcome>): Promise<Outcome | undefined>;
  refuse(message: string | undefined): void;
  /** Whether a save is running, or waits until the server can be reached. */
  isPending(): boolean;
  /** Aborts the save that is running or pending. */
  withdraw(): void;
}

export function useSaving(): Saving {
  const [isSaving, setSaving] = useState(false);
  const [refusal, refuse] = useState<string>();
  const pending = useRef<AbortController>(undefined);
  return {
    isSaving,
    refusal,
    async attempt(save) {
      refuse(undefined);
      setSaving(true);
      pending.current?.abort();
      const saving = new AbortController();
      pending.current = saving;
      const outcome = await save(saving.signal);
      if (saving.signal.aborted) return undefined;
      setSaving(false);
      if (outcome.done || outcome.reason !== 'offline') pending.current = undefined;
      return outcome;
    },
    refuse,
    isPending: () => pending.current !== undefined,
    withdraw: () => pending.current?.abort(),
  };
}
