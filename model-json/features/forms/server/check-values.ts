import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import type { SubmittedValue } from '../submissions/Submission';
import type { CheckedField, PostedValues } from './CheckedField';
import { cleaned } from './cleaned';
import type { FieldKind } from './FieldKind';
import { optionsOf, textOf, type PageForm, type PostedField } from './form-fields';
import { textProblem } from './text-problem';

/**
 * Validates the posted values against the form; names that the form does not have are dropped.
 *
 * @param owner the page that the form is shown on
 * @param kinds of fields that other features add
 */
export const checkValues = (
  form: PageForm,
  posted: PostedValues,
  owner: ComponentOwner,
  kinds: readonly FieldKind[],
): CheckedField[] =>
  form.fields.map((field) => {
    const kind = kinds.find(({ name }) => name === field.kind);
    return kind ? kind.check(field, posted, owner) : checked(field, posted.get(field.name) ?? []);
  });

function checked(field: PostedField, posted: readonly string[]): CheckedField {
  switch (field.kind) {
    case 'text':
      return checkedText(field, cleaned(posted[0] ?? '', textOf(field.model, 'type')));
    case 'options':
      return checkedOptions(field, posted);
    case 'hidden':
      // A value set by the author cannot be changed.
      return { field, values: [textOf(field.model, 'value') ?? cleaned(posted[0] ?? '').slice(0, 1000)] };
    case 'button':
      return { field, values: posted.includes(String(field.model.value)) ? [String(field.model.value)] : [] };
    default:
      return { field, values: [] };
  }
}

function checkedText(field: PostedField, value: string): CheckedField {
  if (field.model.readOnly === true) return { field, values: [textOf(field.model, 'value') ?? ''] };
  return { field, values: [value], problem: textProblem(field.model, value) };
}

function checkedOptions(field: PostedField, posted: readonly string[]): CheckedField {
  const { model } = field;
  const chosen = [...new Set(posted.filter((value) => value !== ''))].slice(
    0,
    takesSeveral(model) ? undefined : 1,
  );
  const offered = new Set(optionsOf(model).flatMap(({ value, disabled }) => (disabled ? [] : [value])));
  const values = chosen.filter((value) => offered.has(value));
  if (values.length < chosen.length) return { field, values, problem: 'constraint' };
  return { field, values, problem: model.required === true && values.length === 0 ? 'required' : undefined };
}

const takesSeveral = (model: Model): boolean =>
  /^(?:CHECKBOX|MULTI_DROP_DOWN)$/.test(textOf(model, 'type') ?? '');

/** The values to store for a valid form: without empty fields and duplicate names. */
export function acceptedValues(fields: readonly CheckedField[]): SubmittedValue[] {
  const kept = new Map<string, SubmittedValue[1]>();
  for (const { field, values, records = [] } of fields) {
    if (records.length > 0 && !kept.has(field.name)) kept.set(field.name, records);
    const given = values.filter((value) => value !== '');
    const [first] = given;
    if (first === undefined || kept.has(field.name)) continue;
    kept.set(field.name, field.kind === 'options' && takesSeveral(field.model) ? given : first);
  }
  return [...kept];
}
