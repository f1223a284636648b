import type { DialogField } from '../../../kit/dialogs/dialog';
import { isFocalPoint } from '../../../../../../shared/models/focal-point';
import { filled, type Filled } from './filled';
import { isShown } from './is-shown';
import type { Entry, FieldOf, ImageValue, Values } from './Values';
import { counted, t } from '../../../../../../shared/authoring/language/t';

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
    const answer = filled(field, values[field.name]);
    const message = problemOf(answer);
    const own = message ? [{ place, label: field.label, message }] : [];
    if (answer.widget !== 'multifield') return own;
    const entries = answer.value.flatMap((entry, i) =>
      checkValues(answer.field.fields, entry.values, `${place}/${i}/`).map((problem) => ({
        ...problem,
        label: `${field.label} ${i + 1}, ${problem.label}`,
      })),
    );
    return [...own, ...entries];
  });
}

function problemOf(answer: Filled): string | undefined {
  if (isBlank(answer)) return answer.field.required ? needed(answer.field) : undefined;
  switch (answer.widget) {
    case 'text':
      return patternProblem(answer.field, answer.value) ?? lengthProblem(answer.field, answer.value);
    case 'textarea':
      return lengthProblem(answer.field, answer.value);
    case 'number':
      return rangeProblem(answer.field, answer.value);
    case 'multifield':
      return countProblem(answer.field, answer.value);
    case 'link':
      return addressProblem(answer.value.url);
    case 'focalpoint':
      return pointProblem(answer.value);
    case 'image':
      return pictureProblem(answer.value);
    default:
      return undefined;
  }
}

/** Whether nothing was entered. An unticked box counts as an answer. */
function isBlank({ widget, value }: Filled): boolean {
  switch (widget) {
    case 'richtext':
      return plainText(value).trim() === '';
    case 'link':
      return value.url.trim() === '';
    case 'image':
      return value.fileReference === '';
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
      return t('Add at least one entry.');
    case 'path':
    case 'select':
    case 'tags':
    case 'image':
      return t('Choose one.');
    case 'link':
      return t('Choose a page or enter an address.');
    case 'number':
      return t('Enter a number.');
    default:
      return t('Fill in this field.');
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
    : t(
        '“{point}” is not a focal point. It needs two whole percentages, from the left and from the top, such as 30,40. Click on the picture.',
        { point },
      );

function lengthProblem({ maxLength }: { maxLength?: number }, value: string): string | undefined {
  if (maxLength === undefined || value.length <= maxLength) return undefined;
  const over = value.length - maxLength;
  return counted(
    over,
    '{n} character too many; {maxLength} at most.',
    '{n} characters too many; {maxLength} at most.',
    { maxLength },
  );
}

function rangeProblem({ min, max }: FieldOf<'number'>, value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (min !== undefined && value < min) return t('{min} or more.', { min });
  if (max !== undefined && value > max) return t('{max} or less.', { max });
  return undefined;
}

function countProblem({ max }: FieldOf<'multifield'>, { length }: readonly Entry[]): string | undefined {
  if (max === undefined || length <= max) return undefined;
  return counted(max, 'At most {n} entry.', 'At most {n} entries.');
}

function pictureProblem({ alt, isDecorative, altValueFromDAM, focalPoint }: ImageValue): string | undefined {
  const wrong = focalPoint ? pointProblem(focalPoint) : undefined;
  if (wrong) return wrong;
  return alt.trim() || isDecorative || altValueFromDAM
    ? undefined
    : t('Describe the picture, or mark it as decorative.');
}

/** Whether a link is a page's path, an anchor, or an address with a scheme that the sanitiser allows. */
export function addressProblem(url: string): string | undefined {
  if (
    /^(?:\/(?!\/)|#|\?)/.test(url) ||
    /^(?:https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+|tel:\+?[\d\s()./-]+)$/i.test(url)
  )
    return undefined;
  return t('A page begins with /content/, an external address with https://, mailto: or tel:.');
}

/** The text of author HTML, to check whether there is any. */
const plainText = (html: string): string => html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|\u00a0/g, ' ');
