import type { FormTextModel } from './FormText.model';

/** The server checks the same: model-json/features/forms/server/text-problem.ts. */
const PHONE = String.raw`[\d+\(\)\/ .\-]{5,30}`;
const AUTOFILL: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' };

/** What browsers check by themselves, scripts or not; a constraint that a type does not know stays away. */
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
    // Without it browsers take whole numbers only.
    step: type === 'number' ? 'any' : undefined,
  };
}
