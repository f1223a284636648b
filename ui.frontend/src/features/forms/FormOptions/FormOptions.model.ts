import { z } from 'zod';
import { fieldError } from '../kit/form-field';
import { choice, flag, listOf, text } from '../../../../../shared/models/schema';

const optionModel = z.object({
  text: text(),
  value: z.preprocess((value) => value ?? '', z.string()),
  selected: flag(),
  disabled: flag(),
});

/** Core Components `form/options/v2` with the native constraint that it lacks. */
export const formOptionsModel = z.object({
  id: z.string(),
  /** The group's legend, or a drop-down's label. */
  title: text(),
  name: text(),
  helpMessage: text(),
  type: choice(['CHECKBOX', 'RADIO', 'DROP_DOWN', 'MULTI_DROP_DOWN'], 'CHECKBOX'),
  items: listOf(optionModel),
  /** At least one must be chosen. */
  required: flag(),
  requiredMessage: text(),
  constraintMessage: text(),
  /** For a drop-down: what browsers fill in (`country`). */
  autocomplete: text(),
  /** Set by the server when it rejects the choice. */
  error: fieldError(),
});

export type FormOptionsModel = z.output<typeof formOptionsModel>;
