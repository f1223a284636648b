import type { Editor } from '@tiptap/core';
import { draftOf, dropDraft, keepDraft } from '../dialog/draft';
import { createRichText, htmlOf } from '../dialog/richtext/create-rich-text';
import { createPlainText, plainDoc } from './create-plain-text';
import type { TargetText } from './targets';

/** The rich or plain editor of a text, and its content. */
export interface TextEditor {
  readonly editor: Editor;
  /** The value to save; the stored one while unchanged. */
  value(): string;
  isChanged(): boolean;
  /** Unsaved input of an earlier visit, which redo also restores. */
  readonly draft: string | undefined;
  /** Replaces the text with the draft; undo reverts that. */
  takeDraft(): void;
  /** Keeps the input as a draft for the lifetime of the browser tab. */
  keep(): void;
  forget(): void;
}

/** Milliseconds after the last keystroke: the most input that a reload can lose. */
const pause = 250;

export function openTextEditor(
  path: string,
  { kind, value, label, property }: TargetText,
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
