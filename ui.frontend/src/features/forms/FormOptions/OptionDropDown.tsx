import type { ReactNode } from 'react';
import { describedBy } from '../kit/form-ids';
import type { FormOptionsModel } from './FormOptions.model';
import { OptionError, OptionHelp, optionWords } from './OptionParts';
import { useWords } from '../words';

const VISIBLE_ROWS = 6;

/** A drop-down, or a list with multiple choice. */
export function OptionDropDown(field: FormOptionsModel): ReactNode {
  const { id, title, name, helpMessage, type, items, required, autocomplete, error } = field;
  const isMulti = type === 'MULTI_DROP_DOWN';
  const messages = useWords();
  const selected = items.filter((item) => item.selected).map(({ value }) => value);
  return (
    <div
      className={`cmp-form-options cmp-form-options--${isMulti ? 'multi-drop-down' : 'drop-down'}`}
      {...optionWords(field, messages)}
    >
      <label className="cmp-form-options__label" htmlFor={id}>
        {title}
        {!required && <span className="cmp-form-options__optional"> {messages.optional}</span>}
      </label>
      <OptionHelp id={id}>{helpMessage}</OptionHelp>
      <select
        className={`cmp-form-options__field cmp-form-options__field--${isMulti ? 'multi-drop-down' : 'drop-down'}`}
        id={id}
        name={name}
        multiple={isMulti}
        size={isMulti ? Math.min(Math.max(items.length, 2), VISIBLE_ROWS) : undefined}
        required={required}
        autoComplete={autocomplete}
        defaultValue={isMulti ? selected : selected.at(-1)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: !!helpMessage, error: !!error })}
      >
        {/* Otherwise the first option would be preselected; a required list must begin with an empty one. */}
        {!isMulti && (required || selected.length === 0) && <option value="">{messages.pleaseChoose}</option>}
        {items.map((option, index) => (
          <option key={index} value={option.value} disabled={option.disabled}>
            {option.text ?? option.value}
          </option>
        ))}
      </select>
      <OptionError field={field} />
    </div>
  );
}
