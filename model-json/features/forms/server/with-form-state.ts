import type { Json, Model } from '../../../core/exporter/Exporter';
import type { CheckedField } from './CheckedField';
import { optionsOf, textOf, type PageForm } from './form-fields';

/** Why a form is sent back; the messages are the component's (components/FormContainer/FormContainer.model.ts). */
export type Refusal = 'invalid' | 'automatic' | 'too-many' | 'too-big' | 'files' | 'not-saved';

/**
 * A copy of a page's model with the form as filled in: values kept, errors set. The model itself is shared between requests
 * and is not changed.
 */
export function withFormState(
  page: Model,
  form: PageForm,
  refusal: Refusal | undefined,
  fields: readonly CheckedField[],
): Model {
  const changes = new Map<Model, Model>([[form.model, refusal ? { refusal } : {}]]);
  for (const checked of fields) changesOf(checked).forEach(([model, change]) => changes.set(model, change));
  return changed(page, changes);
}

function changesOf({ field, values, shown, problem }: CheckedField): [Model, Model][] {
  const { kind, model } = field;
  const error = problem && { error: problem };
  if (shown) return [[model, { ...shown, ...error }]];
  if (kind === 'options') {
    const selected = optionsOf(model).map((option): [Model, Model] => [
      option.model,
      { selected: values.includes(option.value) },
    ]);
    return [[model, { ...error }], ...selected];
  }
  if (kind !== 'text') return [];
  // Passwords are not sent back.
  const value = textOf(model, 'type') === 'password' ? '' : (values[0] ?? '');
  return [[model, { value, ...error }]];
}

/** A copy in which these models have these keys. */
function changed(model: Model, changes: ReadonlyMap<Model, Model>): Model {
  const copy = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(copy);
    return typeof value === 'object' && value !== null ? changed(value, changes) : value;
  };
  const entries = Object.entries(model).map(
    ([key, value]) => [key, value === undefined ? undefined : copy(value)] as const,
  );
  return { ...Object.fromEntries(entries), ...changes.get(model) };
}
