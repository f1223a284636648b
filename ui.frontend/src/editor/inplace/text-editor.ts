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
  /** Kept for the redo of the next time: what was typed and given up. */
  keep(): void;
  forget(): void;
}

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
  offerDraft(editor, kind, key, value);
  const isChanged = () => read() !== first;
  return {
    editor,
    isChanged,
    value: () => (isChanged() ? read() : value),
    keep: () => {
      if (isChanged()) keepDraft(key, { before: { value }, values: { value: read() } });
    },
    forget: () => dropDraft(key),
  };
}

/** What was typed and given up before can be had again by "Redo". */
function offerDraft(editor: Editor, kind: Target['kind'], key: string, value: string): void {
  const draft = draftOf(key, { value })?.value;
  if (typeof draft !== 'string') return;
  editor.commands.setContent(kind === 'rich' ? draft : plainDoc(draft), { emitUpdate: false });
  editor.commands.undo();
}
