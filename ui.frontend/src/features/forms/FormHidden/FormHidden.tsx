import type { ReactNode } from 'react';
import type { FormHiddenModel } from './FormHidden.model';

/** A value that goes along unseen. */
export const FormHidden = ({ id, name, value }: FormHiddenModel): ReactNode => (
  <input type="hidden" id={id} name={name} defaultValue={value} />
);
