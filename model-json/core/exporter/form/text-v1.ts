import type { Exporter } from '../Exporter';
import { flag, integer, text } from '../shared/properties';
import { fieldModel } from './field';

const ROWS = 2;

/** Form text v1 and v2; a field without a value shows the prefilled one. */
export const formTextV1: Exporter = (field, context) => {
  const { properties } = field;
  const helpMessage = text(properties, 'helpMessage') ?? '';
  return {
    ...fieldModel(field, { idPrefix: 'form-text', name: 'text', title: 'Text input field' }),
    value: text(properties, 'value') || (context.services?.formValues?.(field)?.[0] ?? ''),
    defaultValue: '',
    helpMessage,
    placeholder: flag(properties, 'usePlaceholder') ? helpMessage : undefined,
    type: text(properties, 'type') ?? 'text',
    readOnly: flag(properties, 'readOnly') ?? false,
    required: flag(properties, 'required') ?? false,
    requiredMessage: text(properties, 'requiredMessage') ?? '',
    constraintMessage: text(properties, 'constraintMessage') ?? '',
    rows: integer(properties, 'rows') ?? ROWS,
  };
};
