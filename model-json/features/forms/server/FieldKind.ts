import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import type { CheckedField, PostedValues } from './CheckedField';
import type { PostedField } from './form-fields';

/** A kind of field that another feature adds to forms: `products` of `form/products`. */
export interface FieldKind {
  /** Name of its component below `form/`. */
  readonly name: string;
  /** The parts of its records, as columns of a table of submissions. */
  readonly columns: readonly string[];
  /**
   * The posted values changed by one of the field's own buttons, which does not submit the form; undefined if none was
   * pressed.
   */
  changed?(field: PostedField, posted: PostedValues, owner: ComponentOwner): PostedValues | undefined;
  /** Validates the posted values against the field. */
  check(field: PostedField, posted: PostedValues, owner: ComponentOwner): CheckedField;
}
