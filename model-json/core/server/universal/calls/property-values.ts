import type { DialogField } from '../../../../../ui.frontend/src/core/entries/editing';
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
  const field =
    fields.find(({ name }) => name === property) ??
    fields.find(({ name, widget }) => widget === 'image' && property.startsWith(`${name}/`));
  if (!field)
    throw new HttpError(
      422,
      `No field of the component sets ${property}; its fields are ${fields.map(({ name }) => name).join(', ')}`,
    );
  const given = value === '' && field.widget !== 'text' && field.widget !== 'textarea' ? null : value;
  if (field.widget === 'link' && typeof given === 'string') return { [field.name]: { url: given } };
  if (field.name === property) return { [field.name]: given };
  const picture = (now[field.name] as object | undefined) ?? {};
  return { [field.name]: { ...picture, [property.slice(field.name.length + 1)]: value } };
}
