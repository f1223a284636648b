import type { ReactNode } from 'react';
import { constraintWords, errorWords, requiredWords } from '../kit/form-field';
import { errorId, helpId } from '../kit/form-ids';
import type { FormOptionsModel } from './FormOptions.model';
import { useWords, type Words } from '../words';

/** The error messages that the script shows. */
export const optionWords = (field: FormOptionsModel, messages: Words) => ({
  'data-cmp-is': 'formOptions',
  'data-cmp-required-message': requiredWords(field, messages),
  'data-cmp-constraint-message': constraintWords(field, messages),
});

export function OptionHelp({ id, children }: { id: string; children: ReactNode }): ReactNode {
  if (!children) return null;
  return (
    <p className="cmp-form-options__help-message" id={helpId(id)}>
      {children}
    </p>
  );
}

export function OptionError({ field }: { field: FormOptionsModel }): ReactNode {
  const messages = useWords();
  if (!field.error) return null;
  return (
    <p className="cmp-form-options__validation-message" id={errorId(field.id)}>
      {errorWords(field.error, field, messages)}
    </p>
  );
}
