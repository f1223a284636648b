import { useState } from 'react';
import type { Outcome } from '../../session/EditorSession';
import type { Values } from '../form/Values';
import type { Form } from '../use-form';
import { useSaving } from './use-saving';

/** How an open form ends: saved, or discarded after a question. */
export function useFormSaving(
  form: Form,
  onSave: (values: Values, withdrawal: AbortSignal) => Promise<Outcome>,
  onClose: (outcome: Outcome | undefined) => void,
) {
  const { isSaving, refusal, attempt, refuse, isBusy, isPending, withdraw } = useSaving();
  const [isAsking, setAsking] = useState(false);

  const close = (outcome: Outcome | undefined) => {
    form.forget();
    onClose(outcome);
  };
  const cancel = () => (form.isDirty || isPending() ? setAsking(true) : close(undefined));
  const discard = () => {
    withdraw();
    close(undefined);
  };
  const save = async () => {
    if (isBusy()) return;
    refuse(undefined);
    if (!form.check()) return;
    const outcome = await attempt((withdrawal) => onSave(form.values, withdrawal));
    if (!outcome) return;
    // Keeping the other author's values discards the input.
    if (outcome.done || outcome.reason === 'conflict') close(outcome);
    else refuse(outcome.message);
  };
  return { isSaving, refusal, isAsking, save, cancel, discard, keepEditing: () => setAsking(false) };
}
