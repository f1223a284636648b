import type { DialogField } from '../../../kit/dialogs/dialog';
import type { FieldOf, Value, ValueOf } from './Values';

/** A field and its value. Its widget tells the types of both. */
export type Filled = {
  [W in DialogField['widget']]: {
    readonly widget: W;
    readonly field: FieldOf<W>;
    readonly value: ValueOf[W];
  };
}[DialogField['widget']];

/** Codecs read each value for its field, so the two belong together; TypeScript cannot follow that. */
export const filled = (field: DialogField, value: Value): Filled =>
  ({ widget: field.widget, field, value }) as Filled;
