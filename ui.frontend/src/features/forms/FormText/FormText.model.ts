import { z } from 'zod';
import { fieldError } from '../kit/form-field';
import { choice, count, flag, text } from '../../../../../shared/models/schema';

/** `0` is a limit, too, and the SDK hands it on as `''`; nobody limits a number by nothing. */
const limit = () => z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text());

/** Core Components `form/text/v2` with the native constraints that it leaves out. */
export const formTextModel = z.object({
  id: z.string(),
  /** The label. */
  title: text(),
  name: text(),
  type: choice(['text', 'textarea', 'email', 'tel', 'date', 'time', 'number', 'password'], 'text'),
  value: text(),
  helpMessage: text(),
  /** The help message inside the empty field; it is described by it as well. */
  placeholder: text(),
  readOnly: flag(),
  required: flag(),
  /** Said where a required value is missing; the language's own words without one. */
  requiredMessage: text(),
  /** Said where a value is not what the field takes. */
  constraintMessage: text(),
  /** Lines of a text area. */
  rows: count(2),
  /** What browsers fill in: HTML's autofill names. An e-mail address and a telephone number are known by their type. */
  autocomplete: text(),
  /** Regular expression for the whole value. */
  pattern: text(),
  /** Smallest and greatest number, day or time. */
  min: limit(),
  max: limit(),
  /** Characters. */
  maxLength: z.preprocess((value) => (Number(value) > 0 ? Number(value) : undefined), z.number().optional()),
  /** Set by the server when it has refused the value. */
  error: fieldError(),
});

export type FormTextModel = z.output<typeof formTextModel>;
