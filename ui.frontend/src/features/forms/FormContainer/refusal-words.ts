import type { Refusal } from './FormContainer.model';
import type { Words } from '../words';

/** The message about the whole form; none if its fields have the errors. */
export function refusalWords(refusal: Refusal | undefined, messages: Words): string[] {
  switch (refusal) {
    case 'automatic':
      return [messages.formTooFast];
    case 'too-many':
      return [messages.formTooMany];
    case 'too-big':
      return [messages.formTooBig];
    case 'files':
      return [messages.formNoFiles];
    case 'not-saved':
      return [messages.formNotSaved];
    default:
      return [];
  }
}
