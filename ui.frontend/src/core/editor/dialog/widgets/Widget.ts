import type { DialogField } from '../../../kit/dialogs/dialog';
import { useProblem } from '../FormContext';
import type { FieldOf, ValueOf } from '../form/Values';

/** Props of every widget. */
export interface WidgetProps<W extends DialogField['widget']> {
  readonly field: FieldOf<W>;
  readonly value: ValueOf[W];
  onChange(value: ValueOf[W]): void;
  /** Place in the form: `actions/0/text`. */
  readonly place: string;
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
