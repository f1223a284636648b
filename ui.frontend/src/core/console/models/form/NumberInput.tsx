import type { ComponentProps, ReactNode } from 'react';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: number | undefined;
  /** @param value undefined if there is none */
  onChange(value: number | undefined): void;
}

/** A number, or none. */
export const NumberInput = ({ value, onChange, ...attributes }: NumberInputProps): ReactNode => (
  <input
    {...attributes}
    type="number"
    step="any"
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
  />
);
