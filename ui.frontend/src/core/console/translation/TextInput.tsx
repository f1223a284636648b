import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { faultText } from '../http/fault-text';
import { loadRichText } from '../shared-with-editor/load-rich-text';

interface TextInputProps {
  label: string;
  value: string;
  isRich: boolean;
  onChange(value: string): void;
}

/** Where a translation is typed. A rich text keeps its formatting, with the editor that its dialog uses. */
export function TextInput(props: TextInputProps): ReactNode {
  return props.isRich ? <RichInput {...props} /> : <PlainInput {...props} />;
}

const PlainInput = ({ label, value, onChange }: TextInputProps): ReactNode => (
  <textarea
    className="co-translation__input"
    aria-label={label}
    rows={1}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);

function RichInput({ label, value, onChange }: TextInputProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const editor = useRef<Editor>(undefined);
  const written = useRef(value);
  const changed = useEffectEvent((html: string) => {
    written.current = html;
    onChange(html);
  });
  const initial = useEffectEvent(() => value);
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const { createRichText } = await loadRichText();
      const element = host.current;
      if (isOver || !element) return;
      editor.current = createRichText({ element, html: initial(), label, onChange: (html) => changed(html) });
    };
    open().catch((error: unknown) => isOver || setProblem(faultText(error)));
    return () => {
      isOver = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [label]);
  useEffect(() => {
    if (value === written.current) return;
    // Put back, or written by somebody else.
    written.current = value;
    editor.current?.commands.setContent(value, { emitUpdate: false });
  }, [value]);
  return problem === undefined ? (
    <div ref={host} className="co-translation__input" />
  ) : (
    <p role="alert">{problem}</p>
  );
}
