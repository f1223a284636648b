import type { DialogField } from '../../../kit/dialogs/dialog';
import { isFocalPoint } from '../../../../../../shared/models/focal-point';
import { isShown } from './is-shown';
import type { Entry, FieldOf, ImageValue, LinkValue, Value, Values } from './Values';

/** A problem with a field, and its place: `actions/0/text` is in the first entry of `actions`. */
export interface Problem {
  readonly place: string;
  readonly label: string;
  readonly message: string;
}

/** The problems of a form, in field order. Hidden fields are skipped. */
export function checkValues(fields: readonly DialogField[], values: Values, above = ''): Problem[] {
  return fields.flatMap((field) => {
    if (!isShown(field, fields, values)) return [];
    const place = above + field.name;
    const value = values[field.name];
    const message = problemOf(field, value);
    const own = message ? [{ place, label: field.label, message }] : [];
    if (field.widget !== 'multifield') return own;
    const entries = (value as readonly Entry[]).flatMap((entry, i) =>
      checkValues(field.fields, entry.values, `${place}/${i}/`).map((problem) => ({
        ...problem,
        label: `${field.label} ${i + 1}, ${problem.label}`,
      })),
    );
    return [...own, ...entries];
  });
}

function problemOf(field: DialogField, value: Value): string | undefined {
  if (isBlank(field, value)) return field.required ? needed(field) : undefined;
  switch (field.widget) {
    case 'text':
      return patternProblem(field, value as string) ?? lengthProblem(field, value as string);
    case 'textarea':
      return lengthProblem(field, value as string);
    case 'number':
      return rangeProblem(field, value as number);
    case 'multifield':
      return field.max !== undefined && (value as readonly Entry[]).length > field.max
        ? `At most ${field.max} ${field.max === 1 ? 'entry' : 'entries'}.`
        : undefined;
    case 'link':
      return addressProblem((value as LinkValue).url);
    case 'focalpoint':
      return pointProblem(value as string);
    case 'image': {
      const { alt, isDecorative, altValueFromDAM, focalPoint } = value as ImageValue;
      const wrong = focalPoint ? pointProblem(focalPoint) : undefined;
      if (wrong) return wrong;
      return alt.trim() || isDecorative || altValueFromDAM
        ? undefined
        : 'Describe the picture, or mark it as decorative.';
    }
    default:
      return undefined;
  }
}

/** Whether nothing was entered. An unticked box counts as an answer. */
export function isBlank(field: DialogField, value: Value): boolean {
  switch (field.widget) {
    case 'richtext':
      return plainText(value as string).trim() === '';
    case 'link':
      return (value as LinkValue).url.trim() === '';
    case 'image':
      return (value as ImageValue).fileReference === '';
    case 'checkbox':
    case 'panels':
      return false;
    default:
      if (Array.isArray(value)) return value.length === 0;
      return value === undefined || (typeof value === 'string' && value.trim() === '');
  }
}

const needed = ({ widget }: DialogField): string => {
  switch (widget) {
    case 'multifield':
      return 'Add at least one entry.';
    case 'path':
    case 'select':
    case 'tags':
    case 'image':
      return 'Choose one.';
    case 'link':
      return 'Choose a page or enter an address.';
    case 'number':
      return 'Enter a number.';
    default:
      return 'Fill in this field.';
  }
};

function patternProblem({ pattern }: FieldOf<'text'>, value: string): string | undefined {
  if (!pattern || new RegExp(`^(?:${pattern.value})$`).test(value)) return undefined;
  return `${pattern.message}.`;
}

/** Only content written elsewhere can be invalid; the picker cannot. */
const pointProblem = (point: string): string | undefined =>
  isFocalPoint(point)
    ? undefined
    : `“${point}” is not a focal point. It needs two whole percentages, from the left and from the top, such as 30,40. Click on the picture.`;

function lengthProblem({ maxLength }: { maxLength?: number }, value: string): string | undefined {
  if (maxLength === undefined || value.length <= maxLength) return undefined;
  const over = value.length - maxLength;
  return `${over} ${over === 1 ? 'character' : 'characters'} too many; ${maxLength} at most.`;
}

function rangeProblem({ min, max }: FieldOf<'number'>, value: number): string | undefined {
  if (min !== undefined && value < min) return `${min} or more.`;
  if (max !== undefined && value > max) return `${max} or less.`;
  return undefined;
}

/** Whether a link is a page's path, an anchor, or an address with a scheme that the sanitiser allows. */
export function addressProblem(url: string): string | undefined {
  if (
    /^(?:\/(?!\/)|#|\?)/.test(url) ||
    /^(?:https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+|tel:\+?[\d\s()./-]+)$/i.test(url)
  )
    return undefined;
  return 'A page begins with /content/, an external address with https://, mailto: or tel:.';
}

/** The text of author HTML, to check whether there is any. */
const plainText = (html: string): string => html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|\u00a0/g, ' ');
