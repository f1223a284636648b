import type { ReactNode } from 'react';
import type { FormTextModel } from './FormText.model';
import { nativeConstraints } from './native-constraints';

/** The input element. */
export function FormTextControl({
  describedBy,
  ...field
}: FormTextModel & { describedBy: string | undefined }): ReactNode {
  const { id, name, type, value, placeholder, readOnly, required, rows, error } = field;
  const { maxLength, autoComplete, ...constraints } = nativeConstraints(field);
  const common = {
    id,
    name,
    defaultValue: value,
    placeholder,
    readOnly,
    required,
    maxLength,
    autoComplete,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'data-cmp-hook-form-text': 'input',
  };
  if (type === 'textarea') return <textarea {...common} className="cmp-form-text__textarea" rows={rows} />;
  return <input {...common} {...constraints} className="cmp-form-text__text" type={type} />;
}
