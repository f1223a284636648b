import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import {
  merged,
  MOST_REMARK,
  quoteLine,
  type AskedLine,
  type QuoteLine,
} from '../../catalogue/exporter/quote-lines';
import type { SubmittedRecord, SubmittedValue } from '../submissions/Submission';
import { optionsOf, textOf, type PageForm, type PostedField } from './form-fields';
import { textProblem, type ValueProblem } from './text-problem';

/** By name; several values where several were chosen. */
export type PostedValues = ReadonlyMap<string, readonly string[]>;

/** A field with what was given for it. */
export interface CheckedField {
  readonly field: PostedField;
  readonly values: readonly string[];
  readonly problem?: ValueProblem | undefined;
  /** Of a quote list: what was posted, known or not. */
  readonly lines?: readonly AskedLine[];
}

/**
 * Holds what was posted against the form; what the form does not have is left out.
 *
 * @param shop the place in the catalogue that quote lists are held against
 */
export const checkValues = (form: PageForm, posted: PostedValues, shop: ComponentOwner): CheckedField[] =>
  form.fields.map((field) =>
    field.kind === 'products'
      ? checkedLines(field, posted, shop)
      : checked(field, posted.get(field.name) ?? []),
  );

function checked(field: PostedField, posted: readonly string[]): CheckedField {
  switch (field.kind) {
    case 'text':
      return checkedText(field, cleaned(posted[0] ?? '', textOf(field.model, 'type')));
    case 'options':
      return checkedOptions(field, posted);
    case 'hidden':
      // What the author has set is not for others to change.
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

/** Each line has an order number, a quantity and a remark, by the order in which they were posted. */
function checkedLines(field: PostedField, posted: PostedValues, shop: ComponentOwner): CheckedField {
  const valuesOf = (part: string) => posted.get(`${field.name}.${part}`) ?? [];
  const [quantities, remarks] = [valuesOf('quantity'), valuesOf('remark')];
  const lines = merged(
    valuesOf('sku').map((sku, index) => ({
      sku: cleaned(sku).slice(0, 100),
      quantity: cleaned(quantities[index] ?? '').slice(0, 10),
      remark: cleaned(remarks[index] ?? '').slice(0, MOST_REMARK),
    })),
  );
  const isWhole = lines.every((line) => quoteLine(line, shop));
  const missing = field.model.required === true && lines.length === 0;
  return { field, values: [], lines, problem: isWhole ? (missing ? 'required' : undefined) : 'constraint' };
}

const takesSeveral = (model: Model): boolean =>
  /^(?:CHECKBOX|MULTI_DROP_DOWN)$/.test(textOf(model, 'type') ?? '');

/** Browsers end lines with CR LF, and strip what fields of one line cannot hold; others may send anything. */
function cleaned(value: string, type?: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
  if (type === 'textarea' || type === 'password') return text;
  return text.replace(/\n/g, ' ').trim();
}

/** What is kept of a form without problems: no field that stayed empty, no name twice. Products as the catalogue has them. */
export function acceptedValues(fields: readonly CheckedField[], shop: ComponentOwner): SubmittedValue[] {
  const kept = new Map<string, SubmittedValue[1]>();
  for (const { field, values, lines = [] } of fields) {
    const quoted = lines.flatMap((line) => quoteLine(line, shop) ?? []);
    if (quoted.length > 0 && !kept.has(field.name)) kept.set(field.name, quoted.map(recordOf));
    const given = values.filter((value) => value !== '');
    if (given.length === 0 || kept.has(field.name)) continue;
    kept.set(field.name, field.kind === 'options' && takesSeveral(field.model) ? given : given[0]!);
  }
  return [...kept];
}

const recordOf = ({ sku, name, quantity, remark }: QuoteLine): SubmittedRecord => ({
  sku,
  name,
  quantity: String(quantity),
  ...(remark && { remark }),
});
