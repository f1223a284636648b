import { useEffect, useEffectEvent, useState } from 'react';
import { useSaving } from '../dialog/saving/use-saving';
import { messages, reading } from '../screen/messages';
import type { Outcome } from '../session/EditorSession';
import type { TargetText } from './targets';
import { openTextEditor, type TextEditor } from './text-editor';
import { t } from '../../../../../shared/authoring/language/t';
import { inSentence } from '../../../../../shared/authoring/language/locale';

/** The element in which it is typed. */
export interface TextPlace {
  readonly element: HTMLElement;
  /** It is not typed in any more. */
  leave(): void;
}

export interface TextEditing {
  readonly path: string;
  readonly text: TargetText;
  place(): TextPlace;
  /** @param value what is typed */
  save(value: string, withdrawal: AbortSignal): Promise<Outcome>;
  /** `undefined`: cancelled or unchanged. */
  onDone(outcome: Outcome | undefined): void;
}

/** A text while it is edited. */
export interface EditedText {
  /** Undefined until it can be typed in. */
  readonly open: { readonly element: HTMLElement; readonly text: TextEditor } | undefined;
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly refusal: string | undefined;
  save(): Promise<void>;
  cancel(): void;
}

/**
 * Opens a text in its place, keeps and saves what the author types.
 *
 * @param toBar moves the focus to the bar
 */
export function useTextEditing(
  { path, text, place, save: send, onDone }: TextEditing,
  toBar: () => void,
): EditedText {
  const [open, setOpen] = useState<EditedText['open']>();
  const { isSaving, refusal, attempt, refuse, isBusy, withdraw } = useSaving();

  const cancel = () => {
    withdraw();
    if (open?.text.isChanged()) {
      open.text.keep();
      const kept = t('Not saved. What you typed is kept: edit this {label} again to restore it.', {
        label: inSentence(text.label),
      });
      messages.info(kept, { timeout: reading });
    }
    onDone(undefined);
  };
  const save = async () => {
    if (!open || isBusy()) return;
    const typed = open.text;
    if (!typed.isChanged()) return onDone(undefined);
    typed.editor.setEditable(false);
    const outcome = await attempt((withdrawal) => send(typed.value(), withdrawal));
    if (!outcome) return;
    if (outcome.done) {
      typed.forget();
      return onDone(outcome);
    }
    typed.keep();
    refuse(outcome.message);
    typed.editor.setEditable(true);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    const key = keyOf(event, text);
    if (!key) return false;
    event.preventDefault();
    if (key === 'cancel') cancel();
    else if (key === 'save') void save();
    else toBar();
    return true;
  });
  const put = useEffectEvent(place);
  useEffect(() => {
    const { element, leave } = put();
    const opened = openTextEditor(path, text, element, (event) => onKeyDown(event));
    // Once the editor exists.
    opened.editor.on('create', () => setOpen({ element, text: opened }));
    opened.editor.commands.focus('end');
    return () => {
      opened.editor.destroy();
      leave();
    };
  }, [path, text]);
  return { open, isSaving, refusal, save, cancel };
}

function keyOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { kind }: TargetText) {
  if (key === 'Escape') return 'cancel';
  if (key === 'Enter' && (ctrlKey || metaKey || kind === 'plain')) return 'save';
  return key === 'F10' && altKey ? 'bar' : undefined;
}
