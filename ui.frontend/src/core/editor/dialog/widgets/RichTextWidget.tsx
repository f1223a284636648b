import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useProblem, useSurroundings } from '../FormContext';
import { createRichText } from '../richtext/create-rich-text';
import { featuresOf } from '../richtext/features';
import { Toolbar } from '../richtext/Toolbar';
import { TextAreaWidget } from './TextWidget';
import type { WidgetProps } from './Widget';

/** Formatted text; plain while its formatting box is unticked. */
export function RichTextWidget(props: WidgetProps<'richtext'>): ReactNode {
  const { values } = useSurroundings();
  const { field } = props;
  const isPlain = field.formattedBy !== undefined && values[field.formattedBy] === false;
  return isPlain ? (
    <TextAreaWidget {...props} field={{ ...field, widget: 'textarea' }} />
  ) : (
    <FormattedText {...props} />
  );
}

/** Uses the same editor as on the page. Unedited text stays as stored. */
function FormattedText({ field, value, onChange, place }: WidgetProps<'richtext'>): ReactNode {
  const { policy, lockOf } = useSurroundings();
  const isLocked = lockOf(place) !== undefined;
  const problem = useProblem(place);
  const features = useMemo(() => featuresOf(policy), [policy]);
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const [editor, setEditor] = useState<Editor>();

  const changed = useEffectEvent((html: string) => {
    written.current = html;
    onChange(html);
  });
  const initial = useEffectEvent(() => value);

  useEffect(() => {
    const made = createRichText({
      element: host.current!,
      html: initial(),
      label: field.label,
      onChange: (html) => changed(html),
    });
    setEditor(made);
    return () => made.destroy();
  }, [field.label]);

  useEffect(() => {
    // The value changed from outside: a draft was restored.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!isLocked, false);
    const dom = editor?.view.dom;
    dom?.setAttribute('aria-invalid', String(problem !== undefined));
    dom?.setAttribute('aria-describedby', `${id}-hint`);
    dom?.setAttribute('aria-required', String(field.required ?? false));
  }, [editor, problem, id, field.required, isLocked]);

  return (
    <div>
      <span className="editor-label">
        {field.label}
        {field.required && ' (required)'}
      </span>
      <div className={`editor-richtext${problem ? ' editor-richtext--invalid' : ''}`}>
        {editor && !isLocked && (
          <Toolbar editor={editor} features={features} label={`Format ${field.label}`} />
        )}
        <div ref={host} className="editor-richtext__text" />
      </div>
      <span id={`${id}-hint`} className={problem ? 'editor-problem' : 'editor-hint'}>
        {problem ?? field.description}
      </span>
    </div>
  );
}
