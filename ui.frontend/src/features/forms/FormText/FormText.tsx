import type { ReactNode } from 'react';
import { constraintWords, errorWords, requiredWords } from '../kit/form-field';
import { describedBy, errorId, helpId } from '../kit/form-ids';
import type { FormTextModel } from './FormText.model';
import { FormTextControl } from './FormTextControl';
import { useWords } from '../words';

/** A text field with label, help and, if the value was rejected, an error. */
export function FormText(field: FormTextModel): ReactNode {
  const { id, title, type, helpMessage, placeholder, required, readOnly, error } = field;
  const messages = useWords();
  const described = describedBy(id, { help: !!helpMessage, error: !!error });
  return (
    <div
      className={`cmp-form-text cmp-form-text--${type}`}
      data-cmp-is="formText"
      data-cmp-required-message={requiredWords(field, messages)}
      data-cmp-constraint-message={constraintWords(field, messages)}
    >
      <label className="cmp-form-text__label" htmlFor={id}>
        {title}
        {!required && !readOnly && (
          <span className="cmp-form-text__optional">
            {title && ' '}
            {messages.optional}
          </span>
        )}
      </label>
      {helpMessage && (
        <p
          className={placeholder ? 'cmp-form-text__help-block visually-hidden' : 'cmp-form-text__help-block'}
          id={helpId(id)}
        >
          {helpMessage}
        </p>
      )}
      <FormTextControl {...field} describedBy={described} />
      {error && (
        <p className="cmp-form-text__validation-message" id={errorId(id)}>
          {errorWords(error, field, messages)}
        </p>
      )}
    </div>
  );
}
