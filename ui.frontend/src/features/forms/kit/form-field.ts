import { z } from 'zod';
import { bareLabel } from './field-words';
import type { Words } from '../words';

/** Why a posted value was rejected; the server sets it on a field's model before it renders the page again. */
export const fieldError = () => z.enum(['required', 'constraint']).optional().catch(undefined);

export type FieldErrorCode = NonNullable<z.output<ReturnType<typeof fieldError>>>;

/** What the messages about a field's value depend on. */
export interface FieldWords {
  title?: string | undefined;
  type?: string | undefined;
  /** Authored messages take precedence over the language's own. */
  requiredMessage?: string | undefined;
  constraintMessage?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** For a choice. */
  items?: readonly unknown[];
}

/** The message for a missing value. */
export function requiredWords({ requiredMessage, type, title, items }: FieldWords, messages: Words): string {
  if (requiredMessage) return requiredMessage;
  if (type === 'CHECKBOX' && items?.length === 1) return messages.tickThis;
  return items ? messages.chooseOne(bareLabel(title)) : messages.fillIn(bareLabel(title));
}

/** The message for an invalid value. */
export function constraintWords(field: FieldWords, messages: Words): string {
  const { constraintMessage, type, title, min, max } = field;
  if (constraintMessage) return constraintMessage;
  if (min !== undefined && max !== undefined) return messages.numberBetween(min, max);
  if (min !== undefined || max !== undefined) return messages.notAccepted(bareLabel(title));
  switch (type) {
    case 'email':
      return messages.notAnEmail;
    case 'tel':
      return messages.notAPhone;
    case 'number':
      return messages.notANumber;
    case 'date':
      return messages.notADate;
    case 'time':
      return messages.notATime;
    default:
      return messages.notAccepted(bareLabel(title));
  }
}

export const errorWords = (error: FieldErrorCode, field: FieldWords, messages: Words): string =>
  error === 'required' ? requiredWords(field, messages) : constraintWords(field, messages);
