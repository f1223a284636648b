import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createRichText } from '../richtext/create-rich-text';

/** The rich-text editor of a field. Unedited text stays as stored. @returns a ref for its place, and the editor */
export function useFormattedText(
  label: string,
  value: string,
  onChange: (html: string) => void,
): [host: RefObject<HTMLDivElement | null>, editor: Editor | undefined] {
  const host = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const [editor, setEditor] = useState<Editor>();

  const changed = useEffectEvent((html: string) => {
    written.current = html;
    onChange(html);
  });
  const initial = useEffectEvent(() => value);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const made = createRichText({ element, html: initial(), label, onChange: (html) => changed(html) });
    setEditor(made);
    return () => made.destroy();
  }, [label]);

  useEffect(() => {
    // The value changed from outside: a draft was restored.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return [host, editor];
}
