import { Editor, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** An unformatted text: no paragraphs, no marks. */
const doc = Node.create({ name: 'doc', topNode: true, content: 'text*' });

const onlyText = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  document: false,
  dropcursor: false,
  gapcursor: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  paragraph: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

export interface PlainTextOptions {
  readonly element: HTMLElement;
  readonly text: string;
  readonly label: string;
  onKeyDown?(event: KeyboardEvent): boolean;
}

/**
 * Makes `element` editable as one line of plain text; pasted text loses its formatting. The caller destroys the editor.
 */
export function createPlainText({ element, text, label, onKeyDown }: PlainTextOptions): Editor {
  element.replaceChildren();
  return new Editor({
    element: { mount: element },
    extensions: [doc, onlyText],
    content: plainDoc(text),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'false', 'aria-label': label },
      handleKeyDown: (_view, event) => onKeyDown?.(event) ?? false,
      handlePaste: (view, event) => {
        const pasted = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ').trim();
        if (pasted) view.dispatch(view.state.tr.insertText(pasted));
        return true;
      },
    },
  });
}

/** A text as a document of the plain-text editor. */
export const plainDoc = (text: string) => ({
  type: 'doc',
  content: text ? [{ type: 'text', text }] : [],
});
