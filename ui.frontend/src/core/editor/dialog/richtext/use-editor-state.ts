import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';

const none = () => () => {};

/** Re-renders when text, selection or focus change. */
export function useEditorState(editor: Editor | undefined): void {
  useSyncExternalStore(
    editor
      ? (changed) => {
          editor.on('transaction', changed);
          return () => editor.off('transaction', changed);
        }
      : none,
    () => editor?.state,
  );
}
