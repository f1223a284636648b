import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import type { CheckedField, PostedValues } from './check-values';
import type { PostedField } from './form-fields';

/** A kind of field that another feature adds to forms: `products` of `form/products`. */
export interface FieldKind {
  /** Name of its component below `form/`. */
  readonly name: string;
  /** What was posted, after a button of the field has been pressed that does not send the form; undefined where none was. */
  changed?(field: PostedField, posted: PostedValues, owner: ComponentOwner): PostedValues | undefined;
  /** Holds what was posted against the field. */
  check(field: PostedField, posted: PostedValues, owner: ComponentOwner): CheckedField;
}
