import type { ReactNode } from 'react';
import type { CalculatorFault, CalculatorField } from '../Calculator.model';
import { useCalculator, wordOf } from '../use-calculator';
import { FaultText } from './FaultText';

interface InputProps {
  field: CalculatorField;
  faults: readonly CalculatorFault[];
}

/** A field, with what is wrong with its entry below it. */
export function CalculatorInput({ field, faults }: InputProps): ReactNode {
  const { id, words, label, typed } = useCalculator();
  const { name, key, options } = field;
  const fault = faults.find((each) => each.field === name);
  const help = words.help[key as keyof typeof words.help];
  const described = [fault && faultId(id, name), help && `${id}-${name}-help`].filter(Boolean).join(' ');
  const shared = {
    className: 'cmp-calculator__input',
    id: `${id}-${name}`,
    name,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="cmp-calculator__field">
      <label className="cmp-calculator__label" htmlFor={`${id}-${name}`}>
        {label(field)}
      </label>
      {help && (
        <p className="cmp-calculator__help" id={`${id}-${name}-help`}>
          {help}
        </p>
      )}
      {options.length > 0 ? (
        <select
          {...shared}
          className="cmp-calculator__input cmp-calculator__select"
          defaultValue={field.typed}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {wordOf(words.options, option)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          // Not a number field: those know one decimal sign, that of the browser, and drop what has another.
          type="text"
          inputMode={field.whole ? 'numeric' : 'decimal'}
          defaultValue={field.typed ?? (field.usual === undefined ? '' : typed(field.usual))}
          maxLength={24}
          autoComplete="off"
        />
      )}
      <p className="cmp-calculator__fault" id={faultId(id, name)} data-sync={`fault-${name}`}>
        {fault && <FaultText fault={fault} label={label(field)} />}
      </p>
    </div>
  );
}

const faultId = (id: string, name: string): string => `${id}-fault-${name}`;
