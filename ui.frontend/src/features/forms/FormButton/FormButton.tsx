import type { ReactNode } from 'react';
import type { FormButtonModel } from './FormButton.model';

/** Submits the form; as `BUTTON` it only triggers a script of the page. */
export function FormButton({ id, title, name, value, type }: FormButtonModel): ReactNode {
  return (
    <button
      className="cmp-form-button"
      id={id}
      type={type === 'SUBMIT' ? 'submit' : 'button'}
      name={name}
      value={value}
    >
      {title}
    </button>
  );
}
