import type { DialogField } from '../../../kit/dialogs/dialog';
import type { Values } from './Values';

/** Whether a field is shown: the field that it depends on is shown and has the required value. */
export function isShown(field: DialogField, fields: readonly DialogField[], values: Values): boolean {
  const { showWhen } = field;
  if (!showWhen) return true;
  if (values[showWhen.name] !== showWhen.is) return false;
  const other = fields.find(({ name }) => name === showWhen.name);
  return !other || other === field || isShown(other, fields, values);
}
