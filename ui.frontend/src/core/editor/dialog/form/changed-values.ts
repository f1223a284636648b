import type { DialogField } from '../../../kit/dialogs/dialog';
import { withAlignedTexts } from './with-aligned-texts';
import { withFormatted } from './formatted';
import { withNewPicture } from './new-picture';
import type { Value, Values } from './Values';

/** A form's values with one changed, and what follows from that in other fields. */
export function changedValues(
  fields: readonly DialogField[],
  all: Values,
  name: string,
  value: Value,
): Values {
  const changed = withFormatted(fields, { ...all, [name]: value }, name);
  return withAlignedTexts(fields, all, withNewPicture(fields, all, changed, name), name);
}
