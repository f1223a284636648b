import type { ReactNode } from 'react';
import type { FormButtonModel } from './FormButton.model';

/** Sends the form; as `BUTTON` it waits for a script of the page to listen to it. */
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
