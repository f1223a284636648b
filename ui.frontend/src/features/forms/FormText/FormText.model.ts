import { z } from 'zod';
import { fieldError } from '../kit/form-field';
import { choice, count, flag, text } from '../../../../../shared/models/schema';

/** `0` is a limit too, and the SDK passes it on as `''`; no author sets an empty limit. */
const limit = () => z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text());

/** Core Components `form/text/v2` with the native constraints that it lacks. */
export const formTextModel = z.object({
  id: z.string(),
  /** The label. */
  title: text(),
  name: text(),
  type: choice(['text', 'textarea', 'email', 'tel', 'date', 'time', 'number', 'password'], 'text'),
  value: text(),
  helpMessage: text(),
  /** The help message inside the empty field; it is the field's description as well. */
  placeholder: text(),
  readOnly: flag(),
  required: flag(),
  /** Shown if a required value is missing; default: the language's own message. */
  requiredMessage: text(),
  /** Shown if a value is invalid. */
  constraintMessage: text(),
  /** Rows of a text area. */
  rows: count(2),
  /** What browsers fill in: HTML's autofill names. For e-mail and telephone the type is enough. */
  autocomplete: text(),
  /** Regular expression for the whole value. */
  pattern: text(),
  /** Minimum and maximum of a number, date or time. */
  min: limit(),
  max: limit(),
  /** Maximum number of characters. */
  maxLength: z.preprocess((value) => (Number(value) > 0 ? Number(value) : undefined), z.number().optional()),
  /** Set by the server when it rejects the value. */
  error: fieldError(),
});

export type FormTextModel = z.output<typeof formTextModel>;
