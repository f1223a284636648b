import type { Exporter } from '../Exporter';
import { text } from '../shared/properties';
import { fieldModel } from './field';

/** Form hidden v1 and v2; without an authored value it has the prefilled one. */
export const formHiddenV1: Exporter = (field, context) => ({
  ...fieldModel(field, { idPrefix: 'form-hidden', name: 'hidden' }),
  value: text(field.properties, 'value') ?? context.services?.formValues?.(field)?.[0] ?? '',
});
