import type { DialogField } from '../../../kit/dialog';
import type { Values } from './Values';

/** Values after a path was changed: the subject of another picture stands elsewhere, so its focal point is the asset's. */
export function withNewPicture(fields: readonly DialogField[], values: Values, changed: string): Values {
  const point = fields.find((field) => field.widget === 'focalpoint' && field.of === changed);
  return point ? { ...values, [point.name]: '' } : values;
}
