/* What a feature needs to add a kind of field to forms. */

export type { CheckedField, PostedValues } from '../server/CheckedField';
export { cleaned } from '../server/cleaned';
export type { FieldKind } from '../server/FieldKind';
export { modelsIn, type PostedField } from '../server/form-fields';
export { sentReference } from '../submissions/reference';
export type { SubmittedRecord } from '../submissions/Submission';
