import type { ReactNode } from 'react';
import type { SizingFault, SizingHelperModel } from '../SizingHelper.model';
import { useSizing } from '../use-sizing';

interface FieldProps {
  /** Its query parameter; a row's field has the bounds of its letter. */
  name: string;
  label: string;
  value?: string | undefined;
  help?: string | undefined;
}

export interface NumberFieldProps extends FieldProps {
  faults: readonly SizingFault[];
  bounds: SizingHelperModel['bounds'];
  placeholder?: string | undefined;
  /** Id of an explanation shared by several fields. */
  describedBy?: string;
  whole?: boolean;
}

/** A label, its help, and the control. */
function Field({
  name,
  label,
  help,
  children,
}: Pick<FieldProps, 'name' | 'label' | 'help'> & { children: ReactNode }): ReactNode {
  const { id } = useSizing();
  return (
    <div className="cmp-sizinghelper__field">
      <label className="cmp-sizinghelper__label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      {help && (
        <p className="cmp-sizinghelper__help" id={`${id}-${name}-help`}>
          {help}
        </p>
      )}
      {children}
    </div>
  );
}

/** A number with the server's bounds and errors. */
export function NumberField({
  name,
  label,
  value,
  help,
  faults,
  bounds,
  placeholder,
  describedBy,
  whole = false,
}: NumberFieldProps): ReactNode {
  const { id } = useSizing();
  const { min, max } = bounds[name] ?? bounds[name.charAt(0)] ?? {};
  const isWrong = faults.some(({ field }) => field === name);
  const described = [isWrong && faultId(id, name), describedBy, help && `${id}-${name}-help`];
  return (
    <Field name={name} label={label} help={help}>
      <input
        className="cmp-sizinghelper__input"
        id={`${id}-${name}`}
        type="number"
        inputMode={whole ? 'numeric' : 'decimal'}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        min={min}
        max={max}
        step={whole ? 1 : 'any'}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
    </Field>
  );
}

export interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; text: string }[];
}

/** One of a few options. */
export function SelectField({ name, label, value, help, options }: SelectFieldProps): ReactNode {
  const { id } = useSizing();
  return (
    <Field name={name} label={label} help={help}>
      <select
        className="cmp-sizinghelper__input cmp-sizinghelper__select"
        id={`${id}-${name}`}
        name={name}
        defaultValue={value ?? ''}
        aria-describedby={help && `${id}-${name}-help`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The id of a field's error message. */
export const faultId = (id: string, field: string): string => `${id}-fault-${field}`;
