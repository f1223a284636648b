import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { useProblem, useSurroundings } from '../FormContext';
import { featuresOf } from '../richtext/features';
import { Toolbar } from '../richtext/Toolbar';
import { TextAreaWidget } from './TextWidget';
import { useFormattedText } from './use-formatted-text';
import type { WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

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

/** Uses the same editor as on the page. */
function FormattedText({ field, value, onChange, place }: WidgetProps<'richtext'>): ReactNode {
  const { policy, lockOf } = useSurroundings();
  const isLocked = lockOf(place) !== undefined;
  const problem = useProblem(place);
  const features = useMemo(() => featuresOf(policy), [policy]);
  const id = useId();
  const [host, editor] = useFormattedText(field.label, value, onChange);

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
          <Toolbar editor={editor} features={features} label={t('Format {label}', { label: field.label })} />
        )}
        <div ref={host} className="editor-richtext__text" />
      </div>
      <span id={`${id}-hint`} className={problem ? 'editor-problem' : 'editor-hint'}>
        {problem ?? field.description}
      </span>
    </div>
  );
}
