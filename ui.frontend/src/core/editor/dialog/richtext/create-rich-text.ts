import { Editor } from '@tiptap/core';
import { cleanPasted } from './clean-pasted';
import { extensions } from './extensions';
import { tidyHtml } from './tidy-html';

export interface RichTextOptions {
  /** Becomes the editable element itself. Can be in another document, such as the page in the frame. */
  readonly element: HTMLElement;
  readonly html: string;
  /** Name for screen readers. */
  readonly label: string;
  onChange?(html: string): void;
  onKeyDown?(event: KeyboardEvent): boolean;
}

/** Makes `element` editable as formatted text. The caller destroys the editor. */
export function createRichText({ element, html, label, onChange, onKeyDown }: RichTextOptions): Editor {
  element.replaceChildren();
  return new Editor({
    element: { mount: element },
    extensions,
    content: html,
    // Would add a style element, which the page's policy forbids.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: cleanPasted,
      handleKeyDown: (_view, event) => onKeyDown?.(event) ?? false,
    },
    onUpdate: ({ editor, transaction }) => {
      if (transaction.docChanged) onChange?.(htmlOf(editor));
    },
  });
}

/** The HTML to store. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : tidyHtml(editor.getHTML()));
