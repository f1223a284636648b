import type { DialogField } from '../../../kit/dialogs/dialog';
import type { Values } from './Values';

/**
 * Updates the values that depend on a changed picture. The focal point is reset to the asset's, and the old picture's
 * alternative text no longer applies, though it stays in its field.
 */
export function withNewPicture(
  fields: readonly DialogField[],
  before: Values,
  values: Values,
  changed: string,
): Values {
  const point = fields.find((field) => field.widget === 'focalpoint' && field.of === changed);
  if (!point) return values;
  const isOther = Boolean(before[changed]) && 'altValueFromDAM' in values;
  return { ...values, [point.name]: '', ...(isOther && { altValueFromDAM: true }) };
}
