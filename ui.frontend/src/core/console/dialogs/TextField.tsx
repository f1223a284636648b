import type { ReactNode } from 'react';
import { Field } from './Field';

interface TextFieldProps {
  label: string;
  value: string;
  hint?: ReactNode;
  /** What is wrong with the value. */
  fault?: string | undefined;
  maxLength?: number;
  /** Lines of a longer text. @default one, which Enter does not break */
  rows?: number;
  /** Whether it is a name and no prose: browsers neither correct it nor begin it with a capital. */
  isName?: boolean;
  onChange(value: string): void;
}

/** A labelled text field. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hint, fault, isName = false, rows, onChange, ...rest } = props;
  const asName = isName && ({ autoCapitalize: 'none', spellCheck: false } as const);
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(attributes) => {
        const all = { ...attributes, ...rest, ...asName };
        return rows === undefined ? (
          <input {...all} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <textarea {...all} rows={rows} onChange={({ target }) => onChange(target.value)} />
        );
      }}
    </Field>
  );
}
