import type { DialogField } from '../../../kit/dialogs/dialog';
import type { Values } from './Values';

/**
 * Values after a path was changed. The subject of another picture stands elsewhere, so its focal point is the asset's, and
 * what was said of the picture before is not said of this one. What the author wrote stays in its field.
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
