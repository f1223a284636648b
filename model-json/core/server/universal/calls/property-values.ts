import type { DialogField } from '../../../../../ui.frontend/src/core/entries/editing';
import { isObject } from '../../../../../shared/checked/is-object';
import type { PlainValues } from '../../mcp/content/form-values';
import { HttpError } from '../../http/http-error';

/**
 * The values of a dialog that set a stored property, which is what the Universal Editor names: a field's own, or one of the
 * properties that a picture or a link consists of (`image/alt`).
 *
 * @param now the component's values, since a picture is sent whole
 * @throws HttpError 422 for a property that no field of the dialog sets
 */
export function valuesOf(
  fields: readonly DialogField[],
  now: PlainValues,
  property: string,
  value: unknown,
): PlainValues {
  const field = fieldOf(fields, property);
  if (!field)
    throw new HttpError(
      422,
      `No field of the component sets ${property}; its fields are ${fields.map(({ name }) => name).join(', ')}`,
    );
  const given = value === '' && field.widget !== 'text' && field.widget !== 'textarea' ? null : value;
  if (field.name === property) return { [field.name]: plainOf(field, given, now[field.name]) };
  const picture = (now[field.name] as object | undefined) ?? {};
  return { [field.name]: { ...picture, [partOf(field, property)]: value } };
}

/**
 * A value as the dialog's form takes it. The Universal Editor has an address for a link: its target window stays as it is.
 *
 * @param known the value that the field has now
 */
function plainOf(field: DialogField, given: unknown, known: unknown): unknown {
  if (field.widget === 'link' && typeof given === 'string')
    return { ...(isObject(known) ? known : {}), url: given };
  if (field.widget !== 'multifield' || !Array.isArray(given)) return given;
  const entries = Array.isArray(known) ? known.filter(isObject) : [];
  return given.map((entry: unknown) => (isObject(entry) ? entryOf(field.fields, entry, entries) : entry));
}

/**
 * An entry of a list, which is sent whole.
 *
 * @param entries those that the list has now: in another order perhaps, so that a link is known by its address
 */
function entryOf(
  fields: readonly DialogField[],
  entry: PlainValues,
  entries: readonly PlainValues[],
): PlainValues {
  return Object.entries(entry).reduce<PlainValues>((values, [name, value]) => {
    const field = fieldOf(fields, name);
    if (value === '' || value === null) return values;
    if (!field) return { ...values, [name]: value };
    if (field.name === name) {
      const known = entries.map((each) => each[name]);
      const same = known.find((each) => isObject(each) && each['url'] === value);
      return { ...values, [name]: plainOf(field, value, field.widget === 'link' ? same : known.flat()) };
    }
    const picture = values[field.name];
    return {
      ...values,
      [field.name]: { ...(isObject(picture) ? picture : {}), [partOf(field, name)]: value },
    };
  }, {});
}

/** The field that sets a property: its own, or one of those that a picture consists of. */
const fieldOf = (fields: readonly DialogField[], property: string): DialogField | undefined =>
  fields.find(({ name }) => name === property) ??
  fields.find(({ name, widget }) => widget === 'image' && property.startsWith(`${name}/`));

const partOf = ({ name }: DialogField, property: string): string => property.slice(name.length + 1);
