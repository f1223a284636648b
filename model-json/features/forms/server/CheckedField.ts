import type { Model } from '../../../core/exporter/Exporter';
import type { SubmittedRecord } from '../submissions/Submission';
import type { PostedField } from './form-fields';
import type { ValueProblem } from './text-problem';

/** By name; several values if several were chosen. */
export type PostedValues = ReadonlyMap<string, readonly string[]>;

/** A field with its posted values. */
export interface CheckedField {
  readonly field: PostedField;
  readonly values: readonly string[];
  readonly problem?: ValueProblem | undefined;
  /** The stored records of a field that another feature adds. */
  readonly records?: readonly SubmittedRecord[];
  /** What to set on such a field's model when the form is sent back. */
  readonly shown?: Model;
}
