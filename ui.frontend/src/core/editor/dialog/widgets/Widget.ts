import type { ComponentType } from 'react';
import type { DialogField } from '../../../kit/dialogs/dialog';
import { useProblem } from '../FormContext';
import type { FieldOf, Value, ValueOf, Values } from '../form/Values';

export interface FieldsProps {
  readonly fields: readonly DialogField[];
  readonly values: Values;
  /** Prefix of the fields' places: `''`, or `actions/0/` in an entry. */
  readonly above?: string;
  onChange(name: string, value: Value): void;
}

/** Props of every widget. */
export interface WidgetProps<W extends DialogField['widget']> {
  readonly field: FieldOf<W>;
  readonly value: ValueOf[W];
  onChange(value: ValueOf[W]): void;
  /** Place in the form: `actions/0/text`. */
  readonly place: string;
}

/** Also passed to every widget, for those with fields inside. */
export interface NestingProps {
  /** Renders the fields of an entry. */
  readonly Fields: ComponentType<FieldsProps>;
}

/** Props shared by Spectrum's fields. */
export function useFieldProps({ label, description, required }: DialogField, place: string) {
  const problem = useProblem(place);
  return {
    label,
    description,
    errorMessage: problem,
    isRequired: required ?? false,
    width: '100%' as const,
    ...(problem && { validationState: 'invalid' as const }),
  };
}
