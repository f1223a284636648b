import { useEffect, useEffectEvent, useState } from 'react';
import { useSaving } from '../dialog/saving/use-saving';
import type { EditorPage } from '../page/EditorPage';
import { messages, reading } from '../screen/messages';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { StandIn } from './StandIn';
import type { Target } from './targets';
import { openTextEditor, type TextEditor } from './text-editor';
import { t } from '../../../../../shared/authoring/language/t';
import { inSentence } from '../../../../../shared/authoring/language/locale';

export interface TextEditing {
  readonly path: string;
  readonly target: Target;
  readonly session: EditorSession;
  readonly page: EditorPage;
  /** `undefined`: cancelled or unchanged. */
  onDone(outcome: Outcome | undefined): void;
}

interface Open {
  readonly standIn: StandIn;
  readonly text: TextEditor;
}

/**
 * Opens a text in the page, keeps and saves what the author types.
 *
 * @param toBar moves the focus to the bar
 */
export function useTextEditing({ path, target, session, page, onDone }: TextEditing, toBar: () => void) {
  const [open, setOpen] = useState<Open>();
  const { isSaving, refusal, attempt, refuse, isBusy, withdraw } = useSaving();

  const cancel = () => {
    withdraw();
    if (open?.text.isChanged()) {
      open.text.keep();
      const kept = t('Not saved. What you typed is kept: edit this {label} again to restore it.', {
        label: inSentence(target.label),
      });
      messages.info(kept, { timeout: reading });
    }
    onDone(undefined);
  };
  const save = async () => {
    if (!open || isBusy()) return;
    const { text } = open;
    if (!text.isChanged()) return onDone(undefined);
    text.editor.setEditable(false);
    const properties = { [target.property]: text.value() || null, ...target.along };
    const command = { type: 'set', path, properties, base: target.base } as const;
    const outcome = await attempt((withdrawal) =>
      session.execute(command, t('Edit {label}', { label: target.label }), withdrawal),
    );
    if (!outcome) return;
    if (outcome.done) {
      text.forget();
      return onDone(outcome);
    }
    text.keep();
    refuse(outcome.message);
    text.editor.setEditable(true);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    const key = keyOf(event, target);
    if (!key) return false;
    event.preventDefault();
    if (key === 'cancel') cancel();
    else if (key === 'save') void save();
    else toBar();
    return true;
  });

  // Other authors' saves must not redraw the text while it is being edited.
  useEffect(() => session.hold(path), [session, path]);
  useEffect(() => openAt(page, path, target, (event) => onKeyDown(event), setOpen), [page, path, target]);
  return { open, isSaving, refusal, save, cancel };
}

/** Opens the text in its place. @returns closes it */
function openAt(
  page: EditorPage,
  path: string,
  target: Target,
  onKeyDown: (event: KeyboardEvent) => boolean,
  onOpen: (open: Open) => void,
): () => void {
  const standIn = new StandIn(target.element);
  const text = openTextEditor(path, target, standIn.element, onKeyDown);
  // Once the editor exists.
  text.editor.on('create', () => onOpen({ standIn, text }));
  page.window.focus();
  text.editor.commands.focus('end');
  return () => {
    text.editor.destroy();
    standIn.remove();
  };
}

function keyOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { kind }: Target) {
  if (key === 'Escape') return 'cancel';
  if (key === 'Enter' && (ctrlKey || metaKey || kind === 'plain')) return 'save';
  return key === 'F10' && altKey ? 'bar' : undefined;
}
