import type { Model } from '../../../core/exporter/Exporter';
import { textOf } from './form-fields';

export type ValueProblem = 'required' | 'constraint';

/** Maximum number of characters if the author sets none. */
const MAX_LENGTH = 1000;
const MAX_LENGTH_OF_TEXT = 10_000;

// HTML's own definitions, so that server and browsers accept the same values.
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:[eE][-+]?\d+)?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;
/** The fields have the same constraint in browsers: components/FormText/native-constraints.ts. */
const PHONE = /^[\d+()/ .-]{5,30}$/;

/** The error of a text field's value, by the author's constraints. */
export function textProblem(field: Model, value: string): ValueProblem | undefined {
  if (value.trim() === '') return field.required === true ? 'required' : undefined;
  const isLong = textOf(field, 'type') === 'textarea';
  const maxLength = typeof field.maxLength === 'number' && field.maxLength > 0 ? field.maxLength : undefined;
  if (value.length > (maxLength ?? (isLong ? MAX_LENGTH_OF_TEXT : MAX_LENGTH))) return 'constraint';
  return isOfType(field, value) ? undefined : 'constraint';
}

function isOfType(field: Model, value: string): boolean {
  const [min, max] = [textOf(field, 'min'), textOf(field, 'max')];
  switch (textOf(field, 'type')) {
    case 'textarea':
      return true;
    case 'number':
      return NUMBER.test(value) && isBetween(Number(value), numberOf(min), numberOf(max));
    case 'date':
      return isDay(value) && isBetween(value, min, max);
    case 'time':
      return TIME.test(value) && isBetween(value, min, max);
    case 'email':
      return EMAIL.test(value) && matches(field, value);
    case 'tel':
      return textOf(field, 'pattern') ? matches(field, value) : PHONE.test(value);
    default:
      return matches(field, value);
  }
}

const numberOf = (limit: string | undefined): number | undefined =>
  limit !== undefined && NUMBER.test(limit) ? Number(limit) : undefined;

const isBetween = <T extends string | number>(value: T, min: T | undefined, max: T | undefined): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** An invalid pattern is ignored, as in browsers. */
function matches(field: Model, value: string): boolean {
  const pattern = textOf(field, 'pattern');
  if (pattern === undefined) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(value);
  } catch {
    return true;
  }
}
