import type { ReactNode } from 'react';
import { controlId, describedBy } from '../kit/form-ids';
import type { FormOptionsModel } from './FormOptions.model';
import { OptionError, OptionHelp, optionWords } from './OptionParts';
import { useWords } from '../words';

/** Check boxes or radio buttons, all visible. */
export function OptionGroup(field: FormOptionsModel): ReactNode {
  const { id, title, name, helpMessage, type, items, required, error } = field;
  const kind = type === 'RADIO' ? 'radio' : 'checkbox';
  const isSingle = kind === 'checkbox' && items.length === 1;
  const messages = useWords();
  const described = describedBy(id, { help: !!helpMessage, error: !!error });
  return (
    <fieldset
      className={`cmp-form-options cmp-form-options--${kind}${isSingle ? ' cmp-form-options--single' : ''}`}
      id={id}
      {...optionWords(field, messages)}
      // Native `required` would require every one of several boxes.
      data-cmp-required={required && kind === 'checkbox' && !isSingle ? true : undefined}
      // ARIA allows this on a radio group only.
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-required={kind === 'radio' && required ? true : undefined}
      aria-invalid={kind === 'radio' && error ? true : undefined}
      aria-describedby={isSingle ? undefined : described}
    >
      {title && (
        <legend className="cmp-form-options__legend">
          {title}
          {!required && <span className="cmp-form-options__optional"> {messages.optional}</span>}
        </legend>
      )}
      <OptionHelp id={id}>{helpMessage}</OptionHelp>
      <div className="cmp-form-options__list">
        {items.map((option, index) => (
          <label key={index} className="cmp-form-options__field-label">
            <input
              className={`cmp-form-options__field cmp-form-options__field--${kind}`}
              id={index === 0 ? controlId(id, type) : undefined}
              type={kind}
              name={name}
              value={option.value}
              defaultChecked={option.selected}
              disabled={option.disabled}
              required={required && (kind === 'radio' || isSingle)}
              aria-invalid={error && kind === 'checkbox' ? true : undefined}
              aria-describedby={isSingle ? described : undefined}
            />
            <span className="cmp-form-options__field-description">{option.text ?? option.value}</span>
          </label>
        ))}
      </div>
      <OptionError field={field} />
    </fieldset>
  );
}
