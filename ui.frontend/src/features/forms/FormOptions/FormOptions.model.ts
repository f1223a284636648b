import { z } from 'zod';
import { fieldError } from '../kit/form-field';
import { choice, flag, listOf, text } from '../../../../../shared/models/schema';

const optionModel = z.object({
  text: text(),
  value: z.preprocess((value) => value ?? '', z.string()),
  selected: flag(),
  disabled: flag(),
});

/** Core Components `form/options/v2` with the native constraint that it leaves out. */
export const formOptionsModel = z.object({
  id: z.string(),
  /** The group's legend, or the label of a drop-down. */
  title: text(),
  name: text(),
  helpMessage: text(),
  type: choice(['CHECKBOX', 'RADIO', 'DROP_DOWN', 'MULTI_DROP_DOWN'], 'CHECKBOX'),
  items: listOf(optionModel),
  /** At least one must be chosen. */
  required: flag(),
  requiredMessage: text(),
  constraintMessage: text(),
  /** Of a drop-down: what browsers choose (`country`). */
  autocomplete: text(),
  /** Set by the server when it has refused the choice. */
  error: fieldError(),
});

export type FormOptionsModel = z.output<typeof formOptionsModel>;
