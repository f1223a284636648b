import type { ReactNode } from 'react';
import type { FormHiddenModel } from './FormHidden.model';

/** An invisible value that is submitted with the form. */
export const FormHidden = ({ id, name, value }: FormHiddenModel): ReactNode => (
  <input type="hidden" id={id} name={name} defaultValue={value} />
);
