import type { ReactNode } from 'react';
import type { FormOptionsModel } from './FormOptions.model';
import { OptionDropDown } from './OptionDropDown';
import { OptionGroup } from './OptionGroup';

/** A choice of one or several: check boxes, radio buttons, or a drop-down. */
export function FormOptions(field: FormOptionsModel): ReactNode {
  return field.type === 'DROP_DOWN' || field.type === 'MULTI_DROP_DOWN' ? (
    <OptionDropDown {...field} />
  ) : (
    <OptionGroup {...field} />
  );
}
