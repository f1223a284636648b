import type { Exporter } from '../Exporter';
import { isBlank, text } from '../shared/properties';
import { fieldModel } from './field';

const TYPES: Readonly<Record<string, string>> = { submit: 'SUBMIT', button: 'BUTTON' };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Form button v1 and v2; without a title it is named after its type. */
export const formButtonV1: Exporter = (field) => {
  const type = text(field.properties, 'type') ?? 'submit';
  const title = text(field.properties, 'jcr:title');
  return {
    ...fieldModel(field, { idPrefix: 'form-button', name: '', value: '' }),
    title: isBlank(title) ? capitalised(type) : title,
    type: TYPES[type],
  };
};
