import type { Editor } from '@tiptap/core';
import { draftOf, dropDraft, keepDraft } from '../dialog/draft';
import { createRichText, htmlOf } from '../dialog/richtext/create-rich-text';
import { createPlainText, plainDoc } from './create-plain-text';
import type { Target } from './targets';

/** The editor of a target, rich or plain, and what it holds. */
export interface TextEditor {
  readonly editor: Editor;
  /** As it is to be stored; the stored one as long as nothing was changed. */
  value(): string;
  isChanged(): boolean;
  /** What was typed at another time and not saved: redo has it, too. */
  readonly draft: string | undefined;
  /** Puts the draft in the text's place; undo takes that back. */
  takeDraft(): void;
  /** Keeps what was typed as a draft, for as long as the browser's tab. */
  keep(): void;
  forget(): void;
}

/** Milliseconds after the last key: a reload takes no more than what was typed since. */
const pause = 250;

export function openTextEditor(
  path: string,
  { kind, value, label, property }: Target,
  element: HTMLElement,
  onKeyDown: (event: KeyboardEvent) => boolean,
): TextEditor {
  const editor =
    kind === 'rich'
      ? createRichText({ element, html: value, label, onKeyDown })
      : createPlainText({ element, text: value, label, onKeyDown });
  const read = () => (kind === 'rich' ? htmlOf(editor) : editor.getText());
  const first = read();
  const key = `${path}#${property}`;
  const kept = draftOf(key, { value })?.value;
  const draft = typeof kept === 'string' ? kept : undefined;
  const takeDraft = () => {
    if (draft !== undefined) editor.commands.setContent(kind === 'rich' ? draft : plainDoc(draft));
  };
  takeDraft();
  if (draft !== undefined) editor.commands.undo();

  const isChanged = () => read() !== first;
  const keep = () => {
    if (isChanged()) keepDraft(key, { before: { value }, values: { value: read() } });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  editor.on('update', () => {
    stop();
    timer = setTimeout(keep, pause);
  });
  editor.on('destroy', stop);
  return {
    editor,
    isChanged,
    draft,
    takeDraft,
    keep,
    value: () => (isChanged() ? read() : value),
    forget: () => {
      stop();
      dropDraft(key);
    },
  };
}
