import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import {
  type CheckedField,
  cleaned,
  type FieldKind,
  type PostedField,
  type PostedValues,
  type SubmittedRecord,
} from '../../forms/api/fields';
import {
  lineModel,
  merged,
  MOST_REMARK,
  MOST_SKU,
  quoteLine,
  type QuoteLine,
} from '../exporter/choosing/quote-lines';
import { linesChanged } from './lines-changed';

/** The quote list of a form. */
export const quoteField: FieldKind = {
  name: 'products',
  columns: ['sku', 'name', 'quantity', 'remark'],
  changed: linesChanged,
  check: checkedLines,
};

/** Each line has an order number, a quantity and a remark, in the order they were posted. */
function checkedLines(field: PostedField, posted: PostedValues, shop: ComponentOwner): CheckedField {
  const valuesOf = (part: string) => posted.get(`${field.name}.${part}`) ?? [];
  const [quantities, remarks] = [valuesOf('quantity'), valuesOf('remark')];
  const lines = merged(
    valuesOf('sku').map((sku, index) => ({
      sku: cleaned(sku).slice(0, MOST_SKU),
      quantity: cleaned(quantities[index] ?? '').slice(0, 10),
      remark: cleaned(remarks[index] ?? '').slice(0, MOST_REMARK),
    })),
  );
  const quoted = lines.flatMap((line) => quoteLine(line, shop) ?? []);
  const missing = field.model.required === true && lines.length === 0;
  return {
    field,
    values: [],
    records: quoted.map(recordOf),
    // Invalid input stays in the form to be corrected; the browser stores this list.
    shown: { lines: lines.map((line) => lineModel(line, shop)), isPosted: true },
    problem: quoted.length === lines.length ? (missing ? 'required' : undefined) : 'constraint',
  };
}

const recordOf = ({ sku, name, quantity, remark }: QuoteLine): SubmittedRecord => ({
  sku,
  name,
  quantity: String(quantity),
  ...(remark && { remark }),
});
