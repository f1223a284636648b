import { TAGS_ROOT } from '../addresses/tags';
import type { EditedField, FieldOption, ModelField } from './fragment-model';

/** In characters. */
export const MOST_LABEL = 200;
const MOST_NAME = 64;
const MOST_PATTERN = 300;
const MOST_OPTIONS = 200;

/** What is wrong with the settings of a field, by setting. */
export type FieldFaults = { readonly [K in keyof ModelField]?: string };

/**
 * What is wrong with a field of a model; empty if nothing is.
 *
 * @param others the other fields of the model
 * @param known the properties that the stored model has: whatever they are called, they may stay
 */
export function faultsOf(
  field: EditedField,
  others: readonly EditedField[],
  known: ReadonlySet<string>,
): FieldFaults {
  const faults: { [K in keyof ModelField]?: string | undefined } = {
    label: labelFault(field.label),
    name: nameFaultOf(field, others, known),
    ...(!field.isForeign && {
      maxLength: lengthFault(field),
      pattern: patternFault(field),
      max: rangeFault(field),
      options: field.type === 'enumeration' ? optionsFault(field.options ?? []) : undefined,
      root: rootFault(field),
      initial: initialFault(field),
    }),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

const labelFault = (label: string): string | undefined =>
  label.trim() === ''
    ? 'Enter a label: authors read it above the field.'
    : label.length > MOST_LABEL
      ? `Use at most ${MOST_LABEL} characters.`
      : undefined;

function nameFaultOf(
  { name, isForeign }: EditedField,
  others: readonly EditedField[],
  known: ReadonlySet<string>,
): string | undefined {
  if (name !== '' && others.some((other) => other.name === name))
    return `Another field has the property name “${name}”; choose another one.`;
  if (known.has(name) || isForeign) return undefined;
  if (name === '') return 'Enter a property name: fragments keep the value under it.';
  if (name.length > MOST_NAME) return `Use at most ${MOST_NAME} characters.`;
  return /^[a-z][\w-]*$/i.test(name)
    ? undefined
    : 'Use only the letters a to z, digits, hyphens and underscores, beginning with a letter.';
}

const lengthFault = ({ maxLength }: ModelField): string | undefined =>
  maxLength === undefined || (Number.isInteger(maxLength) && maxLength > 0)
    ? undefined
    : 'Enter a whole number of 1 or more, or nothing.';

function patternFault({ pattern }: ModelField): string | undefined {
  if (!pattern) return undefined;
  const { value, message } = pattern;
  if (value.length > MOST_PATTERN) return `Use at most ${MOST_PATTERN} characters.`;
  if (!expressionOf(value)) return 'This is not a regular expression of JavaScript.';
  return message.trim() === '' ? 'Say in a sentence what would be right: authors read it.' : undefined;
}

const rangeFault = ({ min, max }: ModelField): string | undefined =>
  min !== undefined && max !== undefined && min > max
    ? 'The largest number is smaller than the smallest one.'
    : undefined;

function optionsFault(options: readonly FieldOption[]): string | undefined {
  if (options.length === 0) return 'Add at least one choice.';
  if (options.length > MOST_OPTIONS) return `At most ${MOST_OPTIONS} choices.`;
  const values = options.map(({ value }) => value);
  if (options.some(({ value, text }) => value.trim() === '' || text.trim() === ''))
    return 'Each choice needs a text and a value.';
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  return twice === undefined ? undefined : `Two choices have the value “${twice}”.`;
}

function rootFault({ type, root }: ModelField): string | undefined {
  if (!root) return undefined;
  const base = type === 'tag' ? TAGS_ROOT : '/content';
  return root === base || root.startsWith(`${base}/`) ? undefined : `Enter a path at or below ${base}.`;
}

/** A value that the form would refuse is no value to begin with. */
function initialFault({
  initial,
  type,
  maxLength,
  pattern,
  min,
  max,
  options,
}: ModelField): string | undefined {
  if (initial === undefined || initial === '') return undefined;
  if (type === 'number') {
    const isInRange = Number(initial) >= (min ?? -Infinity) && Number(initial) <= (max ?? Infinity);
    return isInRange ? undefined : 'This number is not allowed here.';
  }
  const value = String(initial);
  if (type === 'enumeration' && !options?.some((option) => option.value === value))
    return 'Choose one of the choices above.';
  if (maxLength !== undefined && value.length > maxLength)
    return `It is longer than ${maxLength} characters.`;
  const expression = pattern && expressionOf(pattern.value);
  return expression && !expression.test(value) ? 'It does not match the pattern.' : undefined;
}

/** A pattern as forms test it: against the whole text; undefined for one that is none. */
export function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    return undefined;
  }
}
