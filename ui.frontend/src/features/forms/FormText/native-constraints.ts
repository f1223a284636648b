import type { FormTextModel } from './FormText.model';

/** The server checks the same: model-json/features/forms/server/text-problem.ts. */
const PHONE = String.raw`[\d+\(\)\/ .\-]{5,30}`;
const AUTOFILL: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' };

/** Constraints that browsers check themselves, with or without scripts; those that a type does not support are omitted. */
export function nativeConstraints(field: FormTextModel) {
  const { type, pattern, min, max, maxLength, autocomplete } = field;
  const isTyped = type === 'text' || type === 'email' || type === 'tel' || type === 'password';
  const isMeasured = type === 'number' || type === 'date' || type === 'time';
  return {
    autoComplete: autocomplete ?? AUTOFILL[type],
    maxLength: isTyped || type === 'textarea' ? maxLength : undefined,
    pattern: isTyped ? (pattern ?? (type === 'tel' ? PHONE : undefined)) : undefined,
    min: isMeasured ? min : undefined,
    max: isMeasured ? max : undefined,
    // Without it browsers accept only whole numbers.
    step: type === 'number' ? 'any' : undefined,
  };
}
